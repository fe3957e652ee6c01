//! One match.

use std::ops::RangeInclusive;

use serde_json::Value;
use table::{Seat, Seats};
use wire::board::Board;
use wire::odds::Comparison;
use wire::play::Measure;
use wire::replay::{Asked, Chapter, Moment};
use wire::table::{Choice, LogLine, Outcome, Point, Position, Why};
use words::Language;

use crate::Unplayable;
use crate::text::TextPage;

/// What an answer led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answered {
    /// The new entries of the journal, one JSON text each: the answer, and the chance that followed. Empty when the
    /// answer waits for those of other seats that were asked together.
    pub entries: Vec<String>,
    /// A turn began with it, as the game counts turns for its clocks.
    pub turn: bool,
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

/// One match of a game. A state and a cache: everything it is follows from setup, fairness and entries.
pub trait Sitting: Send + Sync {
    /// How many entries the journal has.
    fn entries(&self) -> u32;

    /// Entries from a number on, one JSON text each.
    fn entries_from(&self, number: u32) -> Vec<String>;

    /// The questions that stand: the seat asked, by the question's place. An early answer of several asked together
    /// takes its seat out.
    fn asked(&self) -> Vec<(u8, Seat)>;

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

    /// Questions that seats which are not asked may answer all the same, in one way only: "I go". By place and seat.
    fn claims(&self) -> Vec<(u8, Seat)>;

    /// The entry to which this seat may go back by itself.
    fn free_undo(&self, seat: Seat) -> Option<u32>;

    /// The entry of this seat's last answer, whatever came after it.
    fn last_answer_of(&self, seat: Seat) -> Option<u32>;

    /// Takes back everything from entry `to` on; returns the new entries, which is the one that says so.
    ///
    /// # Errors
    /// When what remains can't be played again.
    fn undo(&mut self, to: u32) -> Result<Vec<String>, Unplayable>;

    /// How it ended, once it has: the scores and the words.
    fn outcome(&self, language: Language) -> Option<Outcome>;

    /// Each seat's score as it stands, for a curve: victory points, or what the game counts.
    fn scores(&self) -> Vec<f32>;

    /// Why nobody may confer now, where the rules say so.
    fn hushed(&self, language: Language) -> Option<Why>;

    /// Whose hands are shown to the other players; nothing in a game in which nobody holds one that could be.
    fn shown_hands(&self) -> Option<Seats>;

    /// A seat shows its hand to the other players from an entry on, or hides it again. No entry tells of it: whoever keeps
    /// the match keeps this beside it, and says it again, in order, when the match is opened anew. Whether it may be is
    /// for [`Sitting::hushed`] to say.
    fn show_hand(&mut self, seat: Seat, shown: bool, from: u32);

    /// A line about where it stands: "turn 3 of 6, 2 to 1".
    fn line(&self, language: Language) -> String;

    /// Board and questions for a seat, or for a spectator.
    fn position(&self, seat: Option<Seat>, language: Language) -> Position;

    /// The board alone.
    fn board(&self, seat: Option<Seat>, language: Language) -> Board;

    /// The match in words, for a seat or for a spectator.
    fn text(&self, seat: Option<Seat>, language: Language) -> Box<dyn TextPage + '_>;

    /// How many lines the log has for this listener.
    fn log_length(&self, seat: Option<Seat>) -> u32;

    /// The log from a line on, as this listener may hear it.
    fn log(&self, seat: Option<Seat>, language: Language, from: u32) -> Vec<LogLine>;

    /// Turns and phases with the moments at which they begin, as spectators hear of them.
    fn chapters(&self, language: Language) -> Vec<Chapter>;

    /// Each seat's score at each moment, 0 to [`Sitting::entries`]: one list a seat.
    fn curve(&self) -> Vec<Vec<f32>>;

    /// The moments `from` to `to`, both included, as this listener may see them, with the questions that this listener may
    /// read.
    ///
    /// # Errors
    /// When there is no such moment.
    fn moments(
        &self,
        seat: Option<Seat>,
        questions: Questions,
        span: RangeInclusive<u32>,
        language: Language,
    ) -> Result<Vec<Moment>, Unplayable>;

    /// The choices that lead to a place, for a question of that seat; without any, why not.
    ///
    /// # Errors
    /// When the seat is not asked, or not for a place.
    fn reach(
        &self,
        seat: Seat,
        which: u8,
        at: &Reach,
        language: Language,
    ) -> Result<(Vec<Choice>, Option<Why>), Refused>;

    /// Everything about the odds of a choice.
    ///
    /// # Errors
    /// When the seat is not asked, or chance has no part in the answer.
    fn odds(&self, seat: Seat, which: u8, answer: &Value, language: Language) -> Result<Comparison, Refused>;

    /// From figure to figure, or from zone to zone on a board that has some; none when there is no such thing.
    fn measure(&self, from: u32, to: u32, language: Language) -> Option<Measure>;

    /// What a bot answers for a seat: the question's place and the answer. The same for the same match, on any
    /// machine.
    fn bot_answer(&self, seat: Seat, bot: &str) -> Option<(u8, Value)>;

    /// A legal answer that needs no thought, for when a bot fails: the first quiet one, else the first.
    fn safe_answer(&self, seat: Seat) -> Option<(u8, Value)>;

    /// The state at the last checkpoint, for [`crate::Hosted::open`].
    fn snapshot(&self) -> Vec<u8>;

    /// The match once more, to be thought about elsewhere while this one goes on.
    fn copy(&self) -> Box<dyn Sitting>;

    /// The match as it was after so many entries; what was taken back by then is gone, and the chance of later
    /// entries is unknown to it.
    ///
    /// # Errors
    /// When there is no such moment.
    fn at(&self, entries: u32) -> Result<Box<dyn Sitting>, Unplayable>;

    /// Who was asked what at this moment, and what the journal `of` a later moment says was answered: everybody's, told as
    /// those who were asked read it. What of it a listener may read, [`Sitting::moments`] decides.
    fn asked_then(&self, of: &dyn Sitting, language: Language) -> Vec<Asked>;

    /// The game as one file. The seed is in it, so it is for finished games and for games alone against bots.
    fn save(&self) -> String;

    /// The position as a scenario file, with what this seat may know; empty when there is none to report, because
    /// the game is over.
    fn report(&self, seat: Option<Seat>) -> String;

    /// Checks every answer against the rules and every roll against the seed: how many entries fit, and what does
    /// not.
    fn verify(&self) -> (u32, Option<String>);
}

/// Whose questions and answers somebody may read who looks back. An answer may tell what is secret while the game goes on:
/// whom a squad takes, which card was found in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Questions {
    /// Those of the seat that looks; a spectator's are none.
    Own,
    /// All of them: the game is over, or nobody else plays.
    Everybodys,
}

/// A place that somebody points at.
#[derive(Clone, PartialEq, Debug)]
pub struct Reach {
    /// Where, in thousandths of an inch.
    pub x: i32,
    /// Where.
    pub y: i32,
    /// How high, if it matters.
    pub z: Option<i32>,
    /// Whose place, where the question is about several figures.
    pub figure: Option<u32>,
    /// Points to pass through first.
    pub via: Vec<Point>,
}
