//! Learning by self-play: what the `learn` example of each game runs.
//!
//! A net plays games with itself, with its earlier selves and with the game's other minds, and is nudged towards the
//! answers that went better than it expected (PPO).

mod adam;
mod adopt;
mod card;
mod cast;
mod checkpoint;
mod cost;
mod evaluate;
mod learner;
mod options;
mod room;
mod steps;
mod update;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use arena::Eyes;
use table::{Game, Named, Seat};

use crate::net::Net;
use crate::{Study, Unreadable, bytes, weights};
use cast::Cast;
use learner::{Desk, Learner, Open, Played, Wanted};
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
learn out=PATH [seconds=S | decisions=N] [threads=N] [seed=N] [from=CHECKPOINT] [of=S] [cells=A,B] [without=A,B]
    learns for so long, and writes PATH.ckpt, PATH.weights and PATH.yaml each minute and at the end; PATH.log tells how it goes
    from=    a checkpoint to go on from, or weights: they know how to play, and no more
    of=      seconds (or decisions) of the whole run, of which this is a piece
    cells=   only these, by how their names begin
    without= these heroes or characters are held out: they take part in no game
    pool=    which of the game's minds play along; greedy,random as a rule
    also:    iteration= and batch= decisions, longest= decisions of a game, every= seconds between lines
cost [decisions=N] [threads=N] [seed=N] [from=CHECKPOINT] [cells=A,B]
    prints what one decision of learning costs, part by part
    also:    batch= and longest= as above
evaluate weights=FILE [games=N] [against=MIND|FILE] [threads=N] [seed=N] [temperature=T] [cells=A,B] [json=FILE]
    plays so many games a cell and prints how many were won, with Wilson's interval of 95 %
    mind=    plays in place of the weights
    only=    one of these heroes or characters takes part in each game
    without= none of these takes part
    json=    writes the same for programs
adopt weights=FILE into=FOLDER [games=N] [threads=N] [seed=N] [cells=A,B]
    puts the weights and their card into a game's folder, if they play better than those that lie there
    as=      what they are called there; `best` as a rule
    ladder=  minds that they are measured against for the card; greedy,random as a rule where two sides play
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
        "cost" => cost(school, Options::read(words)?),
        "evaluate" => evaluate(school, Options::read(words)?),
        "adopt" => adopt(school, Options::read(words)?),
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
        let names = names.filter(|names| names != &["all"]);
        let Some(names) = names else { return Ok((0..all.len()).collect()) };
        if let Some(name) = names.iter().find(|name| !all.iter().any(|cell| cell.starts_with(*name))) {
            return Err(format!("no cell begins with `{name}`; there are {}", all.join(", ")));
        }
        let named = |&cell: &usize| names.iter().any(|name| all[cell].starts_with(name));
        Ok((0..all.len()).filter(named).collect())
    }

    /// Those minds that are named; the usual ones that there are, if none is.
    fn pool(&self, names: Option<Vec<String>>) -> Result<Vec<usize>, String> {
        match names {
            Some(names) => names.iter().map(|name| self.mind(name)).collect(),
            None => Ok(["greedy", "random"].iter().filter_map(|name| self.mind(name).ok()).collect()),
        }
    }

    /// The net of a file.
    fn net(&self, path: &Path) -> Result<Net, String> {
        let net = weights::load(G::NAME, self.eyes.sizes(), path);
        let net = net.map_err(|error| format!("{}: {error}", path.display()))?;
        let card = std::fs::read_to_string(adopt::beside(path)).unwrap_or_default();
        let pack = self.study.pack(self.content);
        if card::said(&card, "pack").is_some_and(|of| of != pack) && !pack.is_empty() {
            println!(
                "{}: learned with other cards than there are now; those that it never met are played by what they do",
                path.display()
            );
        }
        Ok(net)
    }

    /// A learner to go on with, or a new one.
    fn learner(&self, from: Option<&Path>, seed: Option<u64>) -> Result<Learner, String> {
        let (sizes, names) = (self.eyes.sizes(), self.study.cells(self.content));
        let Some(path) = from else { return Ok(Learner::new(sizes, &names, seed.unwrap_or(1))) };
        let learner = match checkpoint::load(G::NAME, sizes, &names, path) {
            Err(Unreadable::Foreign { .. }) => weights::load(G::NAME, sizes, path)
                .map(|net| Learner::of(net, sizes, &names, seed.unwrap_or(1))),
            learner => learner,
        };
        let mut learner = learner.map_err(|error| format!("{}: {error}", path.display()))?;
        learner.past.seed = seed.unwrap_or(learner.past.seed);
        Ok(learner)
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
    let cast = Cast::read(school, &mut options)?;
    let pool = school.pool(options.list("pool"))?;
    let every: u64 = options.or("every", 10)?;
    let mut wanted = Wanted {
        part: 0.0,
        decisions: options.or("iteration", 100_000)?,
        batch: options.or::<usize>("batch", 4096)?.max(1),
        longest: options.or("longest", 4000)?,
    };
    options.done()?;

    let names = school.study.cells(school.content);
    let mut learner = school.learner(from.as_deref(), seed)?;
    let budget = match (seconds, decisions) {
        (None, Some(decisions)) => Budget::Decisions(decisions),
        (seconds, None) => Budget::Seconds(seconds.unwrap_or(60.0)),
        (Some(_), Some(_)) => return Err("either `seconds=` or `decisions=`, not both".to_owned()),
    };
    let clock = Clock { began: Instant::now(), budget, first: learner.past.decisions };
    let whole = of.unwrap_or_else(|| budget.of(&learner.past) + budget.all());
    let mut desk = Desk::new(&learner.net, threads, school.minds.len());
    let open = Open { cells: &cells, cast: &cast, pool: &pool };
    let mut report = Report::new(&names, learner.past.decisions);
    let mut log = std::fs::OpenOptions::new();
    let log_path = with_ending(&out, ".log");
    let mut log = log.append(true).create(true).open(&log_path).map_err(|error| at(&log_path, error))?;
    let mut say = |line: &str| {
        println!("{line}");
        writeln!(log, "{line}").map_err(|error| at(&log_path, error))
    };
    say(command)?;
    let keep = |learner: &Learner| keep(school, learner, &out, command, threads);
    let mut kept = Instant::now();
    while clock.left(&learner) {
        wanted.part = (budget.of(&learner.past) / whole).clamp(0.0, 1.0) as f32;
        let (games, came) = learner.iterate(school, &open, wanted, &mut desk)?;
        report.add(&games, came);
        if report.since.elapsed().as_secs() >= every {
            say(&report.line(school, &learner, clock.began))?;
        }
        if kept.elapsed().as_secs() >= 60 {
            keep(&learner)?;
            kept = Instant::now();
        }
    }
    if report.games > 0 {
        say(&report.line(school, &learner, clock.began))?;
    }
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

/// A path with something more at its end.
fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(ending);
    PathBuf::from(path)
}

