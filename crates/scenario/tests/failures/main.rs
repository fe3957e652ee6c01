//! What an author sees when a scenario fails: one broken scenario for each code, and then some.

mod playing;
mod reading;

use std::sync::LazyLock;

use pow::Pow;
use pow::card::{Cards, house};
use scenario::{Code, Verdict, run_file};

static CARDS: LazyLock<Cards> = LazyLock::new(|| house().unwrap_or_else(|broken| panic!("{broken}")));

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
    let outcomes = run_file::<Pow>("t.yaml", text, &CARDS);
    let failed = outcomes.iter().filter_map(|outcome| match &outcome.result {
        Verdict::Failed(found) => Some(found.to_string()),
        Verdict::Passed => None,
    });
    failed.collect::<Vec<_>>().join("\n")
}

#[test]
fn every_code_is_in_the_manual() {
    let manual = std::fs::read_to_string("../../docs/scenarios.md").expect("the manual is there");
    for code in Code::ALL {
        assert!(manual.contains(&format!("| `{}` |", code.as_str())), "{}", code.as_str());
    }
}

#[test]
fn every_example_of_the_manual_passes() {
    let manual = std::fs::read_to_string("../../docs/scenarios.md").expect("the manual is there");
    let examples: Vec<&str> =
        manual.split("```yaml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default()).collect();
    assert!(examples.len() >= 3);
    for example in examples {
        assert_eq!(of_file(example), "", "{example}");
    }
}
