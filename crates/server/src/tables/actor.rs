//! One task a table. It alone changes what the table is, one request after the other; everybody else asks it.

use std::sync::Arc;
use std::time::Duration;

use store::{PersonId, TableId};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::play::{FromServer, Held};
use wire::problem::{Code, Problem};
use words::Language;

use super::card::KeptCard;
use super::chat::Chat;
use super::fold::WEIGHT;
use super::listeners::{Listener, Listeners};
use super::open::OpenTable;
use super::presence::Attendance;
use super::registry::{Context, Shared};
use super::request::{Asked, Caller, Deed, Record, Request};
use super::view::{Looks, Presence};
use crate::gate::{Apart, Client, Ticket};
use crate::metrics;
use crate::problems::{internal, no_such_table, problem};
use crate::socket::outbox::text;
use crate::time::TableTime;

/// How long others wait to hear that somebody came or went: several changes become one message.
pub(super) const PRESENCE_DELAY: Duration = Duration::from_millis(200);
/// How long a node waits before it tries again what the store could not do.
pub(super) const STORE_PAUSE: Duration = Duration::from_secs(2);

/// The task of one table.
pub struct Actor {
    pub(super) context: Arc<Context>,
    pub(super) id: TableId,
    mailbox: mpsc::Receiver<Asked>,
    /// Our own address, for bots to answer to; weak, so that thinking does not keep a table open.
    pub(super) address: mpsc::WeakSender<Asked>,
    shared: Arc<Shared>,
    /// None when what we had is in doubt and must be read anew.
    pub(super) open: Option<OpenTable>,
    pub(super) listeners: Listeners,
    pub(super) attendance: Attendance,
    pub(super) time: TableTime,
    pub(super) chat: Chat,
    /// When to look after bots.
    pub(super) bots_due: Option<Instant>,
    /// A bot thinks about the questions that were new after this line.
    pub(super) thinking: Option<u32>,
    /// When somebody last looked at the table or asked for it.
    pub(super) seen_at: Instant,
    /// When to tell who is here.
    pub(super) presence_due: Option<Instant>,
    idle_since: Instant,
    pub(super) kept_card: Option<KeptCard>,
    pub(super) snapshot_at: u32,
    closing: bool,
}

/// Whose line it was: the node that wrote the last line drives the bots.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Author {
    Us,
    Others,
}

impl Actor {
    /// A new actor; [`Actor::run`] is its life.
    pub fn new(
        context: Arc<Context>,
        id: TableId,
        mailbox: mpsc::Receiver<Asked>,
        address: mpsc::WeakSender<Asked>,
        shared: Arc<Shared>,
    ) -> Actor {
        let time = TableTime::from((context.config.wall)());
        Actor {
            context,
            time,
            id,
            mailbox,
            address,
            shared,
            open: None,
            listeners: Listeners::default(),
            attendance: Attendance::default(),
            chat: Chat::default(),
            bots_due: None,
            thinking: None,
            seen_at: Instant::now(),
            presence_due: None,
            idle_since: Instant::now(),
            kept_card: None,
            snapshot_at: 0,
            closing: false,
        }
    }

    /// Serves the table until nobody needs it.
    pub async fn run(mut self) {
        loop {
            let wake = self.wakes_at();
            tokio::select! {
                request = self.mailbox.recv() => match request {
                    Some(Asked { by, request }) => self.serve(by, request).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake) => self.tick().await,
            }
            let weight = self.open.as_ref().map_or(WEIGHT, |open| open.fold.weight());
            self.context.stands(&self.shared, self.is_idle(), weight);
        }
    }

    /// When something is due next.
    fn wakes_at(&self) -> Instant {
        let mut wakes = self.idle_since + self.context.config.idle_after;
        if !self.is_idle() {
            wakes = Instant::now() + Duration::from_secs(3600);
        }
        let flag =
            self.open.as_ref().and_then(|open| open.fold.next_flag()).map(|(_, falls)| self.time.when(falls));
        let refresh = self.attendance.refresh_at();
        [self.bots_due, self.presence_due, flag, refresh].into_iter().flatten().fold(wakes, Instant::min)
    }

    /// Whether nobody is here and nothing is going on.
    fn is_idle(&self) -> bool {
        // A clock that runs is measured here to its end: the wall's may have been set otherwise until the table is opened
        // again.
        let clock_runs =
            self.open.as_ref().is_some_and(|open| !open.is_over() && open.fold.next_flag().is_some());
        self.listeners.is_empty() && self.bots_due.is_none() && self.thinking.is_none() && !clock_runs
    }

