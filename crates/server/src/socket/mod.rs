//! The socket: `/api/socket`, one for each client, whatever tables it looks at.

mod credits;
pub mod outbox;
mod session;
mod wishes;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::HeaderMap;
use axum::response::{IntoResponse as _, Response};
use axum::routing::any;
use wire::problem::Code;

pub use credits::Sockets;

use crate::api::Failure;
use crate::app::App;
use crate::people;
use crate::security::same_origin;

/// The largest message that a client may send. Answers are small; the largest are routes with many corners.
const LARGEST: usize = 16 << 10;

/// The socket's route.
pub fn router() -> Router<Arc<App>> {
    Router::new().route("/api/socket", any(upgrade))
}

/// Lets our own pages in, and programs, which send no origin. The cookie says who it is; without one, one may watch.
async fn upgrade(State(app): State<Arc<App>>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    if !same_origin(&headers, &app.config) {
        return Failure::new(Code::OtherSite, "the request comes from another site").into_response();
    }
    let person = match people::person(&app, &headers).await {
        Ok(person) => person,
        Err(problem) => return Failure::from(problem).into_response(),
    };
    let Some(place) = app.sockets.enter(person.as_ref().map(|person| &person.id)) else {
        let failure = Failure::new(Code::TooMany, "you have too many sockets open; close some");
        return failure.retry_after(10).into_response();
    };
    upgrade
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(move |socket| session::run(app, person, socket, place))
}
