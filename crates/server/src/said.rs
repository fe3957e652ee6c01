//! The server's own words, in every language.

use std::sync::LazyLock;

use words::{Language, Message, Words};

static WORDS: LazyLock<Vec<Words>> = LazyLock::new(|| Language::ALL.into_iter().map(Words::of).collect());

/// Says a message.
pub fn say(message: &Message, language: Language) -> String {
    let words = WORDS.iter().find(|words| words.language() == language);
    words.map_or_else(|| message.key().to_owned(), |words| words.say(message))
}
