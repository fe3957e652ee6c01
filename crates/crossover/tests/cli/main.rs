//! The real binary, as people and scripts run it. What holds of every game is here; what is said of one game lies in its
//! folder, `games/NAME/program`.

mod check;
mod figures;
mod help;
mod playing;
mod program;
mod wrong_input;

// The games' own tests, as `build.rs` found them.
include!(concat!(env!("OUT_DIR"), "/program.rs"));

/// A folder that came after the program was built for the last time is told, and not left out.
#[test]
fn the_tests_of_every_game_are_among_these() {
    let made = include_str!(concat!(env!("OUT_DIR"), "/program.rs"));
    let games = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let files = std::fs::read_dir(games).unwrap().map(|game| game.unwrap().path().join("program/mod.rs"));
    let there = files.filter(|file| file.exists()).count();
    assert!(
        there > 0 && made.lines().filter(|line| line.starts_with("mod ")).count() == there,
        "touch build.rs"
    );
}
