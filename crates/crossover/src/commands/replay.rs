//! `crossover replay`: a saved game verified, told in words, or stepped through.

use std::io::{BufRead as _, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use host::text::{Extent, Happened, Window};
use host::{Door, Record, Sitting};
use serde::Serialize;
use table::game_of;
use terminal::autosave::write_whole;
use terminal::laid;
use terminal::saved::{Saved, VERSION, other_version};
use words::{Language, Message, Words};

use crate::ending::Reply;
use crate::screen::{self, style};

/// Verify a saved game, tell it in words, or step through it.
///
/// Every answer is judged again by the rules. With --verify every die is also held against the seed.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover replay game.json                 the whole game in words
  crossover replay game.json --verify        is it a game by the rules, with honest dice?
  crossover replay game.json --step          Enter goes on, `map` draws the table, `quit` leaves
  crossover replay game.json --at 120 --report odd.yaml      a position of it, as a scenario")]
pub struct Arguments {
    /// The saved game.
    file: PathBuf,
    /// Say whether it is valid, every die included.
    #[arg(long, conflicts_with_all = ["step", "at", "report"])]
    verify: bool,
    /// Print figures for machines: the verdict with --verify, all events without.
    #[arg(long, conflicts_with_all = ["step", "report"])]
    json: bool,
    /// Stop after every answer.
    #[arg(long)]
    step: bool,
    /// Only the first so many entries of the journal.
    #[arg(long, value_name = "ENTRIES")]
    at: Option<usize>,
    /// Write the position it ends in to this file, as a scenario.
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    /// A folder with a pack of your own that it was played with; may be given several times.
    #[arg(long, value_name = "FOLDER")]
    content: Vec<PathBuf>,
}

/// What a verification came to. The names of the fields are stable.
#[derive(Serialize)]
struct Verified {
    game: &'static str,
    entries: usize,
    valid: bool,
    /// The version of crossover that saved it, if it is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    saved_by: Option<String>,
    /// Why not.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// A saved game and what it is played with.
struct File<'a> {
    arguments: &'a Arguments,
    bytes: &'a [u8],
    game: Arc<dyn Door>,
    language: Language,
    words: Words,
}

/// Reads the file and does what was asked with it.
///
/// # Errors
/// A file that is no saved game, or not one of a game that is played here.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let bytes = read(&arguments.file)?;
    let place = || arguments.file.display().to_string();
    let name = game_of(&bytes).with_context(place)?;
    let loaded = games::one(&name, &arguments.content);
    let game = loaded.map_err(|found| anyhow!("the content is not in order\n{found}"))?;
    let game = game.with_context(|| {
        format!("{}: this is a game of `{name}`; there are {}", place(), games::names().join(", "))
    })?;
    let file = File { arguments: &arguments, bytes: &bytes, game, language, words: Words::of(language) };
    if arguments.verify { file.verify() } else { file.tell() }
}

/// What to add to the reason why a game can't be played with the cards at hand.
const OTHER_CARDS: &str = "; it was played with other cards: name their packs with --content";

/// Reads a file whole.
fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("{} can't be read", path.display()))
}

