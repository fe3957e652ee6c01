//! REST: everything around play, as JSON. Play itself goes through the socket.
//!
//! Each route is declared with its class of limits in [`described`], and described for clients where it is written;
//! the description is served at `/api/openapi.json`. Every answer that is not a success has a
//! [`wire::problem::Problem`] as its body.

mod accounts;
mod cards;
mod extract;
mod failure;
mod games;
mod kept;
mod lessons;
mod me;
mod packs;
mod printed;
mod replays;
mod rules;
mod saves;
mod tables;
mod teams;
mod worked;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json, Router};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::problem::Code;

use self::printed::Press;
pub use failure::Failure;

use crate::gate::{Client, Turn};
use crate::limits::{self, Class, Limiting, Limits};
use crate::people::Passwords;
use crate::{App, health, openapi, security};

/// Largest body of a request that is no save.
const BODY: usize = 64 << 10;
/// Largest save.
const SAVE: usize = 4 << 20;
/// How long a request may take, body included.
const TIME: Duration = Duration::from_secs(30);

/// All routes of the API, with their limits.
pub fn router(app: &Arc<App>) -> Router<Arc<App>> {
    let limits = limits_of(app);
    let press = Arc::new(Press::default());
    let (routes, description) = described(&limits, &press).split_for_parts();
    let description = openapi::text(&description);
    let served = axum::routing::get(async || {
        let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, PRINTED)];
        (headers, description)
    });
    let described = Router::new()
        .route("/api/openapi.json", served)
        .route_layer(from_fn_with_state(press, printed::keep))
        .route_layer(from_fn_with_state((limits, Class::Read), count));
    routes
        .merge(described)
        .method_not_allowed_fallback(wrong_method)
        .layer(Extension(Passwords::new()))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(extract::read_language))
        .layer(from_fn_with_state(Arc::clone(app), named))
        .layer(from_fn(in_time))
        .layer(from_fn(unkept))
}

/// The routes and their description, without a state.
fn described(limits: &Arc<Limits>, press: &Arc<Press>) -> OpenApiRouter<Arc<App>> {
    let limited = |class: Class, routes: OpenApiRouter<Arc<App>>| {
        routes.route_layer(from_fn_with_state((Arc::clone(limits), class), count))
    };
    let keeping = |most: usize, routes: OpenApiRouter<Arc<App>>| {
        routes
            .layer(DefaultBodyLimit::max(most))
            .route_layer(from_fn_with_state((Arc::clone(limits), most), count_kept))
    };
    let read = OpenApiRouter::with_openapi(openapi::heading())
        .routes(routes!(games::list))
        .routes(routes!(rules::book))
        .routes(routes!(rules::search))
        .routes(routes!(rules::rule))
        .routes(routes!(cards::list))
        .routes(routes!(cards::face))
        .routes(routes!(lessons::list))
        .routes(routes!(tables::public))
        .routes(routes!(tables::card))
        .routes(routes!(tables::invitation))
        .routes(routes!(me::me))
        .routes(routes!(me::tables))
        .routes(routes!(me::teams))
        .routes(routes!(me::packs))
        .routes(routes!(packs::pack))
        .routes(routes!(packs::shelf))
        .routes(routes!(teams::team))
        .routes(routes!(teams::check))
        .routes(routes!(teams::read))
        .routes(routes!(teams::write))
        .route_layer(from_fn_with_state(Arc::clone(press), printed::keep));
    let replay = OpenApiRouter::new()
        .routes(routes!(replays::replay))
        .routes(routes!(replays::moments))
        .routes(routes!(replays::save))
        .routes(routes!(replays::report))
        .routes(routes!(replays::verify))
        .routes(routes!(lessons::play))
        .routes(routes!(lessons::ask));
    let make = OpenApiRouter::new()
        .routes(routes!(tables::sit))
        .routes(routes!(me::rename))
        .routes(routes!(teams::keep))
        .routes(routes!(teams::forget))
        .routes(routes!(packs::forget))
        .routes(routes!(accounts::sign_out));
    let make_tables = OpenApiRouter::new().routes(routes!(tables::make)).routes(routes!(tables::fork));
    // Bodies with a pack in them are larger than others.
    let keep_packs = OpenApiRouter::new().routes(routes!(packs::keep)).routes(routes!(packs::change));
    let check_packs =
        OpenApiRouter::new().routes(routes!(packs::check)).layer(DefaultBodyLimit::max(packs::BODY));
    let import = OpenApiRouter::new().routes(routes!(saves::import));
    let sign_in = OpenApiRouter::new().routes(routes!(accounts::sign_up)).routes(routes!(accounts::sign_in));
    let unlimited = OpenApiRouter::new().routes(routes!(health::alive)).routes(routes!(health::ready));
    limited(Class::Read, read)
        .merge(limited(Class::Replay, replay))
        .merge(limited(Class::Replay, check_packs))
        .merge(limited(Class::Make, keeping(BODY, make)))
        .merge(limited(Class::Make, limited(Class::Table, keeping(BODY, make_tables))))
        .merge(limited(Class::Make, keeping(packs::BODY, keep_packs)))
        .merge(limited(Class::Import, limited(Class::Table, keeping(SAVE, import))))
        .merge(limited(Class::SignIn, sign_in))
        .merge(unlimited)
}

fn limits_of(app: &App) -> Arc<Limits> {
    let limiting = if app.config.limits { Limiting::On } else { Limiting::Off };
    Arc::new(Limits::new(limiting, security::cookie(&app.config), app.config.trusted_proxies.clone()))
}

/// Counts what is to be kept.
async fn count_kept(
    State((limits, most)): State<(Arc<Limits>, usize)>,
    request: Request,
    next: Next,
) -> Response {
    match limits.keep(request.headers(), request.extensions(), most) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

/// Counts a request and lets it through, or not.
async fn count(
    State((limits, class)): State<(Arc<Limits>, Class)>,
    request: Request,
    next: Next,
) -> Response {
    match limits.count(class, request.headers(), request.extensions()) {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

/// Ends what takes too long: a body that trickles in, a database that hangs.
async fn in_time(request: Request, next: Next) -> Response {
    match tokio::time::timeout(TIME, next.run(request)).await {
        Ok(response) => response,
        Err(_) => Failure::new(Code::Unavailable, "the request took too long").retry_after(5).into_response(),
    }
}

/// What the API says is about this visitor and this moment, unless the route says otherwise.
async fn unkept(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn wrong_method() -> Failure {
    Failure::new(
        Code::NoSuchPath,
        "this path does not take this method; the header `allow` says which it takes",
    )
    .with_status(StatusCode::METHOD_NOT_ALLOWED)
}

/// How long browsers keep what changes only with the program.
const PRINTED: &str = "public, max-age=300";

/// What changes only with the program: browsers may keep it for a while, one copy a language.
fn printed<T: serde::Serialize>(body: T) -> impl IntoResponse {
    let headers = [(header::CACHE_CONTROL, PRINTED), (header::VARY, "accept-language")];
    (headers, Json(body))
}

/// Thinks beside the tasks of play, when it is the asker's turn.
async fn beside<T: Send + 'static>(
    app: &App,
    work: impl FnOnce(&Turn) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    app.tables.context.gate.work(Client::asking(), work).await?
}

/// Says who asks, for whatever is worked out for the request.
async fn named(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let address = limits::asker(request.headers(), request.extensions(), &app.config.trusted_proxies);
    Client::Address(address).named(next.run(request)).await
}
