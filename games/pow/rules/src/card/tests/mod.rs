//! What loading proves: the ranges and defaults of the ledger, and that every mistake is told where it stands.

mod battlefield;
mod broken;
mod character;
mod house;
mod ledger;
mod mission;
mod pack;
mod power;
mod schema;
mod sketch;

use content::{Diagnostics, load_embedded};

use super::load::Shelf;
use super::{Battlefield, Cards, Character, house};

const MANIFEST: &str =
    "{ id: homebrew, name: { en: A, fr: B, de: C }, version: '1', authors: [us], licence: MIT }";

/// The cards of a pack with these files, by itself.
fn pack(files: &[(&str, &str)]) -> Result<Cards, Diagnostics> {
    let mut shelf = Shelf::default();
    let manifest = ("pack.yaml", MANIFEST);
    shelf.add("homebrew", load_embedded("homebrew", files.iter().copied().chain([manifest])));
    shelf.check()
}

/// A card that is in order, with some fields written otherwise; an empty text leaves the field out.
fn card(changes: &[(&str, &str)]) -> String {
    let plain = [
        ("id", "ann"),
        ("name", "Ann"),
        ("true-name", ""),
        ("level", "7"),
        ("pow", "5"),
        ("speed", "[4, 7]"),
        ("strength", "3"),
        ("attack", "5"),
        ("size", "2"),
        ("height", ""),
        ("base", ""),
        ("agility", "8"),
        ("stamina", "9"),
        ("willpower", "10"),
        ("defence", "{ physical: 13, mental: 12, energy: 11 }"),
        ("life", "{ total: 10, red: 3 }"),
        ("abilities", ""),
        ("attacks", ""),
        ("powers", ""),
    ];
    let mut text = String::new();
    for (field, usual) in plain {
        let changed = changes.iter().find(|(changed, _)| *changed == field);
        let value = changed.map_or(usual, |(_, value)| value);
        if !value.is_empty() {
            text.push_str(&format!("{field}: {value}\n"));
        }
    }
    assert!(changes.iter().all(|(changed, _)| plain.iter().any(|(field, _)| field == changed)));
    text
}

/// The character of such a card, or what is wrong with it.
fn character(changes: &[(&str, &str)]) -> Result<Character, Diagnostics> {
    let mut cards = pack(&[("characters/ann.yaml", &card(changes))])?;
    Ok(cards.characters.remove(0))
}

/// A battlefield of these pieces, or what is wrong with them.
fn battlefield(pieces: &str) -> Result<Battlefield, Diagnostics> {
    let text = format!("id: field\nname: Field\npieces:\n{pieces}");
    let mut cards = pack(&[("battlefields/field.yaml", &text)])?;
    Ok(cards.battlefields.remove(0))
}

/// The one mistake there is, as `LINE:COLUMN code: message (help)`.
#[track_caller]
fn only<T>(result: Result<T, Diagnostics>) -> String {
    let Err(found) = result else {
        panic!("nothing was found wrong");
    };
    assert_eq!(found.len(), 1, "{found}");
    all(&found).remove(0)
}

/// Every mistake, as `LINE:COLUMN code: message (help)`.
fn all(found: &Diagnostics) -> Vec<String> {
    let told = found.iter().map(|mistake| {
        let help = mistake.help.as_ref().map(|help| format!(" ({help})")).unwrap_or_default();
        format!("{}:{} {}: {}{help}", mistake.line(), mistake.column(), mistake.code, mistake.message)
    });
    told.collect()
}
