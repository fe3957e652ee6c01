//! Learning by self-play: what the `learn` example of each game runs.
//!
//! A net plays games with itself, with its earlier selves and with the game's other minds, and is nudged towards the
//! answers that went better than it expected (PPO).

mod adam;
mod card;
mod checkpoint;
mod evaluate;
mod learner;
mod options;
mod room;
mod steps;
mod update;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Instant;

use arena::Eyes;
use table::{Game, Named, Seat};

use crate::net::Net;
use crate::{Study, bytes, weights};
use learner::{Desk, Learner, Played, Wanted};
use options::Options;
use room::Who;
use update::Came;

/// All that is needed to learn a game.
pub struct School<'a, G: Game> {
    /// What the learner sees.
    pub eyes: &'a dyn Eyes<G>,
    /// What it is told beside that.
    pub study: &'a dyn Study<G>,
    /// Cards, characters, boards.
    pub content: &'a G::Content,
    /// The game's other minds: some games are played with those called `greedy` and `random`.
    pub minds: &'a [Named<G>],
}

const HELP: &str = "\
learn out=PATH [seconds=S | decisions=N] [threads=N] [seed=N] [from=CHECKPOINT] [of=S] [cells=A,B]
    learns for so long, and writes PATH.ckpt, PATH.weights and PATH.yaml each minute and at the end
    from=    a checkpoint to go on from
    of=      seconds (or decisions) of the whole run, of which this is a piece
    cells=   only these, by how their names begin
    pool=    which of the game's minds play along; greedy,random as a rule
    also:    iteration= and batch= decisions, longest= decisions of a game
evaluate weights=FILE [games=N] [against=MIND] [mind=MIND] [threads=N] [seed=N] [temperature=T] [cells=A,B]
    plays so many games a cell and prints how many were won; mind= plays in place of the weights
";

/// Does what the program's arguments say.
///
/// # Errors
/// What is wrong with the arguments, or with a file that they name.
pub fn main<G: Game>(school: &School<G>) -> Result<(), String> {
    run(school, std::env::args().skip(1))
}

/// The same, with the words given.
///
/// # Errors
/// As [`main`].
pub fn run<G: Game>(school: &School<G>, words: impl IntoIterator<Item = String>) -> Result<(), String> {
    let words: Vec<String> = words.into_iter().collect();
    let command = words.join(" ");
    let mut words = words.into_iter();
    let what = words.next().unwrap_or_default();
    match what.as_str() {
        "learn" => learn(school, &command, Options::read(words)?),
        "evaluate" => evaluate(school, Options::read(words)?),
        _ => Err(format!("what is `{what}`?\n{HELP}")),
    }
}

impl<G: Game> School<'_, G> {
    /// The state before the first step of a game.
    fn start(&self, cell: usize, number: u64) -> Result<G::State, String> {
        let setup = self.study.setup(self.content, cell, number);
        G::start(self.content, &setup).map_err(|error| format!("cell {cell}, setup {number}: {error}"))
    }

    /// The cells whose names begin with one of these; all, if none is named.
    fn cells(&self, names: Option<Vec<String>>) -> Result<Vec<usize>, String> {
        let all = self.study.cells(self.content);
        let Some(names) = names else { return Ok((0..all.len()).collect()) };
        if let Some(name) = names.iter().find(|name| !all.iter().any(|cell| cell.starts_with(*name))) {
            return Err(format!("no cell begins with `{name}`; there are {}", all.join(", ")));
        }
        let named = |&cell: &usize| names.iter().any(|name| all[cell].starts_with(name));
        Ok((0..all.len()).filter(named).collect())
    }

    /// The number of a mind.
    fn mind(&self, name: &str) -> Result<usize, String> {
        let names: Vec<&str> = self.minds.iter().map(|mind| mind.name).collect();
        let found = names.iter().position(|mind| *mind == name);
        found.ok_or_else(|| format!("no mind is called `{name}`; there are {}", names.join(", ")))
    }
}

/// The seats of each side, as whose partners they play.
fn seats_of<G: Game>(study: &dyn Study<G>, state: &G::State) -> Vec<Vec<usize>> {
    let mut sides: Vec<(u8, Vec<usize>)> = Vec::new();
    for seat in 0..G::seats(state) {
        let side = study.side(state, Seat(seat));
        match sides.iter_mut().find(|(known, _)| *known == side) {
            Some((_, seats)) => seats.push(seat.into()),
            None => sides.push((side, vec![seat.into()])),
        }
    }
    sides.into_iter().map(|(_, seats)| seats).collect()
}

/// The natural logarithm of a share. Learning may differ between machines; play does not come here.
fn ln(share: f32) -> f32 {
    f64::from(share.max(1e-12)).ln() as f32
}

