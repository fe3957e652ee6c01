//! The test language of the mini skirmish: its scenarios, its manual, and positions that come back.

use std::sync::Arc;

use scenario::proof;
use skirmish_script::SkirmishScript;

#[test]
fn every_scenario_passes() {
    proof::every_scenario_passes::<SkirmishScript>("../scenarios", &());
}

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    proof::schema_is_fresh::<SkirmishScript>("../schemas/scenario.json");
}

#[test]
fn the_manual_holds() {
    proof::manual_holds::<SkirmishScript>("../docs/scenarios.md", &());
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let play = |seed| proof::positions_come_back::<SkirmishScript>(&Arc::new(()), &(), seed, 4, |_, _, _| {});
    let compared: usize = (0..20).map(play).sum();
    assert!(compared > 100, "only {compared} positions were compared");
}

#[test]
fn what_is_wrong_is_told_with_what_was_probably_meant() {
    let wrong = proof::failures::<SkirmishScript>(
        "title: T\ngiven: { fighters: { a1: { at: [6, 0] } } }\ndo: [a1 attacks b1]\n",
        &(),
    );
    assert!(wrong.contains("a1 is not on the board"), "{wrong}");
    let wrong =
        proof::failures::<SkirmishScript>("title: T\ndo: [a1 attacks b9, 'a1 moves to [x, 2]']\n", &());
    assert!(wrong.contains("there is no fighter `b9`"), "{wrong}");
    let wrong = proof::failures::<SkirmishScript>("title: T\ndo: [a1 attacks b1]\n", &());
    assert!(wrong.contains("refused by attack.range"), "{wrong}");
}
