//! Gates: whatever has to be worked out goes through one, and nothing is worked out on the runtime's own threads. So many at
//! once; who waits, waits in a short queue of their client, and turns go round, so that nobody's work waits for all that
//! somebody else has asked for.
//!
//! There are two: one for what may take long, one core less than there are, and a quick one for answers and views, so that a
//! move does not wait behind somebody's odds. What goes through the quick one takes a moment as a rule, and a stranger may find
//! the exception.
//!
//! Whoever stops waiting leaves no work behind: a place in a queue is given up, and work that has begun is left where it is,
//! because the kernel looks at its [`Patience`] at every step. And nobody can forget to come here: what is dear is carried
//! about as [`Apart`], and can be touched with a [`Turn`] alone, which only the gate gives.

use std::collections::{BTreeMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{PersonId, TableId};
use table::Patience;
use tokio::sync::oneshot;
use wire::problem::{Code, Problem};

use crate::metrics;
use crate::problems::{internal, problem};

/// How a gate lets people in.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    /// How many works of one client may be under way at once, and how many may wait.
    at_once: usize,
    waiting: usize,
    /// How many may wait in all; beyond, everybody new is sent away at once instead of waiting in vain.
    waiting_in_all: usize,
    /// Whether tables wait as long as it takes: one that has to tell what has happened can't be sent away.
    tables_wait: bool,
}

/// Where what may take long is worked out.
const LONG: Bounds = Bounds { at_once: 1, waiting: 16, waiting_in_all: 512, tables_wait: false };
/// Where answers and views are: an address may be a school with thirty people at its tables.
const QUICK: Bounds = Bounds { at_once: 2, waiting: 128, waiting_in_all: usize::MAX, tables_wait: true };
/// How long a place in the queue is worth waiting for.
const PATIENCE: Duration = Duration::from_secs(10);
/// When to come back to a gate that is full, in seconds.
const COME_BACK: u32 = 5;

/// For whom something is worked out. Turns go round between clients.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Client {
    /// Somebody at an address, by request or socket: made-up cookies get nobody further.
    Address(IpAddr),
    /// A table that is opened, or goes on.
    Table(TableId),
    /// Bots at the tables of one maker.
    Bots(PersonId),
    /// The server itself: whoever calls it without a request, as tests do.
    Own,
}

tokio::task_local! {
    static ASKER: Client;
}

impl Client {
    /// Does something in the name of a client: whatever is worked out meanwhile is worked out for it, so that no handler
    /// can forget to say for whom.
    pub async fn named<T>(self, doing: impl Future<Output = T>) -> T {
        ASKER.scope(self, doing).await
    }

    /// Whoever asks now.
    pub fn asking() -> Client {
        ASKER.try_with(Clone::clone).unwrap_or(Client::Own)
    }

    fn lane(&self) -> Lane {
        match self {
            Client::Address(_) | Client::Table(_) | Client::Own => Lane::People,
            Client::Bots(_) => Lane::Bots,
        }
    }
}

/// People's work and that of bots take turns, so that no number of tables with bots holds up people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Lane {
    People,
    Bots,
}

/// That it is one's turn to work something out. Nobody makes one but the gate, and it lasts as long as the work.
pub struct Turn(());

/// What takes long to work with: it is carried about by anybody, and used in one's turn.
pub struct Apart<T>(T);

impl<T> Apart<T> {
    /// Something that may be dear.
    pub fn new(dear: T) -> Apart<T> {
        Apart(dear)
    }

    /// It, in one's turn.
    pub fn get(&self, _: &Turn) -> &T {
        &self.0
    }

    /// It, for good, in one's turn.
    pub fn take(self, _: &Turn) -> T {
        self.0
    }
}

/// Loses the patience of a work when whoever waits for it is gone.
struct LostOnDrop(Patience);

impl Drop for LostOnDrop {
    fn drop(&mut self) {
        self.0.lose();
    }
}

/// A gate.
#[derive(Clone)]
pub struct Gate {
    inside: Arc<Mutex<Inside>>,
    /// None where nobody is held to anything.
    bounds: Option<Bounds>,
    tables_wait: bool,
}

/// The works of one client that wait for a turn.
type Queue = VecDeque<oneshot::Sender<Ticket>>;

struct Inside {
    free: usize,
    running: BTreeMap<Client, usize>,
    waiting: BTreeMap<Lane, VecDeque<(Client, Queue)>>,
    /// Whose turn it is when both wait.
    next: Lane,
}

/// The right to work now; given back when dropped.
pub struct Ticket {
    gate: Gate,
    client: Client,
}

impl Gate {
    /// A gate for what may take long, so many at once, at least one. Without bounds nobody is sent away and nobody is held to
    /// one work at a time: for measuring from one address.
    pub fn long(at_once: usize, bounded: bool) -> Gate {
        Gate::new(at_once, LONG, bounded)
    }

    /// A gate for answers and views.
    pub fn quick(at_once: usize, bounded: bool) -> Gate {
        Gate::new(at_once, QUICK, bounded)
    }

