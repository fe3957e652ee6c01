//! One match.

use std::collections::BTreeSet;

use serde_json::Value;
use table::{Seat, Seats};
use wire::table::Why;
use words::Language;

use crate::text::TextPage;
use crate::{Page, Unplayable};

/// One match of a game. A state and a cache: everything it is follows from setup, fairness and entries.
pub trait Sitting: Send + Sync {
    /// The journal from an entry on.
    fn journal(&self, from: u32) -> Entries;

    /// The questions that stand. An early answer of several asked together takes its question out.
    fn asked(&self) -> Vec<Asked>;

    /// Answers a question.
    ///
    /// # Errors
    /// Why not; nothing has changed then. Words are in `language`.
    fn answer(
        &mut self,
        seat: Seat,
        which: u8,
        answer: &Value,
        language: Language,
    ) -> Result<Answered, Refused>;

    /// What a bot answers for a seat: the question's place and the answer. The same for the same match, on any
    /// machine.
    fn bot(&self, seat: Seat, bot: Bot) -> Option<(u8, Value)>;

    /// The entry to which a seat may go back. Answers among `passed` are gone past: nobody gave them.
    fn back(&self, seat: Seat, how: Back, passed: &BTreeSet<u32>) -> Option<u32>;

    /// Takes back everything from entry `to` on; returns the new entries, which is the one that says so.
    ///
    /// # Errors
    /// When what remains can't be played again.
    fn undo(&mut self, to: u32) -> Result<Vec<String>, Unplayable>;

    /// Whose hands are shown, in a game in which players hold some that could be.
    fn hands(&mut self) -> Option<&mut dyn ShownHands>;

    /// The state at the last checkpoint, for [`crate::Record::snapshot`].
    fn snapshot(&self) -> Vec<u8>;

    /// The game as one file. The seed is in it, so it is for finished games and for games alone against bots.
    fn save(&self) -> String;

    /// The match once more, to be thought about elsewhere while this one goes on.
    fn copy(&self) -> Box<dyn Sitting>;

    /// The match as a seat reads it, or a spectator, in one language.
    fn page(&self, seat: Option<Seat>, language: Language) -> Box<dyn Page + '_>;

    /// The same in words, with what can be typed.
    fn text(&self, seat: Option<Seat>, language: Language) -> Box<dyn TextPage + '_>;
}

/// Part of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entries {
    /// How many entries the journal has, and so the number of the next.
    pub next: u32,
    /// Those that were asked for, one JSON text each.
    pub texts: Vec<String>,
}

/// A question that stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Its place.
    pub which: u8,
    /// The seat that is asked.
    pub seat: Seat,
    /// Seats that are not asked and may answer all the same, in one way only: "I go".
    pub claims: Seats,
    /// A code for it, as [`wire::table::Question::code`].
    pub code: &'static str,
    /// Whether being asked at all betrays something that is hidden from others.
    pub telling: bool,
    /// How many answers are listed; of a place, suggestions.
    pub answers: u32,
    /// Whether it is of setup, before the game proper.
    pub setup: bool,
}

/// Who answers where no person does.
#[derive(Clone, Copy)]
pub enum Bot<'a> {
    /// The bot of this name.
    Called(&'a str),
    /// A program of somebody's own.
    Outside(&'a dyn Outside),
    /// One that can't fail and needs no thought: it gives the first quiet answer, else the first.
    Safe,
    /// The table itself, where there is nothing to decide; it has no answer where there is.
    Table(Class),
    /// One that says a line of a scenario to a question, in a game with a test language: nothing where the line has
    /// nothing to say to it, or the law forbids it.
    Line {
        /// Which question.
        which: u8,
        /// The line.
        line: &'a str,
    },
}

/// Why nobody has to be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// There is one legal answer.
    Only,
    /// Nothing is left that changes anything but the end.
    Spent,
}

impl Class {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Class; 2] = [Class::Only, Class::Spent];
}

/// A program that is asked from outside.
pub trait Outside {
    /// Asks a question, as [`lab::question`] writes it, with so many listed answers. None when nothing of use was said: then
    /// somebody else has to answer.
    fn answer(&self, question: Value, options: usize) -> Option<usize>;
}

/// How somebody goes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    /// As far as the seat may go by itself.
    Free,
    /// To the seat's last answer, whatever came after it.
    LastAnswer,
}

/// What an answer led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The new entries of the journal, one JSON text each: the answer, and the chance that followed. Empty when the
    /// answer waits for those of other seats that were asked together.
    pub entries: Vec<String>,
    /// A turn began with it, as the game counts turns for its clocks.
    pub turn: bool,
    /// Whose units began with it, as the game counts what people are asked.
    pub units: Vec<Seat>,
    /// Answers to the question that stands now which were offered together with this one.
    pub joined: Vec<Value>,
    /// The question that stands now goes on with the same run of picks or the same payment, which are made in one.
    pub picks: bool,
}

/// Why an answer was not taken. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Refused {
    /// It can't be read as an answer of this game.
    Malformed(String),
    /// This seat is not asked that.
    NotAsked,
    /// The rules forbid it.
    Rule(Box<Why>),
    /// The game is over.
    Over,
}

/// Whose hands are shown to the other players.
pub trait ShownHands {
    /// The seats whose hands are shown now.
    fn shown(&self) -> Seats;

    /// A seat shows its hand to the other players from an entry on, or hides it again. No entry tells of it: whoever
    /// keeps the match keeps this beside it, and says it again, in order, when the match is opened anew. Whether it may
    /// be is for [`crate::Standing::hushed`] to say.
    fn show(&mut self, seat: Seat, shown: bool, from: u32);
}
