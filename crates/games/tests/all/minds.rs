//! Minds of all games: what is asked of levels in any of them.

use std::sync::Arc;

use content::Diagnostics;
use host::Parts;
use table::Game;
use words::Language;

/// Every game of the list joins the suite, with as few seats as it takes.
#[test]
fn levels_answer_by_what_their_seats_know_in_every_game() {
    let joined = every_game().unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(joined.len(), games::names().len());
}

fn every_game() -> Result<Vec<&'static str>, Diagnostics> {
    let joined: Vec<&'static str> = include!(concat!(env!("OUT_DIR"), "/list.rs"));
    Ok(joined)
}

/// Joins one game; the list calls it with each game's parts.
fn door<G: Game>(parts: &'static Parts<G>) -> Result<&'static str, Diagnostics> {
    let content = Arc::new(parts.printed.load(&[])?);
    let words = parts.words(Language::En);
    let seats = parts.setups.info(&content, &words).least_seats;
    let setup = parts.setups.choose(&content, &[], &vec![Vec::new(); seats.into()], &words);
    let setup = setup.unwrap_or_else(|problem| panic!("{}: {problem:?}", G::NAME));
    ::minds::conformance::suite::<G>(&content, &setup, parts.minds, 7);
    Ok(G::NAME)
}
