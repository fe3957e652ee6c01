//! Playouts for about so long, on one thread or several.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{anyhow, bail};
use serde::Serialize;
use table::{Fast, Game, Playout, Policy, Scene, play_out};

/// How much was played in how long. The shape of `bench --serve`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Speed {
    /// Whole games.
    pub playouts: u64,
    /// Choices by players; dice are none.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
}

impl Speed {
    /// Nothing was played yet.
    const NONE: Speed = Speed { playouts: 0, decisions: 0, seconds: 0.0 };

    fn add(&mut self, more: Speed) {
        self.playouts += more.playouts;
        self.decisions += more.decisions;
        self.seconds += more.seconds;
    }

    /// Games a second.
    pub fn games(&self) -> f64 {
        self.playouts as f64 / self.seconds
    }

    /// Decisions a second.
    pub fn decisions(&self) -> f64 {
        self.decisions as f64 / self.seconds
    }
}

/// Picks uniformly among the legal answers, all of which are listed: no picking first and judging after.
#[derive(Clone, Copy, Debug)]
struct Listed;

impl<G: Game> Policy<G> for Listed {
    fn pick(&mut self, _: Scene<G>, _: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        chance.below(options.len() as u32) as usize
    }
}

/// Plays one random game, from one of the starts in turn, and counts its decisions.
///
/// # Errors
/// A fault of the rules, with the game it happened in.
pub fn playout<G: Game>(content: &G::Content, starts: &[G::State], number: u64) -> anyhow::Result<u64> {
    let mut table = Playout::<G, _>::new(Listed, Fast::of_game(0, number));
    let start = starts[number as usize % starts.len()].clone();
    match play_out(content, start, &mut table) {
        Ok(_) => Ok(table.decisions),
        Err(stop) => Err(anyhow!("random game {number} of {} stopped: {stop:?}", G::NAME)),
    }
}

/// Plays whole games for about so long on this thread. `play` gets the number of the game.
///
/// # Errors
/// The first that `play` returns.
pub fn measure(length: Duration, mut play: impl FnMut(u64) -> anyhow::Result<u64>) -> anyhow::Result<Speed> {
    let started = Instant::now();
    let (mut playouts, mut decisions) = (0, 0);
    loop {
        decisions += play(playouts)?;
        playouts += 1;
        let elapsed = started.elapsed();
        if elapsed >= length {
            return Ok(Speed { playouts, decisions, seconds: elapsed.as_secs_f64() });
        }
    }
}

/// Two measurements side by side, in turns of a tenth each, so that whatever else the machine does slows both alike.
///
/// # Errors
/// The first that one of them returns.
pub fn measure_beside(
    length: Duration,
    mut one: impl FnMut(u64) -> anyhow::Result<u64>,
    mut other: impl FnMut(u64) -> anyhow::Result<u64>,
) -> anyhow::Result<(Speed, Speed)> {
    const TURNS: u32 = 10;
    let (mut first, mut second) = (Speed::NONE, Speed::NONE);
    for _ in 0..TURNS {
        first.add(measure(length / TURNS, |number| one(first.playouts + number))?);
        second.add(measure(length / TURNS, |number| other(second.playouts + number))?);
    }
    Ok((first, second))
}

/// The same on several threads at once, which share the numbers of the games.
///
/// # Errors
/// The first that `play` returns.
pub fn measure_on_threads(
    threads: usize,
    length: Duration,
    play: impl Fn(u64) -> anyhow::Result<u64> + Sync,
) -> anyhow::Result<Speed> {
    let next = AtomicU64::new(0);
    let started = Instant::now();
    let worker = || measure(length, |_| play(next.fetch_add(1, Ordering::Relaxed)));
    let parts: Vec<anyhow::Result<Speed>> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|worker| worker.join().unwrap_or_else(|_| bail!("a game panicked"))).collect()
    });
    let seconds = started.elapsed().as_secs_f64();
    let mut all = Speed::NONE;
    for part in parts {
        all.add(part?);
    }
    // They ran at the same time, so their seconds do not add up.
    Ok(Speed { seconds, ..all })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn at_least_one_game_is_played_and_every_number_once() {
        let speed = measure(Duration::ZERO, |_| Ok(3)).expect("counting never fails");
        assert_eq!((speed.playouts, speed.decisions), (1, 3));

        let seen = std::sync::Mutex::new(Vec::new());
        let note = |number| {
            seen.lock().unwrap().push(number);
            Ok(1)
        };
        let speed = measure_on_threads(3, Duration::from_millis(5), note).expect("noting never fails");
        let mut seen = seen.into_inner().unwrap();
        seen.sort_unstable();
        assert_eq!(seen, (0..speed.playouts).collect::<Vec<_>>());
    }
}
