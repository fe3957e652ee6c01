//! Crisis Protocol in the terminal.

use crate::program::{kept, run, run_with};

/// A game of Crisis Protocol against the random bot, always by the first choice.
fn first_choices(test: &str, language: &str, lines: usize) -> String {
    let arguments = ["play", "crisis", "--seed", "5", "--bot", "random", "--lang", language];
    run_with(test, &arguments, &b"1\n".repeat(lines)).well().out
}

#[test]
fn crisis_is_played_to_the_end_and_replayed() {
    let out = first_choices("crisis-whole", "en", 5_000);
    assert!(out.contains("The game is over") && out.contains("Round 1"), "{out}");
    let file = kept(&out);
    let verdict = run(&["replay", &file, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&"crisis".into(), &true.into()));
    let told = run(&["replay", &file, "--lang", "de"]).well().out;
    assert!(told.contains("Das Spiel ist aus") && told.contains('▓'), "{told}");
}

#[test]
fn crisis_is_told_in_three_languages() {
    for (language, squad) in [("en", "squad"), ("fr", "escouade"), ("de", "Team")] {
        let out = first_choices("crisis-words", language, 60);
        assert!(out.contains(squad), "{out}");
        // The save is called `crisis-1.json`; anything else of that kind is a key without words.
        let told = out.replace(&kept(&out), "");
        assert!(["terminal-", "crisis-", "app-", "{$"].iter().all(|key| !told.contains(key)), "{out}");
    }
}

#[test]
fn cards_of_crisis_are_read_at_the_table() {
    let input = b"card doc ock\ncard overcharge\ncard struggle\n";
    let out = run_with("crisis-card", &["play", "crisis", "--seed", "5"], input).well().out;
    for text in ["Ock's Grasp (active, 3 power, once per turn)", "Overcharge (active", "Cosmic Cube Fragment"]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
}
