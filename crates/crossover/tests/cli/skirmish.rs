//! The tutorial game in the terminal: a board in words, answers by number and typed.

use crate::program::{kept, run, run_with};

#[test]
fn three_answers_are_played_and_the_game_goes_on_where_it_was_left() {
    let played = run_with("skirmish", &["play", "skirmish", "--seed", "3"], b"1\n1\n1\n").well();
    for said in ["Round 1 of 10, 0 to 0", "Fighter 1 (Side A): at ", "Side A, what do you do?"] {
        assert!(played.out.contains(said), "no `{said}` in {}", played.out);
    }
    let file = kept(&played.out);
    let verdict = run(&["replay", &file, "--verify", "--json"]).well().json();
    assert_eq!((&verdict["game"], &verdict["valid"]), (&"skirmish".into(), &true.into()));
    let again = run_with("skirmish", &["play", "skirmish", "--resume"], b"1\n").well();
    assert_eq!(kept(&again.out), file, "a game that goes on is kept where it was");
    assert!(run(&["replay", &file]).well().out.contains("moves to"), "the log is told again");
}

#[test]
fn actions_are_typed_and_refused_with_their_rule() {
    let typed = b"move 1 1 1\nmove 1 5 5\nwhy attack 1 6\nattack 9 1\nmove one\nmoove 1 2 3\nundo\nlog 1\n";
    let arguments = ["play", "skirmish", "--hot-seat", "--seed", "3", "--lang", "en"];
    let out = run_with("skirmish-typed", &arguments, typed).well().out;
    for said in [
        "Fighter 1 moves to (1, 1).",
        "The cell is too far away",
        "attack.range",
        "Nothing is called that.",
        "A number is missing",
        "Did you mean move?",
        "Your last answer is taken back.",
    ] {
        assert!(out.contains(said), "no `{said}` in {out}");
    }
}

#[test]
fn a_hint_names_the_best_answers_with_the_chance_to_win() {
    let arguments = ["play", "skirmish", "--seed", "3", "--bot", "level-3", "--lang", "en"];
    let out = run_with("skirmish-hint", &arguments, b"hint\nhint 1\n1\nhint 2\n").well().out;
    let hints = out.lines().filter(|line| line.contains(": wins ") && line.contains("give or take"));
    assert_eq!(hints.count(), 3 + 1 + 2, "{out}");
    let again = run_with("skirmish-hint", &arguments, b"hint\nhint 1\n1\nhint 2\n").well().out;
    let told = |out: &str| out.lines().filter(|line| line.contains(": wins ")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(told(&out), told(&again), "the same position has the same hint");
}

#[test]
fn a_whole_game_is_played_in_three_languages() {
    for (language, round) in [("en", "Round 1 of 10"), ("fr", "Manche 1 sur 10"), ("de", "Runde 1 von 10")] {
        let arguments = ["play", "skirmish", "--seed", "5", "--lang", language];
        let ran = run_with("skirmish-whole", &arguments, &b"1\n".repeat(400)).well();
        let told = ran.out.replace(&kept(&ran.out), "");
        assert!(told.contains(round), "{told}");
        assert!(["terminal-", "skirmish-", "app-", "{$"].iter().all(|key| !told.contains(key)), "{told}");
    }
}