/// An error of the file system, with its place.
fn at(path: &Path, error: std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Writes the checkpoint, the weights and their card.
fn keep<G: Game>(
    school: &School<G>,
    learner: &Learner,
    out: &Path,
    command: &str,
    threads: usize,
) -> Result<(), String> {
    let path = |ending: &str| with_ending(out, ending);
    let weights = weights::write(G::NAME, &learner.net);
    bytes::write(&path(".ckpt"), &checkpoint::write(G::NAME, learner))?;
    bytes::write(&path(".weights"), &weights)?;
    let (eyes, pack) = (school.eyes.sizes(), school.study.pack(school.content));
    let card = card::Card { game: G::NAME, eyes, command, threads, pack: &pack, weights: &weights };
    bytes::write(&path(".yaml"), card.text(learner).as_bytes())
}

/// What is printed while it learns.
struct Report {
    since: Instant,
    /// How many decisions the learner had seen then.
    decisions: u64,
    games: u64,
    stopped: [u64; 2],
    /// Games and points by who played along, and by group of cells: of each side.
    tallies: BTreeMap<String, Vec<(u64, f64)>>,
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
                let sides = self.tallies.entry(name).or_insert_with(|| vec![(0, 0.0); game.sides]);
                sides.resize(sides.len().max(game.sides), (0, 0.0));
                sides[game.side].0 += 1;
                sides[game.side].1 += f64::from(game.end.scores[game.seat]);
            };
            let with = if game.sides == 1 { "with" } else { "against" };
            // Between the net and itself, the share of the first side says how even the sides are.
            if game.sides == 1 || game.other == Who::Now {
                tally(self.groups[game.cell].clone());
            }
            match game.other {
                Who::Now => {}
                Who::Earlier(_) => tally(format!("~{with} earlier")),
                Who::Other(which) => tally(format!("~{with} mind {which}")),
            }
        }
    }

    /// What was seen since the last line.
    fn line<G: Game>(&mut self, school: &School<G>, learner: &Learner, began: Instant) -> String {
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
        let share = |(games, points): (u64, f64)| format!("{:.1}", 100.0 * points / games.max(1) as f64);
        for (name, sides) in &self.tallies {
            let all = sides.iter().fold((0, 0.0), |sum, side| (sum.0 + side.0, sum.1 + side.1));
            let each: Vec<String> = sides.iter().map(|&side| share(side)).collect();
            let name = match name.strip_prefix('~').map(|name| (name, name.split_once(" mind "))) {
                Some((_, Some((with, which)))) => {
                    let mind = which.parse().ok().and_then(|which: usize| school.minds.get(which));
                    format!("{with} {}", mind.map_or(which, |mind| mind.name))
                }
                Some((name, None)) => name.to_owned(),
                None => name.clone(),
            };
            line += &format!(" {name} {} %", share(all));
            if sides.iter().filter(|side| side.0 > 0).count() > 1 {
                line += &format!(" ({})", each.join(" and "));
            }
            line += ",";
        }
        self.tallies.clear();
        (self.games, self.stopped, self.since) = (0, [0; 2], Instant::now());
        line.trim_end_matches(',').to_owned()
    }
}

