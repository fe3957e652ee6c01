//! Crossover in the browser: `browser <-> socket <-> table <-> game`, and REST around it.
//!
//! - [`app`]: what everything shares;
//! - [`tables`]: the tables: their journals, the actors that hold them, who may see what;
//! - [`socket`]: one websocket a client;
//! - [`api`]: REST; [`people`]: guests and accounts; [`assets`]: the pages;
//! - [`limits`], [`security`], [`requests`], [`metrics`], [`health`]: what every request passes, and what is counted.
#![warn(missing_docs)]

mod api;
mod app;
mod assets;
mod bots;
pub mod connections;
mod gate;
mod health;
pub mod limits;
pub mod metrics;
mod openapi;
mod people;
mod problems;
mod requests;
mod said;
pub mod security;
mod serve;
mod socket;
pub mod tables;
mod time;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

pub use app::{App, Config};
pub use serve::serve;

/// Everything that is served to the public.
pub fn router(app: Arc<App>) -> Router {
    let site = security::Site::of(&app.config);
    Router::new()
        .merge(api::router(&app))
        .merge(socket::router())
        .fallback(assets::serve)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(site.clone(), security::same_site))
        .layer(from_fn_with_state(site.clone(), security::own_host))
        .layer(CatchPanicLayer::custom(requests::panicked))
        .layer(from_fn_with_state(site, security::headers))
        .layer(from_fn(requests::record))
        .with_state(app)
}
