//! Bots at a table: when they are asked, who drives them, and what becomes of their answers.

use std::time::Duration;

use host::Bot;
use serde_json::Value;
use table::Seat;
use tokio::time::Instant;
use words::Language;

use super::actor::{Actor, Author, STORE_PAUSE};
use super::deeds::Deeds;
use super::line::By;
use super::listeners::Listeners;
use super::open::OpenTable;
use super::request::{Asked, Request, Thought};
use super::view::Presence;
use crate::gate::{Apart, Client};
use crate::{bots, metrics};

impl Actor {
    /// Bots are asked something: when to look after them.
    pub(super) fn schedule_bots(&mut self, author: Author) {
        let Some(open) = &self.open else { return };
        let config = &self.context.config;
        let asked = open.waits_for().into_iter().any(|seat| open.fold.bot_of(seat).is_some());
        if asked && open.has_only_bots() && self.is_unseen() {
            self.bots_due = None;
            return;
        }
        // Nobody wants to watch a bot set up.
        let sets_up =
            open.asked().iter().any(|asked| asked.setup && open.fold.bot_of(asked.seat.0).is_some());
        let wait = match author {
            Author::Us if sets_up => Duration::ZERO,
            Author::Us => config.bot_delay,
            Author::Others => config.bot_delay + config.takeover,
        };
        self.bots_due = asked.then(|| Instant::now() + wait);
    }

    /// Whether nobody looks at the table, at any node, and nobody has asked for it lately.
    fn is_unseen(&self) -> bool {
        let Some(open) = &self.open else { return true };
        let now = Instant::now();
        let presence = self.attendance.everywhere(self.listeners.presence(open), now);
        self.listeners.is_empty()
            && presence == Presence::default()
            && now >= self.seen_at + self.context.config.idle_after
    }

    /// Somebody looks: bots that paused because nobody did go on.
    pub(super) fn seen(&mut self) {
        self.seen_at = Instant::now();
        if self.bots_due.is_none() && self.thinking.is_none() {
            self.schedule_bots(Author::Us);
        }
    }

    /// Lets the first bot that is asked think.
    pub(super) async fn wake_bots(&mut self) {
        if self.ensure().await.is_err() {
            self.bots_due = Some(Instant::now() + STORE_PAUSE);
            return;
        }
        // One thought at a time: whoever takes back again and again does not fill the pool.
        let (Some(open), None) = (&self.open, self.thinking) else { return };
        let moved = open.fold.moved;
        let asked =
            open.waits_for().into_iter().find_map(|seat| Some((seat, open.fold.bot_of(seat)?.to_owned())));
        let (Some((seat, bot)), Some(sitting)) = (asked, &open.sitting) else { return };
        self.thinking = Some(moved);
        let (copy, gate, maker) = (Apart::new(sitting.copy()), self.context.gate.clone(), open.maker.clone());
        let address = self.address.clone();
        tokio::spawn(async move {
            let answer = bots::think(&gate, maker, copy, Seat(seat), bot).await;
            if let Some(address) = address.upgrade() {
                // A table that has closed meanwhile asks anew when it is opened.
                let thought = Request::Thought(Thought { moved, seat, answer });
                let _ = address.send(Asked::by_itself(thought)).await;
            }
        });
    }

    /// A bot has thought: its answer is given, if the question still stands.
    pub(super) async fn answer_of_bot(&mut self, thought: Thought) {
        self.thinking = None;
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
        let answers = move |open: &mut OpenTable, _: &mut Listeners| {
            open.answer_for_bot(seat, thought.answer).or_else(|| {
                tracing::warn!(table = %open.id, "a bot failed and plays what is safe");
                let safe = open.sitting.as_ref()?.bot(seat, Bot::Safe);
                open.answer_for_bot(seat, safe)
            })
        };
        let Ok(Some(deeds)) = self.aside(Client::Table(self.id.clone()), answers).await else {
            tracing::error!(table = %self.id, "no answer can be found for a bot");
            return;
        };
        if self.commit(deeds).await.is_ok() {
            metrics::answered(metrics::By::Bot);
        }
    }
}

impl OpenTable {
    /// Whether bots answer for every seat.
    fn has_only_bots(&self) -> bool {
        (0..).zip(&self.fold.seats).all(|(seat, _)| self.fold.bot_of(seat).is_some())
    }

    /// A bot's answer; none when there is none or the rules refuse it.
    fn answer_for_bot(&mut self, seat: Seat, answer: Option<(u8, Value)>) -> Option<Deeds> {
        let (which, answer) = answer?;
        let mut deeds = self.answer_by(seat, which, &answer, By::Bot, Language::En).ok()?;
        deeds.extend(self.lay_out(&[]));
        Some(deeds)
    }
}
