//! One task a table. It alone changes what the table is, one request after the other; everybody else asks it.

use std::sync::Arc;
use std::time::Duration;

use store::{Append, Clash, Person, PersonId, TableId};
use table::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::lobby::SitDown;
use wire::play::{FromServer, Held};
use wire::problem::{Code, Problem};
use words::Language;

use super::card::KeptCard;
use super::chat::Chat;
use super::deeds::{Deeds, refusal};
use super::line::{Act, By, Line};
use super::listeners::{Listener, Listeners};
use super::open::{OpenTable, snapshot_maker};
use super::presence::Attendance;
use super::registry::{Context, Shared};
use super::request::{Caller, Deed, News, Query, Record, Request, Thought};
use crate::metrics;
use crate::problems::{internal, no_such_table, of_store, problem};
use crate::socket::outbox::text;
use crate::time::now_ms;

/// How long others wait to hear that somebody came or went: several changes become one message.
const PRESENCE_DELAY: Duration = Duration::from_millis(200);
/// How long a node waits before it tries again what the store could not do.
const STORE_PAUSE: Duration = Duration::from_secs(2);
/// A snapshot is kept after so many lines.
const SNAPSHOT_EVERY: u32 = 50;

/// The task of one table.
pub struct Actor {
    pub(super) context: Arc<Context>,
    pub(super) id: TableId,
    mailbox: mpsc::Receiver<Request>,
    /// Our own address, for bots to answer to; weak, so that thinking does not keep a table open.
    address: mpsc::WeakSender<Request>,
    shared: Arc<Shared>,
    /// None when what we had is in doubt and must be read anew.
    pub(super) open: Option<OpenTable>,
    pub(super) listeners: Listeners,
    pub(super) attendance: Attendance,
    pub(super) chat: Chat,
    /// When to look after bots.
    bots_due: Option<Instant>,
    /// A bot thinks about the questions that were new after this line.
    thinking: Option<u32>,
    /// When to tell who is here.
    presence_due: Option<Instant>,
    idle_since: Instant,
    kept_card: Option<KeptCard>,
    snapshot_at: u32,
    closing: bool,
}

/// Whose line it was: the node that wrote the last line drives the bots.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Author {
    Us,
    Others,
}

