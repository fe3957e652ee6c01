//! The test language of Marvel Champions: its scenarios, its manual, and what an author sees when one fails.

mod every_card;
mod files;

use std::sync::{Arc, LazyLock};

use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions_script::ChampionsScript;
use scenario::proof;

static PRINTED: LazyLock<Arc<champions::card::Cards>> =
    LazyLock::new(|| Arc::new(champions::card::core().unwrap_or_else(|broken| panic!("{broken}"))));

/// Everything that is wrong with a file, drawn.
fn of_file(text: &str) -> String {
    proof::failures::<ChampionsScript>(text, &PRINTED)
}

#[test]
fn every_scenario_passes() {
    proof::every_scenario_passes::<ChampionsScript>("../scenarios", &PRINTED);
}

#[test]
fn every_lesson_can_be_done_and_no_answer_leads_astray() {
    proof::every_scenario_passes::<ChampionsScript>("../lessons", &PRINTED);
}

#[test]
fn the_committed_schema_says_what_lessons_may_say() {
    proof::lesson_schema_is_fresh::<ChampionsScript>("../schemas/lesson.json");
}

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    proof::schema_is_fresh::<ChampionsScript>("../schemas/scenario-file.json");
}

#[test]
fn the_manual_holds() {
    proof::manual_holds::<ChampionsScript>("../docs/scenarios.md", &PRINTED);
}

#[test]
fn random_positions_load_back_to_the_same_state_and_question() {
    let decks: Vec<Decklist> = PRINTED.decks.iter().map(|deck| Decklist::of(&PRINTED, deck)).collect();
    let mut compared = 0;
    for (seed, (scenario, players)) in (0..).zip([("rhino", 1), ("klaw", 2), ("ultron", 4)]) {
        let setup = Setup { mode: Mode::Expert, ..Setup::usual(decks[..players].to_vec(), scenario) };
        compared += proof::positions_come_back::<ChampionsScript>(&PRINTED, &setup, seed, 5, |_, _, _| {});
    }
    assert!(compared > 60, "only {compared} positions were compared");
}
