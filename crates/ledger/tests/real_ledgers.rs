//! The ledgers of this repository, as they are shipped.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

use std::fs;
use std::path::{Path, PathBuf};

use content::Source;
use ledger::citations::{Citation, in_rust_sources, in_scenario};
use ledger::{Coverage, Index, Language, Ledger, ledger_of, rule_ids};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Every ledger and every translation of one.
fn ledger_files() -> impl Iterator<Item = PathBuf> {
    let games = fs::read_dir(root().join("games")).unwrap();
    let folders = games.map(|game| game.unwrap().path().join("ledger"));
    folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()))
}

fn read(game: &str) -> Ledger {
    match Ledger::read(&root().join(format!("games/{game}/ledger/{game}.yaml"))) {
        Ok(ledger) => ledger,
        Err(diagnostics) => panic!("{diagnostics}"),
    }
}

#[test]
fn every_ledger_is_well_and_the_build_script_sees_the_same_ids() {
    let mut games = 0;
    for path in ledger_files() {
        if ledger_of(&path) != path {
            continue;
        }
        let ledger = Ledger::read(&path).unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        assert_eq!(path.file_stem().unwrap(), ledger.game.as_str());

        let text = fs::read_to_string(&path).unwrap();
        let mut ids: Vec<&str> = ledger.rules().map(|rule| rule.id.as_str()).collect();
        ids.sort_unstable();
        assert_eq!(rule_ids(&text).unwrap(), ids);
        games += 1;
    }
    assert!(games >= 1);
}

/// The languages that a translated game is in besides English.
const TRANSLATED: [Language; 2] = [Language::Fr, Language::De];

/// Every game, and the languages that its ledger is translated into: all of them or none. A game that is read by programmers
/// alone is in English only.
fn games() -> Vec<(Ledger, Vec<Language>)> {
    let games = fs::read_dir(root().join("games")).unwrap().map(|game| game.unwrap().file_name());
    let game = |name: std::ffi::OsString| {
        let name = name.to_str().unwrap();
        let is_there = |language: &Language| {
            root().join(format!("games/{name}/ledger/{name}.{}.yaml", language.code())).exists()
        };
        let languages: Vec<Language> = TRANSLATED.into_iter().filter(is_there).collect();
        assert!(languages.is_empty() || languages == TRANSLATED, "{name} is in {languages:?} alone");
        (read(name), languages)
    };
    games.map(game).collect()
}

#[test]
fn every_translation_is_whole() {
    let games = games();
    for (ledger, languages) in &games {
        for &language in languages {
            let reading = ledger.translated(language);
            assert_eq!(reading.language(), language, "{}", ledger.game);
            for rule in ledger.rules() {
                assert_ne!(reading.text(rule), rule.text.as_str(), "{} is in English still", rule.id);
            }
        }
    }
    // Every translation that lies there is one of these.
    let translations = ledger_files().filter(|path| ledger_of(path) != *path).count();
    assert_eq!(translations, games.iter().map(|(_, languages)| languages.len()).sum::<usize>());
    assert!(translations > 0);
}

/// The numbers in a text, sorted; a comma divides as a point does.
fn numbers(text: &str) -> Vec<String> {
    let is_part = |character: char| character.is_ascii_digit() || matches!(character, '.' | ',');
    let parts = text.split(|character| !is_part(character)).map(|part| part.replace(',', "."));
    let mut numbers: Vec<String> = parts.map(|part| part.trim_matches('.').to_owned()).collect();
    numbers.retain(|number| !number.is_empty());
    numbers.sort_unstable();
    numbers
}

#[test]
fn translations_give_the_same_numbers() {
    assert_eq!(numbers("2D8 plus 1,5, or 12."), ["1.5", "12", "2", "8"]);
    for (ledger, languages) in games() {
        for language in languages {
            let reading = ledger.translated(language);
            for rule in ledger.rules() {
                assert_eq!(numbers(reading.text(rule)), numbers(&rule.text), "{} in {language:?}", rule.id);
                assert_eq!(numbers(reading.check(rule)), numbers(&rule.check), "{} in {language:?}", rule.id);
            }
        }
    }
}

#[test]
fn an_id_finds_its_rule_first() {
    for (ledger, _) in games() {
        let index = Index::new(&ledger);
        for (rule, language) in ledger.rules().flat_map(|rule| Language::ALL.map(|language| (rule, language)))
        {
            let hits = index.search(&rule.id, language);
            assert_eq!(hits[0].rule.id, rule.id, "{}", ledger.game);
        }
    }
}

#[test]
fn a_text_finds_its_rule_in_each_language() {
    for (ledger, _) in games() {
        let index = Index::new(&ledger);
        for language in Language::ALL {
            let reading = ledger.translated(language);
            // Every fifth will do: a search for a whole text is long.
            for rule in ledger.rules().step_by(5) {
                let hits = index.search(reading.text(rule), language);
                assert!(hits.iter().any(|hit| hit.rule.id == rule.id), "{} in {language:?}", rule.id);
            }
        }
    }
}

/// A ledger of a few rules.
fn tiny() -> Ledger {
    let text = fs::read_to_string(root().join("crates/ledger/tests/tiny.yaml")).unwrap();
    Ledger::load(&Source::from_text("tiny.yaml", &text).unwrap()).unwrap()
}

#[test]
fn a_scenarios_citations_are_held_against_the_ledger() {
    let tiny = tiny();
    let scenario = "cites: [tests.roll, tests.rol]\ngiven: { anything: [at, all] }\n";
    let source = Source::from_text("games/tiny/scenarios/roll.yaml", scenario).unwrap();
    insta::assert_snapshot!(in_scenario(&source, &tiny).unwrap_err(), @r"
    error[ledger.unknown-rule]: the ledger of tiny has no rule `tests.rol`
      games/tiny/scenarios/roll.yaml:1:21
    1 | cites: [tests.roll, tests.rol]
      |                     ^^^^^^^^^ did you mean `tests.roll`?
    ");
    let source = Source::from_text("games/tiny/scenarios/roll.yaml", "cites:\n  - tests.roll\n").unwrap();
    let cited = in_scenario(&source, &tiny).unwrap();
    assert_eq!((cited[0].rule.as_str(), cited[0].line, cited[0].test.as_str()), ("tests.roll", 2, "roll"));
}

#[test]
fn coverage_has_its_stable_shape() {
    let tiny = tiny();
    let citation = Citation { rule: "tests.roll".into(), file: "a.rs".into(), line: 1, test: "roll".into() };
    let coverage = Coverage::of(&tiny, &[citation.clone(), citation]);
    assert_eq!(
        serde_json::to_string(&coverage).unwrap(),
        r#"{"game":"tiny","rules":3,"proven":1,"unproven":["tests.luck","ends.when"]}"#
    );
}

#[test]
fn what_our_sources_cite_is_in_the_ledgers() {
    for (ledger, _) in games() {
        let citations = in_rust_sources(&root(), &ledger.game);
        let citations = citations.unwrap_or_else(|diagnostics| panic!("{diagnostics}"));
        assert!(!citations.is_empty(), "{}", ledger.game);
        for citation in citations {
            assert!(ledger.rule(&citation.rule).is_some(), "{citation:?}");
        }
    }
}
