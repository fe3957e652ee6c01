//! The socket: `/api/socket`, one for each client, whatever tables it looks at.

mod credits;
pub mod outbox;
mod session;
mod wishes;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::http::{Extensions, HeaderMap};
use axum::response::{IntoResponse as _, Response};
use axum::routing::any;
use wire::problem::Code;

pub use credits::Sockets;

use crate::api::Failure;
use crate::app::App;
use crate::connections::Held;
use crate::gate::Client;
use crate::security::same_origin;
use crate::{limits, people};

/// The largest message that a client may send. Answers are small; the largest are routes with many corners.
const LARGEST: usize = 16 << 10;
/// What is set aside for each socket to read into. Most sit still, and most messages are short; long ones are read in
/// several goes.
const READ: usize = 4 << 10;

/// The socket's route.
pub fn router() -> Router<Arc<App>> {
    Router::new().route("/api/socket", any(upgrade))
}

/// Lets our own pages in, and programs, which send no origin. The cookie says who it is; without one, one may watch.
async fn upgrade(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    extensions: Extensions,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !same_origin(&headers, &app.config) {
        return Failure::new(Code::OtherSite, "the request comes from another site").into_response();
    }
    let person = match people::person(&app, &headers).await {
        Ok(person) => person,
        Err(problem) => return Failure::from(problem).into_response(),
    };
    let address = limits::asker(&headers, &extensions, &app.config.trusted_proxies);
    let Some(place) = app.sockets.enter(person.as_ref().map(|person| &person.id), address) else {
        let message = "you or your address have too many sockets open; close some";
        let failure = Failure::new(Code::TooMany, message);
        return failure.retry_after(10).into_response();
    };
    let connection = extensions.get::<Held>().cloned();
    upgrade.read_buffer_size(READ).max_message_size(LARGEST).max_frame_size(LARGEST).on_upgrade(
        async move |socket| {
            let stranger = Client::Address(place.address);
            stranger.named(session::run(app, person, socket, place)).await;
            drop(connection);
        },
    )
}
