//! The house names no game: files outside `games/` that do are counted, and the count may only fall.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// How many files outside of `games/` name a game. Lower it when it falls; nothing may raise it.
const PLACES: usize = 73;

/// Files that may name games: the list, and what is made from it or written about it.
const FREE: [&str; 10] = [
    "crates/games/Cargo.toml",
    "Cargo.lock",
    "fuzz/Cargo.lock",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "README.md",
    "docs/benchmarks.md",
    "docs/cli.md",
    "docs/scenarios.md",
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
        if named && !FREE.contains(&inside.as_str()) && !inside.ends_with(".snap.new") {
            found.insert(inside);
        }
    }
}

#[test]
fn ever_fewer_files_outside_the_games_name_one() {
    let mut found = BTreeSet::new();
    places(&root(), &games(), &mut found);
    let list = found.iter().map(|path| format!("\n  {path}")).collect::<String>();
    assert!(found.len() <= PLACES, "{} files name a game, {PLACES} are allowed:{list}", found.len());
    assert!(found.len() == PLACES, "only {} files name a game now: lower PLACES to that", found.len());
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
