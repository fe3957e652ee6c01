//! What a step of Champions costs: `cargo run -p champions-mind --release --example speed [SECONDS]`.

use std::sync::Arc;

use champions::Champions;
use champions::deck_construction::Decklist;
use minds::speed::{seconds_wanted, speed};
use table::Game as _;

fn main() -> Result<(), String> {
    let length = seconds_wanted(std::env::args().nth(1))?;
    let cards = champions::card::core().map_err(|found| format!("the core set does not load: {found}"))?;
    let cards = Arc::new(cards);
    for (players, scenario) in [(1, "rhino"), (4, "ultron")] {
        let decks = cards.decks.iter().take(players).map(|deck| Decklist::of(&cards, deck)).collect();
        let setup = champions::setup::Setup::usual(decks, scenario);
        let start = Champions::start(&cards, &setup).map_err(|error| error.to_string())?;
        speed::<Champions>(&format!("{} {players}", Champions::NAME), &cards, &start, length);
    }
    Ok(())
}
