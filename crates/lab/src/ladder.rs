//! A ladder: every mind against every other, or each of them against the game itself.
//!
//! Where sides play against each other, each pair of minds has every setup twice, once from either side, and Elo figures come
//! of all results together. Where all seats win or lose as one, each mind plays every cell of the game's study alone.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, anyhow, bail};
use minds::speed::cpu_time;
use minds::{Roster, Study};
use rayon::prelude::*;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use table::{Fast, Game, Mind, Minded, Put, Seat, play_out};

use crate::part::{Dealer, Lab};
use crate::rating::{Elo, ratings};
use crate::run::Plan;
use crate::share::Share;
use crate::stranger::{Faults, Stranger, Visiting, Visitor};

/// A ladder that is asked for.
#[derive(Clone, Copy)]
pub struct Contest<'a> {
    /// How many games a pair or a cell, from which seed, on how many threads.
    pub plan: Plan,
    /// The minds by name; none for all levels.
    pub minds: &'a [String],
    /// Cells by how their names begin; none for all.
    pub cells: &'a [String],
    /// Programs that play along, called `bot-1`, `bot-2`, ….
    pub strangers: &'a [Stranger],
}

/// What programs are called.
const STRANGERS: [&str; 8] = ["bot-1", "bot-2", "bot-3", "bot-4", "bot-5", "bot-6", "bot-7", "bot-8"];

/// What a ladder came to. The names of the fields are stable.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Ladder {
    /// Which game.
    pub game: &'static str,
    /// How many games each pair played, or each mind in each cell.
    pub games: u64,
    /// What the chance followed from.
    pub seed: u64,
    /// How strong each mind is; 1500 is the mean. Only where sides play against each other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub elo: Vec<Elo>,
    /// How each pair fared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<Pair>,
    /// How each mind fared in each cell. Only where all seats win or lose as one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub cells: Vec<Cell>,
    /// How long each mind took for an answer, on this machine.
    pub pondered: Vec<Pondered>,
    /// Programs that played along, and what they did wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub strangers: Vec<Visited>,
    /// Games that stopped on a fault of the rules.
    pub stopped: u64,
    /// A hash over all transcripts in game order: the same for any number of threads and on any machine.
    pub digest: String,
    /// How long it took.
    pub seconds: f64,
}

/// How one mind fared against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pair {
    /// The one.
    pub mind: &'static str,
    /// The other.
    pub against: &'static str,
    /// Games the one won.
    pub won: u64,
    /// Games nobody won.
    pub drawn: u64,
    /// Games the other won.
    pub lost: u64,
    /// The share of games that the one won.
    pub share: Share,
}

/// How a mind fared in a cell.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cell {
    /// The mind.
    pub mind: &'static str,
    /// The cell, by its name.
    pub cell: String,
    /// Games won.
    pub won: u64,
    /// The share of them.
    pub share: Share,
}

/// A program that played along.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Visited {
    /// What it is called here.
    pub mind: &'static str,
    /// How it was started.
    pub command: String,
    /// What it did wrong and how often, the most frequent first. A mind of the game answered in its place.
    pub faults: Vec<(String, usize)>,
}

/// How long a mind took for its answers, in milliseconds of a processor.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Pondered {
    /// The mind.
    pub mind: &'static str,
    /// How many answers it gave.
    pub answers: usize,
    /// The mean.
    pub mean: f64,
    /// 95 of 100 took no longer.
    pub p95: f64,
    /// The longest.
    pub most: f64,
}

impl Pondered {
    fn of(mind: &'static str, mut spent: Vec<Duration>) -> Pondered {
        spent.sort_unstable();
        let milliseconds = |spent: Duration| spent.as_secs_f64() * 1e3;
        let at = |place: usize| spent.get(place).copied().map_or(0.0, milliseconds);
        Pondered {
            mind,
            answers: spent.len(),
            mean: milliseconds(spent.iter().sum()) / spent.len().max(1) as f64,
            p95: at(spent.len() * 95 / 100),
            most: at(spent.len().saturating_sub(1)),
        }
    }
}

/// A mind, and how long it took for each of its answers.
struct Timed<M> {
    mind: M,
    spent: Vec<Duration>,
}

