//! Content and scenarios, in order and not.

use serde_json::json;

use crate::program::{file, first_game, root, run};

#[test]
fn ledgers_are_checked_as_ledgers() {
    let ledgers = root(&format!("games/{}/ledger", first_game()));
    let checked = run(&["check", &ledgers, "--json"]).well().json();
    let files = std::fs::read_dir(&ledgers).unwrap().count();
    assert!(files >= 1, "a ledger, and translations of it");
    assert_eq!((&checked["files"], &checked["scenarios"]), (&json!(files), &json!(0)));
}

#[test]
fn a_translation_is_held_against_its_ledger() {
    let ledger = std::fs::read(root("crates/ledger/tests/tiny.yaml")).unwrap();
    file("translated", "tiny.yaml", &ledger);
    let lame = "game: tiny\nlanguage: de\ntitle: Winzig\nsections: { tests: Proben, ends: Ende }\nrules:\n  tests.rol: Zwei Würfel.\n";
    let path = file("translated", "tiny.de.yaml", lame.as_bytes());
    let ran = run(&["check", &path]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.out.contains("tiny.de.yaml:6:3") && ran.out.contains("did you mean `tests.roll`?"),
        "{ran:?}"
    );
    assert!(ran.out.contains("the rule `ends.when` has no text in `de`"), "{ran:?}");
}

#[test]
fn mistakes_are_told_with_file_line_and_column() {
    let broken = format!("game: {}\ntitle: a title\ngivn:\n  turn: 1\n", first_game());
    let path = file("check", "broken.yaml", broken.as_bytes());
    let ran = run(&["check", &path, "--json"]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    let checked = ran.json();
    let error = &checked["errors"][0];
    assert_eq!((&error["line"], &error["column"]), (&json!(3), &json!(1)), "{checked}");
    assert_eq!(error["file"], json!(path));
    assert!(error["code"].is_string() && error["message"].is_string(), "{error}");
    assert_eq!((checked["passed"].as_u64(), checked["failed"].as_array().map(Vec::len)), (Some(0), Some(1)));

    let drawn = run(&["check", &path]);
    assert!(drawn.out.contains("3 | givn:") && drawn.out.contains("^^^^"), "{drawn:?}");
}

#[test]
fn a_file_of_no_game_is_told_which_games_there_are() {
    let listed = format!("`{}`, ", first_game());
    let silent = file("check", "silent.yaml", b"title: a title\n");
    let ran = run(&["check", &silent]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("does not say which game") && ran.out.contains(&listed), "{ran:?}");
    let misspelt = format!("# of another house\ngame: {}e # or so\ntitle: a title\n", first_game());
    let other = file("check", "other.yaml", misspelt.as_bytes());
    let ran = run(&["check", &other]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.out.contains("other.yaml:2:7") && ran.out.contains(&format!("did you mean `{}`?", first_game())),
        "{ran:?}"
    );
    let pack = file("check/loose", "pack.yaml", b"id: loose\n");
    let ran = run(&["check", &pack]);
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(ran.out.contains("does not say which game") && ran.out.contains(&listed), "{ran:?}");
}

#[test]
fn bytes_that_are_no_text_are_mistakes_of_the_file() {
    for (name, bytes) in
        [("latin.yaml", &b"title: \xe9t\xe9\n"[..]), ("noise.yaml", b"\x00\xff\x01"), ("empty.yaml", b"")]
    {
        let path = file("check", name, bytes);
        let ran = run(&["check", &path]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.out.contains(name) && !ran.err.contains("panicked"), "{ran:?}");
    }
}
