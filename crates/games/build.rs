//! Makes the list of games from this crate's dependencies: whatever lies in `games/NAME/face` is a game.

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest of this crate can be read");
    let is_face = |line: &&str| line.contains("/games/") && line.contains("/face\"");
    let names = manifest.lines().filter(is_face).filter_map(|line| line.split_once(" = "));
    let doors = names.map(|(name, _)| format!("door(&{}::PARTS)?,", name.trim().replace('-', "_")));
    let list = format!("vec![{}]", doors.collect::<String>());
    let out = env::var_os("OUT_DIR").expect("Cargo names a folder for what is made");
    fs::write(Path::new(&out).join("list.rs"), list).expect("the list can be written");
}
