//! Whole games over standard input.

use crate::program::{first_game, folder, kept, run, run_with};

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let play = || {
        run_with("again", &["play", first_game(), "--seed", "8", "--bot", "random"], &b"1\n".repeat(5_000))
            .well()
    };
    let without_files = |out: String| out.replace(&kept(&out), "");
    assert_eq!(without_files(play().out), without_files(play().out));
}

#[test]
fn the_other_side_and_two_people_can_play() {
    for arguments in [
        &["play", first_game(), "--seed", "4", "--side", "b"][..],
        &["play", first_game(), "--seed", "4", "--hot-seat"],
    ] {
        let ran = run_with("seats", arguments, &b"1\n".repeat(8_000)).well();
        let file = kept(&ran.out);
        assert!(run(&["replay", &file, "--verify", "--json"]).well().json()["valid"].as_bool().unwrap());
    }
}

#[test]
fn the_end_of_the_input_keeps_the_game_and_resume_goes_on_with_it() {
    let first = run_with("resume", &["play", first_game(), "--seed", "6"], b"1\n1\n").well();
    let file = kept(&first.out);
    let entries =
        |file: &str| run(&["replay", file, "--verify", "--json"]).well().json()["entries"].as_u64().unwrap();
    let before = entries(&file);
    let copy = folder("resume-copy").join("copy.json");
    std::fs::copy(&file, &copy).unwrap();
    let second = run_with("resume", &["play", first_game(), "--resume"], b"1\n1\n").well();
    assert_eq!(kept(&second.out), file, "a game that goes on is kept where it was");
    assert!(entries(&file) > before);
    let loaded =
        run_with("resume", &["play", first_game(), "--load", copy.to_str().unwrap()], b"1\n1\n").well();
    assert_ne!(kept(&loaded.out), file, "a file of one's own is read and left alone");
    assert_eq!(entries(&kept(&loaded.out)), entries(&file));
    assert_eq!(entries(copy.to_str().unwrap()), before);
    let input = format!("load {}\n1\n", copy.display());
    let left = run_with("resume", &["play", first_game(), "--load", &file], input.as_bytes()).well();
    assert!(entries(&kept(&left.out)) > before && kept(&left.out) != file, "a game that is left stays kept");
}

#[test]
fn quitting_saves_where_it_is_told_to() {
    let path = folder("quit").join("Saved Game.json");
    let path = path.to_str().unwrap();
    let input = format!("1\nquit\n{path}\n");
    run_with("quit", &["play", first_game(), "--seed", "6"], input.as_bytes()).well();
    run(&["replay", path, "--verify"]).well();
}

#[test]
fn without_a_folder_to_keep_it_in_a_game_is_played_all_the_same() {
    let mut command = crate::program::program("unkept", &["play", first_game(), "--seed", "3"]);
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
    let out = run_with("huge", &["play", first_game(), "--seed", "3"], input.as_bytes()).well().out;
    let echoed = out.lines().filter(|line| line.contains("xxxx"));
    assert_eq!(echoed.clone().count(), 2, "{out}");
    assert!(echoed.clone().all(|line| line.contains('…') && line.chars().count() < 120), "{out}");
}
