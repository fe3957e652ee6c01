//! Two minds at one table.

use table::{Fast, Game, Mind, Policy, Put, Scene, Seat};

/// A mind at each of two seats: whoever is asked answers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Seated<A, B = A> {
    /// At the first seat.
    pub a: A,
    /// At the second, and at all others of a game for more.
    pub b: B,
}

impl<G: Game, A: Policy<G>, B: Policy<G>> Policy<G> for Seated<A, B> {
    fn blind(&self) -> bool {
        self.a.blind() && self.b.blind()
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        match G::prompt(ask).seat {
            Seat(0) => self.a.pick(scene, ask, options, chance),
            _ => self.b.pick(scene, ask, options, chance),
        }
    }
}

impl<G: Game, A: Mind<G>, B: Mind<G>> Mind<G> for Seated<A, B> {
    fn blind(&self) -> bool {
        self.a.blind() && self.b.blind()
    }

    fn looks_back(&self) -> bool {
        self.a.looks_back() || self.b.looks_back()
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        match G::prompt(put.ask).seat {
            Seat(0) => self.a.answer(put, chance),
            _ => self.b.answer(put, chance),
        }
    }
}
