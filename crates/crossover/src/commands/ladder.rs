//! `crossover ladder`: minds play each other, and come out in order.

use std::io::Write;
use std::time::Duration;

use clap::value_parser;
use lab::{Cell, Contest, Elo, Laboratory, Ladder, Pair, Plan, Pondered, Stranger, Visited, report};
use words::{Language, Message, Words};

use crate::ending::Reply;
use crate::laboratories;
use crate::screen::{self, style};

/// Let minds play each other: who is how much stronger.
///
/// Each pair plays every setup twice, once from either side, and Elo figures come of all results. In a game against the game
/// itself each mind plays every kind of it alone. The same seed gives the same digest, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = examples())]
pub struct Arguments {
    /// The game.
    #[arg(value_parser = laboratories::parser())]
    game: &'static dyn Laboratory,
    /// The minds [default: all levels].
    #[arg(long, value_parser = laboratories::bots(), value_delimiter = ',', num_args = 1, value_name = "MIND,MIND")]
    minds: Vec<String>,
    /// A program of your own that plays along, as a shell starts it; may be given up to eight times. It is asked by lines of
    /// JSON (docs/protocol.md). Without --minds it plays the best of the game's policies.
    #[arg(long, value_name = "COMMAND")]
    bot: Vec<String>,
    /// How many seconds such a program has for an answer.
    #[arg(long, default_value_t = 10, value_parser = value_parser!(u64).range(1..=3600))]
    bot_seconds: u64,
    /// Kinds of game, by how their names begin [default: all that there are].
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "CELL,CELL")]
    cells: Vec<String>,
    /// How many games each pair plays; against the game itself, each mind in each kind of it.
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u64).range(1..=1_000_000))]
    games: u64,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time [default: as many as there are processors].
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
}

/// Something that can be typed of every game.
fn examples() -> String {
    let line = |game: &'static dyn Laboratory| {
        format!("\n  crossover ladder {} --minds level-2,level-4,level-6 --games 40", game.game())
    };
    let lines: String = laboratories::all().into_iter().map(line).collect();
    format!("Examples:{lines}\n\nWith --json the figures are for machines.")
}

/// Plays the ladder and shows it.
///
/// # Errors
/// Names that are not known.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let words = arguments.game.words(language);
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(all, usize::from);
    let plan = Plan { games: arguments.games, seed: arguments.seed, threads };
    let progress = screen::progress(0, "games");
    let within = Duration::from_secs(arguments.bot_seconds);
    let stranger = |command: &String| Stranger { command: command.clone(), within };
    let strangers: Vec<Stranger> = arguments.bot.iter().map(stranger).collect();
    let contest = Contest { plan, minds: &arguments.minds, cells: &arguments.cells, strangers: &strangers };
    let ladder = arguments.game.ladder(&contest, &|games| progress.set_length(games), &|| progress.inc(1));
    progress.finish_and_clear();
    let ladder = ladder?;
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &ladder)?;
    } else {
        print(&mut out, &ladder, &words)?;
    }
    if ladder.stopped > 0 {
        let red = style::WRONG;
        writeln!(anstream::stderr(), "{red}error{red:#}: {} games stopped on a fault", ladder.stopped)?;
    }
    Ok(Reply::from_yes(ladder.stopped == 0))
}

fn print(out: &mut impl Write, ladder: &Ladder, words: &Words) -> anyhow::Result<()> {
    let (heading, faint) = (style::HEADING, style::FAINT);
    let games = ladder.pairs.len().max(ladder.cells.len()) as u64 * ladder.games;
    let title = Message::new("terminal-report-title").with("games", games as i64).with("game", ladder.game);
    writeln!(out, "{heading}{}{heading:#} ({:.1} s)", words.say(&title), ladder.seconds)?;
    let mut elo: Vec<&Elo> = ladder.elo.iter().collect();
    elo.sort_by(|one, other| other.elo.total_cmp(&one.elo));
    for Elo { mind, elo, low, high } in elo {
        writeln!(out, "  {mind:<14} {elo:>6.0}  {faint}{low:.0} – {high:.0}{faint:#}")?;
    }
    if !ladder.pairs.is_empty() {
        writeln!(out)?;
    }
    for Pair { mind, against, won, drawn, lost, share } in &ladder.pairs {
        let bounds = words.say(&report::bounds(words.language(), share));
        writeln!(out, "  {mind:<14} {against:<14} {won:>5} {drawn:>5} {lost:>5}  {faint}{bounds}{faint:#}")?;
    }
    for Cell { mind, cell, won, share } in &ladder.cells {
        let bounds = words.say(&report::bounds(words.language(), share));
        writeln!(out, "  {mind:<14} {cell:<26} {won:>5}  {faint}{bounds}{faint:#}")?;
    }
    writeln!(out)?;
    for Pondered { mind, answers, mean, p95, most } in &ladder.pondered {
        writeln!(out, "  {mind:<14} {answers:>8}  {faint}{mean:.2} · {p95:.2} · {most:.2} ms{faint:#}")?;
    }
    for Visited { mind, faults, .. } in &ladder.strangers {
        for (fault, times) in faults {
            writeln!(out, "  {mind:<14} {times:>8}  {faint}{fault}{faint:#}")?;
        }
    }
    writeln!(out, "\n{faint}{}{faint:#}", ladder.digest)?;
    Ok(())
}
