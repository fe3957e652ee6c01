//! `crossover replay`: a saved game verified, told in words, or stepped through.

use std::io::{BufRead as _, IsTerminal as _, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, anyhow, bail};
use champions::Champions;
use content::Diagnostics;
use crisis::Crisis;
use crisis::card::Edition;
use gotham::Gotham;
use gotham::printed::Printed;
use pow::Pow;
use serde::Serialize;
use skirmish::Skirmish;
use table::{Game, Journal, Match, Save, SaveError, Source, game_of};
use words::{Language, Message, Players, Words};

use crate::ending::Reply;
use crate::game::GameName;
use crate::play::autosave::write_whole;
use crate::play::canvas::Window;
use crate::play::glyphs::Glyphs;
use crate::play::terminal::{Legend, Seen, Terminal};
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

/// Reads the file and does what was asked with it.
///
/// # Errors
/// A file that is no saved game, or not one of a game that can be replayed.
pub fn run(arguments: Arguments, language: Language) -> anyhow::Result<Reply> {
    let bytes = read(&arguments.file)?;
    let place = || arguments.file.display().to_string();
    let game = game_of(&bytes).with_context(place)?;
    let known = GameName::ALL.into_iter().find(|known| known.as_str() == game);
    let words = known.map_or_else(|| Words::of(language), |known| known.words(language));
    match known {
        Some(GameName::Pow) => told::<Pow>(&arguments, &bytes, pow::card::load(&arguments.content), &words),
        Some(GameName::Crisis) => told::<Crisis>(
            &arguments,
            &bytes,
            crisis::card::load(&arguments.content, Edition::default()),
            &words,
        ),
        Some(GameName::Champions) => {
            told::<Champions>(&arguments, &bytes, champions::card::load(&arguments.content), &words)
        }
        Some(GameName::Gotham) => {
            told::<Gotham>(&arguments, &bytes, gotham_content(&arguments.content, &bytes), &words)
        }
        Some(GameName::MiniSkirmish) if arguments.verify => {
            verify::<Skirmish>(&arguments, &bytes, Arc::new(()), "", &words)
        }
        Some(game @ GameName::MiniSkirmish) => {
            bail!("{}: a game of {game} can only be verified: use --verify", place())
        }
        None => {
            let names = GameName::ALL.map(GameName::as_str).join(", ");
            bail!("{}: this is a game of `{game}`; there are {names}", place())
        }
    }
}

/// What a game of Gotham City Chronicles was played with. A pack of its own it brings along; what the save remembers is the
/// content beside it.
///
/// # Errors
/// Everything that is wrong with any file of the packs.
pub fn gotham_content(packs: &[PathBuf], bytes: &[u8]) -> Result<Printed, Diagnostics> {
    let house = gotham::printed::load(packs)?;
    match Save::<Gotham>::read(bytes).ok().and_then(|save| save.setup.pack) {
        Some(pack) => Ok(Printed { fingerprint: house.fingerprint, ..gotham::printed::with_pack(&pack)? }),
        None => Ok(house),
    }
}

/// Verifies or tells a game with the content that was found for it.
fn told<G: Terminal>(
    arguments: &Arguments,
    bytes: &[u8],
    content: Result<G::Content, Diagnostics>,
    words: &Words,
) -> anyhow::Result<Reply> {
    let content = content.map_err(|found| anyhow!("the content is not in order\n{found}"))?;
    if arguments.verify {
        let fingerprint = G::fingerprint(&content).to_owned();
        return verify::<G>(arguments, bytes, Arc::new(content), &fingerprint, words);
    }
    let save = Save::<G>::read(bytes).with_context(|| arguments.file.display().to_string())?;
    tell(arguments, save, Arc::new(content), words)
}

/// What to add to the reason why a game can't be played with the cards at hand.
const OTHER_CARDS: &str = "; it was played with other cards: name their packs with --content";

/// This version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What to add to the reason why a game does not fit the rules, if it was played by another version's.
pub fn other_version(saved_by: &str) -> String {
    if saved_by == VERSION {
        return String::new();
    }
    format!("; it was saved by crossover {saved_by} and this is {VERSION}, whose rules may differ")
}

/// Reads a file whole.
///
/// # Errors
/// When it can't be read.
pub fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    std::fs::read(path).with_context(|| format!("{} can't be read", path.display()))
}

fn verify<G: Game>(
    arguments: &Arguments,
    bytes: &[u8],
    content: Arc<G::Content>,
    fingerprint: &str,
    words: &Words,
) -> anyhow::Result<Reply> {
    let verified = match Save::<G>::read(bytes) {
        Ok(save) => {
            let entries = save.journal.entries().len();
            let source = Source::Fair(save.fairness);
            let opened = Match::<G>::open(content, &save.setup, source, save.journal, true);
            let version = save.version;
            let other_cards = if save.content == fingerprint { "" } else { OTHER_CARDS };
            let reason = opened.err().map(|error| format!("{error}{other_cards}{}", other_version(&version)));
            let saved_by = (version != VERSION).then_some(version);
            Verified { game: G::NAME, entries, valid: reason.is_none(), saved_by, reason }
        }
        // It was a save once, which makes this a verdict and not a wrong file.
        Err(SaveError::Tampered) => {
            let reason = Some(SaveError::Tampered.to_string());
            Verified { game: G::NAME, entries: entries_of(bytes), valid: false, saved_by: None, reason }
        }
        Err(error) => return Err(error).with_context(|| arguments.file.display().to_string()),
    };
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &verified)?;
        return Ok(Reply::from_yes(verified.valid));
    }
    let (style, message) = match verified.reason {
        None => (style::RIGHT, Message::new("terminal-replay-valid").with("entries", verified.entries)),
        Some(reason) => (style::WRONG, Message::new("terminal-replay-not-valid").with("reason", reason)),
    };
    writeln!(out, "{style}{}{style:#}", words.say(&message))?;
    if let Some(version) = verified.saved_by {
        let message = Message::new("terminal-replay-saved-by").with("version", version).with("this", VERSION);
        writeln!(out, "{}", words.say(&message))?;
    }
    Ok(Reply::from_yes(verified.valid))
}

