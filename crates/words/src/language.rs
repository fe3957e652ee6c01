//! The languages, and how a player names one.

use std::fmt;
use std::str::FromStr;

use content::Names;

/// A language that Crossover speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, which every key falls back to.
    #[default]
    En,
    /// French.
    Fr,
    /// German.
    De,
}

impl Language {
    /// All of them, English first.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::De];

    /// Its two letters, which name its folder in `locales/`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
        }
    }

    /// The language of a locale as `LC_ALL` or `LANG` hold it (`fr_CA.UTF-8`); English when it is another one, or
    /// none (`C`).
    pub fn of_locale(locale: &str) -> Language {
        locale.parse().unwrap_or_default()
    }

    /// A printed name in this language.
    pub fn name(self, names: &Names) -> &str {
        match self {
            Language::En => &names.en,
            Language::Fr => &names.fr,
            Language::De => &names.de,
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A language that Crossover does not speak.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language `{}`; there are en, fr and de", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;

    /// Reads `fr`, `FR`, `fr-CA` or `fr_CA.UTF-8`: only the language counts, not where it is spoken.
    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        let spoken = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let known = Language::ALL.into_iter().find(|language| spoken.eq_ignore_ascii_case(language.code()));
        known.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_read_from_an_option_or_a_locale() {
        for text in ["fr", "FR", "fr_FR.UTF-8", "fr-CA", "fr@euro"] {
            assert_eq!(text.parse(), Ok(Language::Fr), "{text}");
        }
        assert_eq!("de_AT.UTF-8".parse(), Ok(Language::De));
        assert_eq!("en".parse(), Ok(Language::En));
    }

    #[test]
    fn another_language_is_refused_by_name_but_a_locale_falls_back() {
        for text in ["", "C", "POSIX", "frisian", "it_IT"] {
            assert_eq!(text.parse::<Language>(), Err(UnknownLanguage(text.into())));
            assert_eq!(Language::of_locale(text), Language::En);
        }
        let error = "it".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "there is no language `it`; there are en, fr and de");
    }
}