    async fn serve(&mut self, by: Client, request: Request) {
        if request.is_given_up() {
            return;
        }
        let by_itself =
            matches!(request, Request::News(_) | Request::Thought(_) | Request::MakeRoom | Request::Close);
        if !by_itself {
            self.seen();
        }
        match request {
            Request::Open { caller, re, held, outbox, reply } => {
                let socket = caller.socket;
                let opened = self.listen(caller, re, held, outbox).await;
                // Who has gone away meanwhile says so to nobody else.
                if reply.send(opened).is_err() {
                    self.leave(socket, false);
                }
            }
            Request::Leave { socket, on_purpose } => self.leave(socket, on_purpose),
            Request::Do { caller, deed, reply } => {
                let done = self.act(&caller, deed).await;
                if let Err(problem) = &done {
                    metrics::refused(problem.code);
                }
                let stale = matches!(&done, Err(problem) if problem.code == Code::Stale);
                let _ = reply.send(done);
                if stale {
                    self.tell_one(caller.socket).await;
                }
            }
            Request::Ask { caller, re, query, reply } => self.look_up(caller, re, query, reply).await,
            Request::Say { caller, text, reply } => {
                let said = self.say(&caller, &text).await;
                let _ = reply.send(said);
            }
            Request::Sit { person, sit, language, reply } => {
                let sat = self.sit(&person, &sit, language).await;
                let _ = reply.send(sat);
            }
            Request::View { person, language, reply } => {
                let view = self.look(by, &person, language, |open, looks| looks.view(open)).await;
                let _ = reply.send(view);
            }
            Request::Card { person, secret, language, reply } => {
                let invited = match &secret {
                    None => false,
                    Some(secret) => {
                        self.ensure().await.is_ok_and(|open| open.seat_of_secret(secret).is_some())
                    }
                };
                let card = match invited {
                    true => self.look_in(by, &person, language, |open, looks| looks.card(open)).await,
                    false => self.look(by, &person, language, |open, looks| looks.card(open)).await,
                };
                let _ = reply.send(card);
            }
            Request::Record { person, language, reply } => {
                let record = |open: &OpenTable, looks: &Looks| Record {
                    view: looks.view(open),
                    agreed: open.agreed(),
                    sitting: open.sitting.as_ref().map(|sitting| Apart::new(sitting.copy())),
                    seat: open.looks_through(&looks.eyes),
                    over: open.is_over(),
                    alone: open.alone(&looks.eyes.seats),
                    frozen: open.frozen.clone(),
                };
                let record = self.look(by, &person, language, record).await;
                let _ = reply.send(record);
            }
            Request::News(news) => self.hear(news).await,
            Request::Thought(thought) => self.answer_of_bot(thought).await,
            Request::MakeRoom if self.is_idle() => self.close(),
            Request::MakeRoom => self.context.stays(&self.shared),
            Request::Close => self.close(),
        }
    }