fn threads(options: &mut Options) -> Result<usize, String> {
    let usual = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    Ok(options.or("threads", usual)?.clamp(1, 256))
}

fn learn<G: Game>(school: &School<G>, command: &str, mut options: Options) -> Result<(), String> {
    let out: PathBuf = options.take("out")?.ok_or("where to? `out=PATH` says it")?;
    let from: Option<PathBuf> = options.take("from")?;
    let seed: Option<u64> = options.take("seed")?;
    let (seconds, decisions) = (options.take::<f64>("seconds")?, options.take::<u64>("decisions")?);
    let of: Option<f64> = options.take("of")?;
    let threads = threads(&mut options)?;
    let cells = school.cells(options.list("cells"))?;
    let pool = match options.list("pool") {
        Some(names) => names.iter().map(|name| school.mind(name)).collect::<Result<_, _>>()?,
        None => ["greedy", "random"].iter().filter_map(|name| school.mind(name).ok()).collect::<Vec<_>>(),
    };
    let mut wanted = Wanted {
        part: 0.0,
        decisions: options.or("iteration", 100_000)?,
        batch: options.or::<usize>("batch", 4096)?.max(1),
        longest: options.or("longest", 4000)?,
    };
    options.done()?;

    let (sizes, names) = (school.eyes.sizes(), school.study.cells(school.content));
    let mut learner = match &from {
        Some(path) => checkpoint::load(G::NAME, sizes, &names, path)
            .map_err(|error| format!("{}: {error}", path.display()))?,
        None => Learner::new(sizes, &names, seed.unwrap_or(1)),
    };
    if let (Some(seed), Some(_)) = (seed, &from) {
        learner.past.seed = seed;
    }
    let budget = match (seconds, decisions) {
        (None, Some(decisions)) => Budget::Decisions(decisions),
        (seconds, None) => Budget::Seconds(seconds.unwrap_or(60.0)),
        (Some(_), Some(_)) => return Err("either `seconds=` or `decisions=`, not both".to_owned()),
    };
    let clock = Clock { began: Instant::now(), budget, first: learner.past.decisions };
    let whole = of.unwrap_or_else(|| budget.of(&learner.past) + budget.all());
    let mut desk = Desk::new(&learner.net, threads, school.minds.len());
    let mut report = Report::new(&names, learner.past.decisions);
    let keep = |learner: &Learner| keep(school, learner, &out, command, threads);
    let mut kept = Instant::now();
    while clock.left(&learner) {
        wanted.part = (budget.of(&learner.past) / whole).clamp(0.0, 1.0) as f32;
        let (games, came) = learner.iterate(school, &cells, &pool, wanted, &mut desk)?;
        report.add(&games, came);
        if report.since.elapsed().as_secs() >= 10 {
            report.print(school, &learner, clock.began);
        }
        if kept.elapsed().as_secs() >= 60 {
            keep(&learner)?;
            kept = Instant::now();
        }
    }
    report.print(school, &learner, clock.began);
    keep(&learner)
}

/// How long to learn.
#[derive(Clone, Copy)]
enum Budget {
    Seconds(f64),
    Decisions(u64),
}

impl Budget {
    fn all(self) -> f64 {
        match self {
            Budget::Seconds(seconds) => seconds,
            Budget::Decisions(decisions) => decisions as f64,
        }
    }

    /// How much of the same was spent so far.
    fn of(self, past: &learner::Past) -> f64 {
        match self {
            Budget::Seconds(_) => past.seconds,
            Budget::Decisions(_) => past.decisions as f64,
        }
    }
}

/// Says when this piece of the run is over.
struct Clock {
    began: Instant,
    budget: Budget,
    first: u64,
}

impl Clock {
    fn left(&self, learner: &Learner) -> bool {
        match self.budget {
            Budget::Seconds(seconds) => self.began.elapsed().as_secs_f64() < seconds,
            Budget::Decisions(decisions) => learner.past.decisions - self.first < decisions,
        }
    }
}

/// Writes the checkpoint, the weights and their card.
fn keep<G: Game>(
    school: &School<G>,
    learner: &Learner,
    out: &Path,
    command: &str,
    threads: usize,
) -> Result<(), String> {
    let path = |ending: &str| {
        let mut path = out.as_os_str().to_owned();
        path.push(ending);
        PathBuf::from(path)
    };
    let weights = weights::write(G::NAME, &learner.net);
    bytes::write(&path(".ckpt"), &checkpoint::write(G::NAME, learner))?;
    bytes::write(&path(".weights"), &weights)?;
    let card = card::Card { game: G::NAME, eyes: school.eyes.sizes(), command, threads, weights: &weights };
    bytes::write(&path(".yaml"), card.text(learner).as_bytes())
}

