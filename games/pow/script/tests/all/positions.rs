//! The present position of a live game, written as a scenario and read back.

use pow::setup::Setup;
use pow_script::PowScript;
use scenario::proof::positions_come_back;

use crate::CARDS;

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let mut compared = 0;
    for mission in ["brawl", "three-pillars", "two-relics"] {
        let setup = Setup { mission: mission.into(), ..Setup::usual(&CARDS) };
        for seed in 0..12 {
            compared += positions_come_back::<PowScript>(&CARDS, &setup, seed, 8, |game, again, text| {
                assert_eq!(again.since_checkpoint().0, game.since_checkpoint().0, "{text}");
            });
        }
    }
    assert!(compared > 500, "only {compared} positions were compared");
}

#[test]
fn two_figures_of_one_card_get_names_of_their_own() {
    let usual = Setup::usual(&CARDS);
    let setup = Setup { teams: vec![usual.teams[0].clone(), usual.teams[0].clone()], ..usual };
    positions_come_back::<PowScript>(&CARDS, &setup, 3, 40, |_, _, text| {
        assert!(text.contains("ironbrow-a0: {") && text.contains("ironbrow-b4: {"), "{text}");
    });
}
