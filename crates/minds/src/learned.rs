//! A mind that has learned.

use std::sync::Arc;

use arena::Eyes;
use table::{Fast, Game, Policy, Scene, Seat};

use crate::Judge;
use crate::net::{Net, Pass, Sight, chance_of, shares};

/// Plays by a net and a game's eyes.
pub struct Learned<G: Game, E> {
    eyes: E,
    net: Arc<Net>,
    temperature: f32,
    sight: Sight,
    pass: Pass,
    shares: Vec<f32>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, E: Eyes<G>> Learned<G, E> {
    /// Takes the answer that weighs most.
    ///
    /// # Panics
    /// When the net was made for other eyes.
    pub fn new(eyes: E, net: Arc<Net>) -> Self {
        assert!(net.fits(eyes.sizes()), "the net was made for other eyes than {:?}", eyes.sizes());
        let (sight, pass) = (Sight::default(), Pass::default());
        let game = std::marker::PhantomData;
        Learned { eyes, net, temperature: 0.0, sight, pass, shares: Vec::new(), game }
    }

    /// Takes an answer by chance: 2.7 times as often for a weight that is greater by this temperature.
    #[must_use]
    pub fn at_temperature(self, temperature: f32) -> Self {
        Learned { temperature, ..self }
    }
}

/// The same net behind eyes of its own.
impl<G: Game, E: Eyes<G> + Clone> Clone for Learned<G, E> {
    fn clone(&self) -> Self {
        Learned::new(self.eyes.clone(), Arc::clone(&self.net)).at_temperature(self.temperature)
    }
}

impl<G: Game, E: Eyes<G>> Policy<G> for Learned<G, E> {
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        self.sight.question(&self.eyes, scene, ask, options);
        self.net.weigh(self.sight.seen(), &mut self.pass);
        shares(&self.pass.weights, self.temperature, &mut self.shares);
        if self.temperature > 0.0 { drawn(&self.shares, chance) } else { greatest(&self.shares) }
    }
}

impl<G: Game, E: Eyes<G>> Judge<G> for Learned<G, E> {
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>) {
        self.sight.question(&self.eyes, scene, ask, options);
        self.net.weigh(self.sight.seen(), &mut self.pass);
        out.clone_from(&self.pass.weights);
    }

    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32 {
        self.sight.scene(&self.eyes, scene, seat);
        self.net.look(self.sight.seen(), &mut self.pass);
        chance_of(self.pass.win)
    }

    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], _: &mut Fast) -> usize {
        self.sight.question(&self.eyes, scene, ask, options);
        self.net.weigh(self.sight.seen(), &mut self.pass);
        greatest(&self.pass.weights)
    }
}

/// A place by chance, each as likely as its share.
pub(crate) fn drawn(shares: &[f32], chance: &mut Fast) -> usize {
    let mut rest = (chance.bits() >> 40) as f32 / (1u64 << 24) as f32;
    for (place, share) in shares.iter().enumerate() {
        if rest < *share {
            return place;
        }
        rest -= share;
    }
    // The shares came to a little less than one.
    greatest(shares)
}

/// The place of the greatest, the first of equals.
pub(crate) fn greatest(shares: &[f32]) -> usize {
    crate::choose::best(shares, |share| share)
}
