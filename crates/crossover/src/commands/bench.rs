//! `crossover bench`: playouts and decisions a second, beside a hand-written loop.

use std::collections::BTreeMap;
use std::io::{BufRead as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, bail};
use lab::Laboratory;
use lab::bench::{Beside, Measured, Spread};

use crate::ending::Reply;
use crate::laboratories;
use crate::screen::{self, style};

/// Measure how many random games are played in a second.
///
/// Every legal answer is listed and judged at every decision, as in any real game. Where a game has
/// a hand-written loop without our engine, that is measured too, so that the price of the engine shows.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover bench --seconds 5
  crossover bench --json
  crossover bench --icepool /tmp/icepool/bin/python    odds beside a library for dice
  echo 2 | crossover bench --serve GAME    one line of JSON for each line of seconds")]
pub struct Arguments {
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// How long each measurement takes.
    #[arg(long, default_value_t = 2.0, value_parser = seconds)]
    seconds: f64,
    /// Let this Python, which has icepool, work out the same odds beside ours, in games that say which.
    #[arg(long, value_name = "PYTHON")]
    icepool: Option<PathBuf>,
    /// Play this game on demand: read lines of seconds, answer each with a line of JSON.
    #[arg(long, value_name = "GAME", value_parser = laboratories::parser(), conflicts_with_all = ["json", "seconds", "icepool"])]
    serve: Option<&'static dyn Laboratory>,
}

/// The longest measurement that is taken seriously.
const LONGEST: f64 = 3600.0;

fn seconds(text: &str) -> Result<f64, String> {
    match text.trim().parse::<f64>() {
        Ok(seconds) if seconds > 0.0 && seconds <= LONGEST => Ok(seconds),
        _ => Err(format!("`{text}` is not a number of seconds above 0 and up to {LONGEST}")),
    }
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
    for game in laboratories::all() {
        let mut measured = game.bench(length)?;
        let beside = arguments.icepool.as_ref().and_then(|python| game.beside(python, length));
        measured.icepool = beside.transpose()?;
        figures.insert(game.game(), measured);
    }
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &figures)?;
    } else {
        print(&mut out, &figures)?;
    }
    Ok(Reply::Well)
}

fn print(out: &mut impl std::io::Write, all: &BTreeMap<&str, Measured>) -> anyhow::Result<()> {
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
            let Beside { what, library, milliseconds, engine_milliseconds, ratio } = beside;
            writeln!(
                out,
                "\n{name}: {what} take {library} {ratio:.1} times as long as the engine \
                 ({milliseconds:.1} ms, {engine_milliseconds:.2} ms)"
            )?;
        }
    }
    Ok(())
}

/// Answers each line of seconds with a line of figures, on one thread, until there are no more lines.
fn serve(game: &dyn Laboratory) -> anyhow::Result<Reply> {
    let mut pace = game.pace()?;
    let mut out = screen::out();
    screen::json(&mut out, &serde_json::json!({ "ready": true, "game": game.game() }))?;
    out.flush()?;
    for line in std::io::stdin().lock().lines() {
        let line = line.context("standard input is not text")?;
        let seconds = match seconds(&line) {
            Ok(seconds) => seconds,
            Err(message) => bail!("standard input: {message}"),
        };
        screen::json(&mut out, &pace.play(Duration::from_secs_f64(seconds))?)?;
        out.flush()?;
    }
    Ok(Reply::Well)
}
