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
    /// The net for tables with so many seats at most, where there is one of their own.
    few: Option<(u8, Arc<Net>)>,
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
        Learned { eyes, net, few: None, temperature: 0.0, sight, pass, shares: Vec::new(), game }
    }

    /// Plays tables with so many seats at most by a net of their own.
    ///
    /// # Panics
    /// When that net was made for other eyes.
    #[must_use]
    pub fn with_few(self, seats: u8, net: Arc<Net>) -> Self {
        assert!(net.fits(self.eyes.sizes()), "the net was made for other eyes than {:?}", self.eyes.sizes());
        Learned { few: Some((seats, net)), ..self }
    }

    /// Takes an answer by chance: 2.7 times as often for a weight that is greater by this temperature.
    #[must_use]
    pub fn at_temperature(self, temperature: f32) -> Self {
        Learned { temperature, ..self }
    }

    /// Looks at a question with the net that learned such tables.
    fn ask_net(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer]) {
        self.sight.question(&self.eyes, scene, ask, options);
        net_of::<G>(&self.net, &self.few, scene).weigh(self.sight.seen(), &mut self.pass);
    }
}

/// The net that learned tables like this one.
fn net_of<'a, G: Game>(usual: &'a Net, few: &'a Option<(u8, Arc<Net>)>, scene: Scene<G>) -> &'a Net {
    match few {
        Some((seats, net)) if G::seats(scene.state) <= *seats => net,
        _ => usual,
    }
}

/// The same net behind eyes of its own.
impl<G: Game, E: Eyes<G> + Clone> Clone for Learned<G, E> {
    fn clone(&self) -> Self {
        let copy = Learned::new(self.eyes.clone(), Arc::clone(&self.net)).at_temperature(self.temperature);
        Learned { few: self.few.clone(), ..copy }
    }
}

impl<G: Game, E: Eyes<G>> Policy<G> for Learned<G, E> {
    fn pick(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        self.ask_net(scene, ask, options);
        shares(&self.pass.weights, self.temperature, &mut self.shares);
        if self.temperature > 0.0 { drawn(&self.shares, chance) } else { greatest(&self.shares) }
    }
}

impl<G: Game, E: Eyes<G>> Judge<G> for Learned<G, E> {
    fn weigh(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], out: &mut Vec<f32>) {
        self.ask_net(scene, ask, options);
        out.clone_from(&self.pass.weights);
    }

    fn value(&mut self, scene: Scene<G>, seat: Seat) -> f32 {
        self.sight.scene(&self.eyes, scene, seat);
        net_of::<G>(&self.net, &self.few, scene).look(self.sight.seen(), &mut self.pass);
        chance_of(self.pass.win)
    }

    fn play(&mut self, scene: Scene<G>, ask: &G::Ask, options: &[G::Answer], _: &mut Fast) -> usize {
        self.ask_net(scene, ask, options);
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
