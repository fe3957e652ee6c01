//! A game with its content, ready to be played.

use arena::Arena;
use lab::Laboratory;
use serde_json::Value;
use table::{Chances, Fairness};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::Problem;
use words::Language;

use crate::starts::Starts;
use crate::{Book, School, Scripts, Shelf, Sitting};

/// A game with its content. What it says of one match, [`Sitting`] says.
pub trait Door: Send + Sync {
    /// What it is called, and what it is played with.
    fn about(&self) -> &About;

    /// What a lobby shows of it.
    fn lobby(&self, language: Language) -> GameInfo;

    /// What was chosen, for the table and by each seat, as one setup.
    ///
    /// # Errors
    /// What can't be played, said in the reader's language.
    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], language: Language) -> Result<Value, Problem>;

    /// Who plays what on which side, in seat order; nobody, when the setup can't be played (any more).
    fn players(&self, setup: &Value, language: Language) -> Vec<Player>;

    /// Opens a match: every answer is judged and every roll compared with the seed. A match without entries begins.
    ///
    /// # Errors
    /// When the setup can't be played (any more), or the journal does not fit.
    fn open(&self, record: &Record) -> Result<Box<dyn Sitting>, Unplayable>;

    /// Reads a save, whoever wrote it.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn import(&self, bytes: &[u8]) -> Result<Record, Problem>;

    /// The ledger.
    fn book(&self) -> &Book;

    /// What is printed, and what players bring along.
    fn shelf(&self, language: Language) -> Box<dyn Shelf + '_>;

    /// Its lessons.
    fn school(&self, language: Language) -> Box<dyn School + '_>;

    /// Its test language, in a game that has one.
    fn scripts(&self) -> Option<&dyn Scripts>;

    /// Many games at once, in a game that bots play.
    fn lab(&self) -> Option<&dyn Laboratory>;

    /// A game as programs hold it, at its beginning.
    ///
    /// # Errors
    /// When the setup can't be played (any more).
    fn arena(&self, setup: &Value, chances: Chances) -> Result<Box<dyn Arena>, Unplayable>;
}

/// What a game is called, and what it is played with.
pub struct About {
    /// Its short name.
    pub name: &'static str,
    /// The fingerprint of its content, which saves name.
    pub fingerprint: String,
    /// Games that can be begun with one click.
    pub starts: Starts,
}

/// Who plays at a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name of what is played: a team, a hero.
    pub name: String,
    /// The side: those of one side win and lose together.
    pub side: u8,
}

impl Player {
    /// Players in seat order, each on a side of its own.
    pub fn apart(names: impl IntoIterator<Item = String>) -> Vec<Player> {
        (0..).zip(names).map(|(side, name)| Player { name, side }).collect()
    }

    /// Players who win and lose together.
    pub fn together(names: impl IntoIterator<Item = String>) -> Vec<Player> {
        names.into_iter().map(|name| Player { name, side: 0 }).collect()
    }
}

/// Everything that a match follows from.
#[derive(Clone, Debug)]
pub struct Record {
    /// What was agreed, as [`Door::setup`] makes it.
    pub setup: Value,
    /// Where its chance comes from.
    pub fairness: Fairness,
    /// Its journal, one JSON text an entry.
    pub entries: Vec<String>,
    /// The bytes of [`Sitting::snapshot`], if there are any: then only what came after it is played at once.
    pub snapshot: Option<Vec<u8>>,
}

impl Record {
    /// A match that begins.
    pub fn new(setup: Value, fairness: Fairness) -> Record {
        Record { setup, fairness, entries: Vec::new(), snapshot: None }
    }
}

/// Why a stored game can't be played on: its rules or content have changed, or it was damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
pub struct Unplayable {
    /// How many entries fit.
    pub fits: u32,
    /// What does not.
    pub why: String,
}

impl Unplayable {
    /// Something that has to do with no entry.
    pub fn new(why: impl ToString) -> Unplayable {
        Unplayable { fits: 0, why: why.to_string() }
    }
}

impl<E: std::error::Error> From<table::Unplayable<E>> for Unplayable {
    fn from(error: table::Unplayable<E>) -> Unplayable {
        let fits = match error {
            table::Unplayable::Setup(_) => 0,
            table::Unplayable::Refused { entry, .. }
            | table::Unplayable::Fault { entry, .. }
            | table::Unplayable::TooLong { entry } => entry,
        };
        Unplayable { fits, why: error.to_string() }
    }
}
