//! The games.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use host::Door;
use wire::lobby::GameList;

use super::extract::Reader;
use super::{Failure, beside, printed};
use crate::App;
use crate::gate::{Apart, Turn};

/// The games that can be played here, with their bots and options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = GameList)))]
pub async fn list(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let games = app.games.clone();
    beside(&app, move |_| {
        Ok(printed(GameList { games: games.iter().map(|game| game.lobby(language)).collect() }))
    })
    .await
}

/// A game as handlers hold it: its name is free, and whatever it has to work out takes its turn.
pub struct Game {
    /// What it is called.
    pub name: &'static str,
    door: Apart<Arc<dyn Door>>,
}

impl Game {
    /// All of it, in one's turn.
    pub fn at(&self, turn: &Turn) -> &dyn Door {
        &**self.door.get(turn)
    }
}

/// The game of that name.
pub fn game(app: &App, name: &str) -> Result<Game, Failure> {
    app.games.get(name).cloned().map(Game::from).ok_or_else(Failure::no_such_game)
}

impl From<Arc<dyn Door>> for Game {
    fn from(door: Arc<dyn Door>) -> Game {
        Game { name: door.about().name, door: Apart::new(door) }
    }
}
