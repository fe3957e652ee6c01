//! Every request once: its number, a line in the log, its time, and what becomes of a panic. The log names the route,
//! never what stood in its place, and no query, cookie or body.

use std::any::Any;
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tracing::Instrument;
use wire::problem::Code;

use crate::api::Failure;
use crate::metrics;
use crate::people::hexadecimal;

/// The header by which an answer names its request.
const ID: HeaderName = HeaderName::from_static("x-request-id");
/// What stands for paths that no route has: pages, files and nonsense.
const PAGES: &str = "pages";

/// Numbers, logs and times a request.
pub async fn record(request: Request, next: Next) -> Response {
    let began = Instant::now();
    let id = fresh_id();
    let method = known(request.method());
    let matched = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let path = matched.as_deref().unwrap_or(PAGES);
    let span = tracing::info_span!("request", %id, method, path);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, time) = (response.status().as_u16(), began.elapsed());
    metrics::requested(path, method, status, time);
    span.in_scope(|| {
        let ms = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        match status {
            500.. => tracing::warn!(status, ms, "answered"),
            _ => tracing::info!(status, ms, "answered"),
        }
    });
    if let Ok(id) = HeaderValue::try_from(id) {
        response.headers_mut().insert(ID, id);
    }
    response
}

/// 64 random bits; without randomness the log has to do without.
fn fresh_id() -> String {
    getrandom::u64().map_or_else(|_| "-".to_owned(), |number| hexadecimal(&number.to_be_bytes()))
}

/// Methods that HTTP has; what a client makes up is no label.
fn known(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PATCH => "PATCH",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "OTHER",
    }
}

/// A panic is a bug of ours: it is on record, and ends this request alone.
pub fn panicked(cause: Box<dyn Any + Send + 'static>) -> Response {
    let said = cause.downcast_ref::<String>().map(String::as_str);
    let said = said.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no words");
    tracing::error!(cause = said, "a request panicked");
    Failure::new(Code::Internal, "something is wrong on our side; it is on record").into_response()
}
