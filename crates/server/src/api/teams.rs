//! Teams of the builder: judged, kept, shared by link.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::{Person, TeamId};
use wire::problem::{Code, Problem};
use wire::teams::{Pasted, SavedTeam, Team, TeamRead, TeamVerdict, TeamWritten};

use super::extract::{At, Body, Reader};
use super::games::game;
use super::kept::{Shelf, is_yours};
use super::{Failure, beside};
use crate::App;
use crate::people::{DisplayName, Visitor};
use crate::problems::internal;
use crate::time::now_ms;

/// How a choice names a kept team.
pub const KEPT: &str = "team:";
/// Most members of a team that is looked at; games allow far fewer.
const MOST_MEMBERS: usize = 60;
/// Longest id of a member, in bytes; content has far shorter ones.
const LONGEST_ID: usize = 64;
/// Longest name of a team, in letters.
const LONGEST_NAME: usize = 24;
/// Longest decklist that is read, in bytes.
const LONGEST_PASTE: usize = 20_000;
/// The teams that people keep.
pub const SHELF: Shelf = Shelf { thing: "team", most: 200 };

/// What the rules say to a team. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/teams/check", tag = "teams", params(("game" = String, Path)),
    request_body = Team,
    responses((status = 200, body = TeamVerdict), (status = 422, body = Problem), (status = 404, body = Problem)))]
pub async fn check(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
    Body(team): Body<Team>,
) -> Result<Json<TeamVerdict>, Failure> {
    let game = game(&app, &name)?;
    if team.game != name {
        return Err(Failure::unfit("the team is of another game than the path"));
    }
    fits(&team)?;
    beside(&app, move |turn| Ok(Json(game.at(turn).shelf(language).judge(&team)?))).await
}

/// Reads a team that another program wrote, as text or JSON. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/teams/read", tag = "teams", params(("game" = String, Path)),
    request_body = Pasted,
    responses((status = 200, body = TeamRead), (status = 422, body = Problem), (status = 404, body = Problem)))]
pub async fn read(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
    Body(pasted): Body<Pasted>,
) -> Result<Json<TeamRead>, Failure> {
    let game = game(&app, &name)?;
    if pasted.text.len() > LONGEST_PASTE {
        return Err(Failure::unfit("a decklist has at most 20000 letters"));
    }
    beside(&app, move |turn| Ok(Json(game.at(turn).shelf(language).read(&pasted.text)?))).await
}

/// Writes a team as other programs read it. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/teams/write", tag = "teams", params(("game" = String, Path)),
    request_body = Team,
    responses((status = 200, body = TeamWritten), (status = 422, body = Problem), (status = 404, body = Problem)))]
pub async fn write(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
    Body(team): Body<Team>,
) -> Result<Json<TeamWritten>, Failure> {
    let game = game(&app, &name)?;
    fits(&team)?;
    beside(&app, move |turn| Ok(Json(game.at(turn).shelf(language).write(&team)?))).await
}

/// Keeps a team, legal or not: one may go on with it later. Anybody with the link may look at it.
#[utoipa::path(post, path = "/api/teams", tag = "teams", request_body = Team,
    responses((status = 201, body = SavedTeam), (status = 422, body = Problem), (status = 404, body = Problem)))]
pub async fn keep(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(mut team): Body<Team>,
) -> Result<impl IntoResponse, Failure> {
    game(&app, &team.game)?;
    fits(&team)?;
    team.name = DisplayName::read(&team.name)?.as_str().to_owned();
    let (person, cookie) = visitor.someone(&app, language).await?;
    SHELF.has_room(&app.store.teams_of(&person.id, SHELF.most).await?)?;
    let id = TeamId::fresh();
    let text = serde_json::to_value(&team).map_err(internal)?;
    let kept = store::Team {
        id: id.clone(),
        person: person.id,
        game: team.game.clone(),
        team: text,
        made_at: now_ms(),
    };
    app.store.put_team(&kept).await?;
    Ok((StatusCode::CREATED, cookie, Json(SavedTeam { id: id.to_string(), team, yours: true })))
}

/// A kept team.
#[utoipa::path(get, path = "/api/teams/{team}", tag = "teams", params(("team" = String, Path)),
    responses((status = 200, body = SavedTeam), (status = 404, body = Problem)))]
pub async fn team(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<SavedTeam>, Failure> {
    let found = app.store.team(&TeamId(id)).await?;
    found.and_then(|team| shown(team, visitor.person())).map(Json).ok_or_else(|| SHELF.missing())
}

/// Throws one of your teams away.
#[utoipa::path(delete, path = "/api/teams/{team}", tag = "teams", params(("team" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn forget(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<StatusCode, Failure> {
    let person = SHELF.owner(&visitor)?;
    SHELF.forgotten(app.store.drop_team(&TeamId(id), &person.id).await?)
}

/// The members of a kept team, for a seat that chose it.
pub async fn members(app: &App, game: &str, id: &str) -> Result<Vec<String>, Failure> {
    let missing = || Failure::new(Code::BadTeam, "there is no kept team of that id for this game");
    let kept = app.store.team(&id.into()).await?.filter(|team| team.game == game).ok_or_else(missing)?;
    let team: Team = serde_json::from_value(kept.team).map_err(internal)?;
    Ok(team.members)
}

/// A kept team as somebody may see it; none when a later version wrote it in another way.
pub fn shown(kept: store::Team, reader: Option<&Person>) -> Option<SavedTeam> {
    let yours = is_yours(&kept.person, reader);
    let team = serde_json::from_value(kept.team).ok()?;
    Some(SavedTeam { id: kept.id.to_string(), team, yours })
}

/// Whether a team is of a size that can be looked at; what the game says to it is another matter.
fn fits(team: &Team) -> Result<(), Failure> {
    if team.members.len() > MOST_MEMBERS || team.members.iter().any(|member| member.len() > LONGEST_ID) {
        return Err(Failure::unfit("a team has at most 60 members, each an id of at most 64 letters"));
    }
    if team.name.chars().count() > LONGEST_NAME {
        return Err(Failure::unfit("the name of a team has at most 24 letters"));
    }
    Ok(())
}
