//! Levels: how strong a bot is, as data. They are the same for all games, unless a game has its own.

use table::{Fast, Game, Mind, Put};

use crate::learned::{drawn, greatest};
use crate::net::shares;
use crate::search::{Effort, Search};

/// How a bot of some strength plays.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Level {
    /// Its name, wherever bots are named.
    pub name: &'static str,
    /// How freely it picks where it does not search: see [`shares`].
    pub temperature: f32,
    /// The share of its questions that it searches.
    pub searched: f32,
    /// How much it does then.
    pub effort: Effort,
    /// By which net it plays: 0 is the last that learned, 1 the one before.
    pub earlier: usize,
}

const NONE: Effort = Effort { candidates: 2, simulations: 0, rounds: 1, answers: 0, guard: 1.0 };

/// The levels of a game that has no own ones, the weakest first.
pub const LEVELS: &[Level] = &[
    Level { name: "level-1", temperature: 3.0, searched: 0.0, effort: NONE, earlier: 0 },
    Level { name: "level-2", temperature: 1.5, searched: 0.0, effort: NONE, earlier: 0 },
    Level { name: "level-3", temperature: 0.7, searched: 0.0, effort: NONE, earlier: 0 },
    Level { name: "level-4", temperature: 0.0, searched: 0.0, effort: NONE, earlier: 0 },
    Level {
        name: "level-5",
        temperature: 0.0,
        searched: 0.5,
        effort: Effort { candidates: 3, simulations: 24, rounds: 1, answers: 150, guard: 1.0 },
        earlier: 0,
    },
    Level {
        name: "level-6",
        temperature: 0.0,
        searched: 1.0,
        effort: Effort { candidates: 4, simulations: 32, rounds: 1, answers: 150, guard: 1.0 },
        earlier: 0,
    },
    Level {
        name: "level-7",
        temperature: 0.0,
        searched: 1.0,
        effort: Effort { candidates: 4, simulations: 48, rounds: 2, answers: 300, guard: 1.0 },
        earlier: 0,
    },
    Level {
        name: "level-8",
        temperature: 0.0,
        searched: 1.0,
        effort: Effort { candidates: 5, simulations: 96, rounds: 2, answers: 300, guard: 1.0 },
        earlier: 0,
    },
];

/// What has a larger share by the judge than this is not searched.
const SURE: f32 = 0.97;

/// A bot of a level.
pub struct Levelled<G: Game> {
    level: Level,
    search: Search<G>,
}

impl<G: Game> Levelled<G> {
    /// One that searches as its level says.
    pub fn new(level: Level, search: Search<G>) -> Self {
        Levelled { level, search }
    }
}

/// The place of the greatest weight; of equals, which rules of thumb may have, any.
fn heaviest(weights: &[f32], chance: &mut Fast) -> usize {
    let most = weights[greatest(weights)];
    let equals: Vec<usize> = (0..weights.len()).filter(|&place| weights[place] == most).collect();
    match equals[..] {
        [only] => only,
        _ => equals[chance.below(equals.len() as u32) as usize],
    }
}

impl<G: Game> Mind<G> for Levelled<G> {
    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        let weights = self.search.weigh(put, chance);
        let mut likely = Vec::new();
        if self.level.searched > 0.0 {
            shares(&weights, 1.0, &mut likely);
            let first = greatest(&likely);
            if likely[first] > SURE {
                return first;
            }
            // A share of one part in a million is told apart from none.
            if chance.below(1_000_000) < (self.level.searched * 1_000_000.0) as u32 {
                return self.search.pick(put, &weights, chance);
            }
        }
        if self.level.temperature > 0.0 {
            shares(&weights, self.level.temperature, &mut likely);
            drawn(&likely, chance)
        } else {
            heaviest(&weights, chance)
        }
    }
}
