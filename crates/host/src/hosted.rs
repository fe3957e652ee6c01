//! A game with its content, ready to be played.

use serde_json::Value;
use table::Fairness;
use wire::book::{Book, Found};
use wire::cards::{CardFace, CardList};
use wire::lobby::{Chosen, GameInfo};
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::problem::Problem;
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};
use words::Language;

use crate::{Scripts, Sitting};

/// Why a stored game can't be played on: its rules or content have changed, or it was damaged.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unplayable(pub String);

/// A game as a file brought it.
pub struct Imported {
    /// What was agreed, as [`Hosted::begin`] takes it.
    pub setup: Value,
    /// Where its chance came from.
    pub fairness: Fairness,
    /// Its journal, one JSON text an entry.
    pub entries: Vec<String>,
}

/// A game with its content.
pub trait Hosted: Send + Sync {
    /// Its short name.
    fn name(&self) -> &'static str;

    /// The side that a seat plays on, of so many seats: those of one side win and lose together.
    fn side(&self, seats: u8, seat: u8) -> u8;

    /// The fingerprint of its content, which saves name.
    fn fingerprint(&self) -> String;

    /// What a lobby shows of it.
    fn info(&self, language: Language) -> GameInfo;

    /// What was chosen, for the table and by each seat, as one setup.
    ///
    /// # Errors
    /// What can't be played, said in the reader's language.
    fn setup(&self, table: &[Chosen], seats: &[Vec<Chosen>], language: Language) -> Result<Value, Problem>;

    /// What each seat plays, in seat order: the names of the teams.
    fn plays(&self, setup: &Value, language: Language) -> Vec<String>;

    /// Begins a match.
    ///
    /// # Errors
    /// When the setup can't be played (any more).
    fn begin(&self, setup: &Value, fairness: Fairness) -> Result<Box<dyn Sitting>, Unplayable>;

    /// Opens a match from its journal, one JSON text an entry; every answer is judged and every roll compared with
    /// the seed. With a snapshot of [`Sitting::snapshot`], only what came after it is played at once.
    ///
    /// # Errors
    /// When the journal does not fit.
    fn open(
        &self,
        setup: &Value,
        fairness: Fairness,
        entries: &[String],
        snapshot: Option<&[u8]>,
    ) -> Result<Box<dyn Sitting>, Unplayable>;

    /// Reads a save, whoever wrote it.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    fn import(&self, bytes: &[u8]) -> Result<Imported, Problem>;

    /// The ledger.
    fn book(&self, language: Language) -> Book;

    /// Searches the ledger.
    fn search(&self, words: &str, language: Language) -> Found;

    /// Everything printed, in short.
    fn cards(&self, language: Language) -> CardList;

    /// One thing printed, whole.
    fn card(&self, kind: &str, id: &str, language: Language) -> Option<CardFace>;

    /// What the rules say to a team.
    ///
    /// # Errors
    /// When the game has no teams.
    fn judge_team(&self, team: &Team, language: Language) -> Result<TeamVerdict, Problem>;

    /// A team as another program writes it.
    ///
    /// # Errors
    /// When it is no team of this game, or no other program knows its teams.
    fn read_team(&self, written: &str, language: Language) -> Result<TeamRead, Problem>;

    /// A team as other programs read it.
    ///
    /// # Errors
    /// When no other program knows teams of this game.
    fn write_team(&self, team: &Team, language: Language) -> Result<TeamWritten, Problem>;

    /// What is wrong with a pack of somebody's own, and what the rules make of it.
    ///
    /// # Errors
    /// When the game takes no packs.
    fn survey_pack(&self, check: &PackCheck, language: Language) -> Result<PackVerdict, Problem>;

    /// What every pack may use beside its own.
    ///
    /// # Errors
    /// When the game takes no packs.
    fn pack_shelf(&self, language: Language) -> Result<PackShelf, Problem>;

    /// Its test language, in a game that has one.
    fn scripts(&self) -> Option<&dyn Scripts>;
}
