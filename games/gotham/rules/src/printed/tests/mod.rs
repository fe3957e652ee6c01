//! What loading proves: the house pack, the ranges of the ledger, and that every mistake is told where it stands.

mod broken;
mod docs;
mod house;
mod missions;
mod packs;
mod reference;
mod schema;

use content::{Diagnostics, load_embedded};

use super::Printed;
use super::load::Shelf;

const MANIFEST: &str =
    "{ id: homebrew, name: { en: A, fr: B, de: C }, version: '1', authors: [us], licence: MIT }";

/// What a pack with these files prints, by itself.
fn pack(files: &[(&str, &str)]) -> Result<Printed, Diagnostics> {
    let mut shelf = Shelf::default();
    let manifest = ("pack.yaml", MANIFEST);
    shelf.add("homebrew", load_embedded("homebrew", files.iter().copied().chain([manifest])));
    shelf.check()
}

/// What is wrong with such a pack, as an author sees it.
fn told(files: &[(&str, &str)]) -> String {
    pack(files).expect_err("a broken file").to_string()
}
