//! The house names no game: no file outside `games/` does, apart from the list and what is written about all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files that may name games, each with its reason.
const FREE: [(&str, &str); 9] = [
    ("crates/games/Cargo.toml", "it is the list"),
    ("Cargo.lock", "Cargo makes it from the list"),
    ("fuzz/Cargo.lock", "Cargo makes it from the list"),
    ("ARCHITECTURE.md", "it shows the folder of a real game"),
    ("CHANGELOG.md", "it says what changed in which game"),
    ("CONTRIBUTING.md", "its commands can be typed as they stand"),
    ("README.md", "it says what can be played"),
    ("docs/benchmarks.md", "it has the figures of each game"),
    ("docs/cli.md", "its commands can be typed as they stand"),
];

/// Folders that hold nothing of ours.
const FOREIGN: [&str; 6] = ["games", "target", "node_modules", "dist", "test-results", "playwright-report"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn games() -> Vec<String> {
    let folders = fs::read_dir(root().join("games")).unwrap().map(Result::unwrap);
    let folders = folders.filter(|entry| entry.path().is_dir());
    folders.map(|entry| entry.file_name().into_string().unwrap()).collect()
}

/// Whether a text names a game: as a word, or as a part of a name in capitals or in camel case.
fn names(text: &str, game: &str) -> bool {
    let lower = text.to_lowercase();
    // A few letters change their length when they are made small; the text is searched as it is then.
    let text = if lower.len() == text.len() { text } else { &lower };
    lower.match_indices(game).any(|(at, _)| {
        let before = text[..at].chars().next_back().unwrap_or(' ');
        let mut after = text[at + game.len()..].chars();
        let (first, next) = (text[at..].chars().next().unwrap_or(' '), after.next().unwrap_or(' '));
        let begins = !before.is_alphabetic() || before.is_lowercase() && first.is_uppercase();
        let ends = !next.is_lowercase();
        // What is called names a function: numbers raise to a power.
        let call = next == '(' && first.is_lowercase();
        begins && ends && !call
    })
}

/// The files that name a game, by their paths inside the project.
fn places(folder: &Path, games: &[String], found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() {
            if !name.starts_with('.') && !FOREIGN.contains(&name) {
                places(&path, games, found);
            }
            continue;
        }
        let inside = path.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
        // What is no text, such as a picture, is free.
        let Ok(text) = fs::read_to_string(&path) else { continue };
        let named = games.iter().any(|game| names(&text, game) || names(&inside, game));
        let free = FREE.iter().any(|(path, _)| *path == inside);
        if named && !free && !inside.ends_with(".snap.new") {
            found.insert(inside);
        }
    }
}

#[test]
fn no_file_outside_the_games_names_one() {
    let mut found = BTreeSet::new();
    places(&root(), &games(), &mut found);
    assert!(found.is_empty(), "these files name a game: {found:#?}");
}

/// A reason that is not needed any more is no reason.
#[test]
fn what_may_name_a_game_does() {
    let games = games();
    for (path, _) in FREE {
        let text = fs::read_to_string(root().join(path)).unwrap();
        assert!(games.iter().any(|game| names(&text, game)), "{path} names no game: take it from the list");
    }
}

#[test]
fn a_game_is_named_by_a_word_or_a_part_of_a_name() {
    for text in ["go", "the go game", "GoFace", "GO_CARDS", "games/go/rules", "go-face", "MyGo"] {
        assert!(names(text, "go"), "{text}");
    }
    for text in ["gone", "x.go(2)", "ergot", "Gone"] {
        assert!(!names(text, "go"), "{text}");
    }
}
