//! Many games at once: bots play, and what came of it is counted.
//!
//! Game `n` of a run depends on the run's seed and on `n` alone, and games are put together in their order, so
//! that the figures and the digest are the same for any number of threads.

mod blows;
pub mod champions;
pub mod crisis;
pub mod figures;
pub mod gotham;
pub mod pow;
pub mod report;
pub mod run;
mod share;
mod skirmish;

pub use run::{Plan, simulate};
pub use share::Share;

use table::{Game, Scene};

use run::Ended;

/// What simulations want to know of a game beside who won.
pub trait Simulated: Game {
    /// Whether all seats win or lose as one, so that there are no sides to tell apart.
    const TOGETHER: bool = false;
    /// What is counted, of one game or of many.
    type Figures: Default + Send;

    /// How long a finished game was, in turns or rounds.
    fn turns(state: &Self::State) -> u32;

    /// Counts one event.
    fn hear(figures: &mut Self::Figures, event: &Self::Event);

    /// Looks at a game that has ended.
    fn end(_figures: &mut Self::Figures, _scene: Scene<Self>, _ended: Ended) {}

    /// Adds the counts of another game.
    fn add(figures: &mut Self::Figures, more: &Self::Figures);
}
