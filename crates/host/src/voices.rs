//! The words of every language, made once.

use words::{Language, Words};

/// Words by language. Making them parses every file of the locales, so all games share one set.
pub(crate) struct Voices([Words; Language::ALL.len()]);

impl Voices {
    pub fn new() -> Voices {
        Voices(Language::ALL.map(Words::of))
    }

    pub fn of(&self, language: Language) -> &Words {
        // `Language::ALL` lists the languages in the order of their declaration.
        &self.0[language as usize]
    }
}
