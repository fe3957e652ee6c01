//! A game whose events are overheard: the same table, the same dice, the same transcript.

use crate::{Chance, Counts, Die, Flow, Game, Next, Posed, RuleId, Scene, Table};

/// A table and somebody who listens.
pub struct Overheard<T, F> {
    /// The table that is listened to.
    pub table: T,
    /// Hears every event.
    pub hear: F,
}

impl<T: Chance, F> Chance for Overheard<T, F> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        self.table.dice(die, n, why)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        self.table.draw(weights, why)
    }
}

impl<G: Game, T: Table<G>, F: FnMut(G::Event)> Table<G> for Overheard<T, F> {
    fn next(&mut self, state: &mut G::State, ask: &G::Ask) -> Flow<Next<G::Answer>> {
        self.table.next(state, ask)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        self.table.pick(scene, ask, options)
    }

    fn listening(&self) -> bool {
        true
    }

    fn event(&mut self, event: G::Event, _why: RuleId) -> Flow<()> {
        (self.hear)(event);
        Ok(())
    }

    fn checkpoint(&mut self, state: &G::State) {
        self.table.checkpoint(state);
    }

    fn posed(&mut self, how: Posed) {
        self.table.posed(how);
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
