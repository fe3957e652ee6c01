//! Texts against committed ones: a change of a card, a tree or a word shows as a change of text. Here are all house
//! cards and missions in all languages; what is told at a table is beside its samples.
//!
//! To accept a change, run with `CROSSOVER_BLESS=1` and read the diff.

use std::path::Path;

use pow_face::voice::Printed;
use words::Language;

use crate::support::text::{assert_said, house, words};

pub fn assert_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differs, None, "{name} has changed; see the top of this file");
    assert_eq!(golden.lines().count(), text.lines().count(), "{name} is longer or shorter");
}

#[test]
fn cards_read_as_committed() {
    let cards = house();
    for language in Language::ALL {
        let printed = Printed::new(words(language), &cards);
        let characters = cards.characters.iter().map(|character| printed.card(character));
        let missions = cards.missions.iter().map(|mission| printed.mission(mission));
        let texts: Vec<String> = characters.chain(missions).collect();
        texts.iter().flat_map(|text| text.lines()).for_each(|line| assert_said(line.trim_start()));
        assert_golden(&format!("cards.{language}.txt"), &(texts.join("\n\n") + "\n"));
    }
}

#[test]
fn the_glossary_reads_as_committed() {
    let cards = house();
    for language in Language::ALL {
        let glossary = Printed::new(words(language), &cards).glossary();
        let lines: Vec<String> =
            glossary.iter().map(|word| format!("{}: {}", word.name, word.text)).collect();
        lines.iter().for_each(|line| assert_said(line));
        assert_golden(&format!("glossary.{language}.txt"), &(lines.join("\n") + "\n"));
    }
}
