//! The test language of Crisis Protocol: its scenarios, its manual, and what an author sees when one fails.

mod every_card;
mod files;

use std::sync::{Arc, LazyLock};

use crisis::card::Edition;
use crisis::setup::Setup;
use crisis_script::CrisisScript;
use scenario::proof;

static PRINTED: LazyLock<Arc<crisis::card::Cards>> = LazyLock::new(|| {
    Arc::new(crisis::card::core(Edition::default()).unwrap_or_else(|broken| panic!("{broken}")))
});

/// Everything that is wrong with a file, drawn.
fn of_file(text: &str) -> String {
    proof::failures::<CrisisScript>(text, &PRINTED)
}

#[test]
fn every_scenario_passes() {
    proof::every_scenario_passes::<CrisisScript>("../scenarios", &PRINTED);
}

#[test]
fn every_lesson_can_be_done_and_no_answer_leads_astray() {
    proof::every_scenario_passes::<CrisisScript>("../lessons", &PRINTED);
}

#[test]
fn the_committed_schema_says_what_lessons_may_say() {
    proof::lesson_schema_is_fresh::<CrisisScript>("../schemas/lesson.json");
}

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    proof::schema_is_fresh::<CrisisScript>("../schemas/scenario.json");
}

#[test]
fn the_manual_holds() {
    proof::manual_holds::<CrisisScript>("../docs/scenarios.md", &PRINTED);
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let play =
        |seed| proof::positions_come_back::<CrisisScript>(&PRINTED, &Setup::usual(), seed, 8, |_, _, _| {});
    let compared: usize = (0..6).map(play).sum();
    assert!(compared > 100, "only {compared} positions were compared");
}
