//! Whether the server lives, and whether it can do its work: for whatever keeps it running.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;
use wire::problem::{Code, Problem};

use crate::App;
use crate::api::Failure;

/// How long the store may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// How it is.
#[derive(Serialize, ToSchema)]
pub struct Health {
    /// The version of the program.
    version: &'static str,
}

const HEALTH: Health = Health { version: env!("CARGO_PKG_VERSION") };

/// The process lives and answers. When this fails, start it anew.
#[utoipa::path(get, path = "/health", tag = "health", responses((status = 200, body = Health)))]
pub async fn alive() -> Json<Health> {
    Json(HEALTH)
}

/// The store answers too, and keeps what it is given. While this fails, send people to another node; a restart does not help.
#[utoipa::path(get, path = "/ready", tag = "health",
    responses((status = 200, body = Health), (status = 503, body = Problem)))]
pub async fn ready(State(app): State<Arc<App>>) -> Result<Json<Health>, Failure> {
    // One try at a time, whose answer is everybody's who asked before it began.
    let asked = Instant::now();
    let mut known = app.readiness.lock().await;
    let ready = match *known {
        Some((began, ready)) if began >= asked => ready,
        _ => {
            let began = Instant::now();
            let ready = matches!(tokio::time::timeout(PATIENCE, app.store.ping()).await, Ok(Ok(())));
            *known = Some((began, ready));
            ready
        }
    };
    match ready {
        true => Ok(Json(HEALTH)),
        false => {
            let message = "the database does not answer, or keeps nothing: look at its disk and its log";
            Err(Failure::new(Code::Unavailable, message).retry_after(2))
        }
    }
}
