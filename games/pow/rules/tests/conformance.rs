//! POW joins the suite of all games.

use std::sync::Arc;

use pow::Pow;
use pow::card::{Cards, house};
use pow::setup::Setup;
use table::Game;

fn cards() -> Arc<Cards> {
    Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")))
}

#[test]
fn conforms_on_every_mission_and_battlefield() {
    let cards = cards();
    let setups: Vec<Setup> = cards
        .missions
        .iter()
        .flat_map(|mission| {
            let usual = Setup::usual(&cards);
            cards.battlefields.iter().map(move |battlefield| Setup {
                mission: mission.id.clone(),
                battlefield: battlefield.id.clone(),
                ..usual.clone()
            })
        })
        // A battlefield may lie where a mission wants its objectives; such a pair is refused at setup.
        .filter(|setup| Pow::start(&cards, setup).is_ok())
        .collect();
    assert!(setups.len() >= 9);
    table::conformance::suite::<Pow>(cards, &setups, 2);
}
