//! Gotham joins the suite of all games.

use std::sync::Arc;

use gotham::Gotham;
use gotham::printed::house;
use gotham::setup::Setup;

#[test]
fn conforms_on_every_mission() {
    let printed = Arc::new(house().unwrap_or_else(|problems| panic!("{problems}")));
    let usual = printed.missions.iter().map(|mission| Setup::usual(&printed, mission));
    let shared = printed.missions.iter().filter(|mission| mission.slots.len() > 1).map(|mission| {
        let mut setup = Setup::usual(&printed, mission);
        setup.players = 2;
        setup.heroes[1].player = 1;
        setup
    });
    let setups: Vec<Setup> = usual.chain(shared).collect();
    assert!(setups.len() >= 2);
    table::conformance::suite::<Gotham>(printed, &setups, 3);
}
