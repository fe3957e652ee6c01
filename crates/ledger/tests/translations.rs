//! Translations, and what their authors are told.

use std::fs;
use std::path::Path;

use content::Source;
use ledger::{Index, Language, Ledger};

const WHOLE: &str = "\
game: tiny
language: de
title: Ein winziges Spiel
sections:
  tests: Proben
  ends: Das Ende
rules:
  tests.roll: Zwei Würfel werden geworfen.
  tests.luck: Würfel werden nicht noch einmal geworfen.
  ends.when: Wer zuerst 10 erreicht, gewinnt.
";

fn tiny() -> Ledger {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny.yaml");
    Ledger::read(&path).expect("the tiny ledger is in order")
}

/// The whole translation with something changed, taken in by the tiny ledger.
fn translate(change: &str, into: &str) -> Result<Ledger, String> {
    assert!(WHOLE.contains(change));
    let mut ledger = tiny();
    let source = Source::from_text("tiny.de.yaml", &WHOLE.replace(change, into)).expect("plain text");
    ledger.translate(&source).map_err(|errors| errors.to_string())?;
    Ok(ledger)
}

/// What is said about the whole translation with something changed.
fn refusal(change: &str, into: &str) -> String {
    translate(change, into).expect_err("a broken translation is refused")
}

#[test]
fn a_whole_translation_is_read_in_its_language() {
    let ledger = translate("", "").unwrap();
    let (german, french) = (ledger.translated(Language::De), ledger.translated(Language::Fr));
    let (section, rule) = (&ledger.sections[1], ledger.rule("ends.when").unwrap());
    assert_eq!((german.language(), german.title()), (Language::De, "Ein winziges Spiel"));
    assert_eq!(
        (german.section(section), german.text(rule)),
        ("Das Ende", "Wer zuerst 10 erreicht, gewinnt.")
    );
    assert_eq!((german.rule(rule).text.as_str(), german.rule(rule).kind), (german.text(rule), rule.kind));
    // What was not translated is read in English.
    assert_eq!((french.language(), french.title()), (Language::En, "A tiny game"));
    assert_eq!((french.section(section), french.text(rule)), ("The end", "Whoever reaches 10 first wins."));
}

#[test]
fn the_readers_language_is_searched_and_then_english() {
    let ledger = translate("", "").unwrap();
    let index = Index::new(&ledger);
    let ids = |query, language| -> Vec<&str> {
        index.search(query, language).into_iter().map(|hit| hit.rule.id.as_str()).collect()
    };
    assert_eq!(ids("gewinnt", Language::De), ["ends.when"]);
    assert_eq!(ids("wins", Language::De), ["ends.when"]);
    assert_eq!(ids("gewinnt", Language::En), Vec::<&str>::new());
    assert_eq!(ids("gewinnt", Language::Fr), Vec::<&str>::new());
    // `we` begins German words of all three rules and English words of none.
    assert_eq!(ids("we", Language::De), ["tests.roll", "tests.luck", "ends.when"]);
    assert_eq!(ids("we", Language::En), Vec::<&str>::new());
    // `total` stands in an English check: found there, but by no German word.
    assert_eq!(ids("total", Language::De), ["tests.roll"]);
}

