//! Makes the list of the games' own tests of the program: a game that has `program/mod.rs` in its folder has some.

use std::{env, fmt::Write as _, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=../games/Cargo.toml");
    let games = Path::new("../../games").canonicalize().expect("the games lie beside the crates");
    let folders = fs::read_dir(games).expect("the folder of games can be read");
    let mut tests: Vec<_> = folders
        .flatten()
        .map(|game| game.path().join("program/mod.rs"))
        .filter(|file| file.exists())
        .collect();
    tests.sort();
    let mut list = String::new();
    for file in tests {
        println!("cargo::rerun-if-changed={}", file.display());
        let name = file.iter().rev().nth(2).expect("the file lies in a folder of the game");
        let module = name.to_string_lossy().replace('-', "_");
        writeln!(list, "#[path = {file:?}]\nmod {module};").expect("a string takes every line");
    }
    let out = env::var_os("OUT_DIR").expect("Cargo names a folder for what is made");
    fs::write(Path::new(&out).join("program.rs"), list).expect("the list can be written");
}