impl File<'_> {
    fn place(&self) -> String {
        self.arguments.file.display().to_string()
    }

    /// Why the game can't be played, with what may explain it.
    fn explained(&self, why: &dyn std::fmt::Display) -> String {
        let saved: Option<Saved> = serde_json::from_slice(self.bytes).ok();
        let other = saved.is_some_and(|saved| saved.content != self.game.about().fingerprint);
        let cards = if other { OTHER_CARDS } else { "" };
        format!("{why}{cards}{}", other_version(self.bytes))
    }

    fn verify(&self) -> anyhow::Result<Reply> {
        let reason = self.game.import(self.bytes).err().map(|problem| self.explained(&problem.message));
        let verified = match (serde_json::from_slice::<Saved>(self.bytes), reason) {
            // It was a save once, which makes this a verdict and not a wrong file.
            (Ok(Saved { version, journal, .. }), reason) => Verified {
                game: self.game.about().name,
                entries: journal.len(),
                valid: reason.is_none(),
                saved_by: (version != VERSION).then_some(version),
                reason,
            },
            (Err(error), reason) => {
                bail!("{}: {}", self.place(), reason.unwrap_or_else(|| error.to_string()))
            }
        };
        let mut out = screen::out();
        if self.arguments.json {
            screen::json(&mut out, &verified)?;
            return Ok(Reply::from_yes(verified.valid));
        }
        let (style, message) = match verified.reason {
            None => (style::RIGHT, Message::new("terminal-replay-valid").with("entries", verified.entries)),
            Some(reason) => (style::WRONG, Message::new("terminal-replay-not-valid").with("reason", reason)),
        };
        writeln!(out, "{style}{}{style:#}", self.words.say(&message))?;
        if let Some(version) = verified.saved_by {
            let message =
                Message::new("terminal-replay-saved-by").with("version", version).with("this", VERSION);
            writeln!(out, "{}", self.words.say(&message))?;
        }
        Ok(Reply::from_yes(verified.valid))
    }

    /// The match after so many entries.
    fn position(&self, saved: &Record, entries: usize) -> anyhow::Result<Box<dyn Sitting>> {
        let saved = Record { entries: saved.entries[..entries].to_vec(), ..saved.clone() };
        self.game.open(&saved).map_err(|error| anyhow!("{}: {}", self.place(), self.explained(&error)))
    }

    fn tell(&self) -> anyhow::Result<Reply> {
        let arguments = self.arguments;
        let saved = self
            .game
            .import(self.bytes)
            .map_err(|problem| anyhow!("{}: {}", self.place(), self.explained(&problem.message)))?;
        let all = saved.entries.len();
        let wanted = arguments.at.unwrap_or(all);
        if wanted > all {
            bail!("{}: the game has {all} entries, not {wanted}", self.place());
        }
        let sitting = self.position(&saved, wanted)?;
        let mut out = screen::out();
        if let Some(path) = &arguments.report {
            let asked = sitting.asked().first().map(|asked| asked.seat);
            let entries = u32::try_from(wanted).context("a journal is shorter")?;
            let scenario = sitting.page(asked, self.language).report(entries)?;
            let scenario = scenario.context(
                "nothing is asked there, so there is no position to write: name an earlier one with --at",
            )?;
            write_whole(path, &scenario)?;
        }
        let happened = sitting.text(None, self.language).happened();
        if arguments.json {
            let events: Vec<_> = happened.into_iter().map(|happened| happened.told).collect();
            let game = self.game.about().name;
            screen::json(
                &mut out,
                &serde_json::json!({ "game": game, "entries": wanted, "events": events }),
            )?;
            return Ok(Reply::Well);
        }
        if arguments.step {
            return self.step(&mut out, &saved, &happened);
        }
        for (number, happened) in (1..).zip(happened) {
            let faint = style::FAINT;
            writeln!(out, "{faint}{number:>4}{faint:#}  {}", happened.text)?;
        }
        writeln!(out)?;
        let page = sitting.text(None, self.language);
        laid::draw(&mut out, &*page, Window::WHOLE)?;
        laid::write_out(&mut out, &*page, Extent::All)?;
        Ok(Reply::Well)
    }

    /// Tells what came of one answer after the other; standard input says when to go on.
    fn step(&self, out: &mut impl Write, saved: &Record, happened: &[Happened]) -> anyhow::Result<Reply> {
        let prompt = std::io::stdin().is_terminal();
        let mut lines = std::io::stdin().lock().lines();
        let mut number = 0;
        for of_one in happened.chunk_by(|one, next| one.entry == next.entry) {
            for one in of_one {
                number += 1;
                let faint = style::FAINT;
                writeln!(out, "{faint}{number:>4}{faint:#}  {}", one.text)?;
            }
            loop {
                if prompt {
                    let cyan = style::TYPED;
                    write!(out, "{cyan}{}{cyan:#} ", self.words.word("terminal-replay-prompt"))?;
                    out.flush()?;
                }
                let line = lines.next().transpose().context("standard input is not text")?;
                match line.as_deref().map(str::trim) {
                    None | Some("quit" | "q") => return Ok(Reply::Well),
                    Some("map") => {
                        let entries = of_one[0].entry.map_or(0, |entry| entry as usize + 1);
                        let then = self.position(saved, entries)?;
                        let page = then.text(None, self.language);
                        // What is not drawn is written out.
                        if !laid::draw(out, &*page, Window::WHOLE)? {
                            laid::write_out(out, &*page, Extent::All)?;
                        }
                    }
                    Some(_) => break,
                }
            }
        }
        Ok(Reply::Well)
    }
}
