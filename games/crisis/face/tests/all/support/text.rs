//! Cards, players, and what a text must be like.

use std::sync::{Arc, LazyLock};

use crisis::card::{Cards, Edition, core};
use crisis::state::Side;
use crisis_face::PARTS;
use words::{Language, Players, Voices, Words};

/// The core box.
pub fn cards() -> Arc<Cards> {
    Arc::new(core(Edition::default()).unwrap_or_else(|problems| panic!("{problems}")))
}

/// The words of Crisis Protocol in a language.
pub fn words(language: Language) -> &'static Words {
    static VOICES: LazyLock<Voices> = LazyLock::new(|| Voices::new(PARTS.locales));
    VOICES.of(language)
}

/// Two players; the listener plays the first squad.
pub fn players() -> Players {
    Players { names: vec!["Ada".into(), "Ben".into()], you: Some(Side::A.seat()) }
}

/// A text that a player may see: no key, no placeholder, no isolation mark, nothing left empty.
pub fn assert_said(text: &str) {
    assert!(!text.trim().is_empty(), "nothing was said");
    assert!(!text.contains(['{', '}', '$']), "a placeholder shows: {text}");
    assert!(["app-", "host-", "crisis-"].iter().all(|key| !text.contains(key)), "a key shows: {text}");
    assert!(
        !text.contains(['\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}']),
        "an isolation mark shows: {text}"
    );
    assert!(!text.contains("  "), "two spaces: {text}");
}
