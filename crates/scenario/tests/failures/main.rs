//! What an author sees when a scenario fails: one broken scenario for each code, and then some.

mod champions_files;
mod crisis_files;
mod gotham_files;
mod playing;
mod reading;

use std::sync::LazyLock;

use champions::Champions;
use crisis::Crisis;
use gotham::Gotham;
use pow::Pow;
use pow::card::{Cards, house};
use scenario::{Code, Outcome, Scenic as _, Verdict, run_file};

static CORE: LazyLock<crisis::card::Cards> =
    LazyLock::new(|| crisis::card::core(Default::default()).unwrap_or_else(|broken| panic!("{broken}")));
static CHAMPIONS: LazyLock<champions::card::Cards> =
    LazyLock::new(|| champions::card::core().unwrap_or_else(|broken| panic!("{broken}")));
static GOTHAM: LazyLock<gotham::printed::Printed> =
    LazyLock::new(|| gotham::printed::house().unwrap_or_else(|broken| panic!("{broken}")));
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
    drawn(&run_file::<Pow>("t.yaml", text, &CARDS))
}

fn of_crisis_file(text: &str) -> String {
    drawn(&run_file::<Crisis>("t.yaml", text, &CORE))
}

fn of_champions_file(text: &str) -> String {
    drawn(&run_file::<Champions>("t.yaml", text, &CHAMPIONS))
}

fn of_gotham_file(text: &str) -> String {
    drawn(&run_file::<Gotham>("t.yaml", text, &GOTHAM))
}

fn drawn(outcomes: &[Outcome]) -> String {
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

/// The YAML examples of a manual.
fn examples(path: &str) -> Vec<String> {
    let manual = std::fs::read_to_string(path).expect("the manual is there");
    let blocks = manual.split("```yaml\n").skip(1);
    blocks.map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn every_example_of_the_manuals_passes() {
    let of_pow = examples("../../docs/scenarios.md");
    assert!(of_pow.len() >= 3);
    for example in of_pow {
        assert_eq!(of_file(&example), "", "{example}");
    }
    let of_crisis = examples("../../games/crisis/docs/scenarios.md");
    assert!(of_crisis.len() >= 2);
    for example in of_crisis {
        assert_eq!(of_crisis_file(&example), "", "{example}");
    }
    let of_champions = examples("../../games/champions/docs/scenarios.md");
    assert!(of_champions.len() >= 2);
    for example in of_champions {
        assert_eq!(of_champions_file(&example), "", "{example}");
    }
    let of_gotham = examples("../../games/gotham/docs/scenarios.md");
    assert!(of_gotham.len() >= 2);
    for example in of_gotham {
        assert_eq!(of_gotham_file(&example), "", "{example}");
    }
}

#[test]
fn every_question_and_event_is_in_a_manual() {
    let in_manual = |path: &str, words: &[&str]| {
        let manual = std::fs::read_to_string(path).expect("the manual is there");
        let known: Vec<&str> = manual.split(|c: char| !(c.is_ascii_lowercase() || c == '-')).collect();
        for word in words {
            assert!(known.contains(word), "{path} says nothing of {word}");
        }
    };
    in_manual("../../docs/scenarios.md", Pow::ASKS);
    in_manual("../../docs/scenarios.md", Pow::EVENTS);
    in_manual("../../games/crisis/docs/scenarios.md", Crisis::ASKS);
    in_manual("../../games/crisis/docs/scenarios.md", Crisis::EVENTS);
    in_manual("../../games/champions/docs/scenarios.md", Champions::ASKS);
    in_manual("../../games/champions/docs/scenarios.md", Champions::EVENTS);
    in_manual("../../games/gotham/docs/scenarios.md", Gotham::ASKS);
    in_manual("../../games/gotham/docs/scenarios.md", Gotham::EVENTS);
}
