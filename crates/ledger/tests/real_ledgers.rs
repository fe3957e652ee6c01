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

#[test]
fn the_parts_we_do_not_type_are_kept() {
    let pow = read("pow");
    assert!(pow.rules().count() >= 351);
    let parts: Vec<&str> = pow.other_parts.keys().map(String::as_str).collect();
    assert_eq!(parts, ["components", "content", "conventions", "sources"]);
    assert_eq!(pow.other_parts["components"][0]["id"], "dice");
    assert_eq!(pow.rule("tests.roll").unwrap().id.span.column, 13);
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

/// The ids of the best five, one a line.
fn best(query: &str, language: Language) -> String {
    let pow = read("pow");
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
fn an_id_finds_its_rule_first() {
    let pow = read("pow");
    let index = Index::new(&pow);
    for (rule, language) in pow.rules().flat_map(|rule| Language::ALL.map(|language| (rule, language))) {
        let hits = index.search(&rule.id, language);
        assert_eq!(hits[0].rule.id, rule.id);
    }
}

#[test]
fn a_text_finds_its_rule_in_each_language() {
    let pow = read("pow");
    let index = Index::new(&pow);
    for language in Language::ALL {
        let reading = pow.translated(language);
        for rule in pow.rules() {
            let hits = index.search(reading.text(rule), language);
            assert!(hits.iter().any(|hit| hit.rule.id == rule.id), "{} in {language:?}", rule.id);
        }
    }
}

#[test]
fn every_word_must_match_and_no_words_find_nothing() {
    let pow = read("pow");
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
    let pow = read("pow");
    let index = Index::new(&pow);
    let english = |query, language| -> Vec<&str> {
        index.terms(query, language).into_iter().map(|term| term.en.as_str()).collect()
    };
    assert_eq!(english("Fernkampf", Language::De), ["ranged"]);
    assert_eq!(english("à distance", Language::Fr), ["ranged"]);
    assert_eq!(english("", Language::De), Vec::<&str>::new());
}

#[test]
fn a_scenarios_citations_are_held_against_the_ledger() {
    let pow = read("pow");
    let scenario = "cites: [tests.roll, tests.rol]\ngiven: { anything: [at, all] }\n";
    let source = Source::from_text("games/pow/scenarios/roll.yaml", scenario).unwrap();
    insta::assert_snapshot!(in_scenario(&source, &pow).unwrap_err(), @r"
    error[ledger.unknown-rule]: the ledger of pow has no rule `tests.rol`
      games/pow/scenarios/roll.yaml:1:21
    1 | cites: [tests.roll, tests.rol]
      |                     ^^^^^^^^^ did you mean `tests.roll`?
    ");
    let source = Source::from_text("games/pow/scenarios/roll.yaml", "cites:\n  - tests.roll\n").unwrap();
    let cited = in_scenario(&source, &pow).unwrap();
    assert_eq!((cited[0].rule.as_str(), cited[0].line, cited[0].test.as_str()), ("tests.roll", 2, "roll"));
}

#[test]
fn coverage_has_its_stable_shape() {
    let text = fs::read_to_string(root().join("crates/ledger/tests/tiny.yaml")).unwrap();
    let tiny = Ledger::load(&Source::from_text("tiny.yaml", &text).unwrap()).unwrap();
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
