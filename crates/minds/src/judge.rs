//! Who weighs answers and positions: what a search stands on.

use table::{Fast, Game, Scene, Seat};

/// Weighs the answers to a question and says how good a position is: a net that has learned, or rules of thumb where none has.
///
/// It sees what the seat may know and nothing else, and says the same on every machine.
pub trait Judge<G: Game> {
    /// One weight for each of the options, in their order. The greatest is the one it would take; a weight that is
    /// greater by 1 makes an answer some 2.7 times as likely.
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>);

    /// The chance that a seat wins, from 0 to 1.
    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32;

    /// The place of the answer it takes where it plays on, which it does thousands of times for one question.
    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], _chance: &mut Fast) -> usize {
        let mut weights = Vec::with_capacity(options.len());
        self.weigh(scene, ask, options, &mut weights);
        crate::choose::best(&weights, |weight| weight)
    }
}

/// A judge of some kind.
impl<G: Game, J: Judge<G> + ?Sized> Judge<G> for Box<J> {
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>) {
        (**self).weigh(scene, ask, options, out);
    }

    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32 {
        (**self).value(scene, seat)
    }

    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        (**self).play(scene, ask, options, chance)
    }
}
