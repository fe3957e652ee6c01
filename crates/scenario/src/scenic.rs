//! What a game brings so that scenarios can be written for it, in three parts.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use content::{Diagnostics, Source, Spanned};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, MapAccess};
use serde_json::Value;
use table::{Game, Match, Pending, RuleId, Scene, Seat};

use wire::table::ThingKind;

use crate::expect::Expectations;
use crate::line::{Misread, Sentence};

/// What files say of a game, and what they are compared with. It is implemented by a unit struct of the game's folder.
pub trait Vocabulary: Sized + 'static {
    /// The game.
    type Game: Game;

    /// What editors call a file of it.
    const TITLE: &'static str;
    /// The ids of its ledger, sorted.
    const RULES: &'static [&'static str];
    /// Every word of a question.
    const ASKS: &'static [&'static str];
    /// Every word of an event.
    const EVENTS: &'static [&'static str];

    /// How many draws beyond those a file forces take the first of what there is. None where every draw is to be forced.
    const SPARE_DRAWS: usize = 0;

    /// What a file says under `given`.
    type Given: DeserializeOwned + JsonSchema + Default + Clone;
    /// What a file says under `then` of this game alone.
    type Then: Part;
    /// A forced roll, as files write it.
    type Roll: Forced<Content<Self>>;
    /// How the file calls things.
    type Names;

    /// What `given` says, over what the file says for all its scenarios.
    fn over(given: Self::Given, base: Self::Given) -> Self::Given;

    /// Sets up a position; nothing, and everything that is wrong, when it can't be on a table.
    fn position(
        given: &Self::Given,
        source: &Source,
        content: &Content<Self>,
        found: &mut Diagnostics,
    ) -> Option<Position<Self>>;

    /// The index of what a draw is forced to, after those that the file forces earlier; or what could be written instead.
    ///
    /// # Errors
    /// The words that are known.
    fn draw(scene: Scene<Self::Game>, earlier: &[&str], word: &str) -> Result<usize, Vec<String>>;

    /// True if a scenario may end at a draw that nobody forced.
    fn may_end_at_draw(rule: RuleId) -> bool;

    /// What a rule measured, as the game writes it: in inches for distances, as it is for counts.
    fn measure(rule: RuleId, value: i32) -> f64;

    /// Compares the game as it stands with what is expected of it.
    fn compare(game: &Match<Self::Game>, names: &Self::Names, then: &Self::Then, expect: &mut Expectations);

    /// Compares the dice that a file forces with those that were rolled, where dice differ in more than their number.
    fn dice_fell(_game: &Match<Self::Game>, _dice: &[Spanned<Self::Roll>], _expect: &mut Expectations) {}
}

/// How lines of a file are read and said to the game.
pub trait Reads: Vocabulary {
    /// A line that was read: who does what.
    type Line;

    /// Reads one line.
    ///
    /// # Errors
    /// Which words can't be understood, and what would be right.
    fn read(
        scene: Scene<Self::Game>,
        names: &Self::Names,
        sentence: &Sentence,
    ) -> Result<Self::Line, Misread>;

    /// What a line has to say to a question.
    fn reply(
        scene: Scene<Self::Game>,
        line: &Self::Line,
        pending: &Pending<Ask<Self>, Answer<Self>>,
        since: Since<Self::Game>,
    ) -> Reply<Answer<Self>>;

    /// What it means that nobody answers a question: `next` is the line that comes next and does not answer it.
    fn silence(
        scene: Scene<Self::Game>,
        pending: &Pending<Ask<Self>, Answer<Self>>,
        next: Option<&Self::Line>,
    ) -> Silence<Answer<Self>>;

    /// True if a line is done when the game is over, or stops before the next turn.
    fn ends_with_game(scene: Scene<Self::Game>, line: &Self::Line) -> bool;

    /// True if a word could ever be offered: a name of something that is there.
    fn is_name(scene: Scene<Self::Game>, names: &Self::Names, word: &str) -> bool;
}

/// How questions, answers, events and positions are written.
pub trait Writes: Vocabulary {
    /// A question in the words of scenarios.
    fn ask_words(names: &Self::Names, ask: &Ask<Self>) -> AskWords;

    /// An offered answer in a few words; nothing for a place, of which there is no end.
    fn offer(
        scene: Scene<Self::Game>,
        names: &Self::Names,
        ask: &Ask<Self>,
        answer: &Answer<Self>,
    ) -> Option<String>;

