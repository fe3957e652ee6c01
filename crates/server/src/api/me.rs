//! Who you are on this device, and what is yours.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use wire::lobby::TableList;
use wire::packs::PackList;
use wire::people::{Me, Rename};
use wire::problem::Problem;
use wire::teams::TeamList;

use super::extract::{Body, Reader};
use super::{Failure, packs as kept_packs, teams as kept_teams};
use crate::App;
use crate::people::{DisplayName, Visitor, nobodys_name};

/// Who you are. Asking makes nobody of you: without a cookie you have a guest's name and nothing else.
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = 200, body = Me)))]
pub async fn me(visitor: Visitor, Reader(language): Reader) -> Json<Me> {
    let name = visitor.person().map_or_else(|| nobodys_name(language), |person| person.name.clone());
    Json(Me { name, account: visitor.account().map(str::to_owned) })
}

/// Changes what others read. Tables at which you sit keep the name you sat down with.
#[utoipa::path(patch, path = "/api/me", tag = "people", request_body = Rename,
    responses((status = 200, body = Me), (status = 422, body = Problem)))]
pub async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(Rename { name }): Body<Rename>,
) -> Result<impl IntoResponse, Failure> {
    let name = DisplayName::read(&name)?;
    let (person, cookie) = visitor.someone(&app, language).await?;
    app.store.rename(&person.id, name.as_str()).await?;
    let me = Me { name: name.as_str().to_owned(), account: visitor.account().map(str::to_owned) };
    Ok((cookie, Json(me)))
}

/// Tables at which you have a seat, the latest first.
#[utoipa::path(get, path = "/api/me/tables", tag = "people", responses((status = 200, body = TableList)))]
pub async fn tables(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
) -> Result<Json<TableList>, Failure> {
    match visitor.person() {
        Some(person) => Ok(Json(app.tables.of(person, language).await?)),
        None => Ok(Json(TableList { tables: Vec::new() })),
    }
}

/// Your teams, the latest first.
#[utoipa::path(get, path = "/api/me/teams", tag = "people", responses((status = 200, body = TeamList)))]
pub async fn teams(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<TeamList>, Failure> {
    let Some(person) = visitor.person() else { return Ok(Json(TeamList { teams: Vec::new() })) };
    let teams = app.store.teams_of(&person.id, kept_teams::SHELF.most).await?;
    Ok(Json(TeamList {
        teams: teams.into_iter().filter_map(|team| kept_teams::shown(team, Some(person))).collect(),
    }))
}

/// Your packs, the latest first.
#[utoipa::path(get, path = "/api/me/packs", tag = "people", responses((status = 200, body = PackList)))]
pub async fn packs(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<PackList>, Failure> {
    let Some(person) = visitor.person() else { return Ok(Json(PackList { packs: Vec::new() })) };
    let packs = app.store.packs_of(&person.id, kept_packs::SHELF.most).await?;
    Ok(Json(PackList { packs: packs.into_iter().map(kept_packs::listed).collect() }))
}