/// Minds at a table, by the sides that their seats are on.
struct Sided<M> {
    minds: Vec<Timed<M>>,
    /// Which of the minds sits at each seat.
    seats: Vec<usize>,
}

impl<M> Sided<M> {
    fn at(&self, Seat(seat): Seat) -> usize {
        self.seats.get(usize::from(seat)).copied().unwrap_or(0)
    }
}

impl<G: Game, M: Mind<G>> Mind<G> for Sided<M> {
    fn looks_back(&self) -> bool {
        self.minds.iter().any(|timed| timed.mind.looks_back())
    }

    fn answer(&mut self, put: &Put<G>, chance: &mut Fast) -> usize {
        let at = self.at(G::prompt(put.ask).seat);
        let Timed { mind, spent } = &mut self.minds[at];
        let began = cpu_time();
        let answer = mind.answer(put, chance);
        spent.push(cpu_time().saturating_sub(began));
        answer
    }
}

/// A game of a ladder, before it is played.
struct Fixture<S> {
    /// The minds of the first side and of the others.
    minds: [&'static str; 2],
    /// Whether they have changed sides.
    swapped: bool,
    setup: S,
    chance: Fast,
}

/// What came of it.
struct Played {
    /// How it ended for the first of the two minds; nothing if it stopped.
    score: Option<f32>,
    digest: [u8; 32],
    /// How long each of the two took for its answers.
    spent: [Vec<Duration>; 2],
}

/// Plays a ladder.
///
/// # Errors
/// A mind that is not known; fewer than two where sides play against each other; a setup that can't be played.
pub(crate) fn ladder<G: Game, L: Lab<G>>(
    lab: &L,
    contest: &Contest,
    roster: &Roster<G>,
    content: &G::Content,
    begun: &dyn Fn(u64),
    done: &(dyn Fn() + Sync),
) -> anyhow::Result<Ladder> {
    let began = Instant::now();
    let Plan { games, seed, threads } = contest.plan;
    let visits = visits(contest.strangers)?;
    let mut minds = if contest.minds.is_empty() && !visits.is_empty() {
        roster.policies.last().map(|best| best.name).into_iter().collect()
    } else {
        named(contest.minds, roster)?
    };
    minds.extend(visits.iter().map(|visit| visit.mind));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.with_context(|| format!("{threads} threads can't be started"))?;
    let cells = cells(contest.cells, roster.study, content)?;
    let deals = Deals { study: roster.study, cells, content, dealer: lab.deal(content, &[], seed)? };
    let fixtures = if lab.together() {
        alone(&minds, &deals, games, seed)
    } else if minds.len() < 2 {
        bail!("a ladder has two rungs at least: name more minds")
    } else {
        against_each_other(&minds, &deals, games, seed)
    };
    begun(fixtures.len() as u64);
    let play = |fixture: &Fixture<G::Setup>| {
        let played = play::<G>(roster, &visits, content, fixture);
        done();
        played
    };
    let played: anyhow::Result<Vec<Played>> = pool.install(|| fixtures.par_iter().map(play).collect());
    let played = played?;
    let mut hash = Sha256::new();
    played.iter().for_each(|one| hash.update(one.digest));
    let results: Vec<&[Played]> = played.chunks(games.max(1) as usize).collect();
    let (mut pairs, mut cells) = (Vec::new(), Vec::new());
    if lab.together() {
        let rows = minds.iter().flat_map(|&mind| deals.cells.iter().map(move |(_, cell)| (mind, cell)));
        cells.extend(rows.zip(&results).map(|((mind, cell), played)| {
            let (won, ..) = counted(played);
            Cell { mind, cell: cell.clone(), won, share: Share::of(won, played.len() as u64) }
        }));
    } else {
        pairs.extend(couples(&minds).zip(&results).map(|([mind, against], played)| {
            let (won, drawn, lost) = counted(played);
            Pair { mind, against, won, drawn, lost, share: Share::of(won, played.len() as u64) }
        }));
    }
    Ok(Ladder {
        game: G::NAME,
        games,
        seed,
        pondered: pondered(&minds, &fixtures, &played),
        elo: ratings(&minds, &pairs),
        pairs,
        cells,
        strangers: visits.iter().map(Visit::told).collect(),
        stopped: played.iter().filter(|one| one.score.is_none()).count() as u64,
        digest: hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect(),
        seconds: began.elapsed().as_secs_f64(),
    })
}

/// A program that plays along.
struct Visit<'c> {
    mind: &'static str,
    stranger: &'c Stranger,
    faults: Faults,
}

