//! The language that a person is spoken to in.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use words::Language;

/// Reads what is typed after `--lang`.
pub fn parser() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(Language::ALL.map(Language::code)).map(|code| Language::of_locale(&code))
}

/// What the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything.
pub fn of_environment() -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().filter_map(|name| std::env::var(name).ok());
    let locale = said.into_iter().find(|locale| !locale.is_empty());
    locale.map_or(Language::En, |locale| Language::of_locale(&locale))
}

/// The language as the ledger knows it.
pub fn of_ledger(language: Language) -> ledger::Language {
    match language {
        Language::En => ledger::Language::En,
        Language::Fr => ledger::Language::Fr,
        Language::De => ledger::Language::De,
    }
}
