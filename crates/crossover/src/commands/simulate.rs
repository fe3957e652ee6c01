//! `crossover simulate`: bots play many games, and the figures are put together.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use clap::value_parser;
use lab::figures::{Breakdown, Matrix};
use lab::{Laboratory, Order, Plan, Share, Simulated, report};
use words::{Language, Message, Words};

use crate::ending::Reply;
use crate::laboratories;
use crate::screen::{self, bar, percent, style};
use crate::wishes::Wishes;

/// Let bots play many games: who wins, how long it takes, who does the damage.
///
/// The same seed gives the same games and the same digest, whatever the number of threads.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game.
    #[arg(value_parser = laboratories::parser())]
    game: &'static dyn Laboratory,
    /// How many games.
    #[arg(long, default_value_t = 100, value_parser = value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time [default: as many as there are processors].
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The bots of side A and side B, or one for both [default: the best that the game has]. Where all players win or
    /// lose as one, the bots of the first player and of the others.
    #[arg(long, value_parser = laboratories::bots(), value_delimiter = ',', num_args = 1, value_name = "BOT,BOT")]
    bots: Vec<String>,
    /// Play one of the game's starts, with what it chooses and answers.
    #[arg(long, value_name = "START")]
    start: Option<String>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// Write a page with pictures to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// A folder with a pack of your own; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    content: Vec<PathBuf>,
    #[command(flatten)]
    wishes: Wishes,
}

/// Plays the games and shows what came of them.
///
/// # Errors
/// Names that are not known; a report that can't be written.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let words = arguments.game.words(language);
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(all, usize::from);
    let plan = Plan { games: arguments.games, seed: arguments.seed, threads };
    let (bots, packs, wanted) = (&arguments.bots, &arguments.content, &arguments.wishes.0);
    let start = arguments.start.as_deref();
    if start.is_some() && !wanted.is_empty() {
        bail!("a start has chosen everything already: leave --start or --{} out", wanted[0].option)
    }
    let progress = screen::progress(plan.games, "games");
    let order = Order { plan, bots, packs, wanted, start };
    let figures = arguments.game.simulate(&order, &|| progress.inc(1));
    progress.finish_and_clear();
    let figures = figures?;
    if let Some(path) = &arguments.report {
        let page = report::page(&words, &figures);
        std::fs::write(path, page).with_context(|| format!("{} can't be written", path.display()))?;
    }
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &figures)?;
    } else {
        print(&mut out, &figures, &words)?;
    }
    for (number, stop) in figures.stopped.iter().take(5) {
        let red = style::WRONG;
        writeln!(
            anstream::stderr(),
            "{red}error{red:#}: game {number} of seed {} stopped: {stop}",
            figures.seed
        )?;
    }
    Ok(Reply::from_yes(figures.stopped.is_empty()))
}

fn print(out: &mut impl Write, figures: &Simulated, words: &Words) -> anyhow::Result<()> {
    let (heading, green, faint) = (style::HEADING, style::RIGHT, style::FAINT);
    let share = |share: f64| percent(words.language(), share);
    let title = Message::new("terminal-report-title")
        .with("games", figures.finished as i64)
        .with("game", figures.game);
    writeln!(out, "{heading}{}{heading:#} ({:.1} s)", words.say(&title), figures.seconds)?;
    writeln!(out, "{}\n", words.say(&report::bots(figures)))?;
    for (&name, outcome) in report::outcomes_of(figures) {
        let bounds = report::bounds(words.language(), outcome);
        let (count, bar) = (figures.outcomes[name], bar(outcome.share, 30));
        let name = words.word(report::outcome_key(figures, name));
        writeln!(
            out,
            "  {name:<14} {count:>8}  {green}{bar:<30}{green:#} {faint}{}{faint:#}",
            words.say(&bounds)
        )?;
    }
    let all = figures.finished.max(1) as f64;
    writeln!(out, "\n{heading}{}{heading:#}", words.word("terminal-report-turns"))?;
    for (turns, &count) in &figures.turns {
        let part = count as f64 / all;
        writeln!(out, "  {turns:<14} {count:>8}  {green}{:<30}{green:#} {}", bar(part, 30), share(part))?;
    }
    for breakdown in &figures.breakdowns {
        print_breakdown(out, breakdown, words)?;
    }
    if let Some(matrix) = &figures.matrix {
        print_matrix(out, matrix, words)?;
    }
    if !figures.characters.is_empty() {
        print_characters(out, figures, words)?;
    }
    writeln!(out, "\n{faint}{}{faint:#}", figures.digest)?;
    Ok(())
}

/// How the games with something in common ended: how many there were, and the share of those won.
fn print_breakdown(out: &mut impl Write, breakdown: &Breakdown, words: &Words) -> anyhow::Result<()> {
    let (heading, green) = (style::HEADING, style::RIGHT);
    writeln!(out, "\n{heading}{}{heading:#}", words.word(report::breakdown_key(breakdown.by)))?;
    let names = breakdown.parts.iter().map(|part| words.language().name(&part.name).chars().count());
    let width = names.max().unwrap_or(0);
    for part in &breakdown.parts {
        let name = words.language().name(&part.name);
        let (won, games) = (part.outcomes.a, part.outcomes.games());
        let share = Share::of(won, games);
        let bar = bar(share.share, 20);
        writeln!(
            out,
            "  {name:<width$} {games:>8}  {green}{bar:<20}{green:#} {}",
            words.say(&report::bounds(words.language(), &share))
        )?;
    }
    Ok(())
}

/// The share of games that each hero won against each villain, and how many there were.
fn print_matrix(out: &mut impl Write, matrix: &Matrix, words: &Words) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "\n{heading}{}{heading:#}", words.word("terminal-report-matrix"))?;
    let name = |names| words.language().name(names);
    let lines = matrix.rows.iter().map(|row| name(&row.of.name).chars().count());
    let first = lines.max().unwrap_or(0);
    let columns: Vec<usize> =
        matrix.columns.iter().map(|of| name(&of.name).chars().count().max(12)).collect();
    write!(out, "  {:<first$}  {}", "", words.word("terminal-report-party"))?;
    for (column, width) in matrix.columns.iter().zip(&columns) {
        write!(out, "  {:>width$}", name(&column.name), width = *width)?;
    }
    writeln!(out)?;
    let party = words.word("terminal-report-party").chars().count();
    for row in &matrix.rows {
        write!(out, "  {:<first$}  {:>party$}", name(&row.of.name), row.players)?;
        for (cell, width) in row.cells.iter().zip(&columns) {
            let text = report::cell(words.language(), cell);
            write!(out, "  {text:>width$}", width = *width)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn print_characters(out: &mut impl Write, figures: &Simulated, words: &Words) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "\n{heading}{}{heading:#}", words.word("terminal-report-characters"))?;
    let columns = [
        "terminal-report-wins",
        "terminal-report-damage",
        "terminal-report-kos",
        "terminal-report-taken",
        "terminal-report-ko",
    ];
    write!(out, "  {:<34}", "")?;
    for column in columns {
        write!(out, " {:>13}", words.word(column))?;
    }
    writeln!(out)?;
    for character in &figures.characters {
        let name = words.language().name(&character.name);
        write!(out, "  {:<2}{name:<32}", character.side.map(str::to_uppercase).unwrap_or_default())?;
        let games = character.games.max(1) as f64;
        write!(out, " {:>13}", percent(words.language(), character.wins as f64 / games))?;
        for count in [character.damage_dealt, character.kos, character.damage_taken, character.times_ko] {
            write!(out, " {:>13}", screen::decimal(words.language(), count as f64 / games))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
