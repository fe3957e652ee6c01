//! The words of every language, made once.

use std::sync::Arc;

use fluent_bundle::FluentResource;

use crate::say::resource;
use crate::{Language, Words};

/// The words of one game by language, with those that all games share.
pub struct Voices([Words; Language::ALL.len()]);

impl Voices {
    /// The words of a game: the code of a language with a Fluent text, in any order. What a language lacks is said in
    /// English.
    pub fn new(of_game: &[(&str, &str)]) -> Voices {
        let texts = Language::ALL.map(|language| -> Vec<Arc<FluentResource>> {
            let own = of_game.iter().filter(|(code, _)| *code == language.code());
            own.map(|(_, text)| resource((*text).to_owned())).collect()
        });
        let english = &texts[Language::En as usize];
        // `Language::ALL` lists the languages in the order of their declaration.
        Voices(Language::ALL.map(|language| Words::with(language, &texts[language as usize], english)))
    }

    /// Those of a language.
    pub fn of(&self, language: Language) -> &Words {
        &self.0[language as usize]
    }
}
