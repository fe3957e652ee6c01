//! The list of games. A game is one line in this crate's `Cargo.toml`; `build.rs` reads it.
#![warn(missing_docs)]

use std::path::PathBuf;
use std::sync::Arc;

use content::Diagnostics;
use host::{Door, Games, Host, Parts};
use lab::Laboratory;
use ledger::Ledger;
use table::Game;
use words::{Language, Words};

/// All games with the content that the binary carries, in the order in which a lobby lists them.
///
/// # Errors
/// None in a binary whose tests passed.
pub fn all() -> Result<Games, Diagnostics> {
    let games: Vec<Arc<dyn Door>> = include!(concat!(env!("OUT_DIR"), "/list.rs"));
    Ok(Games::new(games))
}

/// The laboratories of all games that bots play, in the same order. Nothing is loaded before one of them is asked.
pub fn laboratories() -> Vec<&'static dyn Laboratory> {
    let all: Vec<Option<&'static dyn Laboratory>> = include!(concat!(env!("OUT_DIR"), "/laboratories.rs"));
    all.into_iter().flatten().collect()
}

/// A game behind the door that all games share.
fn door<G: Game>(parts: &'static Parts<G>) -> Result<Arc<dyn Door>, Diagnostics> {
    Ok(Arc::new(Host::new(parts)?))
}

/// The names of all games, in order.
pub fn names() -> Vec<&'static str> {
    listed().into_iter().map(|listed| listed.name).collect()
}

/// The game of this name, with packs on top of what the binary carries; none if no game is called so.
///
/// # Errors
/// Everything that is wrong with any file of any pack.
pub fn one(name: &str, packs: &[PathBuf]) -> Result<Option<Arc<dyn Door>>, Diagnostics> {
    let listed = listed().into_iter().find(|listed| listed.name == name);
    listed.map(|listed| (listed.open)(packs)).transpose()
}

/// The ledger of the game of this name, with its translations; none if no game is called so.
///
/// # Errors
/// None in a binary whose tests passed.
pub fn ledger(name: &str) -> Result<Option<Ledger>, Diagnostics> {
    let listed = listed().into_iter().find(|listed| listed.name == name);
    listed.map(|listed| (listed.ledger)()).transpose()
}

/// The words to speak of the game of this name; none if no game is called so.
pub fn words(name: &str, language: Language) -> Option<Words> {
    let listed = listed().into_iter().find(|listed| listed.name == name);
    listed.map(|listed| (listed.words)(language))
}

/// A game that is not loaded yet.
struct Listed {
    name: &'static str,
    open: Open,
    ledger: Box<dyn Fn() -> Result<Ledger, Diagnostics>>,
    words: Box<dyn Fn(Language) -> Words>,
}

/// Loads a game with packs.
type Open = Box<dyn Fn(&[PathBuf]) -> Result<Arc<dyn Door>, Diagnostics>>;

/// The list once more: what is made of a line of it is another `door`, which loads nothing.
fn listed() -> Vec<Listed> {
    fn door<G: Game>(parts: &'static Parts<G>) -> Result<Listed, Diagnostics> {
        let open = move |packs: &[PathBuf]| -> Result<Arc<dyn Door>, Diagnostics> {
            Ok(Arc::new(Host::with_packs(parts, packs)?))
        };
        let (ledger, words) = (|| parts.read_ledger(), |language| parts.words(language));
        Ok(Listed { name: G::NAME, open: Box::new(open), ledger: Box::new(ledger), words: Box::new(words) })
    }
    fn all() -> Result<Vec<Listed>, Diagnostics> {
        Ok(include!(concat!(env!("OUT_DIR"), "/list.rs")))
    }
    all().unwrap_or_default()
}
