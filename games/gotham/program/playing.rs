//! Gotham City Chronicles in the terminal: both sides, and several who share the heroes.

use crate::program::{assert_golden, folder, kept, run, run_with};

const BREAKOUT: [&str; 7] = ["play", "gotham", "--mission", "breakout", "--seed", "5", "--lang"];

#[test]
fn it_is_played_to_the_end_from_either_side_and_replayed() {
    for side in ["a", "b"] {
        let arguments = [&BREAKOUT[..], &["en", "--bot", "random", "--side", side]].concat();
        let out = run_with("gotham-whole", &arguments, &b"1\n".repeat(6_000)).well().out;
        assert!(out.contains("Turn 1 of ") && out.contains("The game is over"), "{out}");
        let file = kept(&out);
        let verdict = run(&["replay", &file, "--verify", "--json"]).well().json();
        assert_eq!((&verdict["game"], &verdict["valid"]), (&"gotham".into(), &true.into()));
        let told = run(&["replay", &file, "--lang", "de"]).well().out;
        assert!(told.contains("Das Spiel ist aus") && told.contains("Runde 1"), "{told}");
    }
}

#[test]
fn the_first_screens_read_as_committed() {
    for language in ["en", "fr", "de"] {
        // People alone: what a bot would do changes with every bot that is tuned.
        let input = b"4\n1\n1\n2\n3\n99\nhelp\ncard batman\n1\nodds\nlog 2\n";
        let arguments = [&BREAKOUT[..], &[language, "--hot-seat"]].concat();
        let ran = run_with("gotham-screens", &arguments, input).well();
        let text = ran.out.replace(&kept(&ran.out), "FILE");
        assert!(
            ["terminal-", "gotham-", "app-", "host-", "{$"].iter().all(|key| !text.contains(key)),
            "{text}"
        );
        assert_golden("gotham", &format!("screens.{language}.txt"), &text);
    }
}

#[test]
fn players_share_the_heroes_and_nothing_is_hidden_from_anybody() {
    let arguments = ["play", "gotham", "--players", "2", "--hot-seat", "--seed", "3", "--lang", "en"];
    let out = run_with("gotham-shared", &arguments, &b"1\n".repeat(60)).well().out;
    assert!(!out.contains("not everything is open"), "{out}");
    run(&["replay", &kept(&out), "--verify"]).well();
    let listed = ["play", "gotham", "--players", "2", "--seats", "person,random,random", "--seed", "3"];
    run_with("gotham-shared", &listed, &b"1\n".repeat(20)).well();
    let shown = run_with("gotham-shared", &["play", "gotham", "--lang", "en"], b"show\n").well().out;
    assert!(shown.contains("Nobody holds a hand in this game."), "{shown}");
}

#[test]
fn a_reported_position_is_a_scenario_that_passes() {
    let report = folder("gotham-report").join("position.yaml");
    let report = report.to_str().unwrap();
    let input = format!("1\n1\n1\nreport {report}\nundo\n");
    let out = run_with("gotham-report", &[&BREAKOUT[..], &["en"]].concat(), input.as_bytes()).well().out;
    assert!(out.contains("Your last answer is taken back."), "{out}");
    let checked = run(&["check", report, "--json"]).well().json();
    assert_eq!((checked["scenarios"].as_u64(), checked["passed"].as_u64()), (Some(1), Some(1)), "{checked}");
}

#[test]
fn what_can_be_named_is_listed_and_what_can_t_be_is_refused() {
    let out = run(&["play", "gotham", "--list", "--lang", "fr"]).well().out;
    assert!(out.contains("batgirl") && out.contains("rooftop-duel"), "{out}");
    run(&["play", "gotham", "--mission", "brekout"]).wrong("did you mean `breakout`?");
    run(&["play", "gotham", "--team-a", "batmann"]).wrong("did you mean `batman`?");
    run(&["play", "gotham", "--team-a", "batman,batgirl,oracle,azrael"]).wrong("error: ");
    run(&["play", "gotham", "--villain", "joker"]).wrong("--villain");
    run(&["play", "gotham", "--players", "4"]).wrong("2 to 4 seats, not of 5");
}
