//! What a run came to, ready to be shown.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::figures::{Breakdown, CharacterFigures, Matrix, Tables};
use crate::run::{Ended, Plan, Run};
use crate::share::Share;

/// Games that stopped on a fault of the rules: the number and what happened.
pub type Stopped = Vec<(u64, String)>;

/// What a run came to. The names of the fields are stable.
#[derive(Serialize)]
pub struct Simulated {
    /// Which game.
    pub game: &'static str,
    /// How many were asked for.
    pub games: u64,
    /// How many came to their end.
    pub finished: u64,
    /// Choices made in all of them.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// How many ended how.
    pub outcomes: BTreeMap<&'static str, u64>,
    /// The same as shares, with their 95 % intervals.
    pub shares: BTreeMap<&'static str, Share>,
    /// A hash over all transcripts in game order.
    pub digest: String,
    /// What the chance followed from.
    pub seed: u64,
    /// Who played side A and side B.
    pub bots: [&'static str; 2],
    /// How many games had so many turns.
    pub turns: BTreeMap<u32, u64>,
    /// What each character did; only where the game has characters.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub characters: Vec<CharacterFigures>,
    /// How games with something in common ended; only where games are drawn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub breakdowns: Vec<Breakdown>,
    /// How games ended by who played against whom; only where games are drawn so.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub matrix: Option<Matrix>,
    /// Whether all players win or lose as one: then `a` is won, and `b` is lost.
    #[serde(skip_serializing_if = "is_against_each_other")]
    pub together: bool,
    /// Games that stopped on a fault of the rules.
    #[serde(skip)]
    pub stopped: Stopped,
}

/// Most games are; figures of them have always been without the field.
fn is_against_each_other(together: &bool) -> bool {
    !together
}

impl Simulated {
    /// The figures of a run of a game, between these bots, with what its game shows of it.
    pub(crate) fn of<T>(
        game: &'static str,
        plan: Plan,
        bots: [&'static str; 2],
        together: bool,
        tables: Tables,
        run: &Run<T>,
    ) -> Simulated {
        let finished = run.finished();
        let counts = Ended::ALL.map(|ended| (ended.as_str(), run.count(ended)));
        let Tables { characters, breakdowns, matrix } = tables;
        Simulated {
            game,
            games: plan.games,
            finished,
            decisions: run.decisions,
            seconds: run.seconds,
            outcomes: counts.into(),
            shares: counts.map(|(name, count)| (name, Share::of(count, finished))).into(),
            digest: run.digest.clone(),
            seed: plan.seed,
            bots,
            turns: run.turns.clone(),
            characters,
            breakdowns,
            matrix,
            together,
            stopped: run.stopped.clone(),
        }
    }
}
