//! What a game brings so that scenarios can be written for it.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

use content::{Diagnostics, Source, Spanned};
use schemars::JsonSchema;
use serde::de::{DeserializeOwned, MapAccess};
use serde_json::Value;
use table::{Game, Match, Pending, RuleId, Scene};

use crate::expect::Expectations;
use crate::line::{Misread, Sentence};

/// A game that scenarios can be written for.
pub trait Scenic: Game {
    /// The ids of its ledger, sorted.
    const RULES: &'static [&'static str];
    /// Every word of a question, and of an event.
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
    type Roll: Forced<Self::Content>;
    /// How the file calls things.
    type Names;
    /// A line that was read: who does what.
    type Line;

    /// What `given` says, over what the file says for all its scenarios.
    fn over(given: Self::Given, base: Self::Given) -> Self::Given;

    /// Sets up a position; nothing, and everything that is wrong, when it can't be on a table.
    fn position(
        given: &Self::Given,
        source: &Source,
        content: &Self::Content,
        found: &mut Diagnostics,
    ) -> Option<Position<Self>>;

    /// Reads one line.
    ///
    /// # Errors
    /// Which words can't be understood, and what would be right.
    fn read(scene: Scene<Self>, names: &Self::Names, sentence: &Sentence) -> Result<Self::Line, Misread>;

    /// What a line has to say to a question.
    fn reply(
        scene: Scene<Self>,
        line: &Self::Line,
        pending: &Pending<Self::Ask, Self::Answer>,
        since: Since<Self>,
    ) -> Reply<Self::Answer>;

    /// What it means that nobody answers a question: `next` is the line that comes next and does not answer it.
    fn silence(
        scene: Scene<Self>,
        pending: &Pending<Self::Ask, Self::Answer>,
        next: Option<&Self::Line>,
    ) -> Silence<Self::Answer>;

    /// Whether a line is done when the game is over, or stops before the next turn.
    fn ends_with_game(scene: Scene<Self>, line: &Self::Line) -> bool;

    /// Whether a word could ever be offered: a name of something that is there.
    fn is_name(scene: Scene<Self>, names: &Self::Names, word: &str) -> bool;

    /// The index of what a draw is forced to, after those that the file forces earlier; or what could be written instead.
    ///
    /// # Errors
    /// The words that are known.
    fn draw(scene: Scene<Self>, earlier: &[&str], word: &str) -> Result<usize, Vec<String>>;

    /// Whether a scenario may end at a draw that nobody forced.
    fn may_end_at_draw(rule: RuleId) -> bool;

    /// A question in the words of scenarios.
    fn ask_words(names: &Self::Names, ask: &Self::Ask) -> AskWords;

    /// An offered answer in a few words; nothing for a place, of which there is no end.
    fn offer(
        scene: Scene<Self>,
        names: &Self::Names,
        ask: &Self::Ask,
        answer: &Self::Answer,
    ) -> Option<String>;

    /// An event in the words of scenarios.
    fn event_words(scene: Scene<Self>, names: &Self::Names, event: &Self::Event) -> EventWords;

    /// What a rule measured, as the game writes it: in inches for distances, as it is for counts.
    fn measure(rule: RuleId, value: i32) -> f64;

    /// Compares the game as it stands with what is expected of it.
    fn compare(game: &Match<Self>, names: &Self::Names, then: &Self::Then, expect: &mut Expectations);

    /// Whether the dice that a file forces are those that were rolled: which they are is more than their number where dice
    /// differ.
    fn dice_fell(_game: &Match<Self>, _dice: &[Spanned<Self::Roll>], _expect: &mut Expectations) {}

    /// What an exported position is called, and how it calls things.
    fn exported(scene: Scene<Self>) -> (String, Self::Names);

    /// A position as `given` writes it, one line for each.
    fn write_given(scene: Scene<Self>, names: &Self::Names) -> Vec<String>;

    /// A roll as `dice` writes it: what [`Forced`] reads, written.
    fn write_roll(sides: &[u8]) -> String;

    /// The draw of this number since a state, as `draws` writes it.
    fn write_draw(scene: Scene<Self>, answers: &[Self::Answer], number: usize, index: usize) -> String;

    /// An answer as a line that gives this answer and no other.
    fn write_line(scene: Scene<Self>, names: &Self::Names, ask: &Self::Ask, answer: &Self::Answer) -> String;
}

/// A roll that is forced. What is on the faces of dice may be content.
pub trait Forced<Content>: DeserializeOwned + JsonSchema + Clone + fmt::Display {
    /// The sides that its dice show, each counted from 1.
    ///
    /// # Errors
    /// Why no dice can fall so.
    fn sides(&self, content: &Content) -> Result<Vec<u8>, String>;
}

/// What has gone on since a line's turn came.
pub struct Since<'a, G: Scenic> {
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
pub struct Position<G: Scenic> {
    /// The cards, those of the scenario among them.
    pub content: Arc<G::Content>,
    /// The state.
    pub state: G::State,
    /// How the file calls things.
    pub names: G::Names,
}

/// What a line has to say to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reply<Answer> {
    /// The question is not for it.
    Not,
    /// The line had said all it had to say before this question came.
    Over,
    /// The first of these that is legal, and the line goes on to the next question.
    Say(Vec<Answer>),
    /// The first of these that is legal, and with that the line is done.
    Last(Vec<Answer>),
}

/// What it means that nobody answers a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Silence<Answer> {
    /// It is let pass with this answer: a window that the scenario does not care about.
    Pass(Answer),
    /// It is answered so if lines follow, and the scenario ends here if none do.
    GoOn(Answer),
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
