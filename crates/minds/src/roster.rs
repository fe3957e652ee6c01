//! Who can be asked to play a game: its policies, and its levels.

use std::sync::{Arc, OnceLock};

use arena::Eyes;
use table::{Game, Mind, Named, Reflex};

use crate::level::{LEVELS, Level, Levelled};
use crate::net::Net;
use crate::search::Search;
use crate::{Judge, Learned, Study, Thumb, Thumbs, weights};

/// So many answers count as a round of a game without a clock.
const ROUND: u32 = 24;

/// The minds of a game.
pub struct Roster<G: Game> {
    /// Policies by their names, the weakest first.
    pub policies: &'static [Named<G>],
    /// How levels judge where no net has learned.
    pub thumb: Thumb<G>,
    /// What a search is told of the game: its clock, and how well a seat stands.
    pub study: Option<&'static dyn Study<G>>,
    /// The nets that have learned the game.
    pub taught: Option<Taught<G>>,
    /// Levels, the weakest first.
    pub levels: &'static [Level],
}

/// Nets that a binary carries.
pub struct Taught<G: Game> {
    eyes: &'static dyn Eyes<G>,
    /// Files of weights, the earliest first.
    weights: &'static [&'static [u8]],
    /// The nets, once somebody has wanted them.
    nets: OnceLock<Vec<Arc<Net>>>,
}

impl<G: Game> Taught<G> {
    /// Nets from files as [`weights::write`] makes them, the earliest first: `include_bytes!("../weights/1.weights")`.
    pub const fn new(eyes: &'static dyn Eyes<G>, weights: &'static [&'static [u8]]) -> Self {
        Taught { eyes, weights, nets: OnceLock::new() }
    }

    /// The nets, the earliest first.
    ///
    /// # Errors
    /// Why one of them can't be read: it was cut, or the game is looked at otherwise by now.
    pub fn read(&self) -> Result<Vec<Arc<Net>>, crate::Unreadable> {
        let read = |bytes: &&[u8]| weights::read(G::NAME, self.eyes.sizes(), bytes).map(Arc::new);
        self.weights.iter().map(read).collect()
    }

    /// The net so many before the last; of fewer, the first. Nothing where they can't be read, which a test of each game
    /// rules out.
    fn net(&self, earlier: usize) -> Option<Arc<Net>> {
        let nets = self.nets.get_or_init(|| self.read().unwrap_or_default());
        let last = nets.len().checked_sub(1)?;
        nets.get(last.saturating_sub(earlier)).cloned()
    }
}

impl<G: Game> Roster<G> {
    /// A game in which no net has learned yet.
    pub const fn new(
        policies: &'static [Named<G>],
        thumb: Thumb<G>,
        study: Option<&'static dyn Study<G>>,
    ) -> Self {
        Roster { policies, thumb, study, taught: None, levels: LEVELS }
    }

    /// The names of all minds: policies first, the weakest first, then levels.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        let levels = self.levels.iter().map(|level| level.name);
        self.policies.iter().map(|named| named.name).chain(levels)
    }

    /// The mind of a name.
    pub fn mind(&self, name: &str) -> Option<Box<dyn Mind<G> + Send>> {
        if let Some(named) = self.policies.iter().find(|named| named.name == name) {
            return Some(Box::new(Reflex((named.mind)())));
        }
        let level = self.levels.iter().find(|level| level.name == name)?;
        Some(Box::new(Levelled::new(*level, self.search(level))))
    }

    /// The search of a level.
    pub fn search(&self, level: &Level) -> Search<G> {
        let mut effort = level.effort;
        // Who can tell how a seat stands, and not how late it is, need not play to the end.
        if self.study.is_none() && self.thumb.worth.is_some() {
            effort.answers = effort.answers.min(ROUND * effort.rounds);
        }
        Search::new(self.judge(level.earlier), self.study, effort)
    }

    /// The search that hints come from: that of the strongest level, if there are levels.
    pub fn strongest(&self) -> Option<Search<G>> {
        self.levels.last().map(|level| self.search(level))
    }

    /// Who judges: a net where one has learned, else rules of thumb.
    fn judge(&self, earlier: usize) -> Box<dyn Judge<G> + Send> {
        let net = self.taught.as_ref().and_then(|taught| Some((taught.eyes, taught.net(earlier)?)));
        match net {
            Some((eyes, net)) => Box::new(Learned::new(eyes, net)),
            None => Box::new(Thumbs::new(&self.thumb, self.study)),
        }
    }
}
