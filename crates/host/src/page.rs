//! What one reader gets to see of a match.

use std::ops::RangeInclusive;

use serde_json::Value;
use wire::beat::Beat;
use wire::board::Board;
use wire::odds::Comparison;
use wire::play::{Advice, Measure, Prospect};
use wire::replay::{Chapter, Moment};
use wire::table::{Choice, LogLine, Outcome, Point, Position, Why};

use crate::{Refused, Unplayable};

/// A match as one reader may know it. Who reads, and in which language, is said once: by [`crate::Sitting::page`].
pub trait Page {
    /// Board and questions.
    fn position(&self) -> Position;

    /// The board alone.
    fn board(&self) -> Board;

    /// The log from a line on, as the reader may hear it.
    fn log(&self, from: u32) -> Lines;

    /// Where the match stands.
    fn standing(&self) -> Standing;

    /// The way of the match so far.
    fn history(&self) -> History;

    /// The moments of a span, both ends included, as the reader may see them, with the questions that this reader may
    /// read.
    ///
    /// # Errors
    /// When there is no such moment.
    fn moments(&self, of: Questions, span: RangeInclusive<u32>) -> Result<Vec<Moment>, Unplayable>;

    /// The choices that lead to a place, for a question that the reader is asked.
    ///
    /// # Errors
    /// When the reader is not asked, or not for a place.
    fn reach(&self, which: u8, at: &Reach) -> Result<Reached, Refused>;

    /// Everything about the odds of a choice.
    ///
    /// # Errors
    /// When the reader is not asked, or chance has no part in the answer.
    fn odds(&self, which: u8, answer: &Value) -> Result<Comparison, Refused>;

    /// The best answers to a question that the reader is asked, at most so many, the best first.
    ///
    /// # Errors
    /// When the reader is not asked, or the game has nobody to advise.
    fn best(&self, which: u8, most: u8) -> Result<Vec<Advice>, Refused>;

    /// How likely the reader is to win, as far as a seat can know.
    ///
    /// # Errors
    /// When the reader has no seat, or the game has nobody to advise.
    fn value(&self) -> Result<Prospect, Refused>;

    /// From figure to figure, or from zone to zone on a board that has some; none when there is no such thing.
    fn measure(&self, from: u32, to: u32) -> Option<Measure>;

    /// The position after so many entries as a scenario file, with what the reader may know. None when there is no
    /// position to report, because the game is over.
    ///
    /// # Errors
    /// When there is no such moment.
    fn report(&self, entries: u32) -> Result<Option<String>, Unplayable>;
}

/// Part of a log.
#[derive(Clone, PartialEq, Debug)]
pub struct Lines {
    /// How many lines the log has for this reader.
    pub length: u32,
    /// Those that were asked for.
    pub lines: Vec<LogLine>,
    /// The deeds to which they belong.
    pub beats: Vec<Beat>,
}

/// Where a match stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// A line about it: "turn 3 of 6, 2 to 1".
    pub line: String,
    /// Each seat's score as it stands, for a curve: victory points, or what the game counts.
    pub scores: Vec<f32>,
    /// How it ended, once it has: the scores and the words.
    pub outcome: Option<Outcome>,
    /// Why nobody may confer now, where the rules say so.
    pub hushed: Option<Why>,
}

/// The way of a match so far.
#[derive(Clone, PartialEq, Debug)]
pub struct History {
    /// Turns and phases with the moments at which they begin, as the reader hears of them.
    pub chapters: Vec<Chapter>,
    /// Each seat's score at each moment, from 0 to the number of entries: one list a seat.
    pub curve: Vec<Vec<f32>>,
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

/// What leads to a place.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Reached {
    /// The choices that do.
    pub choices: Vec<Choice>,
    /// Why none does.
    pub why: Option<Why>,
}
