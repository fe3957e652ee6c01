//! A playout whose events are overheard: the same table, the same dice, the same transcript.

use crate::{Chance, Counts, Die, Flow, Game, Next, Playout, Policy, RuleId, Scene, Table};

/// A playout and somebody who listens.
pub struct Overheard<G: Game, P, F> {
    /// The table that is listened to.
    pub playout: Playout<G, P>,
    /// Hears every event.
    pub hear: F,
}

impl<G: Game, P: Policy<G>, F: FnMut(G::Event)> Chance for Overheard<G, P, F> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.playout.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.playout.draw(weights, why)
    }
}

impl<G: Game, P: Policy<G>, F: FnMut(G::Event)> Table<G> for Overheard<G, P, F> {
    fn next(&mut self, state: &mut G::State, ask: &G::Ask) -> Flow<Next<G::Answer>> {
        self.playout.next(state, ask)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        self.playout.pick(scene, ask, options)
    }

    fn listening(&self) -> bool {
        true
    }

    fn event(&mut self, event: G::Event, _why: RuleId) -> Flow<()> {
        (self.hear)(event);
        Ok(())
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
