//! POW joins the suite of all games in progress.

use std::sync::Arc;

use pow::Pow;
use pow::card::house;
use pow::setup::Setup;

#[test]
fn steps_alike() {
    let cards = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let usual = Setup::usual(&cards);
    arena::conformance::suite::<Pow>(&cards, &[usual], 3, None);
}
