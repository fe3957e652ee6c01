//! What is printed: characters, teams, missions, battlefields, in the reader's language.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use wire::cards::{CardFace, CardList};
use wire::problem::{Code, Problem};

use super::extract::{At, Reader};
use super::games::game;
use super::{Failure, beside, printed};
use crate::App;

/// Everything printed for a game, in short.
#[utoipa::path(get, path = "/api/games/{game}/cards", tag = "cards", params(("game" = String, Path)),
    responses((status = 200, body = CardList), (status = 404, body = Problem)))]
pub async fn list(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let game = game(&app, &name)?;
    beside(&app, move |turn| Ok(printed(game.at(turn).shelf(language).cards()))).await
}

/// One thing printed, whole.
#[utoipa::path(get, path = "/api/games/{game}/cards/{kind}/{id}", tag = "cards",
    params(
        ("game" = String, Path),
        ("kind" = String, Path, description = "`character`, `team`, `mission`, `battlefield`"),
        ("id" = String, Path)
    ),
    responses((status = 200, body = CardFace), (status = 404, body = Problem)))]
pub async fn face(
    State(app): State<Arc<App>>,
    At((name, kind, id)): At<(String, String, String)>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let game = game(&app, &name)?;
    let found = beside(&app, move |turn| Ok(game.at(turn).shelf(language).card(&kind, &id))).await?;
    found
        .map(printed)
        .ok_or_else(|| Failure::new(Code::NoSuchThing, "nothing of that kind and id is printed"))
}
