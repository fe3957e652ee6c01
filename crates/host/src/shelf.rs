//! What is printed, and what players bring along: teams and packs.

use wire::cards::{CardFace, CardList};
use wire::packs::{PackCheck, PackShelf, PackVerdict};
use wire::problem::Problem;
use wire::teams::{Team, TeamRead, TeamVerdict, TeamWritten};

/// The shelf of a game, for a reader of one language.
pub trait Shelf {
    /// Everything printed, in short.
    fn cards(&self) -> CardList;

    /// One thing printed, whole.
    fn card(&self, kind: &str, id: &str) -> Option<CardFace>;

    /// What the rules say to a team.
    ///
    /// # Errors
    /// When the game has no teams.
    fn judge(&self, team: &Team) -> Result<TeamVerdict, Problem>;

    /// A team as another program writes it.
    ///
    /// # Errors
    /// When it is no team of this game, or no other program knows its teams.
    fn read(&self, written: &str) -> Result<TeamRead, Problem>;

    /// A team as other programs read it.
    ///
    /// # Errors
    /// When no other program knows teams of this game.
    fn write(&self, team: &Team) -> Result<TeamWritten, Problem>;

    /// What is wrong with a pack of somebody's own, and what the rules make of it.
    ///
    /// # Errors
    /// When the game takes no packs.
    fn survey(&self, check: &PackCheck) -> Result<PackVerdict, Problem>;

    /// What every pack may use beside its own.
    ///
    /// # Errors
    /// When the game takes no packs.
    fn packs(&self) -> Result<PackShelf, Problem>;
}
