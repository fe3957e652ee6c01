//! Tables before and around play: made, listed, sat down at, gone on from.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use wire::lobby::{Chosen, Link, Made, NewTable, SitDown, TableCard, TableList};
use wire::problem::Problem;
use wire::replay::Fork;

use super::extract::{At, Body, Reader};
use super::{Failure, packs, teams};
use crate::App;
use crate::people::Visitor;

/// Makes a table. Every seat whose sitter is `you` is kept for you until you sit down, which you do with your own part in
/// the chance once you hold the commitment; a guest is made of you if you are nobody yet.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = Made), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(mut table): Body<NewTable>,
) -> Result<impl IntoResponse, Failure> {
    let game = super::games::game(&app, &table.game)?;
    kept_pack(&app, game.name, &mut table.options).await?;
    for seat in &mut table.seats {
        kept_teams(&app, game.name, &mut seat.options).await?;
    }
    let (person, cookie) = visitor.someone(&app, language).await?;
    let made = app.tables.make(&person, table, language).await?;
    Ok((StatusCode::CREATED, cookie, Json(made)))
}

/// Public tables that wait for players or are played, the latest first.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = TableList)))]
pub async fn public(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
) -> Result<Json<TableList>, Failure> {
    Ok(Json(app.tables.public(visitor.person(), language).await?))
}

/// A table in short. Private tables are there only for their people.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableCard), (status = 404, body = Problem)))]
pub async fn card(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Reader(language): Reader,
) -> Result<Json<TableCard>, Failure> {
    Ok(Json(app.tables.card(visitor.person(), &table, language).await?))
}

/// A table in short, for somebody who has the link to a free seat and has not sat down yet.
#[utoipa::path(post, path = "/api/tables/{table}/invitation", tag = "tables", params(("table" = String, Path)),
    request_body = Link, responses((status = 200, body = TableCard), (status = 404, body = Problem)))]
pub async fn invitation(
    State(app): State<Arc<App>>,
    At(table): At<String>,
    Reader(language): Reader,
    Body(Link { secret }): Body<Link>,
) -> Result<Json<TableCard>, Failure> {
    Ok(Json(app.tables.invited(&table, &secret, language).await?))
}

/// Sits down: at all seats that are kept for you, at the free one of the link, or at any of a public table.
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", params(("table" = String, Path)),
    request_body = SitDown,
    responses((status = 200, body = TableCard), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub async fn sit(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Reader(language): Reader,
    Body(mut seat): Body<SitDown>,
) -> Result<impl IntoResponse, Failure> {
    own_part(&seat.nonce)?;
    if seat.options.iter().any(|chosen| chosen.value.starts_with(teams::KEPT))
        && let Some(head) = app.store.table(&table.as_str().into()).await?
    {
        kept_teams(&app, &head.game, &mut seat.options).await?;
    }
    let (person, cookie) = visitor.someone(&app, language).await?;
    app.tables.sit(&person, &table, seat, language).await?;
    Ok((cookie, Json(app.tables.card(Some(&person), &table, language).await?)))
}

/// Makes a table that goes on from a moment of another.
#[utoipa::path(post, path = "/api/tables/{table}/forks", tag = "tables", params(("table" = String, Path)),
    request_body = Fork,
    responses((status = 201, body = Made), (status = 403, body = Problem), (status = 404, body = Problem),
        (status = 422, body = Problem)))]
pub async fn fork(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(table): At<String>,
    Reader(language): Reader,
    Body(fork): Body<Fork>,
) -> Result<impl IntoResponse, Failure> {
    let (person, cookie) = visitor.someone(&app, language).await?;
    let made = app.tables.fork(&person, &table, fork, language).await?;
    Ok((StatusCode::CREATED, cookie, Json(made)))
}

/// A player's own part in the chance is short: it is kept, sent and hashed with every game.
fn own_part(nonce: &str) -> Result<(), Failure> {
    if nonce.chars().count() > 64 || nonce.chars().any(char::is_control) {
        return Err(Failure::unfit("`nonce` is a text of at most 64 characters, none of them a control"));
    }
    Ok(())
}

/// Kept teams, chosen by `team:ID`, become the members they have now.
async fn kept_teams(app: &App, game: &str, options: &mut [Chosen]) -> Result<(), Failure> {
    for chosen in options {
        if let Some(id) = chosen.value.strip_prefix(teams::KEPT) {
            chosen.value = format!("ids:{}", teams::members(app, game, id).await?.join(","));
        }
    }
    Ok(())
}

/// A kept pack, chosen by `pack:ID`, becomes the text it has now.
async fn kept_pack(app: &App, game: &str, options: &mut [Chosen]) -> Result<(), Failure> {
    for chosen in options.iter_mut().filter(|chosen| chosen.option == host::PACK) {
        if let Some(id) = chosen.value.strip_prefix(packs::KEPT) {
            chosen.value = packs::text(app, game, id).await?;
        }
    }
    Ok(())
}
