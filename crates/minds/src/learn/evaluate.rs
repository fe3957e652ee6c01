//! How many games a net wins, cell by cell.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use sha2::{Digest as _, Sha256};
use table::Game;

use super::cast::Cast;
use super::room::{End, Pairing, Room, Who};
use super::{School, seats_of};
use crate::ladder::interval;
use crate::net::Net;

/// What is measured, and how.
pub struct Measure<'a> {
    /// The net; unless another mind is measured.
    pub net: &'a Net,
    /// Nets that may sit on the other side.
    pub others: &'a [Arc<Net>],
    /// Who is measured, and who sits on the other side.
    pub who: Who,
    pub against: Who,
    pub cells: &'a [usize],
    pub cast: &'a Cast,
    pub games: u64,
    pub threads: usize,
    pub seed: u64,
    pub temperature: f32,
}

/// How a cell went.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    pub cell: usize,
    pub games: u64,
    pub won: u64,
    pub drawn: u64,
    pub stopped: u64,
    pub decisions: u64,
    /// Of all choices of all games: the same for any number of threads.
    pub digest: [u8; 32],
    pub seconds: f64,
}

/// Plays so many games of each cell. Where two sides play, the measured mind has each of them in turn with the same setups.
///
/// # Errors
/// A setup that is not legal.
pub fn evaluate<G: Game>(
    school: &School<G>,
    measure: &Measure,
    mut told: impl FnMut(&Outcome),
) -> Result<Vec<Outcome>, String> {
    let mut results = Vec::new();
    for &cell in measure.cells {
        let began = Instant::now();
        let ends = games(school, measure, cell)?;
        let mut hash = Sha256::new();
        let seconds = began.elapsed().as_secs_f64();
        let mut result = Outcome { games: measure.games, seconds, ..Outcome::none(cell) };
        for (end, seat) in ends {
            let score = end.scores[seat];
            result.won += u64::from(score == 1.0);
            result.drawn += u64::from(score == 0.5);
            result.stopped += u64::from(end.cut || end.fault);
            result.decisions += end.decisions;
            hash.update(end.trace.to_le_bytes());
            end.scores.iter().for_each(|score| hash.update(score.to_le_bytes()));
        }
        result.digest = hash.finalize().into();
        told(&result);
        results.push(result);
    }
    Ok(results)
}

/// How each game ended, and a seat of the measured mind.
fn games<G: Game>(school: &School<G>, measure: &Measure, cell: usize) -> Result<Vec<(End, usize)>, String> {
    // All games of a cell have as many sides, and each of them is played before the next setup.
    let first = measure.cast.start(school, cell, 0..)?;
    let sides = seats_of(school.study, &first).len() as u64;
    let setups = measure.cast.numbers(school, cell, measure.games.div_ceil(sides))?;
    let next = AtomicU64::new(0);
    let ends = Mutex::new(Ok(vec![(End::default(), 0); measure.games as usize]));
    std::thread::scope(|scope| {
        for _ in 0..measure.threads {
            scope.spawn(|| {
                let mut room = Room::new(school, measure.net, measure.temperature, measure.others);
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= measure.games {
                        return;
                    }
                    let setup = setups[(number / sides) as usize];
                    let end = game(school, measure, (cell, setup), number, &mut room);
                    let mut ends = ends.lock().expect("no thread panics with it");
                    match (&mut *ends, end) {
                        (Ok(ends), Ok(end)) => ends[number as usize] = end,
                        (ends, Err(error)) => *ends = Err(error),
                        (Err(_), _) => return,
                    }
                }
            });
        }
    });
    ends.into_inner().expect("no thread panics with it")
}

fn game<G: Game>(
    school: &School<G>,
    measure: &Measure,
    (cell, setup): (usize, u64),
    number: u64,
    room: &mut Room<G>,
) -> Result<(End, usize), String> {
    let start = school.start(cell, setup)?;
    let sides = seats_of(school.study, &start);
    let mine = &sides[number as usize % sides.len()];
    let mut seats = [measure.against; 8];
    mine.iter().for_each(|&seat| seats[seat] = measure.who);
    let end = room.play(Pairing { cell, start, seats, seed: measure.seed, number }, None);
    Ok((end, mine[0]))
}

impl Outcome {
    /// Nothing was played yet.
    fn none(cell: usize) -> Outcome {
        let digest = [0; 32];
        Outcome { cell, games: 0, won: 0, drawn: 0, stopped: 0, decisions: 0, digest, seconds: 0.0 }
    }

    /// The share of the points: a win is worth one, a draw a half.
    pub fn share(&self) -> f64 {
        (self.won as f64 + 0.5 * self.drawn as f64) / self.games.max(1) as f64
    }

    /// A line of the report.
    pub fn line(&self, name: &str) -> String {
        let count = self.games.max(1) as f64;
        let percent = |number: u64| 100.0 * number as f64 / count;
        let (low, high) = interval(self.won, self.games.max(1));
        let stopped = if self.stopped > 0 { format!(", {} stopped", self.stopped) } else { String::new() };
        format!(
            "{name:32} won {:5.1} % [{:4.1}, {:5.1}] of {}, drawn {:4.1} %{stopped}; {:5.0} decisions and {:7.2} ms a game",
            percent(self.won),
            100.0 * low,
            100.0 * high,
            self.games,
            percent(self.drawn),
            self.decisions as f64 / count,
            1000.0 * self.seconds / count,
        )
    }

    /// The same for programs. The interval is Wilson's, 95 %.
    pub fn json(&self, name: &str) -> serde_json::Value {
        let (low, high) = interval(self.won, self.games.max(1));
        serde_json::json!({
            "cell": name,
            "games": self.games,
            "won": self.won,
            "drawn": self.drawn,
            "stopped": self.stopped,
            "decisions": self.decisions,
            "low": low,
            "high": high,
        })
    }
}

/// All cells together; the digest is of all their games.
pub fn whole(outcomes: &[Outcome]) -> Outcome {
    let mut hash = Sha256::new();
    let mut whole = Outcome::none(0);
    for outcome in outcomes {
        whole.games += outcome.games;
        whole.won += outcome.won;
        whole.drawn += outcome.drawn;
        whole.stopped += outcome.stopped;
        whole.decisions += outcome.decisions;
        whole.seconds += outcome.seconds;
        hash.update(outcome.digest);
    }
    Outcome { digest: hash.finalize().into(), ..whole }
}

/// The first bytes of a digest, for people.
pub fn short(digest: [u8; 32]) -> String {
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
