//! Crisis Protocol joins the suite of all games.

use std::sync::Arc;

use crisis::Crisis;
use crisis::card::{Edition, core};
use crisis::setup::Setup;

#[test]
fn conforms() {
    let cards = Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")));
    let setups: Vec<Setup> = ["museum-square", "night-market", "old-quarter"]
        .map(|battlefield| Setup { battlefield: battlefield.to_owned(), ..Setup::usual() })
        .to_vec();
    table::conformance::suite::<Crisis>(cards, &setups, 1);
}
