//! Crisis Protocol joins the suite of all games in progress.

use std::sync::Arc;

use crisis::Crisis;
use crisis::card::{Edition, core};
use crisis::setup::Setup;

#[test]
fn steps_alike() {
    let cards = Arc::new(core(Edition::Print2023).unwrap_or_else(|problems| panic!("{problems}")));
    // With squads chosen in secret and together.
    arena::conformance::suite::<Crisis>(&cards, &[Setup::usual()], 1, None);
}
