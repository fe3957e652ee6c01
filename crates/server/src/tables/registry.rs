//! Which tables are open on this node. A table is opened when somebody asks for it and closed when nobody is there.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Notice, Store, TableId};
use tokio::sync::{mpsc, oneshot};
use wire::problem::{Code, Problem};

use super::actor::Actor;
use super::fold::WEIGHT;
use super::open::House;
use super::request::{Asked, News, Reply, Request};
use super::view::Presence;
use crate::app::Config;
use crate::gate::{Client, Gate};
use crate::metrics;
use crate::problems::{internal, problem};

/// How many requests may wait for one table.
const MAILBOX: usize = 256;
/// How often a request is put to a table that is just closing.
const TRIES: usize = 5;
/// How many tables are asked at once to make room: so not everybody who comes has to look through all of them.
const MAKE_ROOM: usize = 64;

/// What all tables share.
pub struct Context {
    /// What was set at the start.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub house: House,
    /// Where everything is worked out that may take longer than a moment.
    pub gate: Gate,
    /// Where answers and views are worked out.
    pub quick: Gate,
    /// The name of this node among others.
    pub node: String,
    open: Mutex<Open>,
    /// About how much memory the open tables take, without those that were asked to make room.
    weight: AtomicUsize,
    /// Counts on whenever a table is asked for, so that it shows which were asked for long ago.
    asked: AtomicU64,
}

struct Open {
    tables: BTreeMap<TableId, Handle>,
    /// How many of them were asked to make room.
    leaving: usize,
    /// Every actor holds a copy, so that its end can be waited for; none once the server stops.
    alive: Option<mpsc::Sender<Infallible>>,
    ended: Option<mpsc::Receiver<Infallible>>,
}

/// The way to an open table.
struct Handle {
    mailbox: mpsc::Sender<Asked>,
    shared: Arc<Shared>,
}

/// What can be known of an open table without asking it.
#[derive(Default)]
pub struct Shared {
    seq: AtomicU32,
    presence: Mutex<Presence>,
    /// About how much memory it takes, as far as it counts.
    weight: AtomicUsize,
    /// Nobody is there, and nothing is going on.
    idle: AtomicBool,
    /// It was asked to make room.
    leaving: AtomicBool,
    /// When it was asked for last, as [`Context::asked`] counts.
    asked: AtomicU64,
}

impl Shared {
    /// The table has changed.
    pub fn update(&self, seq: u32, presence: Presence) {
        self.seq.store(seq, Ordering::Relaxed);
        *self.presence.lock().unwrap_or_else(PoisonError::into_inner) = presence;
    }
}

