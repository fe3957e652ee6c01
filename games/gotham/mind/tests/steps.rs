//! Gotham joins the suite of all games in progress.

use std::sync::Arc;

use gotham::Gotham;
use gotham::printed::house;
use gotham::setup::Setup;

#[test]
fn steps_alike() {
    let printed = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let usual = printed.missions.iter().map(|mission| Setup::usual(&printed, mission));
    let setups: Vec<Setup> = usual.collect();
    arena::conformance::suite::<Gotham>(&printed, &setups, 1, None);
}
