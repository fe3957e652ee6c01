//! The test language of Gotham City Chronicles: its scenarios, its manual, and what an author sees when one fails.

mod files;
mod parts;

use std::sync::{Arc, LazyLock};

use gotham::setup::Setup;
use gotham_script::GothamScript;
use scenario::proof;

static PRINTED: LazyLock<Arc<gotham::printed::Printed>> =
    LazyLock::new(|| Arc::new(gotham::printed::house().unwrap_or_else(|broken| panic!("{broken}"))));

/// Everything that is wrong with a file, drawn.
fn of_file(text: &str) -> String {
    proof::failures::<GothamScript>(text, &PRINTED)
}

#[test]
fn every_scenario_passes() {
    proof::every_scenario_passes::<GothamScript>("../scenarios", &PRINTED);
}

#[test]
fn every_lesson_can_be_done_and_no_answer_leads_astray() {
    proof::every_scenario_passes::<GothamScript>("../lessons", &PRINTED);
}

#[test]
fn the_committed_schema_says_what_lessons_may_say() {
    proof::lesson_schema_is_fresh::<GothamScript>("../schemas/lesson.json");
}

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    proof::schema_is_fresh::<GothamScript>("../schemas/scenario.json");
}

#[test]
fn the_manual_holds() {
    proof::manual_holds::<GothamScript>("../docs/scenarios.md", &PRINTED);
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let mut compared = 0;
    for (seed, mission) in (0..).zip(&PRINTED.missions) {
        let mut setup = Setup::usual(&PRINTED, mission);
        if setup.heroes.len() > 1 {
            setup.players = 2;
            setup.heroes[1].player = 1;
        }
        compared += proof::positions_come_back::<GothamScript>(&PRINTED, &setup, seed, 6, |_, _, _| {});
    }
    assert!(compared > 100, "only {compared} positions were compared");
}
