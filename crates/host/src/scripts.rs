//! What authors write for a game, tried behind the door: scenario files, and the packs that they may use.

use std::path::PathBuf;
use std::sync::Arc;

use content::Diagnostics;
use table::Game;

use crate::{Parts, Script};

/// What came of one scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The path of its file, as diagnostics show it.
    pub file: String,
    /// Its title; of a file that can't be read, its path.
    pub title: String,
    /// The rules it proves if it passes.
    pub cites: Vec<String>,
    /// Whether it passes.
    pub result: Verdict,
}

/// Whether a scenario passes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Everything is as it says.
    Passed,
    /// Everything that is not.
    Failed(Diagnostics),
}

impl Outcome {
    /// What came of a file that can't be read.
    pub fn unread(path: &str, found: Diagnostics) -> Outcome {
        let file = path.to_owned();
        Outcome { title: file.clone(), file, cites: Vec::new(), result: Verdict::Failed(found) }
    }
}

/// The test language of one game, with what is printed for it.
pub trait Scripts: Send + Sync {
    /// Plays every scenario of a file, whatever its bytes are.
    fn run(&self, path: &str, bytes: &[u8]) -> Vec<Outcome>;

    /// The same language with these packs on top of what the binary carries.
    ///
    /// # Errors
    /// Everything that is wrong with any file of any pack.
    fn with(&self, packs: &[PathBuf]) -> Result<Box<dyn Scripts>, Diagnostics>;

    /// Folders that packs of this game have and those of no other.
    fn folders(&self) -> &'static [&'static str];

    /// The JSON Schema of its scenario files, as the text of a file.
    fn schema(&self) -> String;

    /// The JSON Schema of its lesson files, as the text of a file.
    fn lesson_schema(&self) -> String;
}

/// A game's test language with its content.
pub(crate) struct Scripted<G: Game> {
    parts: &'static Parts<G>,
    script: &'static dyn Script<G>,
    content: Arc<G::Content>,
}

impl<G: Game> Scripted<G> {
    /// The test language of a game that has one.
    pub fn of(parts: &'static Parts<G>, content: &Arc<G::Content>) -> Option<Scripted<G>> {
        parts.script.map(|script| Scripted { parts, script, content: Arc::clone(content) })
    }
}

impl<G: Game> Scripts for Scripted<G> {
    fn run(&self, path: &str, bytes: &[u8]) -> Vec<Outcome> {
        self.script.run(path, bytes, &self.content)
    }

    fn with(&self, packs: &[PathBuf]) -> Result<Box<dyn Scripts>, Diagnostics> {
        let content = Arc::new(self.parts.printed.load(packs)?);
        Ok(Box::new(Scripted { content, ..*self }))
    }

    fn folders(&self) -> &'static [&'static str] {
        self.parts.printed.folders()
    }

    fn schema(&self) -> String {
        self.script.schema()
    }

    fn lesson_schema(&self) -> String {
        self.script.lesson_schema()
    }
}
