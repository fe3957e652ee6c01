//! How fast games are played, on one thread and on all, and how long single operations take.

mod operations;
mod speed;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{anyhow, ensure};
use serde::Serialize;
use table::Game;

use crate::part::Bench;

pub use operations::{Operation, Spread, time, time_prepared};
pub use speed::{Speed, measure, playout};

use speed::{measure_beside, measure_on_threads};

/// Operations are many, so each is measured for so much shorter.
const SHORTER: u32 = 4;

/// One game's figures; `threads` to `decisions_per_game` are those of one thread.
#[derive(Serialize)]
pub struct Measured {
    /// How many threads: one.
    pub threads: usize,
    /// Whole games.
    pub games_per_second: f64,
    /// Choices by players.
    pub decisions_per_second: f64,
    /// How long a game is.
    pub decisions_per_game: f64,
    /// The same on all threads.
    pub all_threads: AllThreads,
    /// The same game without the engine, if somebody wrote it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand_written: Option<HandWritten>,
    /// How long single operations take, on one thread; only where a game has some worth telling.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub operations: Vec<Operation>,
    /// The same attack by a library for dice, if one was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub icepool: Option<Beside>,
}

/// A game on all threads at once.
#[derive(Serialize)]
pub struct AllThreads {
    /// How many.
    pub threads: usize,
    /// Whole games.
    pub games_per_second: f64,
    /// Choices by players.
    pub decisions_per_second: f64,
}

/// The same game without the engine, on one thread.
#[derive(Serialize)]
pub struct HandWritten {
    /// Whole games.
    pub games_per_second: f64,
    /// Choices by players.
    pub decisions_per_second: f64,
    /// How many times as fast as the engine it is.
    pub ratio: f64,
}

/// The same odds by a library for dice and by the game, and how they compare.
#[derive(Debug, Serialize)]
pub struct Beside {
    /// What was worked out, in words.
    #[serde(skip)]
    pub what: &'static str,
    /// Which library, of which version.
    pub library: String,
    /// How long one attack takes it.
    pub milliseconds: f64,
    /// How long one takes us.
    pub engine_milliseconds: f64,
    /// How many times as long as we it takes.
    pub ratio: f64,
}

/// The starts that random games take turns in.
pub(crate) fn starts<G: Game>(bench: &dyn Bench<G>, content: &G::Content) -> anyhow::Result<Vec<G::State>> {
    let start = |setup| G::start(content, setup).map_err(|error| anyhow!("{error}"));
    let starts = bench.setups(content)?.iter().map(start).collect::<anyhow::Result<Vec<_>>>()?;
    ensure!(!starts.is_empty(), "{} has nothing to play", G::NAME);
    Ok(starts)
}

/// Measures random games on one thread and on all, then single operations, each for about so long.
pub(crate) fn measure_game<G: Game>(
    bench: &dyn Bench<G>,
    content: G::Content,
    length: Duration,
) -> anyhow::Result<Measured> {
    let content = Arc::new(content);
    let starts = starts(bench, &content)?;
    let play = |number| playout::<G>(&content, &starts, number);
    let (one, by_hand) = match bench.by_hand() {
        Some(mut by_hand) => {
            let (one, other) = measure_beside(length, play, |_| Ok(by_hand()))?;
            (one, Some(other))
        }
        None => (measure(length, play)?, None),
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let all = measure_on_threads(threads, length, play)?;
    Ok(Measured {
        threads: 1,
        games_per_second: one.games(),
        decisions_per_second: one.decisions(),
        decisions_per_game: one.decisions as f64 / one.playouts as f64,
        all_threads: AllThreads {
            threads,
            games_per_second: all.games(),
            decisions_per_second: all.decisions(),
        },
        hand_written: by_hand.map(|other| HandWritten {
            games_per_second: other.games(),
            decisions_per_second: other.decisions(),
            ratio: other.games() / one.games(),
        }),
        operations: bench.operations(&content, length / SHORTER)?,
        icepool: None,
    })
}
