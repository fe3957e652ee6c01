//! Boards: what is drawn, one module a game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

pub mod champions;
pub mod crisis;
pub mod gotham;
pub mod pow;

/// A board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Board {
    /// POW's.
    Pow(Box<pow::Board>),
    /// Crisis Protocol's.
    Crisis(Box<crisis::Board>),
    /// Marvel Champions'.
    Champions(Box<champions::Board>),
    /// Gotham City Chronicles'.
    Gotham(Box<gotham::Board>),
}
