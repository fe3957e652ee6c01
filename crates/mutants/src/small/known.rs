//! Changes that no test can notice, each with the reason: `games/GAME/rules/tests/mutants.yaml`.

use std::path::Path;

use anyhow::Result;
use content::{Source, load};
use serde::Deserialize;

use super::change::Change;

/// One of them.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Known {
    /// The file of the engine.
    pub r#in: String,
    /// As the report writes it.
    pub change: String,
    /// Why it makes no difference that anybody could see.
    #[expect(dead_code, reason = "it is for the reader, and must be there")]
    pub why: String,
}

impl Known {
    /// Those of a game; none if it has no such file.
    pub fn read(project: &Path, game: &str) -> Result<Vec<Known>> {
        let path = project.join(format!("games/{game}/rules/tests/mutants.yaml"));
        if path.exists() { Ok(load(&Source::read(&path)?)?) } else { Ok(Vec::new()) }
    }

    pub fn is(&self, change: &Change) -> bool {
        self.name() == change.name()
    }

    pub fn name(&self) -> String {
        format!("{}: {}", self.r#in, self.change)
    }
}
