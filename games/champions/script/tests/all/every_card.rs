//! Every card of the core box has scenarios, and nothing on a card can be switched off without one of them failing.

use std::path::PathBuf;

use champions::card::{Card, Cards};
use champions_script::ChampionsScript;
use scenario::proof::{speaks_of, texts};
use scenario::{Verdict, run_file};

use crate::PRINTED;

/// Every file of scenarios, by its text.
fn files() -> Vec<String> {
    texts("../scenarios")
}

#[test]
fn nothing_on_a_card_can_be_switched_off_unnoticed() {
    let cards = &**PRINTED;
    let files = files();
    let passes = |cards: &Cards, text: &str| {
        let outcomes = run_file::<ChampionsScript>("card.yaml", text, cards);
        outcomes.iter().all(|outcome| outcome.result == Verdict::Passed)
    };
    // A file that fails as it is would notice everything.
    assert!(files.iter().all(|text| passes(cards, text)), "a file fails as it is");
    let mut left = Vec::new();
    for part in cards.parts() {
        let id = &cards.card(part.card).id;
        let muted = cards.without(part);
        let noticed = files.iter().filter(|text| speaks_of(text, id)).any(|text| !passes(&muted, text));
        if !noticed {
            left.push(format!("{id}: {:?} of face {}", part.part, part.face));
        }
    }
    assert!(left.is_empty(), "unnoticed:\n{}", left.join("\n"));
}

#[test]
fn every_card_is_spoken_of() {
    let files = files();
    let told = |card: &&Card| !files.iter().any(|text| speaks_of(text, &card.id));
    let silent: Vec<&str> = PRINTED.cards.iter().filter(told).map(|card| card.id.as_str()).collect();
    assert!(silent.is_empty(), "{silent:?}");
}

#[test]
fn every_worked_example_is_told() {
    let ledger = std::fs::read_to_string("../ledger/champions.yaml").expect("the ledger is there");
    let examples = ledger.lines().filter_map(|line| line.trim_start().strip_prefix("- id: example."));
    let examples: Vec<&str> = examples.collect();
    assert_eq!(examples.len(), 39);
    let mut told: String = files().concat();
    // Some need cards that the core set does not have: these are Rust tests beside a pack of our own.
    for file in ["homebrew.rs", "limits.rs"] {
        let path = PathBuf::from("../rules/tests/rules").join(file);
        told += &std::fs::read_to_string(path).expect("the file is readable");
    }
    let untold = |example: &&&str| !told.contains(&format!("(example.{example})"));
    let untold: Vec<&&str> = examples.iter().filter(untold).collect();
    assert!(untold.is_empty(), "{untold:?}");
}
