//! The games that can be played here.

use std::sync::Arc;

use wire::problem::{Code, Problem};

use crate::{Door, problem};

/// The games, in the order in which a lobby lists them.
#[derive(Clone)]
pub struct Games {
    games: Vec<Arc<dyn Door>>,
}

impl Games {
    /// These games.
    pub fn new(games: Vec<Arc<dyn Door>>) -> Games {
        Games { games }
    }

    /// The game of this name.
    pub fn get(&self, name: &str) -> Option<&Arc<dyn Door>> {
        self.games.iter().find(|game| game.about().name == name)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn Door>> {
        self.games.iter()
    }

    /// The game that a save is of.
    ///
    /// # Errors
    /// When the bytes are no save, or one of a game that is not played here.
    pub fn of_save(&self, bytes: &[u8]) -> Result<&Arc<dyn Door>, Problem> {
        let name = table::game_of(bytes).map_err(|error| problem(Code::BadSave, error.to_string()))?;
        let unknown = || problem(Code::NoSuchGame, format!("a game of `{name}` can't be played here"));
        self.get(&name).ok_or_else(unknown)
    }
}
