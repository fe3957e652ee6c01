//! The list of games. A game is one line in this crate's `Cargo.toml`; `build.rs` reads it.
#![warn(missing_docs)]

use std::sync::Arc;

use content::Diagnostics;
use host::{Games, Host, Hosted, Parts};
use lab::Laboratory;

/// All games with the content that the binary carries, in the order in which a lobby lists them.
///
/// # Errors
/// None in a binary whose tests passed.
pub fn all() -> Result<Games, Diagnostics> {
    let games: Vec<Arc<dyn Hosted>> = include!(concat!(env!("OUT_DIR"), "/list.rs"));
    Ok(Games::new(games))
}

/// The laboratories of all games that bots play, in the same order. Nothing is loaded before one of them is asked.
pub fn laboratories() -> Vec<&'static dyn Laboratory> {
    let all: Vec<Option<&'static dyn Laboratory>> = include!(concat!(env!("OUT_DIR"), "/laboratories.rs"));
    all.into_iter().flatten().collect()
}

/// A game behind the door that all games share.
fn door<G: table::Game>(parts: &'static Parts<G>) -> Result<Arc<dyn Hosted>, Diagnostics> {
    Ok(Arc::new(Host::new(parts)?))
}