    /// Makes something of the table as a person may see it, if that person may.
    async fn look<T: Send + 'static>(
        &mut self,
        by: Client,
        person: &Option<PersonId>,
        language: Language,
        make: impl FnOnce(&OpenTable, &Looks) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.visible(person.as_ref()).await?;
        self.look_in(by, person, language, make).await
    }

    /// The same for whoever may look in.
    async fn look_in<T: Send + 'static>(
        &mut self,
        by: Client,
        person: &Option<PersonId>,
        language: Language,
        make: impl FnOnce(&OpenTable, &Looks) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let open = self.open.as_ref().ok_or_else(no_such_table)?;
        let presence = self.attendance.everywhere(self.listeners.presence(open), Instant::now());
        let looks =
            Looks { eyes: open.eyes(person.as_ref()), presence, language, now_ms: self.time.now_ms() };
        self.aside(by, move |open, _| make(open, &looks)).await
    }

    /// What is due.
    async fn tick(&mut self) {
        let now = Instant::now();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            self.tell_all().await;
            self.tell_nodes().await;
        }
        if self.attendance.refresh_at().is_some_and(|due| due <= now) {
            self.tell_nodes().await;
        }
        if let Some(open) = &self.open {
            let deeds = open.flag(self.time.now_ms());
            // Somebody else may have ended the game first, or the store may be gone: then the table is read anew.
            if let Err(problem) = self.commit(deeds).await {
                tracing::debug!(table = %self.id, code = ?problem.code, "a flag could not fall");
            }
        }
        if self.bots_due.is_some_and(|due| due <= now) {
            self.bots_due = None;
            self.wake_bots().await;
        }
        if self.is_idle() && now >= self.idle_since + self.context.config.idle_after {
            self.close();
        }
    }

    /// Takes no more requests; those that wait are still served.
    fn close(&mut self) {
        if !self.closing {
            self.closing = true;
            self.context.forget(&self.id, &self.shared);
            self.mailbox.close();
        }
    }

    /// The table as it stands, read anew if that is in doubt.
    pub(super) async fn ensure(&mut self) -> Result<&mut OpenTable, Problem> {
        if self.open.is_none() {
            let open = match OpenTable::load(&self.context, &self.id).await {
                Ok(open) => open,
                Err(problem) => {
                    // Nobody is kept waiting at a table that there is not.
                    if problem.code == Code::NoSuchTable {
                        self.close();
                    }
                    return Err(problem);
                }
            };
            tracing::debug!(table = %self.id, seq = open.fold.seq, "table opened");
            self.attendance.begin(open.fold.seats.len(), Instant::now());
            self.snapshot_at = open.fold.seq;
            self.time.no_earlier_than(open.fold.at_ms);
            self.open = Some(open);
            self.schedule_bots(Author::Others);
        }
        self.open.as_mut().ok_or_else(|| internal("a table that was just opened is not there"))
    }

    /// Works something out with the table that may take long, where it holds nobody else up. Requests to this table wait
    /// meanwhile; no other does.
    pub(super) async fn apart<T: Send + 'static>(
        &mut self,
        client: Client,
        work: impl FnOnce(&mut OpenTable, &mut Listeners) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let ticket = self.context.gate.enter(client).await?;
        self.lend(ticket, work).await
    }

    /// The same for what takes a moment as a rule: an answer, a view.
    pub(super) async fn aside<T: Send + 'static>(
        &mut self,
        client: Client,
        work: impl FnOnce(&mut OpenTable, &mut Listeners) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let ticket = self.context.quick.enter(client).await?;
        self.lend(ticket, work).await
    }

    async fn lend<T: Send + 'static>(
        &mut self,
        ticket: Ticket,
        work: impl FnOnce(&mut OpenTable, &mut Listeners) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let lent = self.open.take().ok_or_else(|| internal("a table that was just opened is not there"))?;
        let listening = std::mem::take(&mut self.listeners);
        // Should the work fail, the table is not given back, and read anew; who listens is told to open it again.
        let (open, listeners, worked) = ticket
            .work(move |_| {
                let (mut open, mut listeners) = (lent, listening);
                let worked = work(&mut open, &mut listeners);
                (open, listeners, worked)
            })
            .await?;
        (self.open, self.listeners) = (Some(open), listeners);
        Ok(worked)
    }

    /// The table, if this person may look at it.
    pub(super) async fn visible(&mut self, person: Option<&PersonId>) -> Result<&mut OpenTable, Problem> {
        let open = self.ensure().await?;
        if open.may_see(person) { Ok(open) } else { Err(no_such_table()) }
    }

    async fn listen(
        &mut self,
        caller: Caller,
        re: u32,
        held: Option<Held>,
        outbox: Arc<crate::socket::outbox::Outbox>,
    ) -> Result<(), Problem> {
        self.visible(caller.id()).await?;
        if held.as_ref().is_some_and(|held| self.open.as_ref().is_some_and(|open| held.seq > open.fold.seq)) {
            self.catch_up().await?;
        }
        let person = caller.person.as_ref().map(|person| person.id.clone());
        let eyes = self.visible(caller.id()).await?.eyes(person.as_ref());
        let (socket, language) = (caller.socket, caller.language);
        self.listeners.add(Listener {
            socket,
            table: self.id.clone(),
            person,
            language,
            outbox: Arc::clone(&outbox),
            // Until it has got a view it holds nothing.
            holds: (eyes.clone(), Held { seq: 0, log: 0 }),
        });
        self.attendance.came(&eyes.seats);
        let presence = match &self.open {
            Some(open) => self.attendance.everywhere(self.listeners.presence(open), Instant::now()),
            None => Presence::default(),
        };
        let looks = Looks { eyes, presence, language, now_ms: self.time.now_ms() };
        let draw = move |open: &mut OpenTable, listeners: &mut Listeners| {
            let from = held.map_or(0, |held| open.new_from(&held, &looks.eyes, language));
            let view = open.view(&looks.eyes, &looks.presence, language, from, looks.now_ms);
            let holds = Held { seq: view.seq, log: open.log_length(&looks.eyes) };
            listeners.holds(socket, (looks.eyes, holds));
            text(&FromServer::Table { re: Some(re), view: Box::new(view) })
        };
        let drawn = self.aside(Client::Address(caller.address), draw).await;
        let view = drawn.inspect_err(|_| self.leave(socket, false))?;
        outbox.push(self.id.as_str(), view);
        self.send_chat(&outbox).await;
        self.presence_changed();
        Ok(())
    }

    fn leave(&mut self, socket: u64, on_purpose: bool) {
        let Some(listener) = self.listeners.remove(socket) else { return };
        if let (Some(open), Some(person)) = (&self.open, &listener.person)
            && !self.listeners.has(person)
        {
            self.attendance.went(&open.seats_of(Some(person)), on_purpose, Instant::now());
        }
        self.presence_changed();
    }

    fn presence_changed(&mut self) {
        self.idle_since = Instant::now();
        self.presence_due.get_or_insert(Instant::now() + PRESENCE_DELAY);
    }

    async fn act(&mut self, caller: &Caller, deed: Deed) -> Result<(), Problem> {
        self.visible(caller.id()).await?;
        let seq = match &deed {
            Deed::Answer { seq, .. } | Deed::Undo { seq } | Deed::SetUp { seq } => Some(*seq),
            _ => None,
        };
        // A client that was at another node a moment ago may know more than we do.
        if seq.is_some_and(|seq| self.open.as_ref().is_some_and(|open| seq > open.fold.seq)) {
            self.catch_up().await?;
        }
        let away_after = self.context.config.away_after;
        // Who holds no seat is told so further down, whoever is away.
        if let Deed::StandIn { seat } = &deed
            && let Some(open) = &self.open
            && !open.seats_of(caller.id()).is_empty()
        {
            let presence = self.attendance.everywhere(self.listeners.presence(open), Instant::now());
            let wait = self.attendance.away_in(*seat, away_after, Instant::now());
            if presence.here.contains(seat) || wait != Some(Duration::ZERO) {
                let message = "the player is here, or has not been away for long enough";
                // Whole seconds, and never too early.
                let retry_after = wait.and_then(|wait| u32::try_from(wait.as_secs() + 1).ok());
                return Err(Problem { retry_after, ..problem(Code::NotAway, message) });
            }
        }
        let asker = Client::Address(caller.address);
        let open = self.visible(caller.id()).await?;
        let (mine, language) = (open.seats_of(caller.id()), caller.language);
        let answers = matches!(deed, Deed::Answer { .. });
        let deeds = match deed {
            Deed::Answer { seq, which, answer } => {
                self.aside(asker, move |open, _| open.answer(&mine, seq, which, &answer, language)).await?
            }
            // A bot thinks of each answer.
            Deed::SetUp { seq } => self.apart(asker, move |open, _| open.set_up(&mine, seq)).await?,
            // What is taken back leads to play that was played before, and may have to be played again.
            Deed::Undo { seq } => self.apart(asker, move |open, _| open.undo(&mine, seq)).await?,
            Deed::UndoReply { agree } => {
                self.apart(asker, move |open, _| open.reply_to_undo(&mine, agree)).await?
            }
            Deed::Concede => self.aside(asker, move |open, _| open.concede(&mine)).await?,
            Deed::StandIn { seat } => self.aside(asker, move |open, _| open.stand_in(&mine, seat)).await?,
            Deed::Return => self.aside(asker, move |open, _| open.come_back(&mine)).await?,
            Deed::ShowHand { seat, shown } => {
                self.aside(asker, move |open, _| open.show_hand(&mine, seat, shown, language)).await?
            }
        };
        let deeds = deeds.inspect_err(|problem| {
            if problem.code == Code::Internal {
                self.open = None;
            }
        })?;
        self.commit(deeds).await?;
        if answers {
            metrics::answered(metrics::By::Person);
        }
        Ok(())
    }

    /// The table has changed: everybody hears of it, and bots may be asked something.
    pub(super) async fn changed(&mut self, author: Author) {
        self.tell_all().await;
        self.schedule_bots(author);
        self.idle_since = Instant::now();
    }

    pub(super) async fn tell_all(&mut self) {
        let Some(open) = &self.open else { return };
        let presence = self.attendance.everywhere(self.listeners.presence(open), Instant::now());
        let (seq, now_ms) = (open.fold.seq, self.time.now_ms());
        if !self.listeners.is_empty() {
            let shown = presence.clone();
            let tell = move |open: &mut OpenTable, listeners: &mut Listeners| {
                listeners.tell_all(open, &shown, now_ms);
            };
            // Where it fails, everybody is told to open the table again.
            let _ = self.aside(Client::Table(self.id.clone()), tell).await;
        }
        self.shared.update(seq, presence);
        // Who reads too slowly was dropped just now, without a word of leaving.
        if let Some(open) = &self.open {
            self.attendance.only(&self.listeners.presence(open).here, Instant::now());
        }
    }

    async fn tell_one(&mut self, socket: u64) {
        let Some(open) = &self.open else { return };
        let presence = self.attendance.everywhere(self.listeners.presence(open), Instant::now());
        let now_ms = self.time.now_ms();
        let tell = move |open: &mut OpenTable, listeners: &mut Listeners| {
            listeners.tell_one(socket, open, &presence, now_ms);
        };
        let _ = self.aside(Client::Table(self.id.clone()), tell).await;
    }
}
