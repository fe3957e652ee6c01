//! `crossover prompts`: how much people are asked, counted in games between bots.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context as _, anyhow};
use clap::value_parser;
use host::Door;
use host::prompts::{Counted, Prompts};
use lab::{Laboratory, Order, Plan};
use serde_json::Value;
use words::{Language, Message, Words};

use crate::ending::Reply;
use crate::laboratories;
use crate::screen::{self, style};
use crate::wishes::Wishes;

/// Count how much people are asked in a turn or round, as if they sat where bots play.
///
/// A question that the table answers itself is none that a person is asked. The same seed gives the same figures, whatever
/// the number of threads.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game.
    #[arg(value_parser = laboratories::parser())]
    game: &'static dyn Laboratory,
    /// How many games.
    #[arg(long, default_value_t = 10, value_parser = value_parser!(u64).range(1..=100_000))]
    games: u64,
    /// What all chance follows from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games at a time [default: as many as there are processors].
    #[arg(long, value_parser = value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// The bots of the first seat and of all others, or one for all [default: greedy, or the quickest of the game].
    #[arg(long, value_parser = laboratories::bots(), value_delimiter = ',', num_args = 1, value_name = "BOT,BOT")]
    bots: Vec<String>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
    /// A folder with a pack of your own; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    content: Vec<PathBuf>,
    #[command(flatten)]
    wishes: Wishes,
}

/// Plays the games and shows what was asked.
///
/// # Errors
/// Names that are not known; a game that can't be played to its end.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let words = arguments.game.words(language);
    let bots = bots(&arguments)?;
    let threads = arguments.threads.map_or_else(threads, usize::from);
    let plan = Plan { games: arguments.games, seed: arguments.seed, threads };
    let (packs, wanted) = (&arguments.content, &arguments.wishes.0);
    let setups = arguments.game.setups(&Order { plan, bots: &[], packs, wanted, start: None })?;
    let door = games::one(arguments.game.game(), packs)
        .map_err(|found| anyhow!("the content is not in order\n{found}"))?
        .with_context(|| format!("there is no game {}", arguments.game.game()))?;
    let progress = screen::progress(plan.games, "games");
    let counted = count(&*door, &setups, plan, [&bots[0], &bots[1]], &|| progress.inc(1));
    progress.finish_and_clear();
    let counted = counted?;
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &counted)?;
    } else {
        print(&mut out, &counted, &words)?;
    }
    Ok(Reply::from_yes(counted.pointless == 0))
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// The bots of the first seat and of all others.
fn bots(arguments: &Arguments) -> anyhow::Result<[String; 2]> {
    let known = arguments.game.bots();
    let game = arguments.game.game();
    for bot in &arguments.bots {
        anyhow::ensure!(known.contains(&&**bot), "{game} has no {bot} bot: it has {}", known.join(", "));
    }
    let usual = ["greedy", "random"].into_iter().find(|bot| known.contains(bot)).or(known.first().copied());
    match &arguments.bots[..] {
        [] => {
            let usual = usual.with_context(|| format!("{game} has no bots"))?;
            Ok([usual.to_owned(), usual.to_owned()])
        }
        [both] => Ok([both.clone(), both.clone()]),
        [first, others] => Ok([first.clone(), others.clone()]),
        more => Err(anyhow!(
            "{} bots are too many: name one for the first seat and one for the others",
            more.len()
        )),
    }
}

/// Plays each setup once, several at a time, and adds up what was asked in their order.
fn count(
    door: &dyn Door,
    setups: &[Value],
    plan: Plan,
    bots: [&str; 2],
    done: &(dyn Fn() + Sync),
) -> anyhow::Result<Prompts> {
    let next = AtomicUsize::new(0);
    let played: Mutex<Vec<_>> = Mutex::new(setups.iter().map(|_| None).collect());
    std::thread::scope(|scope| {
        for _ in 0..plan.threads {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(setup) = setups.get(number) else { break };
                    let seed = plan.seed.wrapping_mul(1_000_003).wrapping_add(number as u64);
                    let game = Prompts::of(door, setup, seed, bots);
                    done();
                    played.lock().unwrap_or_else(std::sync::PoisonError::into_inner)[number] = Some(game);
                }
            });
        }
    });
    let played = played.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let mut all = Prompts::default();
    for (number, game) in played.into_iter().enumerate() {
        let game = game.with_context(|| format!("game {number} was not played"))?;
        all = all.and(&game.map_err(|error| anyhow!("game {number} of seed {}: {error}", plan.seed))?);
    }
    Ok(all)
}

fn print(out: &mut impl Write, counted: &Prompts, words: &Words) -> anyhow::Result<()> {
    let (heading, faint) = (style::HEADING, style::FAINT);
    let decimal = |value: f64| screen::decimal(words.language(), value);
    let title = Message::new("terminal-report-title")
        .with("games", counted.games as i64)
        .with("game", counted.game.as_str());
    writeln!(out, "{heading}{}{heading:#}", words.say(&title))?;
    let line = Message::new("terminal-prompts-line")
        .with("before", decimal(counted.questions_per_unit))
        .with("after", decimal(counted.prompts_per_unit))
        .with("pointless", counted.pointless as i64);
    writeln!(out, "{}\n", words.say(&line))?;
    let columns = [
        "terminal-prompts-before",
        "terminal-prompts-only",
        "terminal-prompts-spent",
        "terminal-prompts-joined",
        "terminal-prompts-after",
        "terminal-prompts-pointless",
    ];
    write!(out, "{faint}  {:<24}", words.word("terminal-prompts-code"))?;
    for column in columns {
        write!(out, " {:>14}", words.word(column))?;
    }
    writeln!(out, "{faint:#}")?;
    let mut codes: Vec<(&&str, &Counted)> = counted.codes.iter().collect();
    codes.sort_by_key(|(_, counted)| std::cmp::Reverse(counted.prompts));
    let units = counted.units.max(1) as f64;
    for (code, of) in codes {
        write!(out, "  {code:<24}")?;
        for count in [of.questions, of.only, of.spent, of.joined, of.prompts, of.pointless] {
            write!(out, " {:>14}", decimal(count as f64 / units))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
