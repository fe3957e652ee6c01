//! A judge for games in which no net has learned yet.

use table::{Fast, Game, Policy, Scene, Seat};

use crate::{Judge, Study};

/// What the policy would take weighs most; then what it would take without that, and so on. All others weigh 0.
const WEIGHTS: [f32; 6] = [3.0, 1.8, 1.4, 1.1, 0.8, 0.5];

/// Rules of thumb: a policy ranks the answers, and the game's study says how well a seat stands. Without a study every
/// position that is not over is even.
pub struct Thumbs<G: Game> {
    policy: Box<dyn Policy<G> + Send>,
    study: Option<&'static dyn Study<G>>,
}

impl<G: Game> Thumbs<G> {
    /// By a policy and perhaps a study.
    pub fn new(policy: Box<dyn Policy<G> + Send>, study: Option<&'static dyn Study<G>>) -> Self {
        Thumbs { policy, study }
    }
}

impl<G: Game> Judge<G> for Thumbs<G> {
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>) {
        out.clear();
        out.resize(options.len(), 0.0);
        if self.policy.blind() {
            return;
        }
        let (mut left, mut places) = (options.to_vec(), (0..options.len()).collect::<Vec<_>>());
        for weight in WEIGHTS.into_iter().take(options.len()) {
            // It is asked for the same question again and again, so that its chance must be the same, too.
            let first = match left.len() {
                1 => 0,
                _ => self.policy.pick(scene, ask, &left, &mut Fast::new(0)),
            };
            left.remove(first);
            out[places.remove(first)] = weight;
        }
    }

    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32 {
        self.study.map_or(0.5, |study| study.standing(scene, seat))
    }

    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        self.policy.pick(scene, ask, options, chance)
    }
}
