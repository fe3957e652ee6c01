//! The games that have words.

use std::path::{Path, PathBuf};

/// The root of the project.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The games that have words, by the names of their folders.
pub fn games() -> Vec<String> {
    let folders = std::fs::read_dir(root().join("games")).unwrap().map(|entry| entry.unwrap().path());
    let told = folders.filter(|folder| folder.join("locales").is_dir());
    let mut names: Vec<String> =
        told.map(|game| game.file_name().unwrap().to_str().unwrap().into()).collect();
    names.sort();
    assert!(names.len() > 3, "the games were read: {names:?}");
    names
}