impl Actor {
    /// A new actor; [`Actor::run`] is its life.
    pub fn new(
        context: Arc<Context>,
        id: TableId,
        mailbox: mpsc::Receiver<Request>,
        address: mpsc::WeakSender<Request>,
        shared: Arc<Shared>,
    ) -> Actor {
        Actor {
            context,
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
                    Some(request) => self.serve(request).await,
                    None => return,
                },
                () = tokio::time::sleep_until(wake) => self.tick().await,
            }
        }
    }

    /// When something is due next.
    fn wakes_at(&self) -> Instant {
        let mut wakes = self.idle_since + self.context.config.idle_after;
        if !self.is_idle() {
            wakes = Instant::now() + Duration::from_secs(3600);
        }
        let flag = self
            .open
            .as_ref()
            .and_then(|open| open.fold.next_flag())
            .map(|(_, falls)| Instant::now() + Duration::from_millis(falls.saturating_sub(now_ms())));
        let refresh = self.attendance.refresh_at();
        [self.bots_due, self.presence_due, flag, refresh].into_iter().flatten().fold(wakes, Instant::min)
    }

    /// Whether nobody is here and nothing is going on.
    fn is_idle(&self) -> bool {
        self.listeners.is_empty() && self.bots_due.is_none() && self.thinking.is_none()
    }

    async fn serve(&mut self, request: Request) {
        match request {
            Request::Open { caller, re, held, outbox, reply } => {
                let opened = self.listen(caller, re, held, outbox).await;
                let _ = reply.send(opened);
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
                    self.tell_one(caller.socket);
                }
            }
            Request::Ask { caller, re, query, reply } => {
                let answer = self.look_up(&caller, re, query).await;
                let _ = reply.send(answer);
            }
            Request::Say { caller, text, reply } => {
                let said = self.say(&caller, &text).await;
                let _ = reply.send(said);
            }
            Request::Sit { person, sit, language, reply } => {
                let sat = self.sit(&person, &sit, language).await;
                let _ = reply.send(sat);
            }
            Request::View { person, language, reply } => {
                let seen = self.visible(person.as_ref()).await.map(|open| open.eyes(person.as_ref()));
                let view = seen.and_then(|eyes| {
                    let view = self.with_presence(|open, here| open.view(&eyes, here, language, 0, now_ms()));
                    view.ok_or_else(no_such_table)
                });
                let _ = reply.send(view);
            }
            Request::Card { person, secret, language, reply } => {
                let seen = self.ensure().await.and_then(|open| {
                    let invited = secret.is_some_and(|secret| open.seat_of_secret(&secret).is_some());
                    if invited || open.may_see(person.as_ref()) {
                        Ok(open.eyes(person.as_ref()))
                    } else {
                        Err(no_such_table())
                    }
                });
                let card = seen.and_then(|eyes| {
                    let card =
                        self.with_presence(|open, presence| open.card(&eyes, presence, language, now_ms()));
                    card.ok_or_else(no_such_table)
                });
                let _ = reply.send(card);
            }
            Request::Record { person, language, reply } => {
                let seen = self.visible(person.as_ref()).await.map(|open| open.eyes(person.as_ref()));
                let record = seen.and_then(|eyes| {
                    let record = self.with_presence(|open, presence| Record {
                        view: open.view(&eyes, presence, language, 0, now_ms()),
                        setup: open.fold.begun.as_ref().map(|begun| begun.setup.clone()),
                        sitting: open.sitting.as_ref().map(|sitting| sitting.copy()),
                        seat: open.looks_through(&eyes),
                        over: open.is_over(),
                        alone: open.alone(&eyes.seats),
                        frozen: open.frozen.clone(),
                    });
                    record.ok_or_else(no_such_table)
                });
                let _ = reply.send(record);
            }
            Request::News(news) => self.hear(news).await,
            Request::Thought(thought) => self.answer_of_bot(thought).await,
            Request::Close => self.close(),
        }
    }

    /// Calls something with the table and who is here.
    fn with_presence<T>(&self, look: impl FnOnce(&OpenTable, &super::view::Presence) -> T) -> Option<T> {
        let open = self.open.as_ref()?;
        Some(look(open, &self.attendance.everywhere(self.listeners.presence(open))))
    }

    /// What is due.
    async fn tick(&mut self) {
        let now = Instant::now();
        if self.presence_due.is_some_and(|due| due <= now) {
            self.presence_due = None;
            self.tell_all();
            self.tell_nodes().await;
        }
        if self.attendance.refresh_at().is_some_and(|due| due <= now) {
            self.tell_nodes().await;
        }
        if let Some(open) = &self.open {
            let deeds = open.flag(now_ms());
            // Somebody else may have ended the game first, or the store may be gone: both show at the next look.
            if !deeds.is_empty() && self.commit(deeds).await.is_err() {
                tokio::time::sleep(Duration::from_millis(100)).await;
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
            let store = &*self.context.store;
            let open = match OpenTable::load(store, &self.context.house, &self.id).await {
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
            self.attendance.begin(open.fold.seats.len());
            self.snapshot_at = open.fold.seq;
            self.open = Some(open);
            self.schedule_bots(Author::Others);
        }
        self.open.as_mut().ok_or_else(|| internal("a table that was just opened is not there"))
    }

    /// The table, if this person may look at it.
    async fn visible(&mut self, person: Option<&PersonId>) -> Result<&mut OpenTable, Problem> {
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
        let open = self.visible(caller.id()).await?;
        let eyes = open.eyes(person.as_ref());
        let holds = Held { seq: open.fold.seq, log: open.log_length(&eyes) };
        let from = held.map_or(0, |held| open.new_from(&held, &eyes, caller.language));
        let listener = Listener {
            socket: caller.socket,
            person,
            language: caller.language,
            outbox: Arc::clone(&outbox),
            holds: (eyes.clone(), holds),
        };
        self.listeners.add(listener);
        if let Some(open) = &self.open {
            self.attendance.came(&eyes.seats);
            let presence = self.attendance.everywhere(self.listeners.presence(open));
            let view = open.view(&eyes, &presence, caller.language, from, now_ms());
            outbox.push(self.id.as_str(), text(&FromServer::Table { re: Some(re), view: Box::new(view) }));
        }
        self.send_chat(&outbox).await;
        self.presence_changed();
        Ok(())
    }

    fn leave(&mut self, socket: u64, on_purpose: bool) {
        let Some(listener) = self.listeners.remove(socket) else { return };
        if let (Some(open), Some(person)) = (&self.open, &listener.person)
            && !self.listeners.has(person)
        {
            self.attendance.went(&open.seats_of(Some(person)), on_purpose);
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
            Deed::Answer { seq, .. } | Deed::Undo { seq } => Some(*seq),
            _ => None,
        };
        // A client that was at another node a moment ago may know more than we do.
        if seq.is_some_and(|seq| self.open.as_ref().is_some_and(|open| seq > open.fold.seq)) {
            self.catch_up().await?;
        }
        let away_after = self.context.config.away_after;
        if let Deed::StandIn { seat } = &deed
            && let Some(open) = &self.open
        {
            let presence = self.attendance.everywhere(self.listeners.presence(open));
            if presence.here.contains(seat) || !self.attendance.is_away(*seat, away_after) {
                let message = "the player has not been away for long enough";
                return Err(problem(Code::NotAsked, message));
            }
        }
        let open = self.visible(caller.id()).await?;
        let mine = open.seats_of(caller.id());
        let answers = matches!(deed, Deed::Answer { .. });
        let deeds = match deed {
            Deed::Answer { seq, which, answer } => open.answer(&mine, seq, which, &answer, caller.language),
            Deed::Undo { seq } => open.undo(&mine, seq),
            Deed::UndoReply { agree } => open.reply_to_undo(&mine, agree),
            Deed::Concede => open.concede(&mine),
            Deed::StandIn { seat } => open.stand_in(&mine, seat),
            Deed::Return => open.come_back(&mine),
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

    /// Writes what was done. It has happened when the store has taken it, and not before.
    async fn commit(&mut self, deeds: Deeds) -> Result<(), Problem> {
        if deeds.is_empty() {
            return Ok(());
        }
        // Until it is known to be kept, what we hold is in doubt; any failure leaves it to be read anew.
        let Some(mut open) = self.open.take() else { return Err(internal("nothing to write to")) };
        let after = open.fold.seq;
        let lines = open.write(deeds, now_ms()).map_err(internal)?;
        self.append(open, after, &lines, None).await
    }

    /// A person takes a seat.
    pub(super) async fn sit_at(
        &mut self,
        seat: u8,
        person: &Person,
        sit: &SitDown,
        language: Language,
    ) -> Result<(), Problem> {
        let Some(mut open) = self.open.take() else { return Err(internal("nothing to write to")) };
        let after = open.fold.seq;
        let lines = open.seat(seat, &person.name, sit, language, now_ms())?;
        self.append(open, after, &lines, Some((seat, person.id.clone()))).await?;
        if self.listeners.has(&person.id) {
            self.attendance.came(&[seat]);
        }
        Ok(())
    }

    /// Gives lines to the store, and with them what lists show.
    async fn append(
        &mut self,
        mut open: OpenTable,
        after: u32,
        lines: &[Line],
        taken: Option<(u8, PersonId)>,
    ) -> Result<(), Problem> {
        let card = open.kept_card();
        let changed = self.kept_card.as_ref() != Some(&card);
        let append = Append {
            table: self.id.clone(),
            after,
            lines: lines.iter().map(Line::write).collect(),
            phase: Some(open.phase()),
            card: changed.then(|| serde_json::to_value(&card)).transpose().map_err(internal)?,
            taken: taken.iter().cloned().collect(),
        };
        let begun = std::time::Instant::now();
        let appended = self.context.store.append(append).await;
        metrics::appended(begun.elapsed());
        match appended {
            Ok(seq) => {
                tracing::debug!(table = %self.id, seq, "kept");
                if let Some((seat, person)) = taken {
                    open.holders[usize::from(seat)] = Some(person);
                }
                self.open = Some(open);
                self.kept_card = Some(card);
                self.changed(Author::Us);
                self.keep_snapshot().await;
                Ok(())
            }
            Err(store::Error::Conflict(clash)) => {
                tracing::debug!(table = %self.id, after, ?clash, "somebody else was first");
                self.ensure().await?;
                self.changed(Author::Others);
                match clash {
                    Clash::Seat => Err(problem(Code::SeatTaken, "the seat is taken")),
                    _ => Err(problem(Code::Stale, "something else happened first; what stands now follows")),
                }
            }
            Err(error) => {
                self.bots_due = Some(Instant::now() + STORE_PAUSE);
                Err(of_store(error))
            }
        }
    }

    /// A snapshot makes opening a long game quick. Without one it only takes longer, so failures are no matter.
    async fn keep_snapshot(&mut self) {
        let Some(open) = &self.open else { return };
        let (Some(sitting), true) = (&open.sitting, open.fold.seq >= self.snapshot_at + SNAPSHOT_EVERY)
        else {
            return;
        };
        self.snapshot_at = open.fold.seq;
        let snapshot = store::Snapshot {
            seq: open.fold.seq,
            made_by: snapshot_maker(&*open.hosted),
            bytes: sitting.snapshot(),
        };
        if let Err(error) = self.context.store.put_snapshot(&self.id, &snapshot).await {
            tracing::warn!(table = %self.id, %error, "no snapshot was kept");
        }
    }

    /// The table has changed: everybody hears of it, and bots may be asked something.
    fn changed(&mut self, author: Author) {
        self.tell_all();
        self.schedule_bots(author);
        self.idle_since = Instant::now();
    }

    fn tell_all(&mut self) {
        let Some(open) = &self.open else { return };
        let presence = self.attendance.everywhere(self.listeners.presence(open));
        self.listeners.tell_all(open, &presence, now_ms());
        self.shared.update(open.fold.seq, presence);
    }

    fn tell_one(&mut self, socket: u64) {
        let Some(open) = &self.open else { return };
        let presence = self.attendance.everywhere(self.listeners.presence(open));
        self.listeners.tell_one(socket, open, &presence, now_ms());
    }

    /// Tells the other nodes who is here.
    async fn tell_nodes(&mut self) {
        let Some(open) = &self.open else { return };
        let here = self.listeners.presence(open);
        if self.context.config.takeover.is_zero() {
            return;
        }
        let what = self.attendance.announce(&self.context.node, &here);
        // Presence is said again in a while, so nothing is lost for good.
        if let Err(error) = self.context.store.tell(&self.id, &what).await {
            tracing::debug!(table = %self.id, %error, "other nodes were not told who is here");
        }
    }

    async fn look_up(&mut self, caller: &Caller, re: u32, query: Query) -> Result<FromServer, Problem> {
        let open = self.visible(caller.id()).await?;
        let mine = open.seats_of(caller.id());
        let language = caller.language;
        let nobody = || problem(Code::NotAsked, "the game has not begun");
        match query {
            Query::Reach { seq, which, at } => {
                open.fresh(seq)?;
                let seat = open.asked_seat(&mine, which)?;
                let sitting = open.sitting.as_ref().ok_or_else(nobody)?;
                let (choices, why) = sitting.reach(seat, which, &at, language).map_err(refusal)?;
                Ok(FromServer::Reached { re, choices, why })
            }
            Query::Odds { seq, which, answer } => {
                open.fresh(seq)?;
                let seat = open.asked_seat(&mine, which)?;
                let sitting = open.sitting.as_ref().ok_or_else(nobody)?;
                let comparison = sitting.odds(seat, which, &answer, language).map_err(refusal)?;
                Ok(FromServer::Odds { re, comparison })
            }
            Query::Measure { from, to } => {
                let sitting = open.sitting.as_ref().ok_or_else(nobody)?;
                let measured = sitting.measure(from, to, language);
                let nothing = || problem(Code::NoSuchThing, "there are no such figures on the table");
                let (gap, sight, cover, text) = measured.ok_or_else(nothing)?;
                Ok(FromServer::Measured { re, gap, sight, cover, text })
            }
        }
    }

    async fn hear(&mut self, news: News) {
        // What is in doubt is read anew at the next request anyway.
        let Some(open) = &self.open else { return };
        match news {
            News::Line(seq) if seq <= open.fold.seq => {}
            News::Line(_) => {
                // When the store is gone for a moment, the next request or notice catches up.
                let _ = self.catch_up().await;
            }
            News::Seats => self.read_seats().await,
            News::Chat => self.hear_chat().await,
            News::Told(what) => {
                if self.attendance.hear(&self.context.node, &what) {
                    self.presence_due.get_or_insert(Instant::now() + PRESENCE_DELAY);
                }
            }
            News::Anything => {
                let _ = self.catch_up().await;
                self.read_seats().await;
                self.hear_chat().await;
            }
        }
    }

    async fn read_seats(&mut self) {
        if let Some(open) = &mut self.open
            && open.read_holders(&*self.context.store).await.is_err()
        {
            self.open = None;
        }
        self.tell_all();
    }

    /// Reads and applies the lines that others have written.
    async fn catch_up(&mut self) -> Result<(), Problem> {
        let open = self.ensure().await?;
        let from = open.fold.seq + 1;
        let lines = self.context.store.lines(&self.id, from).await.map_err(of_store)?;
        if lines.is_empty() {
            return Ok(());
        }
        let Some(open) = &mut self.open else { return Ok(()) };
        let mut seated = false;
        for line in lines {
            let followed = Line::read(line).map_err(internal).and_then(|line| {
                seated |= matches!(line.act, Act::Sat { .. });
                open.follow(&line)
            });
            if followed.is_err() {
                self.open = None;
                self.ensure().await?;
                break;
            }
        }
        if seated {
            self.read_seats().await;
        }
        self.changed(Author::Others);
        Ok(())
    }

    /// Bots are asked something: when to look after them.
    fn schedule_bots(&mut self, author: Author) {
        let Some(open) = &self.open else { return };
        let asked = open.waits_for().into_iter().any(|seat| open.fold.bot_of(seat).is_some());
        let config = &self.context.config;
        let wait = match author {
            Author::Us => config.bot_delay,
            Author::Others => config.bot_delay + config.takeover,
        };
        self.bots_due = asked.then(|| Instant::now() + wait);
    }

    /// Lets the first bot that is asked think.
    async fn wake_bots(&mut self) {
        if self.ensure().await.is_err() {
            self.bots_due = Some(Instant::now() + STORE_PAUSE);
            return;
        }
        let Some(open) = &self.open else { return };
        let moved = open.fold.moved;
        if self.thinking == Some(moved) {
            return;
        }
        let asked =
            open.waits_for().into_iter().find_map(|seat| Some((seat, open.fold.bot_of(seat)?.to_owned())));
        let (Some((seat, bot)), Some(sitting)) = (asked, &open.sitting) else { return };
        self.thinking = Some(moved);
        let (copy, thinkers) = (sitting.copy(), self.context.thinkers.clone());
        let address = self.address.clone();
        tokio::spawn(async move {
            let answer = thinkers.think(copy, Seat(seat), bot).await;
            if let Some(address) = address.upgrade() {
                // A table that has closed meanwhile asks anew when it is opened.
                let _ = address.send(Request::Thought(Thought { moved, seat, answer })).await;
            }
        });
    }

    async fn answer_of_bot(&mut self, thought: Thought) {
        if self.thinking == Some(thought.moved) {
            self.thinking = None;
        }
        let Ok(open) = self.ensure().await else {
            self.bots_due = Some(Instant::now() + STORE_PAUSE);
            return;
        };
        let stands = open.fold.moved == thought.moved
            && open.waits_for().contains(&thought.seat)
            && open.fold.bot_of(thought.seat).is_some();
        if !stands {
            self.schedule_bots(Author::Us);
            return;
        }
        let seat = Seat(thought.seat);
        let mut answer_by = |(which, answer): (u8, serde_json::Value)| {
            open.answer_by(seat, which, &answer, By::Bot, Language::En)
        };
        let thought_of = thought.answer.map(&mut answer_by).and_then(Result::ok);
        let deeds = match thought_of {
            Some(deeds) => Some(deeds),
            None => {
                tracing::warn!(table = %self.id, "a bot failed and plays what is safe");
                let safe = self.open.as_ref().and_then(|open| open.sitting.as_ref()?.safe_answer(seat));
                safe.and_then(|(which, answer)| {
                    let open = self.open.as_mut()?;
                    open.answer_by(seat, which, &answer, By::Bot, Language::En).ok()
                })
            }
        };
        let Some(deeds) = deeds else {
            tracing::error!(table = %self.id, "no answer can be found for a bot");
            return;
        };
        if self.commit(deeds).await.is_ok() {
            metrics::answered(metrics::By::Bot);
        }
    }
}
