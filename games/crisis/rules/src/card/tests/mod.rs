//! What loading proves: the core box is in order, and every mistake is told where it stands.

mod broken;
mod core_box;
mod schema;

use content::{Diagnostics, load_embedded};

use super::load::Shelf;
use super::{Cards, Edition, core};

/// The core box, which is in order.
fn cards() -> Cards {
    core(Edition::Print2023).unwrap_or_else(|found| panic!("{found}"))
}

const MANIFEST: &str =
    "{ id: homebrew, name: { en: A, fr: B, de: C }, version: '1', authors: [us], licence: MIT }";

/// The cards of a pack with these files, by itself.
fn pack(files: &[(&str, &str)]) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    let manifest = ("pack.yaml", MANIFEST);
    shelf.add("homebrew", load_embedded("homebrew", files.iter().copied().chain([manifest])));
    shelf.check(Edition::Print2023)
}

/// A character that is in order, with some parts written otherwise.
fn character(changes: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "id: ann
name: Ann
alter-ego: { id: ann-smith, name: Ann Smith }
threat: 3
forms:
  - id: normal
    base: 35
    size: 2
    speed: medium
    stamina: { healthy: 5, injured: 5 }
    defence: { physical: 3, energy: 3, mystic: 3 }
    attacks: [{ id: fist, name: Fist, type: physical, reach: { range: 2 }, strength: 5, cost: 0 }]
    superpowers: []
",
    );
    for (plain, changed) in changes {
        assert!(text.contains(plain), "{plain}");
        text = text.replacen(plain, changed, 1);
    }
    text
}
