//! The list of games. A game is one line in this crate's `Cargo.toml`; `build.rs` reads it.
#![warn(missing_docs)]

use std::sync::Arc;

use content::Diagnostics;
use host::{Door, Games, Host, Parts};

/// All games with the content that the binary carries, in the order in which a lobby lists them.
///
/// # Errors
/// None in a binary whose tests passed.
pub fn all() -> Result<Games, Diagnostics> {
    let games: Vec<Arc<dyn Door>> = include!(concat!(env!("OUT_DIR"), "/list.rs"));
    Ok(Games::new(games))
}

/// A game behind the door that all games share.
fn door<G: table::Game>(parts: &'static Parts<G>) -> Result<Arc<dyn Door>, Diagnostics> {
    Ok(Arc::new(Host::new(parts)?))
}
