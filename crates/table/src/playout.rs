//! Playouts: a policy answers inline. No pause, no journal, nothing allocated for a decision.

use sha2::{Digest, Sha256};

use crate::recorded::{Next, Table};
use crate::{Chance, Counts, Die, Entry, Fast, Flow, Game, Play, RuleId, Scene, Stop, still_wanted};

/// Answers inline. It sees the state it is given: an imagined one where something is hidden.
pub trait Policy<G: Game> {
    /// Whether it picks without looking, every option as likely as the next.
    fn blind(&self) -> bool {
        false
    }

    /// The index of the option it takes.
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize;
}

/// Every option is as likely as the next.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Policy<G> for Uniform {
    #[inline]
    fn blind(&self) -> bool {
        true
    }

    #[inline]
    fn pick(&mut self, _: Scene<G>, _: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        chance.below(options.len() as u32) as usize
    }
}

/// A policy that is a function. A type of its own, because an `impl` for every function would leave no room for one for
/// boxes.
#[derive(Clone, Copy, Debug)]
pub struct Picks<F>(pub F);

impl<G: Game, F: FnMut(Scene<G>, &G::Ask, &[G::Answer]) -> usize> Policy<G> for Picks<F> {
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], _: &mut Fast) -> usize {
        self.0(scene, ask, options)
    }
}

/// A policy that is known by its name alone.
impl<G: Game, P: Policy<G> + ?Sized> Policy<G> for Box<P> {
    fn blind(&self) -> bool {
        (**self).blind()
    }

    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        (**self).pick(scene, ask, options, chance)
    }
}

/// What was said and rolled, packed: the same bytes for the same game on any machine.
#[derive(Clone, Debug, Default)]
pub struct Transcript {
    bytes: Vec<u8>,
}

impl Transcript {
    fn push<T: serde::Serialize>(&mut self, value: &T) {
        let bytes = std::mem::take(&mut self.bytes);
        self.bytes = postcard::to_extend(value, bytes).expect("a vector takes whatever is written");
    }

    /// The hash of everything so far.
    pub fn digest(&self) -> [u8; 32] {
        Sha256::digest(&self.bytes).into()
    }
}

/// A table for whole games at speed.
pub struct Playout<G: Game, P> {
    /// Its dice, and the policy's.
    pub chance: Fast,
    /// Who answers.
    pub policy: P,
    /// Choices made so far; what has one option is no choice.
    pub decisions: u64,
    /// What was said and rolled, if it is wanted.
    pub transcript: Option<Transcript>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, P: Policy<G>> Playout<G, P> {
    /// A table that keeps nothing.
    pub fn new(policy: P, chance: Fast) -> Self {
        let game = std::marker::PhantomData;
        Playout { chance, policy, decisions: 0, transcript: None, game }
    }

    /// A table that keeps a transcript.
    pub fn transcribed(policy: P, chance: Fast) -> Self {
        Playout { transcript: Some(Transcript::default()), ..Playout::new(policy, chance) }
    }
}

impl<G: Game, P> Playout<G, P> {
    /// Keeps what was picked.
    pub(crate) fn taken(&mut self, options: &[G::Answer], index: usize) {
        self.decisions += u64::from(options.len() > 1);
        if let Some(transcript) = &mut self.transcript {
            transcript.push(&options[index]);
        }
    }
}

impl<G: Game, P: Policy<G>> Chance for Playout<G, P> {
    #[inline]
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts> {
        let counts = self.chance.dice(die, n, why)?;
        if let Some(transcript) = &mut self.transcript {
            transcript.push(&counts);
        }
        Ok(counts)
    }

    #[inline]
    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        let index = self.chance.draw(weights, why)?;
        if let Some(transcript) = &mut self.transcript {
            transcript.push(&Entry::<()>::Draw(index as u32));
        }
        Ok(index)
    }
}

impl<G: Game, P: Policy<G>> Table<G> for Playout<G, P> {
    #[inline]
    fn next(&mut self, _: &mut G::State, _: &G::Ask) -> Flow<Next<G::Answer>> {
        Ok(Next::Open)
    }

    #[inline]
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) -> Flow<usize> {
        let index =
            if options.len() == 1 { 0 } else { self.policy.pick(scene, ask, options, &mut self.chance) };
        self.taken(options, index);
        Ok(index)
    }

    #[inline]
    fn blind(&mut self) -> Option<&mut Fast> {
        self.policy.blind().then_some(&mut self.chance)
    }

    #[inline]
    fn picked_blindly(&mut self, answer: G::Answer) {
        self.decisions += 1;
        if let Some(transcript) = &mut self.transcript {
            transcript.push(&answer);
        }
    }

    #[inline]
    fn chance(&mut self) -> &mut dyn Chance {
        self
    }
}

/// Plays steps until the game is over.
///
/// # Errors
/// A stop of the table other than the end of the game: a cut, or a fault of ours.
#[inline]
pub fn play_out<G: Game>(content: &G::Content, state: G::State, table: &mut dyn Table<G>) -> Flow<G::State> {
    still_wanted();
    let mut play = Play::new(content, state, table);
    match play.steps() {
        Stop::Over => Ok(play.state),
        stop => Err(stop),
    }
}
