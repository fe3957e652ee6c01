//! Who can be asked to play a game: its policies, and its levels.

use std::sync::{Arc, OnceLock};

use arena::Eyes;
use table::{Game, Mind, Named, Reflex};

use crate::level::{LEVELS, Level, Levelled};
use crate::net::Net;
use crate::search::Search;
use crate::{Judge, Learned, Study, Thumb, Thumbs, Unreadable, weights};

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
    /// For all tables.
    usual: Nets,
    /// For small tables: those with so many seats at most. One net that learns small and large tables at once plays the small
    /// ones worse than a net of their own.
    few: Option<(u8, Nets)>,
}

/// Nets that learned the same tables one after the other.
struct Nets {
    /// Files of weights, the earliest first.
    files: &'static [&'static [u8]],
    /// The nets, once somebody has wanted them.
    read: OnceLock<Vec<Arc<Net>>>,
}

impl Nets {
    const fn new(files: &'static [&'static [u8]]) -> Nets {
        Nets { files, read: OnceLock::new() }
    }

    fn read<G: Game>(&self, eyes: &dyn Eyes<G>) -> Result<Vec<Arc<Net>>, Unreadable> {
        let read = |bytes: &&[u8]| weights::read(G::NAME, eyes.sizes(), bytes).map(Arc::new);
        self.files.iter().map(read).collect()
    }

    /// The net so many before the last; of fewer, the first. Nothing where they can't be read, which a test of each game
    /// rules out.
    fn net<G: Game>(&self, eyes: &dyn Eyes<G>, earlier: usize) -> Option<Arc<Net>> {
        let nets = self.read.get_or_init(|| self.read(eyes).unwrap_or_default());
        let last = nets.len().checked_sub(1)?;
        nets.get(last.saturating_sub(earlier)).cloned()
    }
}

impl<G: Game> Taught<G> {
    /// Nets from files as [`weights::write`] makes them, the earliest first: `include_bytes!("../weights/1.weights")`.
    pub const fn new(eyes: &'static dyn Eyes<G>, files: &'static [&'static [u8]]) -> Self {
        Taught { eyes, usual: Nets::new(files), few: None }
    }

    /// The same with nets of their own for tables of so many seats at most.
    pub const fn with_few(
        eyes: &'static dyn Eyes<G>,
        files: &'static [&'static [u8]],
        seats: u8,
        few: &'static [&'static [u8]],
    ) -> Self {
        Taught { eyes, usual: Nets::new(files), few: Some((seats, Nets::new(few))) }
    }

    /// All nets.
    ///
    /// # Errors
    /// Why one of them can't be read: it was cut, or the game is looked at otherwise by now.
    pub fn read(&self) -> Result<Vec<Arc<Net>>, Unreadable> {
        let mut nets = self.usual.read(self.eyes)?;
        if let Some((_, few)) = &self.few {
            nets.extend(few.read(self.eyes)?);
        }
        Ok(nets)
    }

    /// Who judges by the nets so many before the last.
    fn judge(&self, earlier: usize) -> Option<Learned<G, &'static dyn Eyes<G>>> {
        let judge = Learned::new(self.eyes, self.usual.net(self.eyes, earlier)?);
        Some(match &self.few {
            Some((seats, nets)) => judge.with_few(*seats, nets.net(self.eyes, earlier)?),
            None => judge,
        })
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
        match self.taught.as_ref().and_then(|taught| taught.judge(earlier)) {
            Some(learned) => Box::new(learned),
            None => Box::new(Thumbs::new(&self.thumb, self.study)),
        }
    }
}
