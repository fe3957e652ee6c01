//! Cards, players, and what a text must be like.

use std::path::Path;
use std::sync::LazyLock;

use pow::card::Cards;
use pow_face::PARTS;
use table::Seat;
use words::{Language, Players, Voices, Words};

/// The house pack.
pub fn house() -> Cards {
    pow::card::house().unwrap_or_else(|problems| panic!("{problems}"))
}

/// The words of POW in a language.
pub fn words(language: Language) -> &'static Words {
    static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::new(PARTS.locales));
    VOICES.of(language)
}

/// The two sample teams under their own names; the listener plays the first.
pub fn players(words: &Words, cards: &Cards) -> Players {
    let team = |id: &str| {
        let team = &cards.teams[usize::from(cards.team(id).unwrap())];
        words.language().name(&team.name).to_owned()
    };
    Players { names: vec![team("vanguard"), team("eclipse")], you: Some(Seat(0)) }
}

/// A text that a player may see: no key, no placeholder, no isolation mark, nothing left empty.
pub fn assert_said(text: &str) {
    assert!(!text.trim().is_empty(), "nothing was said");
    assert!(!text.contains(['{', '}', '$']), "a placeholder shows: {text}");
    assert!(["app-", "pow-"].iter().all(|key| !text.contains(key)), "a key shows: {text}");
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
