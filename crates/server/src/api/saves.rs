//! Saves that come in: a file of a game becomes a table.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use wire::lobby::Made;
use wire::problem::Problem;

use super::extract::{Reader, is_json, whole};
use super::{Failure, beside};
use crate::App;
use crate::gate::Turn;
use crate::people::Visitor;

/// Brings a save in, as `GET /api/tables/{table}/save` or the program wrote it: a finished game as a table to look
/// back at, another as one to go on with. Every seat is yours.
#[utoipa::path(post, path = "/api/saves", tag = "replays",
    request_body(content = serde_json::Map<String, serde_json::Value>, content_type = "application/json"),
    responses((status = 201, body = Made), (status = 413, body = Problem), (status = 422, body = Problem)))]
pub async fn import(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    request: Request,
) -> Result<impl IntoResponse, Failure> {
    is_json(request.headers())?;
    let bytes = whole(request, &app).await?;
    let games = app.games.clone();
    // To find out whose save it is, all of it is read.
    let read = move |_: &Turn| {
        let game = games.of_save(&bytes)?;
        Ok((game.about().name, game.import(&bytes)?))
    };
    let (name, imported) = beside(&app, read).await?;
    let (person, cookie) = visitor.someone(&app, language).await?;
    let made = app.tables.adopt(&person, name, imported, language).await?;
    Ok((StatusCode::CREATED, cookie, Json(made)))
}
