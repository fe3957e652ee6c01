//! Starts: games that can be begun with one click. A file says everything that is chosen before a game, with the answers to
//! the questions of setup.

mod file;
mod schema;
mod trial;

use std::path::PathBuf;

use content::{Diagnostics, Source};
use serde_json::Value;
use wire::lobby::StartInfo;
use words::Language;

use crate::parts::Texts;
use crate::{Asked, Bot, Sitting};
use file::For;

pub use file::{By, Start};

pub use schema::schema;
pub use trial::trial;

/// More questions than any setup has: whoever answers them for somebody stops here.
pub const MOST: usize = 400;

/// The starts of a game, in the order in which they are listed: those for a first game first.
#[derive(Default)]
pub struct Starts(Vec<Start>);

impl Starts {
    /// Those that a binary carries, and those of packs.
    ///
    /// # Errors
    /// Everything that is wrong with the shape of a file.
    pub fn of_packs(texts: Texts, packs: &[PathBuf]) -> Result<Starts, Diagnostics> {
        let (mut found, mut starts) = (Diagnostics::default(), Vec::<Start>::new());
        let packs = packs.iter().map(|pack| content::starts(pack)).collect::<Result<Vec<_>, _>>()?;
        let own = texts.iter().map(|(path, text)| Source::from_text(path, text));
        for source in own.chain(packs.into_iter().flatten().map(Ok)) {
            match source.and_then(|source| file::read(&source)) {
                // A pack that stands in for the binary's own has starts of the same ids.
                Ok(start) => match starts.iter_mut().find(|other| *other.id == *start.id) {
                    Some(other) => *other = start,
                    None => starts.push(start),
                },
                Err(diagnostics) => found.extend(diagnostics),
            }
        }
        starts.sort_by_key(|start| !start.uses.contains(&For::First));
        found.into_result(Starts(starts))
    }

    /// What a lobby shows of them.
    pub fn info(&self, language: Language) -> Vec<StartInfo> {
        self.0.iter().map(|start| start.info(language)).collect()
    }

    /// The start of this id.
    pub fn get(&self, id: &str) -> Option<&Start> {
        self.0.iter().find(|start| start.id.as_str() == id)
    }

    /// That there is no start of this id in a game, with those that there are.
    pub fn unknown(&self, game: &str, id: &str) -> String {
        let known: Vec<&str> = self.0.iter().map(|start| start.id.as_str()).collect();
        match known.as_slice() {
            [] => format!("{game} has no starts"),
            known => format!("{game} has no start `{id}`: there is {}", known.join(", ")),
        }
    }
}

/// What a table answers to a question of setup: by the first line that answers it, else as a bot does.
pub fn set_up(sitting: &dyn Sitting, asked: &Asked, answers: &[String], bot: &str) -> Option<(u8, Value)> {
    let line = |line: &String| sitting.bot(asked.seat, Bot::Line { which: asked.which, line });
    answers.iter().find_map(line).or_else(|| sitting.bot(asked.seat, Bot::Called(bot)))
}
