//! Every game that can be played here.

use std::sync::Arc;

use champions::Champions;
use content::Diagnostics;
use crisis::Crisis;
use gotham::Gotham;
use pow::Pow;
use wire::problem::{Code, Problem};

use crate::host::Host;
use crate::voices::Voices;
use crate::{Hosted, problem};

/// The games, in the order in which a lobby lists them.
#[derive(Clone)]
pub struct Games {
    games: Vec<Arc<dyn Hosted>>,
}

impl Games {
    /// All games with the content that is carried inside the binary.
    ///
    /// # Errors
    /// None in a binary whose tests passed.
    pub fn house() -> Result<Games, Diagnostics> {
        let voices = Arc::new(Voices::new());
        let pow: Host<Pow> = Host::load(Arc::clone(&voices))?;
        let crisis: Host<Crisis> = Host::load(Arc::clone(&voices))?;
        let champions: Host<Champions> = Host::load(Arc::clone(&voices))?;
        let gotham: Host<Gotham> = Host::load(voices)?;
        Ok(Games::new(vec![Arc::new(pow), Arc::new(crisis), Arc::new(champions), Arc::new(gotham)]))
    }

    /// These games.
    pub fn new(games: Vec<Arc<dyn Hosted>>) -> Games {
        Games { games }
    }

    /// The game of this name.
    pub fn get(&self, name: &str) -> Option<&Arc<dyn Hosted>> {
        self.games.iter().find(|game| game.name() == name)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn Hosted>> {
        self.games.iter()
    }

    /// The game that a save is of.
    ///
    /// # Errors
    /// When the bytes are no save, or one of a game that is not played here.
    pub fn of_save(&self, bytes: &[u8]) -> Result<&Arc<dyn Hosted>, Problem> {
        let name = table::game_of(bytes).map_err(|error| problem(Code::BadSave, error.to_string()))?;
        let unknown = || problem(Code::NoSuchGame, format!("a game of `{name}` can't be played here"));
        self.get(&name).ok_or_else(unknown)
    }
}
