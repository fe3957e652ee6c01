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

/// A lesson that is in order but for what is changed in it.
fn lesson_with(change: impl Fn(&str) -> String) -> String {
    let text = std::fs::read_to_string("../lessons/01-hit.yaml").expect("the lesson is there");
    let changed = change(&text);
    assert_ne!(changed, text, "something was changed");
    let outcomes = scenario::run_file::<PowScript>("lessons/01-hit.yaml", &changed, &CARDS);
    let failed = outcomes.iter().filter_map(|outcome| match &outcome.result {
        Verdict::Failed(found) => Some(found.to_string()),
        Verdict::Passed => None,
    });
    failed.collect()
}

#[test]
fn mistakes_in_lessons_are_told_with_their_place() {
    let cases = [
        ("[attack.step-1-declare,", "[attack.step-1-declares,", "scenario.unknown-rule", "01-hit.yaml:6:"),
        ("show: [soft-step, ", "show: [soft-stepp, ", "scenario.unknown-name", "soft-stepp"),
        ("ui:question", "ui:questions", "scenario.unknown-name", "ui:questions"),
        ("dice: [[4, 6]]", "dice: [[4, 5]]", "scenario.differs", "life of soft-step"),
        ("dice: [[4, 6]]", "dice: []", "scenario.chance", "2 dice of 8 sides"),
        ("dice: [[4, 6]]", "dice: [[4, 6], [1, 1]]", "scenario.left-over", "1 of 2 forced rolls"),
        ("until: act", "until: acts", "scenario.unknown-word", "acts"),
        ("with crushing-fist]", "with iron-fist]", "scenario.misread", "01-hit.yaml:24:"),
        ("lesson: hit", "lesson: hits", "scenario.shape", "NN-hits.yaml"),
        ("minutes: 2", "minutes: 20", "scenario.shape", "1 to 10 minutes"),
        (
            "    until: act\n",
            "    until: act\n    nudges: []\n    answers-at-most: 2\n",
            "scenario.shape",
            "are of a task",
        ),
    ];
    for (right, wrong, code, told) in cases {
        let found = lesson_with(|text| text.replacen(right, wrong, 1));
        assert!(found.contains(code) && found.contains(told), "{right} as {wrong}: {found}");
    }
    let long = lesson_with(|text| text.replace("He stands right beside", &"very ".repeat(40)));
    assert!(long.contains("at most 180"), "{long}");
}
