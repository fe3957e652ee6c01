//! Champions joins the suite of all games.

use std::sync::Arc;

use champions::Champions;
use champions::card::core;
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use table::Seat;

#[test]
fn conforms() {
    let cards = Arc::new(core().unwrap_or_else(|found| panic!("{found}")));
    let decks: Vec<Decklist> = cards.decks.iter().map(|deck| Decklist::of(&cards, deck)).collect();
    let setups: Vec<Setup> = ["rhino", "klaw", "ultron"]
        .into_iter()
        .zip([(4, 1), (2, 2), (0, 4)])
        .map(|(scenario, (first, players))| Setup {
            players: decks[first..first + players].to_vec(),
            first_player: Seat(players as u8 - 1),
            scenario: scenario.to_owned(),
            mode: Mode::Expert,
            modular: Vec::new(),
            // One of them with what has to be hidden or shown besides.
            modular_at_random: scenario == "klaw",
            open_hands: scenario == "klaw",
        })
        .collect();
    table::conformance::suite::<Champions>(cards, &setups, 4);
}
