//! `crossover simulate`: bots play many games, and the figures are put together.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, anyhow, bail};
use champions::Champions;
use clap::value_parser;
use crisis::Crisis;
use gotham::Gotham;
use minds::Seated;
use pow::Pow;
use serde::Serialize;
use skirmish::Skirmish;
use table::Game;
use words::{Language, Message, Words};

use crate::bots::{BotName, Bots};
use crate::ending::Reply;
use crate::game::GameName;
use crate::matchup::Matchup;
use crate::party::{self, Party};
use crate::screen::{self, bar, percent, style};
use crate::simulate::crisis::Deal;
use crate::simulate::figures::{Breakdown, CharacterFigures, Matrix};
use crate::simulate::run::{Ended, Run};
use crate::simulate::{self, Plan, Share, Simulated, report};

/// Let bots play many games: who wins, how long it takes, who does the damage.
///
/// The same seed gives the same games and the same digest, whatever the number of threads.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover simulate pow --games 1000 --seed 7
  crossover simulate crisis --games 2000 --battlefield museum-square
  crossover simulate champions --games 1000 --heroes she-hulk --villain rhino --mode expert
  crossover simulate gotham --games 700 --mission breakout,the-hunt
  crossover simulate crisis --team-a avengers --edition august-2026
  crossover simulate pow --bots greedy,random --team-a heavy-load --report balance.html
  crossover simulate skirmish --games 100000 --json")]
pub struct Arguments {
    /// The game.
    game: GameName,
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
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "BOT,BOT")]
    bots: Vec<BotName>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// Write a page with pictures to this file.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    matchup: Matchup,
    #[command(flatten)]
    party: Party,
}

/// What a run came to. The names of the fields are stable.
#[derive(Serialize)]
pub struct Figures {
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
}

/// Most games are; figures of them have always been without the field.
fn is_against_each_other(together: &bool) -> bool {
    !together
}

/// Plays the games and shows what came of them.
///
/// # Errors
/// Names that are not known; a report that can't be written.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let words = arguments.game.words(language);
    if arguments.game != GameName::Champions && !arguments.party.is_usual() {
        bail!(
            "{} has no --heroes, --deck, --players, --villain or --mode: they are for champions",
            arguments.game
        );
    }
    let (figures, stopped) = match arguments.game {
        GameName::MiniSkirmish => {
            if !arguments.matchup.is_usual() {
                bail!("the mini skirmish has no teams, missions or battlefields to choose");
            }
            let start = Skirmish::start(&(), &())?;
            let (figures, run) = play::<Skirmish>(&arguments, &(), |_| Ok(start.clone()))?;
            (figures, run.stopped)
        }
        GameName::Crisis => {
            let cards = arguments.matchup.crisis_cards()?;
            let deal = Deal::new(&cards, arguments.seed, arguments.matchup.crisis_wanted(&cards)?)?;
            let (mut figures, run) = play::<Crisis>(&arguments, &cards, |number| deal.start(number))?;
            figures.characters = simulate::crisis::characters(&cards, &run.figures);
            figures.breakdowns = simulate::crisis::breakdowns(&cards, &run.figures);
            (figures, run.stopped)
        }
        GameName::Champions => {
            if !arguments.matchup.is_usual() {
                bail!(
                    "champions has no teams, missions or battlefields: name --heroes, --villain and --mode"
                );
            }
            let cards = party::cards(arguments.matchup.packs())?;
            let asked = arguments.party.asked(&cards)?;
            let deal = simulate::champions::Deal::new(&cards, arguments.seed, asked)?;
            let (mut figures, run) = play::<Champions>(&arguments, &cards, |number| deal.start(number))?;
            figures.breakdowns = simulate::champions::breakdowns(&cards, &run.figures);
            figures.matrix = Some(simulate::champions::matrix(&cards, &run.figures));
            (figures, run.stopped)
        }
        GameName::Gotham => {
            let printed = arguments.matchup.gotham_printed()?;
            let missions = arguments.matchup.gotham_missions(&printed)?;
            let deal = simulate::gotham::Deal::new(&printed, arguments.seed, missions)?;
            let (mut figures, run) = play::<Gotham>(&arguments, &printed, |number| deal.start(number))?;
            figures.characters = simulate::gotham::characters(&printed, &run.figures);
            figures.breakdowns = simulate::gotham::breakdowns(&printed, &run.figures);
            (figures, run.stopped)
        }
        GameName::Pow => {
            let cards = arguments.matchup.cards()?;
            let setup = arguments.matchup.setup(&cards)?;
            let start = Pow::start(&cards, &setup)?;
            let (mut figures, run) = play::<Pow>(&arguments, &cards, |_| Ok(start.clone()))?;
            figures.characters = simulate::pow::characters(&cards, &start, &run);
            (figures, run.stopped)
        }
    };
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
    for (number, stop) in stopped.iter().take(5) {
        let red = style::WRONG;
        writeln!(
            anstream::stderr(),
            "{red}error{red:#}: game {number} of seed {} stopped: {stop}",
            figures.seed
        )?;
    }
    Ok(Reply::from_yes(stopped.is_empty()))
}

fn play<G: Simulated + Bots>(
    arguments: &Arguments,
    content: &G::Content,
    start: impl Fn(u64) -> Result<G::State, String> + Sync,
) -> anyhow::Result<(Figures, Run<G::Figures>)> {
    let best = || if G::bot(BotName::Greedy).is_some() { BotName::Greedy } else { BotName::Random };
    let bots = match arguments.bots[..] {
        [] => [best(); 2],
        [both] => [both; 2],
        [a, b] => [a, b],
        _ => {
            bail!("{} bots are too many: name one for each side, such as greedy,random", arguments.bots.len())
        }
    };
    for name in bots {
        G::bot(name).ok_or_else(|| anyhow!("{} has no {} bot: use random", G::NAME, name.as_str()))?;
    }
    let all = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = arguments.threads.map_or_else(all, usize::from);
    let plan = Plan { games: arguments.games, seed: arguments.seed, threads };
    let progress = screen::progress(plan.games, "games");
    let bot = |name| G::bot(name).expect("both names were tried before the first game");
    let policy = || Seated { a: bot(bots[0]), b: bot(bots[1]) };
    let run = simulate::simulate::<G, _>(content, start, plan, policy, &progress)?;
    progress.finish_and_clear();
    let finished = run.finished();
    let counts = Ended::ALL.map(|ended| (ended.as_str(), run.count(ended)));
    let figures = Figures {
        game: G::NAME,
        games: plan.games,
        finished,
        decisions: run.decisions,
        seconds: run.seconds,
        outcomes: counts.into(),
        shares: counts.map(|(name, count)| (name, Share::of(count, finished))).into(),
        digest: run.digest.clone(),
        seed: plan.seed,
        bots: bots.map(BotName::as_str),
        turns: run.turns.clone(),
        characters: Vec::new(),
        breakdowns: Vec::new(),
        matrix: None,
        together: G::TOGETHER,
    };
    Ok((figures, run))
}

fn print(out: &mut impl Write, figures: &Figures, words: &Words) -> anyhow::Result<()> {
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

fn print_characters(out: &mut impl Write, figures: &Figures, words: &Words) -> anyhow::Result<()> {
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
