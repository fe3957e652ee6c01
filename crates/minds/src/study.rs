//! What a game tells its learner beside its eyes: which games to play, how late it is, and how well a seat stands.

use table::{Game, Scene, Seat};

/// How a game is learned. It lies in the game's mind, beside its [`arena::Eyes`].
///
/// A cell is a kind of game that may be hard or easy by itself, such as one villain against two heroes, or one mission from
/// both sides. The learner compares games of one cell with each other only, and meets cells more often that are neither won
/// nor lost for sure.
pub trait Study<G: Game>: Sync {
    /// The names of the cells, in a fixed order. A name has no spaces: `klaw-2-expert`.
    fn cells(&self, content: &G::Content) -> Vec<String>;

    /// The setup of a game of a cell. Counting numbers give all setups of the cell in turn.
    fn setup(&self, content: &G::Content, cell: usize, number: u64) -> G::Setup;

    /// How late it is, in rounds begun. A search looks ahead by this clock.
    fn clock(&self, state: &G::State) -> u32;

    /// How well a seat stands, from 0 for lost to 1 for won, as a game that is not over or was lost tells it: points, damage,
    /// rounds lived. It leads a beginner and fades out while learning goes on.
    fn standing(&self, scene: Scene<G>, seat: Seat) -> f32;

    /// The side a seat plays for, so that those who win and lose together share one mind in trials. Seats of one number are
    /// partners. Two sides play against each other; one side plays against the game itself.
    fn side(&self, _state: &G::State, seat: Seat) -> u8 {
        seat.0
    }

    /// Who takes part in a game: heroes or characters, by their ids. They can be held out of learning, to measure how a net
    /// plays what it never met.
    fn cast(&self, _content: &G::Content, _setup: &G::Setup) -> Vec<String> {
        Vec::new()
    }

    /// The fingerprint of what is printed, by which weights tell for which cards they were learned.
    fn pack(&self, _content: &G::Content) -> String {
        String::new()
    }
}
