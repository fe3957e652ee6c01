//! Help that teaches, completions, and leaving quietly.

use std::io::Read as _;

use crate::program::{first_game, program, run};

const COMMANDS: [&str; 11] = [
    "serve",
    "play",
    "odds",
    "simulate",
    "ladder",
    "prompts",
    "replay",
    "check",
    "rules",
    "bench",
    "completions",
];

#[test]
fn every_command_is_listed_and_teaches_by_examples() {
    let all = run(&["--help"]).well().out;
    for command in COMMANDS {
        assert!(all.lines().any(|line| line.trim_start().starts_with(command)), "{command}: {all}");
        let help = run(&[command, "--help"]).well().out;
        assert!(help.contains("Usage: crossover") && help.contains("Examples:\n  "), "{help}");
    }
    assert!(all.contains("Exit codes: 0 well, 1 the answer is no, 2 wrong usage or input."), "{all}");
}

#[test]
fn every_shell_gets_a_script() {
    for shell in ["bash", "zsh", "fish"] {
        let script = run(&["completions", shell]).well().out;
        assert!(COMMANDS.iter().all(|command| script.contains(command)), "{shell}");
    }
}

#[test]
fn nothing_at_all_shows_help_and_is_wrong_usage() {
    let ran = run(&[]);
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("Usage: crossover"), "{ran:?}");
}

#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let mut child = program("pipe", &["rules", first_game(), "--all", "a"]).spawn().unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn what_goes_into_a_pipe_has_no_colours() {
    for arguments in
        [&["rules", first_game()][..], &["rules", first_game(), "a"], &["play", first_game(), "--list"]]
    {
        assert!(!run(arguments).well().out.contains('\u{1b}'));
    }
}