    fn new(at_once: usize, bounds: Bounds, bounded: bool) -> Gate {
        let inside = Inside {
            free: at_once.max(1),
            running: BTreeMap::new(),
            waiting: BTreeMap::new(),
            next: Lane::People,
        };
        let inside = Arc::new(Mutex::new(inside));
        Gate { inside, bounds: bounded.then_some(bounds), tables_wait: bounds.tables_wait }
    }

    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a turn.
    ///
    /// # Errors
    /// `unavailable` when too many wait already, or the turn did not come in time.
    pub async fn enter(&self, client: Client) -> Result<Ticket, Problem> {
        let (sender, turn) = oneshot::channel();
        // A bot has nobody at its side who gives up.
        let patience = match &client {
            Client::Bots(_) => Duration::MAX,
            Client::Table(_) if self.tables_wait => Duration::MAX,
            _ => PATIENCE,
        };
        self.inside().queue(client, sender, self.bounds)?;
        self.grant();
        match tokio::time::timeout(patience, turn).await {
            Ok(Ok(ticket)) => Ok(ticket),
            _ => Err(full()),
        }
    }

    /// Works something out for a client, on a thread where it holds nobody up.
    ///
    /// # Errors
    /// As [`Gate::enter`]; a panic is ours, is on record, and ends this work alone.
    pub async fn work<T: Send + 'static>(
        &self,
        client: Client,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.enter(client).await?.work(work).await
    }

    /// Gives turns to those who wait, as long as there are any to give.
    fn grant(&self) {
        loop {
            let Some((client, sender)) = self.inside().next_turn(self.bounds) else { return };
            // Who has gone away meanwhile gives the turn back by dropping it.
            let _ = sender.send(Ticket { gate: self.clone(), client });
        }
    }
}

impl Inside {
    fn queue(
        &mut self,
        client: Client,
        sender: oneshot::Sender<Ticket>,
        bounds: Option<Bounds>,
    ) -> Result<(), Problem> {
        let lanes = self.waiting.entry(client.lane()).or_default();
        let in_all: usize = lanes.iter().map(|(_, own)| own.len()).sum();
        let most = bounds.map_or(usize::MAX, |bounds| bounds.waiting_in_all);
        if in_all >= most {
            for (_, own) in lanes.iter_mut() {
                own.retain(|sender| !sender.is_closed());
            }
            lanes.retain(|(_, own)| !own.is_empty());
            if lanes.iter().map(|(_, own)| own.len()).sum::<usize>() >= most {
                return Err(full());
            }
        }
        let Some((_, own)) = lanes.iter_mut().find(|(other, _)| *other == client) else {
            lanes.push_back((client, VecDeque::from([sender])));
            return Ok(());
        };
        own.retain(|sender| !sender.is_closed());
        // Bots are held to one thought a table where they are asked; a maker may have many tables.
        let full_queue = bounds.is_some_and(|bounds| own.len() >= bounds.waiting);
        if full_queue && matches!(client, Client::Address(_)) {
            return Err(full());
        }
        own.push_back(sender);
        Ok(())
    }

    fn next_turn(&mut self, bounds: Option<Bounds>) -> Option<(Client, oneshot::Sender<Ticket>)> {
        if self.free == 0 {
            return None;
        }
        let other = match self.next {
            Lane::People => Lane::Bots,
            Lane::Bots => Lane::People,
        };
        for lane in [self.next, other] {
            let Some(clients) = self.waiting.get_mut(&lane) else { continue };
            for _ in 0..clients.len() {
                let Some((client, mut own)) = clients.pop_front() else { break };
                own.retain(|sender| !sender.is_closed());
                let busy = self.running.get(&client).copied().unwrap_or(0);
                if bounds.is_some_and(|bounds| busy >= bounds.at_once) {
                    clients.push_back((client, own));
                    continue;
                }
                let Some(sender) = own.pop_front() else { continue };
                if !own.is_empty() {
                    clients.push_back((client.clone(), own));
                }
                self.free -= 1;
                *self.running.entry(client.clone()).or_default() += 1;
                self.next = match lane {
                    Lane::People => Lane::Bots,
                    Lane::Bots => Lane::People,
                };
                return Some((client, sender));
            }
        }
        None
    }

    fn leave(&mut self, client: &Client) {
        self.free += 1;
        if let Some(running) = self.running.get_mut(client) {
            *running -= 1;
            if *running == 0 {
                self.running.remove(client);
            }
        }
    }
}

impl Ticket {
    /// Works, with this right.
    ///
    /// # Errors
    /// A panic, which is ours and on record.
    pub async fn work<T: Send + 'static>(
        self,
        work: impl FnOnce(&Turn) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let patience = Patience::default();
        let _lost = LostOnDrop(patience.clone());
        // The ticket goes along: whoever stops waiting does not make room for another while the work goes on.
        let done = tokio::task::spawn_blocking(move || {
            let worked = patience.hold(|| work(&Turn(())));
            drop(self);
            worked
        });
        // Whoever reads this has waited, so nobody reads that it was given up.
        done.await.map_err(internal)?.ok_or_else(|| problem(Code::Unavailable, "the request was given up"))
    }
}

