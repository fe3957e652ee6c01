//! Playing a run of games and putting it together.

use std::collections::BTreeMap;
use std::time::Instant;

use anyhow::Context as _;
use rayon::prelude::*;
use sha2::{Digest as _, Sha256};
use table::{Fast, Game, Mind, Minded, Overheard, Scene, Seat, play_out};

use crate::part::Lab;

/// A run of games.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many.
    pub games: u64,
    /// What all chance follows from.
    pub seed: u64,
    /// How many at a time.
    pub threads: usize,
}

/// How one game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Ended {
    /// The first seat won.
    A,
    /// The second seat won.
    B,
    /// Nobody did.
    Draw,
}

impl Ended {
    /// All of them.
    pub const ALL: [Ended; 3] = [Ended::A, Ended::B, Ended::Draw];

    /// As figures for machines say it.
    pub fn as_str(self) -> &'static str {
        match self {
            Ended::A => "a",
            Ended::B => "b",
            Ended::Draw => "draw",
        }
    }
}

/// One game.
struct Played<T> {
    ended: Ended,
    turns: u32,
    decisions: u64,
    tally: T,
    /// The hash of its transcript.
    digest: [u8; 32],
}

/// A whole run.
pub struct Run<T> {
    /// How many games ended how.
    ended: BTreeMap<Ended, u64>,
    /// How many games had so many turns.
    pub turns: BTreeMap<u32, u64>,
    /// Choices made in all games.
    pub decisions: u64,
    /// What was counted on the way.
    pub tally: T,
    /// Games that stopped on a fault of the rules: the number and what happened.
    pub stopped: Vec<(u64, String)>,
    /// A hash over all transcripts in game order: the same for any number of threads and on any machine.
    pub digest: String,
    /// How long it took.
    pub seconds: f64,
}

impl<T> Run<T> {
    /// How many games came to their end.
    pub fn finished(&self) -> u64 {
        self.ended.values().sum()
    }

    /// How many games ended so.
    pub fn count(&self, ended: Ended) -> u64 {
        self.ended.get(&ended).copied().unwrap_or(0)
    }
}

/// So many games are played before they are added up, so that a run of millions needs no more memory than one of
/// hundreds.
const BATCH: u64 = 1024;

/// Plays the games of a plan; `start` sets up the game of a number, `mind` makes its bots, `done` is called after each.
///
/// # Errors
/// When no threads can be had.
pub fn run<G: Game, L: Lab<G>, M: Mind<G>>(
    lab: &L,
    content: &G::Content,
    plan: Plan,
    start: impl Fn(u64) -> Result<G::State, String> + Sync,
    mind: impl Fn() -> M + Sync,
    done: &(dyn Fn() + Sync),
) -> anyhow::Result<Run<L::Tally>> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    let pool = pool.with_context(|| format!("{} threads can't be started", plan.threads))?;
    let started = Instant::now();
    let one = |number: u64| {
        let chance = Fast::of_game(plan.seed, number);
        let played = start(number).and_then(|start| play(lab, content, start, mind(), chance));
        done();
        (number, played)
    };
    let mut hash = Sha256::new();
    let mut run = Run {
        ended: BTreeMap::new(),
        turns: BTreeMap::new(),
        decisions: 0,
        tally: L::Tally::default(),
        stopped: Vec::new(),
        digest: String::new(),
        seconds: 0.0,
    };
    for first in (0..plan.games).step_by(BATCH as usize) {
        let batch = first..plan.games.min(first + BATCH);
        let games: Vec<_> = pool.install(|| batch.into_par_iter().map(one).collect());
        for (number, played) in games {
            match played {
                Ok(played) => {
                    hash.update(played.digest);
                    *run.ended.entry(played.ended).or_insert(0) += 1;
                    *run.turns.entry(played.turns).or_insert(0) += 1;
                    run.decisions += played.decisions;
                    lab.add(&mut run.tally, &played.tally);
                }
                Err(stop) => {
                    // A game that stopped must not look like one that was never played.
                    hash.update(stop.as_bytes());
                    run.stopped.push((number, stop));
                }
            }
        }
    }
    run.digest = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    run.seconds = started.elapsed().as_secs_f64();
    Ok(run)
}

fn play<G: Game, L: Lab<G>, M: Mind<G>>(
    lab: &L,
    content: &G::Content,
    start: G::State,
    mind: M,
    chance: Fast,
) -> Result<Played<L::Tally>, String> {
    let mut tally = L::Tally::default();
    let minded = Minded::new(mind, chance, &start);
    let mut table = Overheard { table: minded, hear: |event: G::Event| lab.hear(&mut tally, &event) };
    let state = play_out(content, start, &mut table).map_err(|stop| format!("{stop:?}"))?;
    let Overheard { table, .. } = table;
    let (decisions, digest) = (table.decisions(), table.into_parts().1.digest());
    let ended = ended::<G>(&state);
    lab.end(&mut tally, Scene { state: &state, content }, ended);
    Ok(Played { ended, turns: lab.turns(&state), decisions, tally, digest })
}

fn ended<G: Game>(state: &G::State) -> Ended {
    let score = G::score(state, Seat(0));
    if score > 0.5 {
        Ended::A
    } else if score < 0.5 {
        Ended::B
    } else {
        Ended::Draw
    }
}
