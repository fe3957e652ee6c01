//! A match in words: what a terminal shows, what is typed there, and what pages show of a game that draws nothing.
//!
//! A game says its own in [`crate::TextBoard`]; [`TextPage`] is the same for all games. [`Canvas`], [`Glyphs`], [`named`] and
//! [`places`] are what several games do alike.

mod canvas;
mod glyphs;
pub mod named;
mod page;
pub mod places;

pub use canvas::{Canvas, OBJECTIVE, SCENERY, Window, side_style};
pub use glyphs::Glyphs;
pub(crate) use page::Spelt;

use serde_json::Value;
use table::{Seat, Seats};
use wire::board::Section;
use wire::odds::Comparison;
use wire::table::Why;

/// How much of a table is written out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// What changes from turn to turn.
    Changing,
    /// All there is.
    All,
}

/// A figure as players may call it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Called {
    /// Whose it is.
    pub seat: Seat,
    /// The id of its card.
    pub card: String,
    /// The name on its card.
    pub name: String,
    /// The name that tells it from others.
    pub shown: String,
}

impl Called {
    /// The figure that is called so: by its letter, the id of its card, or the beginning of its name. Where several are,
    /// the one of the seat that asks is meant.
    pub fn find(figures: &[Called], name: &str, seat: Option<Seat>) -> Option<u8> {
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Glyphs::of_all(figures).figure(letter);
        }
        let wanted = name.to_lowercase();
        let called =
            |figure: &Called| figure.card == wanted || figure.shown.to_lowercase().starts_with(&wanted);
        let own = figures.iter().position(|figure| called(figure) && Some(figure.seat) == seat);
        own.or_else(|| figures.iter().position(called)).and_then(|place| u8::try_from(place).ok())
    }
}

/// What choices are sorted by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Group {
    /// All together.
    None,
    /// What ends something: no more, nobody, pass.
    Last,
    /// Staying where one is.
    Here,
    /// In one of eight directions, anticlockwise from the east.
    Direction(u8),
    /// About one figure, by its place among those that are named.
    Figure(u8),
    /// What a rule forbids.
    Forbidden,
    /// What a rule forbids and no player would think of now, such as getting up while standing, or a car out of reach.
    FarFetched,
}

impl Group {
    /// The group of a way that leads somewhere, and how far it leads, squared.
    pub fn of_way(way: space::V) -> (Group, i64) {
        match space::Turn::of(way) {
            None => (Group::Here, 0),
            // Eighths of a turn, each with its direction in the middle.
            Some(turn) => {
                let eighth = (turn.plus(space::Turn::QUARTER / 4).0 >> 13) as u8;
                (Group::Direction(eighth), way.x * way.x + way.y * way.y)
            }
        }
    }
}

/// What typed words mean at a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Meant<A> {
    /// One of these answers, the likeliest first; the law decides.
    OneOf(Vec<A>),
    /// This answer, and then the same words at the question that follows: to go somewhere, a figure first begins to move.
    First(A),
    /// Something that is not asked now.
    NotAsked,
    /// Something about a figure that there is not.
    NoSuchFigure,
    /// Something of this game that can't be read.
    Misread(Misread),
    /// Nothing that this game knows.
    Unknown,
}

impl<A> Meant<A> {
    /// The same with answers in another form.
    pub fn map<B>(self, mut form: impl FnMut(A) -> B) -> Meant<B> {
        match self {
            Meant::OneOf(answers) => Meant::OneOf(answers.into_iter().map(form).collect()),
            Meant::First(answer) => Meant::First(form(answer)),
            Meant::NotAsked => Meant::NotAsked,
            Meant::NoSuchFigure => Meant::NoSuchFigure,
            Meant::Misread(misread) => Meant::Misread(misread),
            Meant::Unknown => Meant::Unknown,
        }
    }
}

/// Why a line was not understood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misread {
    /// Its first word is no command.
    Unknown,
    /// The command wants a place.
    Place,
    /// The command wants a number.
    Number,
    /// The command wants a name or a file.
    Name,
}

/// A question with its choices, in the order of their numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// The question.
    pub title: String,
    /// Why it is asked, where that is not plain from the question.
    pub because: Option<String>,
    /// The legal choices, then those that a rule forbids.
    pub entries: Vec<Entry>,
}

/// One choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// What is answered.
    pub answer: Value,
    /// The answer as a short order.
    pub text: String,
    /// Why it can't be given, if it can't.
    pub why: Option<Why>,
    /// Where it stands.
    pub group: Group,
}

/// A match in words, for one listener. The same for all games.
pub trait TextPage {
    /// The table.
    fn sections(&self, extent: Extent) -> Vec<Section>;

    /// The table drawn, or a part of it; nothing where a table is not drawn.
    fn map(&self, window: Window) -> Option<String>;

    /// The figures that have names.
    fn named(&self) -> Vec<Called>;

    /// The question in this place.
    fn menu(&self, which: u8) -> Option<Menu>;

    /// What typed words mean at the question in this place.
    fn typed(&self, which: u8, line: &str) -> Meant<Value>;

    /// What a player can type beside the commands of every game, by first words.
    fn commands(&self) -> &'static [&'static str];

    /// The odds of all that may be answered to the question in this place.
    fn odds(&self, which: u8) -> Vec<Comparison>;

    /// The round or turn at whose first such question everyone wants to see the table: a number that changes with it.
    fn round(&self, which: u8) -> Option<u16>;

    /// True if one of these people holds what the others may not see.
    fn secret(&self, people: Seats) -> bool;

    /// A card by its id or the beginning of its name.
    fn card(&self, name: &str) -> Option<String>;

    /// All that happened, with what players hide from each other: for whoever has the whole match in a file.
    fn happened(&self) -> Vec<Happened>;
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// The entry of the journal that led to it; none before the first.
    pub entry: Option<u32>,
    /// The event with its rule and its entry, as data.
    pub told: Value,
    /// The event as a sentence.
    pub text: String,
}
