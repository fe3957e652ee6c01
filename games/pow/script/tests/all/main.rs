//! The test language of POW: its scenarios, its manual, and what an author sees when one fails.

mod playing;
mod positions;
mod reading;

use std::sync::{Arc, LazyLock};

use pow::card::{Cards, house};
use pow_script::PowScript;
use scenario::{Verdict, proof, run_any_bytes};

static CARDS: LazyLock<Arc<Cards>> =
    LazyLock::new(|| Arc::new(house().unwrap_or_else(|broken| panic!("{broken}"))));

#[test]
fn every_scenario_passes() {
    proof::every_scenario_passes::<PowScript>("../scenarios", &CARDS);
}

#[test]
fn every_lesson_can_be_done_and_no_answer_leads_astray() {
    proof::every_scenario_passes::<PowScript>("../lessons", &CARDS);
}

#[test]
fn the_committed_schema_says_what_lessons_may_say() {
    proof::lesson_schema_is_fresh::<PowScript>("../schemas/lesson.json");
}

#[test]
fn the_committed_schema_says_what_scenarios_may_say() {
    proof::schema_is_fresh::<PowScript>("../schemas/scenario.json");
}

#[test]
fn the_manual_holds() {
    proof::manual_holds::<PowScript>("../docs/scenarios.md", &CARDS);
}

#[test]
fn the_corpus_is_answered() {
    for file in std::fs::read_dir("tests/corpus").expect("the folder is there").flatten() {
        let bytes = std::fs::read(file.path()).expect("the file is readable");
        for outcome in run_any_bytes::<PowScript>("corpus.yaml", &bytes, &CARDS) {
            assert!(outcome.result != Verdict::Passed, "{:?} should fail and passes", file.path());
        }
    }
}

/// Plays a scenario of two figures in contact; everything that is wrong with it, drawn.
fn failures(rest: &str) -> String {
    let text = format!(
        "title: T
given:
  characters:
    hitter: {{ attacks: {{ punch: {{}}, blast: {{ kind: {{ wave: 3 }} }} }} }}
    target: {{}}
  figures:
    hitter: {{ side: a, at: [10, 10], pow: 4 }}
    target: {{ side: b, contact: hitter, pow: 1 }}
{rest}"
    );
    of_file(&text)
}

fn of_file(text: &str) -> String {
    proof::failures::<PowScript>(text, &CARDS)
}
