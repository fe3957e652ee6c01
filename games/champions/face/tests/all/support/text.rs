//! Cards, setups, and what a text must be like.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use champions::card::{Cards, core};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::Setup;
use champions_face::PARTS;
use table::Seat;
use words::{Language, Voices, Words};

pub fn cards() -> Arc<Cards> {
    Arc::new(core().unwrap_or_else(|problems| panic!("{problems}")))
}

/// The words of Champions in a language.
pub fn words(language: Language) -> &'static Words {
    static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::new(PARTS.locales));
    VOICES.of(language)
}

pub fn deck(cards: &Cards, id: &str) -> Decklist {
    Decklist::of(cards, &cards.decks[usize::from(cards.deck(id).unwrap())])
}

pub fn setup(cards: &Cards, scenario: &str, mode: Mode, decks: &[&str]) -> Setup {
    let players = decks.iter().map(|id| deck(cards, id)).collect();
    let (first_player, scenario, modular) = (Seat(0), scenario.to_owned(), Vec::new());
    let (modular_at_random, open_hands) = (false, false);
    Setup { players, first_player, scenario, mode, modular, modular_at_random, open_hands }
}

/// A text that a player may see: no key, no placeholder, no isolation mark, nothing left empty.
pub fn assert_said(text: &str) {
    assert!(!text.trim().is_empty(), "nothing was said");
    assert!(!text.contains(['{', '}', '$']), "a placeholder shows: {text}");
    assert!(["app-", "champions-", "host-"].iter().all(|key| !text.contains(key)), "a key shows: {text}");
    assert!(
        !text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']),
        "an isolation mark shows: {text}"
    );
    assert!(!text.contains("  "), "two spaces: {text}");
}

/// The names of an enum's variants, read from the sources of the rules.
fn variants(file: &str, name: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let (_, body) = text.split_once(&format!("pub enum {name} {{")).unwrap();
    let (body, _) = body.split_once("\n}").unwrap();
    // Variants stand four columns in; fields and comments do not.
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants = lines.filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()));
    variants
        .map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next().unwrap().to_owned())
        .collect()
}

/// The first word of how a value is shown to developers: its variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let shown = format!("{value:?}");
    shown.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Every variant of the enum has a sample.
pub fn assert_all_sampled<T: std::fmt::Debug>(samples: &[T], file: &str, name: &str) {
    let sampled: Vec<String> = samples.iter().map(variant).collect();
    let variants = variants(file, name);
    assert!(variants.len() > 5, "{file} was read: {variants:?}");
    let missing: Vec<_> = variants.iter().filter(|variant| !sampled.contains(variant)).collect();
    assert!(missing.is_empty(), "{name} without a sample: {missing:?}");
}