#[test]
fn a_missing_text_is_told_where_it_belongs() {
    insta::assert_snapshot!(refusal("  tests.luck: Würfel werden nicht noch einmal geworfen.\n", ""), @r"
    error[ledger.untranslated]: the rule `tests.luck` has no text in `de`
      tiny.de.yaml:8:3
    8 |   tests.roll: Zwei Würfel werden geworfen.
      |   ^^^^^^^^^^ `tests.luck` follows this
    ");
    insta::assert_snapshot!(refusal("  tests: Proben\n", ""), @r"
    error[ledger.untranslated]: the section `tests` has no text in `de`
      tiny.de.yaml:3:8
    3 | title: Ein winziges Spiel
      |        ^^^^^^^^^^^^^^^^^^ `tests` follows this
    ");
}

/// The checks of all rules of the tiny ledger, in German.
const CHECKS: &str = "\
checks:
  tests.roll: 3 und 4 ergeben 7.
  tests.luck: Ein zweiter Wurf wird abgelehnt.
  ends.when: Bei 10 ist das Spiel aus.
";

#[test]
fn checks_are_translated_all_or_none() {
    let plain = translate("", "").unwrap();
    let german = plain.translated(Language::De);
    let rule = plain.rule("ends.when").unwrap();
    assert_eq!((german.check(rule), german.check_language()), (rule.check.as_str(), Language::En));

    let game = "game: tiny\n";
    let whole = translate(game, &format!("{game}{CHECKS}")).unwrap();
    let (german, french) = (whole.translated(Language::De), whole.translated(Language::Fr));
    let rule = whole.rule("ends.when").unwrap();
    assert_eq!((german.check(rule), german.check_language()), ("Bei 10 ist das Spiel aus.", Language::De));
    assert_eq!(german.rule(rule).check.as_str(), german.check(rule));
    assert_eq!((french.check(rule), french.check_language()), (rule.check.as_str(), Language::En));

    let torn = CHECKS.replace("tests.luck", "tests.look");
    insta::assert_snapshot!(refusal(game, &format!("{game}{torn}")), @r"
    error[ledger.untranslated]: the check of `tests.luck` has no text in `de`
      tiny.de.yaml:3:3
    3 |   tests.roll: 3 und 4 ergeben 7.
      |   ^^^^^^^^^^ `tests.luck` follows this

    error[ledger.unknown-rule]: the ledger of tiny has no check of `tests.look`
      tiny.de.yaml:4:3
    4 |   tests.look: Ein zweiter Wurf wird abgelehnt.
      |   ^^^^^^^^^^ did you mean `tests.luck`?
    ");
}

#[test]
fn an_unknown_id_is_told_with_the_nearest() {
    insta::assert_snapshot!(refusal("  tests.luck:", "  tests.look:"), @r"
    error[ledger.untranslated]: the rule `tests.luck` has no text in `de`
      tiny.de.yaml:8:3
    8 |   tests.roll: Zwei Würfel werden geworfen.
      |   ^^^^^^^^^^ `tests.luck` follows this

    error[ledger.unknown-rule]: the ledger of tiny has no rule `tests.look`
      tiny.de.yaml:9:3
    9 |   tests.look: Würfel werden nicht noch einmal geworfen.
      |   ^^^^^^^^^^ did you mean `tests.luck`?
    ");
    insta::assert_snapshot!(refusal("  ends: Das Ende", "  ends: Das Ende\n  endings: Die Enden"), @r"
    error[ledger.unknown-rule]: the ledger of tiny has no section `endings`
      tiny.de.yaml:7:3
    7 |   endings: Die Enden
      |   ^^^^^^^
    ");
}

#[test]
fn an_empty_text_is_none() {
    insta::assert_snapshot!(refusal("Zwei Würfel werden geworfen.", "' '"), @r"
    error[ledger.empty-text]: `tests.roll` has no text
      tiny.de.yaml:8:15
    8 |   tests.roll: ' '
      |               ^^^ what the English says, in this language
    ");
    insta::assert_snapshot!(refusal("Ein winziges Spiel", "''"), @r"
    error[ledger.empty-text]: `title` has no text
      tiny.de.yaml:3:8
    3 | title: ''
      |        ^^ what the English says, in this language
    ");
}

#[test]
fn a_translation_is_of_its_ledger_and_into_a_new_language() {
    insta::assert_snapshot!(refusal("game: tiny", "game: huge"), @r"
    error[ledger.wrong-translation]: this is a translation of `huge`, and the ledger is of `tiny`
      tiny.de.yaml:1:7
    1 | game: huge
      |       ^^^^
    ");
    insta::assert_snapshot!(refusal("language: de", "language: en"), @r"
    error[ledger.wrong-translation]: the ledger of tiny is in `en` already
      tiny.de.yaml:2:11
    2 | language: en
      |           ^^
    ");
    insta::assert_snapshot!(refusal("language: de", "language: dee"), @r"
    error[content.unknown-variant]: `dee` is not a choice for `language`
      tiny.de.yaml:2:11
    2 | language: dee
      |           ^^^ did you mean `de`?
    ");
    let mut twice = translate("", "").unwrap();
    let again = Source::from_text("tiny.de.yaml", WHOLE).unwrap();
    assert!(twice.translate(&again).unwrap_err().to_string().contains("ledger.wrong-translation"));
}

#[test]
fn a_ledgers_file_is_read_with_the_translations_beside_it() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("translations");
    fs::create_dir_all(&folder).unwrap();
    let ledger = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tiny.yaml");
    fs::copy(ledger, folder.join("tiny.yaml")).unwrap();
    fs::write(folder.join("tiny.de.yaml"), WHOLE).unwrap();
    let read = Ledger::read(&folder.join("tiny.yaml")).unwrap();
    assert_eq!(read.translated(Language::De).title(), "Ein winziges Spiel");
    fs::write(folder.join("tiny.de.yaml"), WHOLE.replace("tests.luck", "tests.look")).unwrap();
    let refused = Ledger::read(&folder.join("tiny.yaml")).unwrap_err().to_string();
    assert!(refused.contains("tiny.de.yaml:9:3"), "{refused}");
}
