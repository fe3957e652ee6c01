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
fn the_same_seed_and_answers_give_the_same_game() {
    let play = || {
        run_with("again", &["play", "pow", "--seed", "8", "--bot", "random"], &b"1\n".repeat(5_000)).well()
    };
    let without_files = |out: String| out.replace(&kept(&out), "");
    assert_eq!(without_files(play().out), without_files(play().out));
}

#[test]
fn the_other_side_and_two_people_can_play() {
    for arguments in
        [&["play", "pow", "--seed", "4", "--side", "b"][..], &["play", "pow", "--seed", "4", "--hot-seat"]]
    {
        let ran = run_with("seats", arguments, &b"1\n".repeat(8_000)).well();
        let file = kept(&ran.out);
        assert!(run(&["replay", &file, "--verify", "--json"]).well().json()["valid"].as_bool().unwrap());
    }
}

#[test]
fn the_end_of_the_input_keeps_the_game_and_resume_goes_on_with_it() {
    let first = run_with("resume", &["play", "pow", "--seed", "6"], b"1\n1\n").well();
    let file = kept(&first.out);
    let entries =
        |file: &str| run(&["replay", file, "--verify", "--json"]).well().json()["entries"].as_u64().unwrap();
    let before = entries(&file);
    let copy = folder("resume-copy").join("copy.json");
    std::fs::copy(&file, &copy).unwrap();
    let second = run_with("resume", &["play", "pow", "--resume"], b"1\n1\n").well();
    assert_eq!(kept(&second.out), file, "a game that goes on is kept where it was");
    assert!(entries(&file) > before);
    let loaded = run_with("resume", &["play", "pow", "--load", copy.to_str().unwrap()], b"1\n1\n").well();
    assert_ne!(kept(&loaded.out), file, "a file of one's own is read and left alone");
    assert_eq!(entries(&kept(&loaded.out)), entries(&file));
    assert_eq!(entries(copy.to_str().unwrap()), before);
    let input = format!("load {}\n1\n", copy.display());
    let left = run_with("resume", &["play", "pow", "--load", &file], input.as_bytes()).well();
    assert!(entries(&kept(&left.out)) > before && kept(&left.out) != file, "a game that is left stays kept");
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
fn quitting_saves_where_it_is_told_to() {
    let path = folder("quit").join("Saved Game.json");
    let path = path.to_str().unwrap();
    let input = format!("1\nquit\n{path}\n");
    run_with("quit", &["play", "pow", "--seed", "6"], input.as_bytes()).well();
    run(&["replay", path, "--verify"]).well();
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
fn without_a_folder_to_keep_it_in_a_game_is_played_all_the_same() {
    let mut command = crate::program::program("unkept", &["play", "pow", "--seed", "3"]);
    let state = crate::program::file("unkept", "no-folder", b"");
    let output = command.env("XDG_STATE_HOME", state).stdin(std::process::Stdio::null()).output().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(
        out.contains("This game is not kept while you play: ") && !out.contains("The game is kept in"),
        "{out}"
    );
}

#[test]
fn a_huge_word_is_said_back_cut() {
    let huge = "x".repeat(1_500);
    let input = format!("{huge}\nrule {huge}.{huge}\n");
    let out = run_with("huge", &["play", "pow", "--seed", "3"], input.as_bytes()).well().out;
    let echoed = out.lines().filter(|line| line.contains("xxxx"));
    assert_eq!(echoed.clone().count(), 2, "{out}");
    assert!(echoed.clone().all(|line| line.contains('…') && line.chars().count() < 120), "{out}");
}

#[test]
fn what_can_be_named_is_listed() {
    let out = run(&["play", "pow", "--list", "--lang", "de"]).well().out;
    for listed in ["vanguard", "Eisenstirn", "two-relics", "crossing"] {
        assert!(out.contains(listed), "{out}");
    }
}

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