impl Visit<'_> {
    fn told(&self) -> Visited {
        let (mind, command) = (self.mind, self.stranger.command.clone());
        Visited { mind, command, faults: self.faults.counted() }
    }
}

fn visits(strangers: &[Stranger]) -> anyhow::Result<Vec<Visit<'_>>> {
    if strangers.len() > STRANGERS.len() {
        bail!("{} programs are too many: {} can play along", strangers.len(), STRANGERS.len());
    }
    let visit = |(&mind, stranger)| Visit { mind, stranger, faults: Faults::default() };
    Ok(STRANGERS.iter().zip(strangers).map(visit).collect())
}

fn pondered<S>(minds: &[&'static str], fixtures: &[Fixture<S>], played: &[Played]) -> Vec<Pondered> {
    let of = |&mind: &&'static str| {
        let games = fixtures.iter().zip(played);
        let own = games.flat_map(|(fixture, played)| fixture.minds.iter().zip(&played.spent));
        Pondered::of(
            mind,
            own.filter(|(name, _)| **name == mind).flat_map(|(_, spent)| spent).copied().collect(),
        )
    };
    minds.iter().map(of).collect()
}

fn counted(played: &[Played]) -> (u64, u64, u64) {
    let count = |score: f32| played.iter().filter(|one| one.score == Some(score)).count() as u64;
    (count(1.0), count(0.5), count(0.0))
}

fn named<G: Game>(asked: &[String], roster: &Roster<G>) -> anyhow::Result<Vec<&'static str>> {
    if asked.is_empty() {
        return Ok(roster.levels.iter().map(|level| level.name).collect());
    }
    let known = |name: &String| {
        let named = roster.names().find(|known| known == name);
        let all = || roster.names().collect::<Vec<_>>().join(", ");
        named.ok_or_else(|| anyhow!("{} has no mind `{name}`: there are {}", G::NAME, all()))
    };
    asked.iter().map(known).collect()
}

/// The cells that are asked for; a game without a study has one.
fn cells<G: Game>(
    asked: &[String],
    study: Option<&'static dyn Study<G>>,
    content: &G::Content,
) -> anyhow::Result<Vec<(usize, String)>> {
    let all = study.map_or_else(|| vec![G::NAME.to_owned()], |study| study.cells(content));
    let begins = |cell: &str| asked.is_empty() || asked.iter().any(|asked| cell.starts_with(asked.as_str()));
    if let Some(other) = asked.iter().find(|asked| !all.iter().any(|cell| cell.starts_with(asked.as_str()))) {
        bail!("no cell of {} begins with `{other}`: there are {}", G::NAME, all.join(", "));
    }
    Ok((0..).zip(all).filter(|(_, cell)| begins(cell)).collect())
}

/// Each mind with each that is named after it.
fn couples<'n>(minds: &'n [&'static str]) -> impl Iterator<Item = [&'static str; 2]> + 'n {
    (0..minds.len()).flat_map(move |one| minds[one + 1..].iter().map(move |&other| [minds[one], other]))
}

/// Where setups come from: the cells of the game's study, or what a run of the laboratory is dealt.
struct Deals<'c, G: Game> {
    study: Option<&'static dyn Study<G>>,
    /// Those that are played, by their places and names.
    cells: Vec<(usize, String)>,
    content: &'c G::Content,
    dealer: Dealer<'c, G>,
}

impl<G: Game> Deals<'_, G> {
    fn of_cell(&self, cell: usize, number: u64) -> G::Setup {
        match self.study {
            Some(study) => study.setup(self.content, self.cells[cell].0, number),
            None => (self.dealer)(number),
        }
    }
}