impl Drop for Ticket {
    fn drop(&mut self) {
        self.gate.inside().leave(&self.client);
        self.gate.grant();
    }
}

fn full() -> Problem {
    metrics::refused(Code::Unavailable);
    let message = format!(
        "the server has more to work out than it can now; wait for your other requests, and try again in {COME_BACK} s"
    );
    Problem { retry_after: Some(COME_BACK), ..problem(Code::Unavailable, message) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(last: u8) -> Client {
        Client::Address(IpAddr::from([203, 0, 113, last]))
    }

    /// Lets everything that can go on go on.
    async fn settle() {
        for _ in 0..50 {
            tokio::task::yield_now().await;
        }
    }

    /// Queues works one after the other, and says in which order they got their turn.
    async fn turns(gate: &Gate, clients: &[Client]) -> Vec<Client> {
        let order = Arc::new(Mutex::new(Vec::new()));
        let held = gate.enter(Client::Table(TableId::from("held"))).await.unwrap();
        let mut tasks = Vec::new();
        for client in clients {
            let (gate, client, order) = (gate.clone(), client.clone(), Arc::clone(&order));
            tasks.push(tokio::spawn(async move {
                let ticket = gate.enter(client.clone()).await;
                if ticket.is_ok() {
                    order.lock().unwrap().push(client);
                    settle().await;
                }
            }));
            settle().await;
        }
        drop(held);
        for task in tasks {
            task.await.unwrap();
        }
        order.lock().unwrap().clone()
    }

    #[tokio::test]
    async fn who_asks_for_much_does_not_hold_up_who_asks_for_little() {
        let gate = Gate::long(1, true);
        let mut clients = vec![address(1); 10];
        clients.push(address(2));
        let order = turns(&gate, &clients).await;
        assert_eq!(order.iter().position(|client| *client == address(2)), Some(1), "{order:?}");
        assert_eq!(order.len(), 11);
    }

    #[tokio::test]
    async fn people_do_not_wait_for_any_number_of_bots() {
        let gate = Gate::long(1, true);
        let bots = (0..40).map(|maker| Client::Bots(PersonId::from(&*format!("maker {maker}"))));
        let mut clients: Vec<Client> = bots.collect();
        clients.push(address(1));
        let order = turns(&gate, &clients).await;
        assert!(order.iter().position(|client| *client == address(1)).unwrap() <= 1, "{order:?}");
        assert_eq!(order.len(), 41, "no bot is sent away");
    }

    #[tokio::test]
    async fn a_client_waits_in_a_short_queue_and_is_told_when_it_is_full() {
        let gate = Gate::long(1, true);
        let order = turns(&gate, &vec![address(1); 100]).await;
        assert_eq!(order.len(), LONG.waiting);
        let held = gate.enter(address(2)).await.unwrap();
        let waits: Vec<_> = (0..LONG.waiting)
            .map(|_| {
                let gate = gate.clone();
                tokio::spawn(async move { gate.enter(address(1)).await.is_ok() })
            })
            .collect();
        settle().await;
        let refused = gate.enter(address(1)).await.err().unwrap();
        assert_eq!((refused.code, refused.retry_after), (Code::Unavailable, Some(COME_BACK)));
        // Who goes away makes room, and leaves no turn behind.
        waits.iter().for_each(tokio::task::JoinHandle::abort);
        settle().await;
        drop(held);
        assert!(gate.enter(address(1)).await.is_ok());
    }

    #[tokio::test]
    async fn one_client_works_on_one_thing_at_a_time_however_many_threads_are_free() {
        let gate = Gate::long(4, true);
        let _first = gate.enter(address(1)).await.unwrap();
        let second = tokio::time::timeout(Duration::from_millis(20), gate.enter(address(1))).await;
        assert!(second.is_err(), "the second waits");
        assert!(gate.enter(address(2)).await.is_ok());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_that_nobody_waits_for_is_told_so_and_gives_its_place_back() {
        let gate = Gate::long(1, true);
        let steps = Arc::new(Mutex::new(0_u32));
        let counted = Arc::clone(&steps);
        let work = gate.work(address(1), move |_| {
            loop {
                table::still_wanted();
                *counted.lock().unwrap() += 1;
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        assert!(tokio::time::timeout(Duration::from_millis(50), work).await.is_err());
        // It could not be entered while the work went on.
        gate.enter(address(2)).await.unwrap();
        let after = *steps.lock().unwrap();
        tokio::time::sleep(Duration::from_millis(20)).await;
        assert!(after > 0 && *steps.lock().unwrap() == after);
    }

    #[tokio::test]
    async fn a_panic_ends_one_work_and_no_more() {
        let gate = Gate::long(1, true);
        let failed = gate.work(address(1), |_| panic!("a fault of ours")).await;
        assert_eq!(failed.unwrap_err().code, Code::Internal);
        assert_eq!(gate.work(address(1), |_| 7).await.unwrap(), 7);
    }
}