impl Context {
    /// A node without any open table.
    pub fn new(config: Config, store: Arc<dyn Store>, house: House) -> Context {
        let (alive, ended) = mpsc::channel(1);
        Context {
            gate: Gate::long(config.workers, config.limits),
            quick: Gate::quick(config.workers + 1, config.limits),
            config,
            store,
            house,
            // As good as unique, and it tells nothing.
            node: TableId::fresh().to_string(),
            open: Mutex::new(Open {
                tables: BTreeMap::new(),
                leaving: 0,
                alive: Some(alive),
                ended: Some(ended),
            }),
            weight: AtomicUsize::new(0),
            asked: AtomicU64::new(0),
        }
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The way to a table, which is opened if it is not.
    fn mailbox(self: &Arc<Context>, id: &TableId) -> Result<mpsc::Sender<Asked>, Problem> {
        let mut open = self.open();
        let asked = self.asked.fetch_add(1, Ordering::Relaxed);
        if let Some(handle) = open.tables.get(id)
            && !handle.mailbox.is_closed()
        {
            handle.shared.asked.store(asked, Ordering::Relaxed);
            return Ok(handle.mailbox.clone());
        }
        let busy = |message| Problem { retry_after: Some(5), ..problem(Code::Unavailable, message) };
        let alive =
            open.alive.clone().ok_or_else(|| busy("the server is stopping; try again in a moment"))?;
        if !self.has_room(&mut open) {
            return Err(busy("too many tables are open here; try again in a moment"));
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        let shared = Arc::new(Shared { asked: AtomicU64::new(asked), ..Shared::default() });
        self.weighs(&shared, WEIGHT);
        let actor =
            Actor::new(Arc::clone(self), id.clone(), requests, mailbox.downgrade(), Arc::clone(&shared));
        tokio::spawn(async move {
            let _alive = alive;
            actor.run().await;
        });
        let before = open.tables.insert(id.clone(), Handle { mailbox: mailbox.clone(), shared });
        // A task that failed took no leave.
        if let Some(failed) = before {
            if failed.shared.leaving.swap(true, Ordering::Relaxed) {
                open.leaving -= 1;
            } else {
                self.weighs(&failed.shared, 0);
            }
        }
        metrics::tables_open(open.tables.len());
        Ok(mailbox)
    }

    /// Whether one table more has room. Where there is none, those are asked to close at which nobody has been for longest.
    fn has_room(&self, open: &mut Open) -> bool {
        let full = |open: &Open| {
            open.tables.len() - open.leaving >= self.config.most_tables
                || self.weight.load(Ordering::Relaxed) >= self.config.most_bytes
        };
        if !full(open) {
            return true;
        }
        let may_go = |handle: &&Handle| {
            handle.shared.idle.load(Ordering::Relaxed) && !handle.shared.leaving.load(Ordering::Relaxed)
        };
        let mut idle: Vec<&Handle> = open.tables.values().filter(may_go).collect();
        idle.sort_unstable_by_key(|handle| handle.shared.asked.load(Ordering::Relaxed));
        // No more than a part of all, so that a small server does not close everything for one who comes.
        let most = MAKE_ROOM.min(self.config.most_tables.div_ceil(8));
        let mut asked = 0;
        for handle in idle.into_iter().take(most) {
            if handle.mailbox.try_send(Asked::by_itself(Request::MakeRoom)).is_ok() {
                handle.shared.leaving.store(true, Ordering::Relaxed);
                self.weighs(&handle.shared, 0);
                asked += 1;
            }
        }
        open.leaving += asked;
        !full(open)
    }

    /// A table that was asked to make room is needed again.
    pub fn stays(&self, shared: &Shared) {
        let mut open = self.open();
        if shared.leaving.swap(false, Ordering::Relaxed) {
            open.leaving -= 1;
        }
    }

    /// How it stands with a table: whether nobody is there, and how much memory it takes.
    pub fn stands(&self, shared: &Shared, idle: bool, weight: usize) {
        shared.idle.store(idle, Ordering::Relaxed);
        if !shared.leaving.load(Ordering::Relaxed) {
            self.weighs(shared, weight);
        }
    }

    fn weighs(&self, shared: &Shared, weight: usize) {
        let before = shared.weight.swap(weight, Ordering::Relaxed);
        self.weight.fetch_add(weight, Ordering::Relaxed);
        self.weight.fetch_sub(before, Ordering::Relaxed);
    }

    /// A table closes: whoever asks for it from now on opens it anew.
    pub fn forget(&self, id: &TableId, shared: &Arc<Shared>) {
        let mut open = self.open();
        if open.tables.get(id).is_some_and(|handle| Arc::ptr_eq(&handle.shared, shared)) {
            open.tables.remove(id);
            metrics::tables_open(open.tables.len());
            if !shared.leaving.swap(true, Ordering::Relaxed) {
                self.weighs(shared, 0);
            } else {
                open.leaving -= 1;
            }
        }
    }

    /// Puts a request to a table and waits for the answer.
    ///
    /// # Errors
    /// What the table says, or that it could not be asked.
    pub async fn ask<T>(
        self: &Arc<Context>,
        id: &TableId,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        let mut request = Asked { by: Client::asking(), request: request(reply) };
        for _ in 0..TRIES {
            match self.mailbox(id)?.send(request).await {
                Ok(()) => {
                    return answer.await.unwrap_or_else(|_| Err(internal("the task of a table has failed")));
                }
                // It closed just now, without having seen the request.
                Err(mpsc::error::SendError(unseen)) => request = unseen,
            }
        }
        Err(problem(Code::Unavailable, "the table opens and closes too often; try again"))
    }

    /// Tells a table something, if it is open; never waits.
    pub fn tell(&self, id: &TableId, request: Request) {
        let open = self.open();
        if let Some(handle) = open.tables.get(id) {
            // A table with a full mailbox looks into the store at its next request anyway.
            let _ = handle.mailbox.try_send(Asked::by_itself(request));
        }
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.open().tables.len()
    }

    /// Who is at a table, as far as this node knows.
    pub fn presence(&self, id: &TableId) -> Presence {
        let open = self.open();
        let presence = open.tables.get(id).map(|handle| handle.shared.presence.lock());
        presence.map_or_else(Presence::default, |presence| {
            presence.unwrap_or_else(PoisonError::into_inner).clone()
        })
    }

    /// Passes on what happens in the store, until it is closed.
    pub async fn listen(self: Arc<Context>) {
        let mut notices = self.store.notices();
        while let Some(notice) = notices.next().await {
            match notice {
                Notice::Line { table, seq } => {
                    // Our own lines come back as notices too; most tables need not be bothered with them.
                    let known = |handle: &Handle| handle.shared.seq.load(Ordering::Relaxed) >= seq;
                    if !self.open().tables.get(&table).is_none_or(known) {
                        self.tell(&table, Request::News(News::Line(seq)));
                    }
                }
                Notice::Seats { table } => self.tell(&table, Request::News(News::Seats)),
                Notice::Chat { table, .. } => self.tell(&table, Request::News(News::Chat)),
                Notice::Told { table, what } => self.tell(&table, Request::News(News::Told(what))),
                Notice::Resync => {
                    let tables: Vec<TableId> = self.open().tables.keys().cloned().collect();
                    tables.iter().for_each(|table| self.tell(table, Request::News(News::Anything)));
                }
            }
        }
    }

    /// Closes all tables, and waits until each has finished what it was doing.
    pub async fn close(&self, most: Duration) {
        let (mailboxes, ended) = {
            let mut open = self.open();
            open.alive = None;
            let mailboxes: Vec<_> = open.tables.values().map(|handle| handle.mailbox.clone()).collect();
            (mailboxes, open.ended.take())
        };
        let all = async {
            for mailbox in mailboxes {
                // A table that has closed by itself needs no telling.
                let _ = mailbox.send(Asked::by_itself(Request::Close)).await;
            }
            if let Some(mut ended) = ended {
                // Nothing is ever sent: it ends when the last actor has.
                let _ = ended.recv().await;
            }
        };
        if tokio::time::timeout(most, all).await.is_err() {
            tracing::warn!("some tables did not finish in time; what was acknowledged is kept");
        }
    }
}