/// Each mind in each cell, all seats of a game its own.
fn alone<G: Game>(minds: &[&'static str], deals: &Deals<G>, games: u64, seed: u64) -> Vec<Fixture<G::Setup>> {
    let cells = deals.cells.len();
    let rows = minds.iter().flat_map(|&mind| (0..cells).map(move |cell| (mind, cell)));
    let fixture = |(mind, cell), number| Fixture {
        minds: [mind; 2],
        swapped: false,
        setup: deals.of_cell(cell, number),
        chance: Fast::of_game(seed, number),
    };
    rows.flat_map(|row| (0..games).map(move |number| (row, number)))
        .map(|(row, number)| fixture(row, number))
        .collect()
}

/// Each pair from either side of every setup, all cells in turn.
fn against_each_other<G: Game>(
    minds: &[&'static str],
    deals: &Deals<G>,
    games: u64,
    seed: u64,
) -> Vec<Fixture<G::Setup>> {
    let cells = deals.cells.len() as u64;
    let fixture = |minds, number: u64| {
        let setup = number / 2;
        Fixture {
            minds,
            swapped: number % 2 == 1,
            setup: deals.of_cell((setup % cells) as usize, setup / cells),
            chance: Fast::of_game(seed, setup),
        }
    };
    couples(minds)
        .flat_map(|pair| (0..games).map(move |number| (pair, number)))
        .map(|(pair, number)| fixture(pair, number))
        .collect()
}

fn play<G: Game>(
    roster: &Roster<G>,
    visits: &[Visit],
    content: &G::Content,
    fixture: &Fixture<G::Setup>,
) -> anyhow::Result<Played> {
    let start = G::start(content, &fixture.setup).map_err(|error| anyhow!("{error}"))?;
    let side = |seat| roster.study.map_or(seat, |study| study.side(&start, Seat(seat)));
    let first = side(0);
    let seats = 0..G::seats(&start);
    // The first of the two minds sits on the first side, or on the others.
    let seats: Vec<usize> = seats.map(|seat| usize::from((side(seat) == first) == fixture.swapped)).collect();
    let own = seats.iter().position(|&mind| mind == 0).unwrap_or(0);
    let mut visitors = Vec::new();
    let mut timed = |name: &&str| {
        let visit = visits.iter().find(|visit| visit.mind == *name);
        let mind = match visit {
            Some(visit) => seated(roster, visit, &mut visitors)?,
            None => roster.mind(name).with_context(|| format!("there is no mind `{name}`"))?,
        };
        Ok(Timed { mind, spent: Vec::new() })
    };
    let minds = fixture.minds.iter().map(&mut timed).collect::<anyhow::Result<Vec<_>>>()?;
    let mut table = Minded::new(Sided { minds, seats }, fixture.chance.clone(), &start);
    let end = play_out(content, start, &mut table);
    let (mut sided, transcript) = table.into_parts();
    let spent = [0, 1].map(|mind| std::mem::take(&mut sided.minds[mind].spent));
    Ok(match end {
        Ok(end) => {
            let scores: Vec<f32> = (0..G::seats(&end)).map(|seat| G::score(&end, Seat(seat))).collect();
            for visitor in &visitors {
                visitor.lock().unwrap_or_else(PoisonError::into_inner).over(&scores);
            }
            let score = scores.get(own).copied();
            Played { score, digest: transcript.digest(), spent }
        }
        // A game that stopped must not look like one that ended.
        Err(stop) => Played { score: None, digest: Sha256::digest(format!("{stop:?}")).into(), spent },
    })
}

/// Starts a program for one game. Where it does not answer, the best of the game's policies does.
fn seated<G: Game>(
    roster: &Roster<G>,
    visit: &Visit,
    visitors: &mut Vec<Arc<Mutex<Visitor>>>,
) -> anyhow::Result<Box<dyn Mind<G> + Send>> {
    let visitor = visit.stranger.visit(G::NAME, &visit.faults);
    let visitor = visitor.with_context(|| format!("`{}` does not start", visit.stranger.command))?;
    let visitor = Arc::new(Mutex::new(visitor));
    visitors.push(Arc::clone(&visitor));
    let stand_in = roster.policies.last().and_then(|best| roster.mind(best.name));
    let stand_in = stand_in.with_context(|| format!("{} has no mind that could stand in", G::NAME))?;
    Ok(Box::new(Visiting { visitor, stand_in }))
}
