//! `crossover bench`: playouts and decisions a second, beside a hand-written loop.

use std::collections::BTreeMap;
use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, bail};
use champions::Champions;
use crisis::Crisis;
use crisis::card::Edition;
use gotham::Gotham;
use pow::Pow;
use pow::setup::Setup;
use serde::Serialize;
use skirmish::Skirmish;
use table::Game;

use crate::bench;
use crate::bench::bare_skirmish;
use crate::bench::champions::alone;
use crate::bench::icepool::{self, Beside};
use crate::bench::operations::{Operation, Spread};
use crate::bench::speed::{Speed, measure, measure_beside, measure_on_threads, playout};
use crate::ending::Reply;
use crate::game::GameName;
use crate::screen::{self, style};

/// Measure how many random games are played in a second.
///
/// Every legal answer is listed and judged at every decision, as in any real game. The mini skirmish is
/// also played by a hand-written loop without our engine, so that the price of the engine shows.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover bench --seconds 5
  crossover bench --json
  crossover bench --icepool /tmp/icepool/bin/python    the odds of Crisis Protocol beside a library for dice
  echo 2 | crossover bench --serve skirmish    one line of JSON for each line of seconds")]
pub struct Arguments {
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Let this Python, which has icepool, work out an attack of Crisis Protocol beside ours.
    #[arg(long, value_name = "PYTHON")]
    icepool: Option<PathBuf>,
    /// Play this game on demand: read lines of seconds, answer each with a line of JSON.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["json", "seconds", "icepool"])]
    serve: Option<GameName>,
}

/// Operations are many, so each is measured for so much shorter.
const SHORTER: u32 = 4;

/// The longest measurement that is taken seriously.
const LONGEST: f64 = 3600.0;

fn seconds(text: &str) -> Result<f64, String> {
    match text.trim().parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= LONGEST => Ok(seconds),
        _ => Err(format!("`{text}` is not a number of seconds above 0 and up to {LONGEST}")),
    }
}

/// One game's figures; `threads` to `decisions_per_second` are those of one thread.
#[derive(Serialize)]
struct Figures {
    threads: usize,
    games_per_second: f64,
    decisions_per_second: f64,
    decisions_per_game: f64,
    all_threads: AllThreads,
    #[serde(skip_serializing_if = "Option::is_none")]
    hand_written: Option<HandWritten>,
    /// How long single operations take, on one thread; only where a game has some worth telling.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    operations: Vec<Operation>,
    /// The same attack by a library for dice, if one was named.
    #[serde(skip_serializing_if = "Option::is_none")]
    icepool: Option<Beside>,
}

#[derive(Serialize)]
struct AllThreads {
    threads: usize,
    games_per_second: f64,
    decisions_per_second: f64,
}

/// The same game without the engine, on one thread.
#[derive(Serialize)]
struct HandWritten {
    games_per_second: f64,
    decisions_per_second: f64,
    /// How many times as fast as the engine it is.
    ratio: f64,
}

/// Measures, or serves measurements.
///
/// # Errors
/// A fault of the rules; a line that is no number of seconds.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    if let Some(game) = arguments.serve {
        return serve(game);
    }
    let length = Duration::from_secs_f64(arguments.seconds);
    let mut figures = BTreeMap::new();
    for game in GameName::ALL {
        figures.insert(game.as_str(), measure_game(game, length)?);
    }
    if let (Some(python), Some(crisis)) = (&arguments.icepool, figures.get_mut(GameName::Crisis.as_str())) {
        crisis.icepool = Some(icepool::measure(python, length)?);
    }
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &figures)?;
    } else {
        print(&mut out, &figures)?;
    }
    Ok(Reply::Well)
}

fn measure_game(game: GameName, length: Duration) -> anyhow::Result<Figures> {
    match game {
        GameName::MiniSkirmish => {
            let start = Skirmish::start(&(), &())?;
            let play = |number| playout::<Skirmish>(&(), &start, number);
            let mut bare = bare_skirmish::Loop::new(0);
            let (engine, hand_written) = measure_beside(length, play, |_| Ok(bare.play().decisions))?;
            let mut figures = Figures::new(engine, measure_all(length, play)?);
            figures.hand_written = Some(HandWritten {
                games_per_second: hand_written.games(),
                decisions_per_second: hand_written.decisions(),
                ratio: hand_written.games() / engine.games(),
            });
            Ok(figures)
        }
        GameName::Crisis => {
            let cards = Arc::new(crisis::card::core(Edition::default())?);
            let start = Crisis::start(&cards, &crisis::setup::Setup::usual())?;
            let play = |number| playout::<Crisis>(&cards, &start, number);
            let mut figures = Figures::new(measure(length, play)?, measure_all(length, play)?);
            figures.operations = bench::crisis::operations(&cards, length / SHORTER)?;
            Ok(figures)
        }
        GameName::Champions => {
            let cards = Arc::new(champions::card::core()?);
            let start = Champions::start(&cards, &alone(&cards)?)?;
            let play = |number| playout::<Champions>(&cards, &start, number);
            let mut figures = Figures::new(measure(length, play)?, measure_all(length, play)?);
            figures.operations = bench::champions::operations(&cards, length / SHORTER)?;
            Ok(figures)
        }
        GameName::Gotham => {
            let printed = gotham::printed::house()?;
            let missions = bench::gotham::missions(&printed)?;
            let play = |number| playout::<Gotham>(&printed, missions.of(number), number);
            let mut figures = Figures::new(measure(length, play)?, measure_all(length, play)?);
            figures.operations = bench::gotham::operations(&printed, length / SHORTER)?;
            Ok(figures)
        }
        GameName::Pow => {
            let cards = pow::card::house()?;
            let start = Pow::start(&cards, &Setup::usual(&cards))?;
            let play = |number| playout::<Pow>(&cards, &start, number);
            Ok(Figures::new(measure(length, play)?, measure_all(length, play)?))
        }
    }
}