/// What is printed while it learns.
struct Report {
    since: Instant,
    /// How many decisions the learner had seen then.
    decisions: u64,
    games: u64,
    stopped: [u64; 2],
    /// Games and points by who played along, and by group of cells.
    tallies: BTreeMap<String, (u64, f64)>,
    groups: Vec<String>,
    came: Came,
}

impl Report {
    /// Cells are told by name while they are few, else by how their names begin.
    fn new(cells: &[String], decisions: u64) -> Report {
        let first = |cell: &String| cell.split('-').next().unwrap_or_default().to_owned();
        let groups = if cells.len() > 12 { cells.iter().map(first).collect() } else { cells.to_vec() };
        Report {
            since: Instant::now(),
            decisions,
            games: 0,
            stopped: [0; 2],
            tallies: BTreeMap::new(),
            groups,
            came: Came::default(),
        }
    }

    fn add(&mut self, games: &[Played], came: Came) {
        self.came = came;
        for game in games {
            self.games += 1;
            self.stopped[0] += u64::from(game.end.cut);
            self.stopped[1] += u64::from(game.end.fault);
            let mut tally = |name: String| {
                let tally = self.tallies.entry(name).or_default();
                tally.0 += 1;
                tally.1 += f64::from(game.end.scores[game.seat]);
            };
            tally(self.groups[game.cell].clone());
            let with = if game.sides == 1 { "with" } else { "against" };
            match game.other {
                Who::Now => {}
                Who::Earlier(_) => tally(format!("~{with} earlier")),
                Who::Other(which) => tally(format!("~{with} mind {which}")),
            }
        }
    }

    fn print<G: Game>(&mut self, school: &School<G>, learner: &Learner, began: Instant) {
        let spent = self.since.elapsed().as_secs_f64();
        let decisions = learner.past.decisions;
        let from = std::mem::replace(&mut self.decisions, decisions);
        let mut line = format!(
            "{:5.0} s: {decisions} decisions ({:.0}/s), {} games; rate {:.5}, moved {:.4}, entropy {:.3}, foreseen {:.2}",
            began.elapsed().as_secs_f64(),
            (decisions - from) as f64 / spent.max(1e-3),
            learner.past.games,
            learner.rate,
            self.came.moved,
            self.came.entropy,
            self.came.foreseen,
        );
        let [cut, faults] = self.stopped;
        if cut + faults > 0 {
            line += &format!("; of {} games {cut} were cut, {faults} had a fault", self.games);
        }
        line += " |";
        for (name, (games, points)) in &self.tallies {
            let name = match name.strip_prefix('~').map(|name| (name, name.split_once(" mind "))) {
                Some((_, Some((with, which)))) => {
                    let mind = which.parse().ok().and_then(|which: usize| school.minds.get(which));
                    format!("{with} {}", mind.map_or(which, |mind| mind.name))
                }
                Some((name, None)) => name.to_owned(),
                None => name.clone(),
            };
            line += &format!(" {name} {:.1} %,", 100.0 * points / *games as f64);
        }
        println!("{}", line.trim_end_matches(','));
        self.tallies.clear();
        (self.games, self.stopped, self.since) = (0, [0; 2], Instant::now());
    }
}

fn evaluate<G: Game>(school: &School<G>, mut options: Options) -> Result<(), String> {
    let sizes = school.eyes.sizes();
    let path: Option<PathBuf> = options.take("weights")?;
    let mind: Option<String> = options.take("mind")?;
    let against: String = options.or("against", "random".to_owned())?;
    let (who, net) = match (mind, path) {
        (Some(mind), _) => (Who::Other(school.mind(&mind)?), Net::nought(sizes)),
        (None, Some(path)) => {
            let net = weights::load(G::NAME, sizes, &path);
            (Who::Now, net.map_err(|error| format!("{}: {error}", path.display()))?)
        }
        (None, None) => return Err("who plays? `weights=FILE` or `mind=NAME` says it".to_owned()),
    };
    let measure = evaluate::Measure {
        net: &net,
        who,
        against: Who::Other(school.mind(&against)?),
        cells: &school.cells(options.list("cells"))?,
        games: options.or::<u64>("games", 200)?.clamp(1, 1 << 32),
        threads: threads(&mut options)?,
        seed: options.or("seed", 4711)?,
        temperature: options.or("temperature", 0.0)?,
    };
    options.done()?;
    let names = school.study.cells(school.content);
    let results =
        evaluate::evaluate(school, &measure, |result| println!("{}", result.line(&names[result.cell])))?;
    println!("{}", evaluate::whole(&results));
    Ok(())
}
