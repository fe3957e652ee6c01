//! A game as one readable file: setup, seed and journal, one entry a line.

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::{Entry, Fairness, Game, Journal, Match, Source};

/// The version of this file format.
const FORMAT: u32 = 1;
/// The version of the rules, which is that of the program.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// No real game comes near this; a file beyond it is not read.
const LARGEST: usize = 32 << 20;

/// Everything a game is.
pub struct Save<G: Game> {
    /// The version of the rules it was played by. An older game opens as long as its journal still fits; where it
    /// does not, this is what the player is told.
    pub version: String,
    /// The fingerprint of the content it was played with.
    pub content: String,
    /// What was agreed before the game.
    pub setup: G::Setup,
    /// Where its chance comes from.
    pub fairness: Fairness,
    /// What was answered and rolled.
    pub journal: Journal<G::Answer>,
}

/// Why a file can't be opened as a game.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum SaveError {
    /// Beyond the limit.
    #[error("the file has {size} bytes; a saved game has at most {LARGEST}")]
    TooLarge {
        /// Its size.
        size: usize,
    },
    /// Not the JSON of a save, or cut off.
    #[error("line {line}, column {column}: {message}")]
    Malformed {
        /// Where, counted from 1.
        line: usize,
        /// Where, counted from 1.
        column: usize,
        /// What is wrong.
        message: String,
    },
    /// A save of another game.
    #[error("this is a game of `{found}`, not of `{expected}`")]
    OtherGame {
        /// What the file says.
        found: String,
        /// What was wanted.
        expected: &'static str,
    },
    /// A later format than this program knows.
    #[error("the file has format {found}; this program reads format {FORMAT}: use a newer crossover")]
    OtherFormat {
        /// What the file says.
        found: u32,
    },
    /// The entries are not those that were saved.
    #[error("the file was changed after it was saved: its digest does not match its contents")]
    Tampered,
}

/// The file as it is written; the order of its fields is the order in the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File<S, A> {
    crossover: u32,
    game: String,
    version: String,
    content: String,
    setup: S,
    fairness: Fairness,
    digest: String,
    journal: Vec<Entry<A>>,
}

/// What every save begins with; read first, so that a save of another game gets a clear answer.
#[derive(Deserialize)]
struct Heading {
    crossover: u32,
    game: String,
}

/// The name of the game in a save, before it is known which game to read it as.
///
/// # Errors
/// When the bytes are not a save.
pub fn game_of(bytes: &[u8]) -> Result<String, SaveError> {
    heading(bytes).map(|heading| heading.game)
}

fn heading(bytes: &[u8]) -> Result<Heading, SaveError> {
    if bytes.len() > LARGEST {
        return Err(SaveError::TooLarge { size: bytes.len() });
    }
    let heading: Heading = serde_json::from_slice(bytes).map_err(malformed)?;
    if heading.crossover != FORMAT {
        return Err(SaveError::OtherFormat { found: heading.crossover });
    }
    Ok(heading)
}

fn malformed(error: serde_json::Error) -> SaveError {
    // The end of an empty file is told as column 0, which no editor has.
    let (line, column) = (error.line().max(1), error.column().max(1));
    if error.is_eof() {
        return SaveError::Malformed { line, column, message: "the file ends here: it was cut off".into() };
    }
    let place = format!(" at line {} column {}", error.line(), error.column());
    let message = error.to_string();
    let message = message.strip_suffix(&place).unwrap_or(&message).to_string();
    SaveError::Malformed { line, column, message }
}

impl<G: Game> Save<G> {
    /// What there is to save of a game with a seed; a scenario's game has none.
    pub fn of(game: &Match<G>, setup: &G::Setup, content: String) -> Option<Self> {
        let Source::Fair(fairness) = game.source() else { return None };
        Some(Save {
            version: VERSION.into(),
            content,
            setup: setup.clone(),
            fairness: fairness.clone(),
            journal: game.journal().clone(),
        })
    }

    /// A hash over all that matters, in a fixed form.
    fn digest(&self) -> String {
        let parts = (G::NAME, &self.content, &self.setup, &self.fairness, self.journal.entries());
        let text = serde_json::to_vec(&parts).expect("a game is made of plain data");
        Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The file: JSON with one journal entry a line.
    pub fn write(&self) -> String {
        let json = |value: serde_json::Result<String>| value.expect("a game is made of plain data");
        let mut text = String::from("{\n");
        let mut field = |name: &str, value: String| text.push_str(&format!("  \"{name}\": {value},\n"));
        field("crossover", FORMAT.to_string());
        field("game", format!("\"{}\"", G::NAME));
        field("version", json(serde_json::to_string(&self.version)));
        field("content", json(serde_json::to_string(&self.content)));
        field("setup", json(serde_json::to_string(&self.setup)));
        field("fairness", json(serde_json::to_string(&self.fairness)));
        field("digest", format!("\"{}\"", self.digest()));
        let entries = self.journal.entries().iter().map(|entry| json(serde_json::to_string(entry)));
        let entries: Vec<String> = entries.map(|entry| format!("    {entry}")).collect();
        text.push_str(&format!("  \"journal\": [\n{}\n  ]\n}}\n", entries.join(",\n")));
        text
    }

    /// Reads a file, whoever wrote it.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(bytes: &[u8]) -> Result<Self, SaveError> {
        let heading = heading(bytes)?;
        if heading.game != G::NAME {
            return Err(SaveError::OtherGame { found: heading.game, expected: G::NAME });
        }
        let file: File<G::Setup, G::Answer> = serde_json::from_slice(bytes).map_err(malformed)?;
        let save = Save {
            version: file.version,
            content: file.content,
            setup: file.setup,
            fairness: file.fairness,
            journal: Journal::new(file.journal),
        };
        if save.digest() != file.digest {
            return Err(SaveError::Tampered);
        }
        Ok(save)
    }
}
