//! Games in progress: the same game, however it is stepped.

use std::sync::Arc;

use content::Diagnostics;
use host::Parts;
use table::Game;
use words::Language;

/// Every game of the list joins the suite, with as few seats as it takes and with as many.
#[test]
fn every_game_steps_alike() {
    let joined = every_game().unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(joined.len(), games::all().unwrap_or_else(|found| panic!("{found}")).iter().count());
}

fn every_game() -> Result<Vec<&'static str>, Diagnostics> {
    let joined: Vec<&'static str> = include!(concat!(env!("OUT_DIR"), "/list.rs"));
    Ok(joined)
}

/// Joins one game; the list calls it with each game's parts.
fn door<G: Game>(parts: &'static Parts<G>) -> Result<&'static str, Diagnostics> {
    let content = Arc::new(parts.printed.load(&[])?);
    let words = parts.words(Language::En);
    let info = parts.setups.info(&content, &words);
    // What is not chosen is the usual, which not every number of seats can share.
    let setup = |seats: u8| parts.setups.choose(&content, &[], &vec![Vec::new(); seats.into()], &words).ok();
    let mut setups: Vec<G::Setup> = (info.least_seats..=info.most_seats).filter_map(setup).collect();
    assert!(!setups.is_empty(), "{}: nothing can be played", G::NAME);
    let last = setups.len().saturating_sub(1);
    setups.drain(1.min(last)..last);
    arena::conformance::suite::<G>(&content, &setups, 1, parts.eyes);
    Ok(G::NAME)
}
