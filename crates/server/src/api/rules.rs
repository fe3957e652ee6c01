//! The ledger: every rule, searchable and linkable by its id.

use std::sync::Arc;

use axum::extract::State;
use axum::response::IntoResponse;
use serde::Deserialize;
use wire::book::{Book, Found, Rule};
use wire::problem::{Code, Problem};

use super::extract::{Asking, At, Reader};
use super::games::game;
use super::{Failure, beside, printed};
use crate::App;
use crate::gate::Turn;

/// Longest search, in characters.
const LONGEST: usize = 200;

/// All rules of a game with their chapters.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "rules", params(("game" = String, Path)),
    responses((status = 200, body = Book), (status = 404, body = Problem)))]
pub async fn book(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let game = game(&app, &name)?;
    beside(&app, move |turn| Ok(printed(game.at(turn).book().read(language)))).await
}

/// What is searched for.
#[derive(Deserialize)]
pub struct Search {
    /// Words of the rule, or its id.
    q: String,
}

/// Searches the rules of a game, the best first.
#[utoipa::path(get, path = "/api/games/{game}/rules/search", tag = "rules",
    params(("game" = String, Path), ("q" = String, Query, max_length = 200, description = "words of the rule, or its id")),
    responses((status = 200, body = Found), (status = 404, body = Problem)))]
pub async fn search(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Asking(Search { q }): Asking<Search>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    if q.chars().count() > LONGEST {
        return Err(Failure::new(Code::Malformed, "`q` has at most 200 characters"));
    }
    let game = game(&app, &name)?;
    beside(&app, move |turn| Ok(printed(game.at(turn).book().search(&q, language)))).await
}

/// One rule.
#[utoipa::path(get, path = "/api/games/{game}/rules/{rule}", tag = "rules",
    params(("game" = String, Path), ("rule" = String, Path, description = "its id, such as `attack.step-2-target`")),
    responses((status = 200, body = Rule), (status = 404, body = Problem)))]
pub async fn rule(
    State(app): State<Arc<App>>,
    At((name, id)): At<(String, String)>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let game = game(&app, &name)?;
    let find = move |turn: &Turn| {
        Ok(game.at(turn).book().read(language).rules.into_iter().find(|rule| rule.id == id))
    };
    let found = beside(&app, find).await?;
    found.map(printed).ok_or_else(|| Failure::new(Code::NoSuchThing, "there is no rule of that id"))
}
