//! What loading proves: the core set is in order, and every mistake is told where it stands.

mod broken;
mod core_set;
mod schema;

use content::{Diagnostics, load_embedded};

use super::load::Shelf;
use super::{Cards, core};

/// The core set, which is in order.
fn cards() -> Cards {
    core().unwrap_or_else(|found| panic!("{found}"))
}

const MANIFEST: &str =
    "{ id: homebrew, name: { en: A, fr: B, de: C }, version: '1', authors: [us], licence: MIT }";

/// The cards of a pack with these files, by itself.
fn pack(files: &[(&str, &str)]) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    let manifest = ("pack.yaml", MANIFEST);
    shelf.add("homebrew", load_embedded("homebrew", files.iter().copied().chain([manifest])));
    shelf.check()
}

/// An upgrade that is in order, with some parts written otherwise.
fn upgrade(changes: &[(&str, &str)]) -> String {
    let mut text = String::from(
        "id: sky-lance
number: h1
name: Sky Lance
class: basic
copies: 1
type: { upgrade: { cost: 2 } }
text:
  abilities:
    - when: action
      cost: [exhaust: self]
      do: [deal-damage: { amount: 2, to: { choose: { from: enemy } } }]
",
    );
    for (plain, changed) in changes {
        assert!(text.contains(plain), "{plain}");
        text = text.replacen(plain, changed, 1);
    }
    text
}
