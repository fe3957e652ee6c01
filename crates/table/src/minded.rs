//! A playout that minds answer, searches among them: it keeps the trail of the step in progress, from which they set out.

use crate::recorded::{Next, Posed, Table};
use crate::{
    Chance, Chances, Counts, Die, Fast, Flow, Game, Mind, Playout, Put, RuleId, Scene, Trail, Transcript,
    Uniform,
};

/// A table for whole games of minds. For policies it plays the same games as a [`Playout`], with the same transcript.
pub struct Minded<G: Game, M> {
    /// Its chance and its transcript; it answers nothing.
    kept: Playout<G, Uniform>,
    mind: M,
    trail: Trail<G>,
}

/// Where nobody looks back, states are never copied.
const NEVER: usize = usize::MAX;

impl<G: Game, M: Mind<G>> Minded<G, M> {
    /// A table at which a game begins; it keeps a transcript.
    pub fn new(mind: M, chance: Fast, start: &G::State) -> Self {
        // Beliefs draw their own chance: what falls next in earnest is not in the trail.
        let slack = if mind.looks_back() { 0 } else { NEVER };
        let trail = Trail::new(start.clone(), Chances::Drawn(Fast::new(0))).with_slack(slack);
        Minded { kept: Playout::transcribed(Uniform, chance), mind, trail }
    }

    /// How many choices were made; what has one option is none.
    pub fn decisions(&self) -> u64 {
        self.kept.decisions
    }

    /// Who answered, and what was said and rolled.
    pub fn into_parts(self) -> (M, Transcript) {
        (self.mind, self.kept.transcript.unwrap_or_default())
    }
}

impl<G: Game, M: Mind<G>> Chance for Minded<G, M> {
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        let faces = self.kept.dice(die, n, why)?;
        if n > 0 {
            self.trail.rolled(faces);
        }
        Ok(faces)
    }

    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        let index = self.kept.draw(weights, why)?;
        self.trail.drew(index as u32);
        Ok(index)
    }
}

impl<G: Game, M: Mind<G>> Table<G> for Minded<G, M> {
    fn next(&mut self, _: &mut G::State, _: &G::Ask) -> Flow<Next<G::Answer>> {
        Ok(Next::Open)
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        let Minded { kept, mind, trail } = self;
        let index = if options.len() == 1 {
            0
        } else {
            let put = Put { scene, ask, options, past: &*trail };
            mind.answer(&put, &mut kept.chance)
        };
        kept.taken(options, index);
        trail.answered(options[index]);
        Ok(index)
    }

    fn blind(&mut self) -> Option<&mut Fast> {
        self.mind.blind().then_some(&mut self.kept.chance)
    }

    fn picked_blindly(&mut self, answer: G::Answer) {
        self.kept.picked_blindly(answer);
        self.trail.answered(answer);
    }

    fn checkpoint(&mut self, state: &G::State) {
        self.trail.stands_at(state);
    }

    fn posed(&mut self, how: Posed) {
        if let Posed::Together(questions) = how {
            self.trail.asks_together(questions);
        }
    }

    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}
