//! Packs of the editor: looked at, kept, shared by link.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use store::{Clash, PackId, Person};
use wire::packs::{Pack, PackCheck, PackHead, PackShelf, PackVerdict, SavedPack};
use wire::problem::{Code, Problem};
use words::Language;

use super::extract::{At, Body, Reader};
use super::games::game;
use super::kept::{Shelf, is_yours};
use super::worked::{Worked, worked};
use super::{Failure, beside};
use crate::App;
use crate::people::{DisplayName, Visitor};
use crate::time::now_ms;

/// How a choice names a kept pack.
pub const KEPT: &str = "pack:";
/// Largest pack, in bytes.
const LARGEST: usize = 256 << 10;
/// Largest body with a pack in it: as JSON a text may be longer than itself.
pub const BODY: usize = 2 * LARGEST;
/// The packs that people keep.
pub const SHELF: Shelf = Shelf { thing: "pack", most: 50 };

/// What is wrong with a pack, and what the rules make of it. Nothing is kept.
#[utoipa::path(post, path = "/api/games/{game}/packs/check", tag = "packs", params(("game" = String, Path)),
    request_body = PackCheck,
    responses((status = 200, body = PackVerdict), (status = 413, body = Problem), (status = 404, body = Problem)))]
pub async fn check(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
    Body(check): Body<PackCheck>,
) -> Result<Worked, Failure> {
    let game = game(&app, &name)?;
    fits(&check.text)?;
    worked(&app, move |turn| Ok(game.at(turn).shelf(language).survey(&check)?)).await
}

/// What every pack of a game may use beside its own.
#[utoipa::path(get, path = "/api/games/{game}/packs/shelf", tag = "packs", params(("game" = String, Path)),
    responses((status = 200, body = PackShelf), (status = 404, body = Problem)))]
pub async fn shelf(
    State(app): State<Arc<App>>,
    At(name): At<String>,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Failure> {
    let game = game(&app, &name)?;
    beside(&app, move |turn| Ok(super::printed(game.at(turn).shelf(language).packs()?))).await
}

/// Keeps a pack, in order or not: one may go on with it later. Anybody with the link may look at it and play it.
#[utoipa::path(post, path = "/api/packs", tag = "packs", request_body = Pack,
    responses((status = 201, body = SavedPack), (status = 413, body = Problem), (status = 404, body = Problem)))]
pub async fn keep(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(pack): Body<Pack>,
) -> Result<impl IntoResponse, Failure> {
    let pack = read(&app, pack).await?;
    let (person, cookie) = visitor.someone(&app, language).await?;
    SHELF.has_room(&app.store.packs_of(&person.id, SHELF.most).await?)?;
    let id = PackId::fresh();
    app.store.put_pack(&kept(&id, &person, &pack)).await?;
    Ok((StatusCode::CREATED, cookie, Json(SavedPack { id: id.to_string(), pack, yours: true })))
}

/// Changes one of your packs; its link stays. Tables that were made with it play on with what it was.
#[utoipa::path(patch, path = "/api/packs/{pack}", tag = "packs", params(("pack" = String, Path)),
    request_body = Pack,
    responses((status = 200, body = SavedPack), (status = 413, body = Problem), (status = 404, body = Problem)))]
pub async fn change(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(id): At<String>,
    Body(pack): Body<Pack>,
) -> Result<Json<SavedPack>, Failure> {
    let pack = read(&app, pack).await?;
    let person = SHELF.owner(&visitor)?;
    let id = PackId(id);
    let before = app.store.pack(&id).await?.filter(|pack| pack.head.person == person.id);
    before.ok_or_else(|| SHELF.missing())?;
    match app.store.put_pack(&kept(&id, person, &pack)).await {
        Err(store::Error::Conflict(Clash::Id)) => Err(SHELF.missing()),
        other => Ok(other.map(|()| Json(SavedPack { id: id.to_string(), pack, yours: true }))?),
    }
}

/// A kept pack.
#[utoipa::path(get, path = "/api/packs/{pack}", tag = "packs", params(("pack" = String, Path)),
    responses((status = 200, body = SavedPack), (status = 404, body = Problem)))]
pub async fn pack(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<Json<SavedPack>, Failure> {
    let store::Pack { head, text } = app.store.pack(&PackId(id)).await?.ok_or_else(|| SHELF.missing())?;
    let yours = is_yours(&head.person, visitor.person());
    let pack = Pack { game: head.game, name: head.name, text };
    Ok(Json(SavedPack { id: head.id.to_string(), pack, yours }))
}

/// Throws one of your packs away. Tables that were made with it play on.
#[utoipa::path(delete, path = "/api/packs/{pack}", tag = "packs", params(("pack" = String, Path)),
    responses((status = 204), (status = 404, body = Problem)))]
pub async fn forget(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    At(id): At<String>,
) -> Result<StatusCode, Failure> {
    let person = SHELF.owner(&visitor)?;
    SHELF.forgotten(app.store.drop_pack(&PackId(id), &person.id).await?)
}

/// The text of a kept pack, for a table that is to be played with it.
pub async fn text(app: &App, game: &str, id: &str) -> Result<String, Failure> {
    let missing = || Failure::new(Code::BadSetup, "there is no kept pack of that id for this game");
    let kept = app.store.pack(&id.into()).await?.filter(|pack| pack.head.game == game);
    Ok(kept.ok_or_else(missing)?.text)
}

/// A kept pack in a list.
pub fn listed(head: store::PackHead) -> PackHead {
    PackHead { id: head.id.to_string(), game: head.game, name: head.name, at: head.made_at }
}

/// A pack of a game that takes packs, with a name that can be shown.
async fn read(app: &App, mut pack: Pack) -> Result<Pack, Failure> {
    let game = game(app, &pack.game)?;
    // A game that takes no packs says so here.
    beside(app, move |turn| Ok(game.at(turn).shelf(Language::default()).packs().map(drop)?)).await?;
    fits(&pack.text)?;
    pack.name = DisplayName::read(&pack.name)?.as_str().to_owned();
    Ok(pack)
}

fn kept(id: &PackId, person: &Person, pack: &Pack) -> store::Pack {
    let head = store::PackHead {
        id: id.clone(),
        person: person.id.clone(),
        game: pack.game.clone(),
        name: pack.name.clone(),
        made_at: now_ms(),
    };
    store::Pack { head, text: pack.text.clone() }
}

/// Whether a pack is of a size that can be looked at, and can be kept: PostgreSQL has no text with a NUL in it.
fn fits(text: &str) -> Result<(), Failure> {
    if text.len() > LARGEST {
        return Err(Failure::new(Code::TooLarge, "a pack has at most 256 kB"));
    }
    if text.contains('\0') {
        return Err(Failure::unfit("`text` holds a NUL character, which no YAML has"));
    }
    Ok(())
}
