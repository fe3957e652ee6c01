//! Who weighs answers and positions: what a search stands on.

use table::{Game, Scene, Seat};

/// Weighs the answers to a question and says how good a position is: a net that has learned, or rules of thumb where none has.
///
/// It sees what the seat may know and nothing else, and says the same on every machine.
pub trait Judge<G: Game> {
    /// One weight for each of the options, in their order. The greatest is the one it would take; a weight that is
    /// greater by 1 makes an answer some 2.7 times as likely.
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>);

    /// The chance that a seat wins, from 0 to 1.
    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32;
}