fn cost<G: Game>(school: &School<G>, mut options: Options) -> Result<(), String> {
    let from: Option<PathBuf> = options.take("from")?;
    let seed: Option<u64> = options.take("seed")?;
    let threads = threads(&mut options)?;
    let cells = school.cells(options.list("cells"))?;
    let cast = Cast::read(school, &mut options)?;
    let wanted = Wanted {
        part: 0.5,
        decisions: options.or::<usize>("decisions", 100_000)?.max(1),
        batch: options.or::<usize>("batch", 4096)?.max(1),
        longest: options.or("longest", 4000)?,
    };
    options.done()?;
    let mut learner = school.learner(from.as_deref(), seed)?;
    let mut desk = Desk::new(&learner.net, threads, school.minds.len());
    // With others at the table not every answer would be the learner's own.
    learner.earlier.clear();
    let open = Open { cells: &cells, cast: &cast, pool: &[] };
    let cost = cost::cost(school, &open, wanted, &mut learner, &mut desk)?;
    print!("{}", cost.text(G::NAME));
    Ok(())
}

fn evaluate<G: Game>(school: &School<G>, mut options: Options) -> Result<(), String> {
    let sizes = school.eyes.sizes();
    let path: Option<PathBuf> = options.take("weights")?;
    let mind: Option<String> = options.take("mind")?;
    let against: String = options.or("against", "random".to_owned())?;
    let (who, net) = match (&mind, &path) {
        (Some(mind), _) => (Who::Other(school.mind(mind)?), Net::zeros(sizes)),
        (None, Some(path)) => (Who::Now, school.net(path)?),
        (None, None) => return Err("who plays? `weights=FILE` or `mind=NAME` says it".to_owned()),
    };
    let (field, others) = match school.mind(&against) {
        Ok(mind) => (Who::Other(mind), Vec::new()),
        Err(_) if against.ends_with(".weights") => {
            (Who::Earlier(0), vec![Arc::new(school.net(Path::new(&against))?)])
        }
        Err(error) => return Err(error),
    };
    let cast = Cast::read(school, &mut options)?;
    let measure = evaluate::Measure {
        net: &net,
        others: &others,
        who,
        against: field,
        cells: &school.cells(options.list("cells"))?,
        cast: &cast,
        games: options.or::<u64>("games", 200)?.clamp(1, 1 << 32),
        threads: threads(&mut options)?,
        seed: options.or("seed", 4711)?,
        temperature: options.or("temperature", 0.0)?,
    };
    let json: Option<PathBuf> = options.take("json")?;
    options.done()?;
    let names = school.study.cells(school.content);
    let results =
        evaluate::evaluate(school, &measure, |result| println!("{}", result.line(&names[result.cell])))?;
    let whole = evaluate::whole(&results);
    println!("{}\ndigest {}", whole.line("all"), evaluate::short(whole.digest));
    let Some(json) = json else { return Ok(()) };
    let cells: Vec<_> = results.iter().map(|result| result.json(&names[result.cell])).collect();
    let table = serde_json::json!({
        "game": G::NAME,
        "who": mind.or(path.map(|path| path.display().to_string())),
        "against": against,
        "seed": measure.seed,
        "temperature": measure.temperature,
        "without": cast.without,
        "only": cast.only,
        "cells": cells,
        "all": whole.json("all"),
        "digest": evaluate::short(whole.digest),
    });
    bytes::write(&json, format!("{table:#}\n").as_bytes())
}

fn adopt<G: Game>(school: &School<G>, mut options: Options) -> Result<(), String> {
    let new: PathBuf = options.take("weights")?.ok_or("which ones? `weights=FILE` says it")?;
    let folder: PathBuf = options.take("into")?.ok_or("where to? `into=FOLDER` says it")?;
    let name = options.or::<String>("as", adopt::USUAL.to_owned())?;
    if name.is_empty() || name.contains(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-')) {
        return Err(format!(
            "`as={name}`: a name has letters, digits and `-` alone, such as `{}`",
            adopt::USUAL
        ));
    }
    let cells = school.cells(options.list("cells"))?;
    let games = options.or::<u64>("games", 400)?.clamp(1, 1 << 32);
    let alone = |&cell: &usize| Ok::<_, String>(seats_of(school.study, &school.start(cell, 0)?).len() == 1);
    let alone = cells.iter().map(alone).collect::<Result<Vec<_>, _>>()?.into_iter().all(|alone| alone);
    let ladder = match options.list("ladder") {
        None if alone => Vec::new(),
        names => school.pool(names)?,
    };
    let adoption = adopt::Adoption {
        new: &new,
        folder: &folder,
        name: &name,
        cells: &cells,
        games,
        alone,
        ladder: &ladder,
        ladder_games: games.min(100),
        threads: threads(&mut options)?,
        seed: options.take("seed")?,
    };
    options.done()?;
    println!("{}", adopt::adopt(school, &adoption)?);
    Ok(())
}
