//! Makes the list of games from this crate's dependencies: whatever lies in `games/NAME/face` is a game.

use std::{env, fs, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=Cargo.toml");
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest of this crate can be read");
    let is_face = |line: &&str| line.contains("/games/") && line.contains("/face\"");
    let names = manifest.lines().filter(is_face).filter_map(|line| line.split_once(" = "));
    let faces: Vec<String> = names.map(|(name, _)| name.trim().replace('-', "_")).collect();
    let out = env::var_os("OUT_DIR").expect("Cargo names a folder for what is made");
    let write = |file: &str, of_each: &dyn Fn(&String) -> String| {
        let list = format!("vec![{}]", faces.iter().map(of_each).collect::<String>());
        fs::write(Path::new(&out).join(file), list).expect("the list can be written");
    };
    write("list.rs", &|face| format!("door(&{face}::PARTS)?,"));
    write("laboratories.rs", &|face| format!("{face}::PARTS.laboratory(),"));
}