fn measure_all(
    length: Duration,
    play: impl Fn(u64) -> anyhow::Result<u64> + Sync,
) -> anyhow::Result<AllThreads> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let all = measure_on_threads(threads, length, play)?;
    Ok(AllThreads { threads, games_per_second: all.games(), decisions_per_second: all.decisions() })
}

impl Figures {
    fn new(one: Speed, all_threads: AllThreads) -> Figures {
        Figures {
            threads: 1,
            games_per_second: one.games(),
            decisions_per_second: one.decisions(),
            decisions_per_game: one.decisions as f64 / one.playouts as f64,
            all_threads,
            hand_written: None,
            operations: Vec::new(),
            icepool: None,
        }
    }
}

fn print(out: &mut impl std::io::Write, all: &BTreeMap<&str, Figures>) -> anyhow::Result<()> {
    let heading = style::HEADING;
    let columns = ["", "threads", "games/s", "decisions/s", "decisions/game"];
    let [name, threads, games, decisions, per_game] = columns;
    writeln!(out, "{heading}{name:<24} {threads:>7} {games:>12} {decisions:>14} {per_game:>15}{heading:#}")?;
    let mut line = |name: &str, threads: usize, games: f64, decisions: f64| {
        let per_game = decisions / games;
        writeln!(out, "{name:<24} {threads:>7} {games:>12.1} {decisions:>14.0} {per_game:>15.1}")
    };
    for (name, figures) in all {
        line(name, figures.threads, figures.games_per_second, figures.decisions_per_second)?;
        let all = &figures.all_threads;
        line("", all.threads, all.games_per_second, all.decisions_per_second)?;
        if let Some(bare) = &figures.hand_written {
            line("  hand-written loop", 1, bare.games_per_second, bare.decisions_per_second)?;
        }
    }
    for (name, figures) in all.iter().filter(|(_, figures)| !figures.operations.is_empty()) {
        writeln!(out, "\n{heading}{name:<24} {:>14}{heading:#}", "microseconds")?;
        for operation in &figures.operations {
            write!(out, "{:<24} {:>14.3}", operation.name, operation.microseconds)?;
            if let Some(Spread { p50, p99, max }) = operation.spread {
                write!(out, "   p50 {p50:.3}, p99 {p99:.3}, slowest {max:.3}")?;
            }
            writeln!(out)?;
        }
    }
    for (name, figures) in all {
        if let Some(bare) = &figures.hand_written {
            writeln!(
                out,
                "\n{name}: the hand-written loop is {:.2} times as fast as the engine",
                bare.ratio
            )?;
        }
        if let Some(beside) = &figures.icepool {
            let Beside { library, milliseconds, engine_milliseconds, ratio } = beside;
            writeln!(
                out,
                "\n{name}: 12 dice against 8 with two rerolls take {library} {ratio:.1} times as long as the engine \
                 ({milliseconds:.1} ms, {engine_milliseconds:.2} ms)"
            )?;
        }
    }
    Ok(())
}

/// Answers each line of seconds with a line of figures, on one thread, until there are no more lines.
fn serve(game: GameName) -> anyhow::Result<Reply> {
    let mut speed: Box<dyn FnMut(Duration) -> anyhow::Result<Speed>> = match game {
        GameName::MiniSkirmish => {
            let start = Skirmish::start(&(), &())?;
            Box::new(move |length| measure(length, |number| playout::<Skirmish>(&(), &start, number)))
        }
        GameName::Crisis => {
            let cards = crisis::card::core(Edition::default())?;
            let start = Crisis::start(&cards, &crisis::setup::Setup::usual())?;
            Box::new(move |length| measure(length, |number| playout::<Crisis>(&cards, &start, number)))
        }
        GameName::Champions => {
            let cards = champions::card::core()?;
            let start = Champions::start(&cards, &alone(&cards)?)?;
            Box::new(move |length| measure(length, |number| playout::<Champions>(&cards, &start, number)))
        }
        GameName::Gotham => {
            let printed = gotham::printed::house()?;
            let missions = bench::gotham::missions(&printed)?;
            Box::new(move |length| {
                measure(length, |number| playout::<Gotham>(&printed, missions.of(number), number))
            })
        }
        GameName::Pow => {
            let cards = pow::card::house()?;
            let start = Pow::start(&cards, &Setup::usual(&cards))?;
            Box::new(move |length| measure(length, |number| playout::<Pow>(&cards, &start, number)))
        }
    };
    let mut out = screen::out();
    screen::json(&mut out, &serde_json::json!({ "ready": true, "game": game.as_str() }))?;
    out.flush()?;
    for line in std::io::stdin().lock().lines() {
        let line = line.context("standard input is not text")?;
        let seconds = match seconds(&line) {
            Ok(seconds) => seconds,
            Err(message) => bail!("standard input: {message}"),
        };
        screen::json(&mut out, &speed(Duration::from_secs_f64(seconds))?)?;
        out.flush()?;
    }
    Ok(Reply::Well)
}