/// How many entries a journal has that is not believed otherwise.
fn entries_of(bytes: &[u8]) -> usize {
    let file: Option<serde_json::Value> = serde_json::from_slice(bytes).ok();
    file.and_then(|file| file["journal"].as_array().map(Vec::len)).unwrap_or(0)
}

fn tell<G: Terminal>(
    arguments: &Arguments,
    save: Save<G>,
    cards: Arc<G::Content>,
    words: &Words,
) -> anyhow::Result<Reply> {
    let all = save.journal.entries();
    let wanted = arguments.at.unwrap_or(all.len());
    if wanted > all.len() {
        bail!("{}: the game has {} entries, not {wanted}", arguments.file.display(), all.len());
    }
    let position = |entries: usize| {
        let journal = Journal::new(save.journal.entries()[..entries].to_vec());
        let source = Source::Fair(save.fairness.clone());
        Match::<G>::open(Arc::clone(&cards), &save.setup, source, journal, false)
    };
    let game = position(wanted).map_err(|error| {
        let file = arguments.file.display();
        if save.content == G::fingerprint(&cards) {
            anyhow!("{file}: {error}{}", other_version(&save.version))
        } else {
            anyhow!("{file}: {error}{OTHER_CARDS}")
        }
    })?;
    let mut out = screen::out();
    if let Some(path) = &arguments.report {
        let scenario = G::report(&game, None).context(
            "nothing is asked there, so there is no position to write: name an earlier one with --at",
        )?;
        write_whole(path, &scenario)?;
    }
    if arguments.json {
        let entries = wanted;
        screen::json(
            &mut out,
            &serde_json::json!({ "game": G::NAME, "entries": entries, "events": game.told() }),
        )?;
        return Ok(Reply::Well);
    }
    let players = G::players(words, &cards, &save.setup, None);
    let teller = G::teller(words, &cards, game.now().state, &players);
    let sentences = G::told(teller, game.told(), 0);
    if arguments.step {
        return step(&mut out, &game, &sentences, words, &players, |entries| position(entries).ok());
    }
    for (number, sentence) in (1..).zip(sentences) {
        let faint = style::FAINT;
        writeln!(out, "{faint}{number:>4}{faint:#}  {sentence}")?;
    }
    writeln!(out)?;
    show(&mut out, &game, words, &players, true)?;
    Ok(Reply::Well)
}

/// The table as it stands, drawn where it can be; written out where it can't, or when all of it is wanted.
fn show<G: Terminal>(
    out: &mut impl Write,
    game: &Match<G>,
    words: &Words,
    players: &Players,
    whole: bool,
) -> anyhow::Result<()> {
    let scene = game.now();
    let teller = G::teller(words, scene.content, scene.state, players);
    let glyphs = Glyphs::of_all(&G::figures(scene, words, &teller));
    let drawn = G::draw(scene, &glyphs, Window::WHOLE);
    if let Some(drawn) = &drawn {
        writeln!(out, "{drawn}")?;
    }
    if whole || drawn.is_none() {
        G::legend(out, &Seen { scene, reader: None }, &glyphs, words, &teller, Legend::Everything)?;
    }
    Ok(())
}

/// Tells what came of one answer after the other; standard input says when to go on.
fn step<G: Terminal>(
    out: &mut impl Write,
    game: &Match<G>,
    sentences: &[String],
    words: &Words,
    players: &Players,
    position: impl Fn(usize) -> Option<Match<G>>,
) -> anyhow::Result<Reply> {
    let prompt = std::io::stdin().is_terminal();
    let mut lines = std::io::stdin().lock().lines();
    let told = game.told();
    let mut start = 0;
    while start < told.len() {
        let entry = told[start].entry;
        let end =
            told[start..].iter().position(|told| told.entry != entry).map_or(told.len(), |more| start + more);
        for (number, sentence) in (start + 1..).zip(&sentences[start..end]) {
            let faint = style::FAINT;
            writeln!(out, "{faint}{number:>4}{faint:#}  {sentence}")?;
        }
        start = end;
        loop {
            if prompt {
                let cyan = style::TYPED;
                write!(out, "{cyan}{}{cyan:#} ", words.word("terminal-replay-prompt"))?;
                out.flush()?;
            }
            match lines.next().transpose().context("standard input is not text")?.as_deref().map(str::trim) {
                None | Some("quit" | "q") => return Ok(Reply::Well),
                Some("map") => {
                    let entries = entry.map_or(0, |entry| entry as usize + 1);
                    if let Some(then) = position(entries) {
                        show(out, &then, words, players, false)?;
                    }
                }
                Some(_) => break,
            }
        }
    }
    Ok(Reply::Well)
}