    /// An event in the words of scenarios.
    fn event_words(
        scene: Scene<Self::Game>,
        names: &Self::Names,
        event: &<Self::Game as Game>::Event,
    ) -> EventWords;

    /// The game as it may be written down for a seat, or for somebody who only watches: as it is, where nothing is hidden.
    fn known(game: &Match<Self::Game>, _seat: Option<Seat>) -> Option<Cow<'_, Match<Self::Game>>> {
        Some(Cow::Borrowed(game))
    }

    /// What an exported position is called, and how it calls things.
    fn exported(scene: Scene<Self::Game>) -> (String, Self::Names);

    /// A position as `given` writes it, one line for each.
    fn write_given(scene: Scene<Self::Game>, names: &Self::Names) -> Vec<String>;

    /// A roll as `dice` writes it: what [`Forced`] reads, written.
    fn write_roll(sides: &[u8]) -> String;

    /// The draw of this number since a state, as `draws` writes it.
    fn write_draw(scene: Scene<Self::Game>, answers: &[Answer<Self>], number: usize, index: usize) -> String;

    /// What a name means on the board, for a lesson that points at it.
    fn thing(_scene: Scene<Self::Game>, _names: &Self::Names, _name: &str) -> Option<(ThingKind, u32)> {
        None
    }

    /// An answer as a line that gives this answer and no other.
    fn write_line(
        scene: Scene<Self::Game>,
        names: &Self::Names,
        ask: &Ask<Self>,
        answer: &Answer<Self>,
    ) -> String;
}

/// A whole test language: it is read and written.
pub trait Scenic: Reads + Writes {}

impl<S: Reads + Writes> Scenic for S {}

/// The content of a language's game.
pub type Content<S> = <<S as Vocabulary>::Game as Game>::Content;
/// A question of a language's game.
pub type Ask<S> = <<S as Vocabulary>::Game as Game>::Ask;
/// An answer of a language's game.
pub type Answer<S> = <<S as Vocabulary>::Game as Game>::Answer;

/// A roll that is forced. What is on the faces of dice may be content.
pub trait Forced<C>: DeserializeOwned + JsonSchema + Clone + fmt::Display {
    /// The sides that its dice show, each counted from 1.
    ///
    /// # Errors
    /// Why no dice can fall so.
    fn sides(&self, content: &C) -> Result<Vec<u8>, String>;
}

/// What has gone on since a line's turn came.
pub struct Since<'a, G: Game> {
    /// How many questions were answered.
    pub said: usize,
    /// How many of them were answered by the line itself, and not let pass.
    pub spoken: usize,
    /// How the game stood.
    pub state: &'a G::State,
}

/// The part of `then` that a game reads for itself.
pub trait Part: JsonSchema + Default {
    /// Reads the value of a key.
    ///
    /// # Errors
    /// What is wrong with the value.
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error>;
}

/// A position to play from.
pub struct Position<S: Vocabulary> {
    /// The cards, those of the scenario among them.
    pub content: Arc<Content<S>>,
    /// The state.
    pub state: <S::Game as Game>::State,
    /// How the file calls things.
    pub names: S::Names,
}

/// What a line has to say to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply<A> {
    /// The question is not for it.
    Not,
    /// The line had said all it had to say before this question came.
    Over,
    /// The first of these that is legal, and the line goes on to the next question.
    Say(Vec<A>),
    /// The first of these that is legal, and with that the line is done.
    Last(Vec<A>),
}

/// What it means that nobody answers a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Silence<A> {
    /// It is let pass with this answer: a window that the scenario does not care about.
    Pass(A),
    /// It is answered so if lines follow, and the scenario ends here if none do.
    GoOn(A),
    /// Somebody has to say something.
    Speak,
}

/// A question in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskWords {
    /// Its kind, such as `defend`.
    pub word: &'static str,
    /// The side or player that is asked.
    pub side: Cow<'static, str>,
    /// The figure it is about, by its name in the file.
    pub figure: Option<String>,
}

/// An event in words.
#[derive(Debug, Clone, PartialEq)]
pub struct EventWords {
    /// Its kind, such as `damaged`.
    pub word: &'static str,
    /// Its fields, with names for numbers and inches for measures.
    pub fields: Vec<(String, Value)>,
}
