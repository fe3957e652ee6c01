//! The games.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use host::Door;
use wire::lobby::GameList;

use super::extract::Reader;
use super::{Failure, printed};
use crate::App;

/// The games that can be played here, with their bots and options.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = GameList)))]
pub async fn list(State(app): State<Arc<App>>, Reader(language): Reader) -> impl IntoResponse {
    printed(GameList { games: app.games.iter().map(|game| game.lobby(language)).collect() })
}

/// The game of that name.
pub fn game(app: &App, name: &str) -> Result<Arc<dyn Door>, Failure> {
    app.games.get(name).cloned().ok_or_else(Failure::no_such_game)
}
