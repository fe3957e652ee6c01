//! A judge for games in which no net has learned yet.

use table::{Fast, Game, Policy, Scene, Seat};

use crate::{Judge, Study};

/// What the policies would take weighs most; then what they would take without that, and so on. All others weigh 0.
const WEIGHTS: [f32; 6] = [3.0, 1.8, 1.4, 1.1, 0.8, 0.5];

/// What a game's rules of thumb are made of.
pub struct Thumb<G: Game> {
    /// Whose answer weighs most.
    pub first: fn() -> Box<dyn Policy<G> + Send>,
    /// Who says what weighs next, and plays on: thousands of times for one question.
    pub quick: fn() -> Box<dyn Policy<G> + Send>,
    /// How likely a seat is to win, from 0 to 1; without it, the study's standing counts.
    pub worth: Option<fn(Scene<G>, Seat) -> f32>,
}

impl<G: Game> Thumb<G> {
    /// One policy for everything.
    pub const fn of(policy: fn() -> Box<dyn Policy<G> + Send>) -> Self {
        Thumb { first: policy, quick: policy, worth: None }
    }
}

/// Rules of thumb: policies rank the answers, and the game says how well a seat stands. Where it says nothing, every position
/// that is not over is even.
pub struct Thumbs<G: Game> {
    first: Box<dyn Policy<G> + Send>,
    quick: Box<dyn Policy<G> + Send>,
    worth: Option<fn(Scene<G>, Seat) -> f32>,
    study: Option<&'static dyn Study<G>>,
}

impl<G: Game> Thumbs<G> {
    /// Of what they are made of, and perhaps a study.
    pub fn new(thumb: &Thumb<G>, study: Option<&'static dyn Study<G>>) -> Self {
        Thumbs { first: (thumb.first)(), quick: (thumb.quick)(), worth: thumb.worth, study }
    }
}

impl<G: Game> Judge<G> for Thumbs<G> {
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>) {
        out.clear();
        out.resize(options.len(), 0.0);
        if self.first.blind() {
            return;
        }
        let (mut left, mut places) = (options.to_vec(), (0..options.len()).collect::<Vec<_>>());
        for (rank, weight) in WEIGHTS.into_iter().take(options.len()).enumerate() {
            let policy = if rank == 0 { &mut self.first } else { &mut self.quick };
            // It is asked for the same question again and again, so that its chance must be the same, too.
            let next = match left.len() {
                1 => 0,
                _ => policy.pick(scene, ask, &left, &mut Fast::new(0)),
            };
            left.remove(next);
            out[places.remove(next)] = weight;
        }
    }

    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32 {
        match (self.worth, self.study) {
            (Some(worth), _) => worth(scene, seat),
            (None, Some(study)) => study.standing(scene, seat),
            (None, None) => 0.5,
        }
    }

    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        self.quick.pick(scene, ask, options, chance)
    }
}
