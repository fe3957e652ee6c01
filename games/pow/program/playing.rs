//! Whole games over standard input.

use crate::program::{folder, kept, run, run_with};

#[test]
fn a_whole_game_against_a_bot_is_played_kept_and_valid() {
    let ran = run_with("whole", &["play", "pow", "--seed", "3"], &b"1\n".repeat(5_000)).well();
    assert!(ran.out.contains("Turn 1: power phase.") && ran.out.contains("Turn 6 of 6"), "{}", ran.out);
    let file = kept(&ran.out);
    assert_eq!(run(&["replay", &file, "--verify"]).well().out.split(':').next(), Some("valid"));
    let told = run(&["replay", &file]).well().out;
    assert!(told.contains("Turn 1: power phase."), "{told}");
}

#[test]
fn undo_goes_back_past_the_bots_answers() {
    let play = |input: &[u8]| run_with("undo", &["play", "pow", "--seed", "6"], input).well().out;
    let question = "Which edge do you take?";
    let start = play(b"1\n");
    // Whether side A chooses the edge is decided by a coin; if not, the first question is where to deploy.
    let first = if start.contains(question) { question } else { "Which figure do you deploy, and where?" };
    let out = play(b"1\n1\n1\nundo 3\nundo\n");
    assert!(out.contains("Your last 3 answers are taken back."), "{out}");
    let after = out.split("are taken back.").nth(1).unwrap();
    assert!(after.contains(first) && after.contains("There is nothing to take back."), "{after}");
}

#[test]
fn the_board_the_odds_and_the_rules_are_at_hand() {
    let input = "1\ndeploy ironbrow 10 3\n1\n1\n1\n1\n1\n1\nmap\nmap zoom 10 3\nmove 30 30\nwhy move 30 30\nlog 3\nrule 3\n\
        card ironbrow\nodds\nhelp\n";
    let out = run_with("hand", &["play", "pow", "--seed", "3"], input.as_bytes()).well().out;
    for said in ["Ironbrow is deployed at (10, 3).", "▓▓▓", "life 14/14", "IIII", "Crushing fist:", "undo N"]
    {
        assert!(out.contains(said), "no `{said}` in {out}");
    }
}

#[test]
fn a_game_is_played_in_french_and_german_without_a_key_showing() {
    for (language, turn) in [("fr", "Tour 6 sur 6"), ("de", "Runde 6 von 6")] {
        let input = [&b"help\nodds\nall\nlog 9\nwhy 1\n"[..], &b"1\n".repeat(5_000)].concat();
        let ran = run_with("words", &["play", "pow", "--seed", "3", "--lang", language], &input).well();
        assert!(ran.out.contains(turn), "{}", ran.out);
        assert!(
            !ran.out.contains("terminal-") && !ran.out.contains("pow-answer") && !ran.out.contains("{$"),
            "{}",
            ran.out
        );
    }
}

#[test]
fn a_rule_is_read_in_the_players_language() {
    for (language, text) in [
        ("en", "The table is a square"),
        ("fr", "La table est un carré"),
        ("de", "Der Tisch ist ein Quadrat"),
    ] {
        let arguments = ["play", "pow", "--seed", "3", "--lang", language];
        let out = run_with("rule", &arguments, b"rule rulings.table\n").well().out;
        assert!(out.contains(text), "{out}");
    }
}

#[test]
fn a_replay_is_stepped_through() {
    let played = run_with("step", &["play", "pow", "--seed", "6"], b"1\n1\n1\n").well();
    let file = kept(&played.out);
    let whole = run_with("step", &["replay", &file, "--step"], &b"\n".repeat(200)).well().out;
    let some = run_with("step", &["replay", &file, "--step"], b"\nmap\nquit\n").well().out;
    assert!(whole.contains("is deployed at") && whole.lines().count() > 5, "{whole}");
    assert!(some.contains('▓') && !some.contains("Turn 1"), "{some}");
}

#[test]
fn a_reported_position_is_a_scenario_that_passes() {
    let report = folder("report-position").join("position.yaml");
    let report = report.to_str().unwrap();
    let input = format!("1\n1\n1\n1\n1\n1\n1\n1\nreport {report}\n");
    let out = run_with("report-position", &["play", "pow", "--seed", "3"], input.as_bytes()).well().out;
    let checked = run(&["check", report, "--json"]).well().json();
    assert_eq!((checked["scenarios"].as_u64(), checked["passed"].as_u64()), (Some(1), Some(1)));
    let earlier = folder("report-position").join("earlier.yaml");
    let earlier = earlier.to_str().unwrap();
    run(&["replay", &kept(&out), "--at", "6", "--report", earlier]).well();
    run(&["check", earlier]).well();
}

#[test]
fn what_can_be_named_is_listed() {
    let out = run(&["play", "pow", "--list", "--lang", "de"]).well().out;
    for listed in ["vanguard", "Eisenstirn", "two-relics", "crossing"] {
        assert!(out.contains(listed), "{out}");
    }
}
