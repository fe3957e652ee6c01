//! The ledger as it is read: its parts, its terms, and what is found in it in three languages.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

use std::path::Path;

use ledger::{Index, Language, Ledger};

fn read() -> Ledger {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ledger/pow.yaml");
    Ledger::read(&path).unwrap_or_else(|diagnostics| panic!("{diagnostics}"))
}

#[test]
fn the_parts_we_do_not_type_are_kept() {
    let pow = read();
    assert!(pow.rules().count() >= 351);
    let parts: Vec<&str> = pow.other_parts.keys().map(String::as_str).collect();
    assert_eq!(parts, ["components", "content", "conventions", "sources"]);
    assert_eq!(pow.other_parts["components"][0]["id"], "dice");
    assert_eq!(pow.rule("tests.roll").unwrap().id.span.column, 13);
}

/// The ids of the best five, one a line.
fn best(query: &str, language: Language) -> String {
    let pow = read();
    let index = Index::new(&pow);
    let hits = index.search(query, language);
    let ids: Vec<&str> = hits.iter().take(5).map(|hit| hit.rule.id.as_str()).collect();
    format!("{} found\n{}", hits.len(), ids.join("\n"))
}

#[test]
fn search_in_english() {
    insta::assert_snapshot!(best("knocked down", Language::En));
}

#[test]
fn search_in_french() {
    insta::assert_snapshot!(best("à distance", Language::Fr));
}

#[test]
fn search_in_german() {
    insta::assert_snapshot!(best("Fernkampf", Language::De));
}

#[test]
fn every_word_must_match_and_no_words_find_nothing() {
    let pow = read();
    let index = Index::new(&pow);
    assert!(!index.search("initiative", Language::En).is_empty());
    assert!(index.search("initiative zeppelin", Language::En).is_empty());
    assert!(index.search(" .,! ", Language::En).is_empty());
    let (accented, plain) = (index.search("ÉNERGIE", Language::Fr), index.search("energie", Language::Fr));
    assert!(!accented.is_empty());
    assert_eq!(accented.len(), plain.len());
}

#[test]
fn terms_are_a_dictionary() {
    let pow = read();
    let index = Index::new(&pow);
    let english = |query, language| -> Vec<&str> {
        index.terms(query, language).into_iter().map(|term| term.en.as_str()).collect()
    };
    assert_eq!(english("Fernkampf", Language::De), ["ranged"]);
    assert_eq!(english("à distance", Language::Fr), ["ranged"]);
    assert_eq!(english("", Language::De), Vec::<&str>::new());
}

#[test]
fn every_text_finds_its_rule_in_each_language() {
    let pow = read();
    let index = Index::new(&pow);
    for language in Language::ALL {
        let reading = pow.translated(language);
        for rule in pow.rules() {
            let hits = index.search(reading.text(rule), language);
            assert!(hits.iter().any(|hit| hit.rule.id == rule.id), "{} in {language:?}", rule.id);
        }
    }
}
