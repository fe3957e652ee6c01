//! Champions joins the suite of all games in progress.

use std::sync::Arc;

use champions::Champions;
use champions::card::core;
use champions::deck_construction::Decklist;
use champions::setup::Setup;

#[test]
fn steps_alike() {
    let cards = Arc::new(core().unwrap_or_else(|problems| panic!("{problems}")));
    let setups = [("rhino", 1), ("klaw", 2), ("ultron", 4)].map(|(scenario, players)| {
        let decks = cards.decks.iter().take(players);
        Setup::usual(decks.map(|deck| Decklist::of(&cards, deck)).collect(), scenario)
    });
    arena::conformance::suite::<Champions>(&cards, &setups, 2, None);
}
