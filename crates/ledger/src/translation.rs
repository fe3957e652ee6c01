//! The texts of a ledger in another language.
//!
//! A translation lies beside its ledger: `games/chess/ledger/chess.fr.yaml` beside `games/chess/ledger/chess.yaml`.
//!
//! ```yaml
//! game: chess
//! language: fr
//! title: Le jeu d'échecs
//! sections:
//!   tests: Tests de caractéristique
//! rules:
//!   tests.roll: Un test consiste à lancer deux dés.
//! ```
//!
//! It is whole or it is refused: every section has its title and every rule its text, none is
//! empty, and none is of something that the ledger does not have. `checks`, how each rule is checked,
//! may be left out, and is whole as well where it is not. Sources and notes are for those who hold the
//! engine to the rules, and stay in English.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use content::{Checker, Diagnostics, Source, Spanned, did_you_mean, load};
use serde::Deserialize;

use crate::validate::{EMPTY_TEXT, UNKNOWN_RULE, UNTRANSLATED, WRONG_TRANSLATION};
use crate::{Language, Ledger, Rule, Section};

/// One language's texts, as they stand in their file.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Translation {
    game: Spanned<String>,
    language: Spanned<Language>,
    title: Spanned<String>,
    sections: Texts,
    rules: Texts,
    /// Of every rule, or of none.
    #[serde(default)]
    checks: Texts,
}

/// Texts by what they are the text of.
type Texts = BTreeMap<Spanned<String>, Spanned<String>>;

/// A ledger as readers of one language see it.
#[derive(Debug, Clone, Copy)]
pub struct Reading<'a> {
    ledger: &'a Ledger,
    translation: Option<&'a Translation>,
}

impl Ledger {
    /// Takes in a translation, for [`Ledger::translated`] and for searching.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it; nothing is taken in then.
    pub fn translate(&mut self, source: &Source) -> Result<(), Diagnostics> {
        let translation: Translation = load(source)?;
        check(&translation, self, source)?;
        self.translations.push(translation);
        Ok(())
    }

    /// The ledger in a language, or in English if it was not translated into that one.
    pub fn translated(&self, language: Language) -> Reading<'_> {
        let translation = self.translations.iter().find(|translation| *translation.language == language);
        Reading { ledger: self, translation }
    }

    /// Takes in the translations that lie beside a ledger's file.
    pub(crate) fn translate_from_beside(&mut self, path: &Path) -> Result<(), Diagnostics> {
        let mut found = Diagnostics::default();
        for language in Language::ALL {
            let beside = path.with_extension(format!("{}.yaml", language.code()));
            if beside.is_file()
                && let Err(errors) = Source::read(&beside).and_then(|source| self.translate(&source))
            {
                found.extend(errors);
            }
        }
        found.into_result(())
    }
}

impl<'a> Reading<'a> {
    /// The language that the texts are really in.
    pub fn language(&self) -> Language {
        self.translation.map_or(Language::En, |translation| *translation.language)
    }

    /// What the whole ledger is called.
    pub fn title(&self) -> &'a str {
        self.translation.map_or(&self.ledger.title, |translation| &translation.title)
    }

    /// What a section is called.
    pub fn section(&self, section: &'a Section) -> &'a str {
        let text = self.translation.and_then(|translation| translation.sections.get(&section.id));
        text.map_or(&section.title, |text| text)
    }

    /// What a rule says.
    pub fn text(&self, rule: &'a Rule) -> &'a str {
        let text = self.translation.and_then(|translation| translation.rules.get(&rule.id));
        text.map_or(&rule.text, |text| text)
    }

    /// How a rule is checked.
    pub fn check(&self, rule: &'a Rule) -> &'a str {
        let check = self.translation.and_then(|translation| translation.checks.get(&rule.id));
        check.map_or(&rule.check, |check| check)
    }

    /// The language that the checks are really in: English if the translation leaves them out.
    pub fn check_language(&self) -> Language {
        let translation = self.translation.filter(|translation| !translation.checks.is_empty());
        translation.map_or(Language::En, |translation| *translation.language)
    }

    /// The rule with its text and its check in this language.
    pub fn rule(&self, rule: &'a Rule) -> Rule {
        let text = Spanned { value: self.text(rule).to_owned(), span: rule.text.span };
        let check = Spanned { value: self.check(rule).to_owned(), span: rule.check.span };
        Rule { text, check, ..rule.clone() }
    }
}

/// The ledger that a file is, or is a translation of: `games/chess/ledger/chess.yaml` for `games/chess/ledger/chess.fr.yaml`.
pub fn ledger_of(path: &Path) -> PathBuf {
    let stem = path.file_stem().map(Path::new);
    let code = stem.and_then(Path::extension);
    let is_translation =
        Language::ALL.iter().any(|language| code.is_some_and(|code| code == language.code()));
    match stem {
        Some(stem) if is_translation => path.with_file_name(stem.with_extension("yaml")),
        _ => path.to_owned(),
    }
}

fn check(translation: &Translation, ledger: &Ledger, source: &Source) -> Result<(), Diagnostics> {
    let Translation { game, language, title, sections, rules, checks } = translation;
    let mut found = Diagnostics::default();
    let mut check = Checker::new(source, &mut found);
    if game.value != ledger.game {
        let message = format!("this is a translation of `{game}`, and the ledger is of `{}`", ledger.game);
        check.report(WRONG_TRANSLATION, game.span, message, None);
    }
    if ledger.translated(language.value).language() == language.value {
        let message = format!("the ledger of {} is in `{}` already", ledger.game, language.code());
        check.report(WRONG_TRANSLATION, language.span, message, None);
    }
    let texts = named(sections).chain(named(rules)).chain(named(checks));
    for (what, text) in [("title", title)].into_iter().chain(texts) {
        if text.trim().is_empty() {
            let help = "what the English says, in this language".to_owned();
            check.report(EMPTY_TEXT, text.span, format!("`{what}` has no text"), Some(help));
        }
    }
    let section_ids: Vec<&str> = ledger.sections.iter().map(|section| section.id.as_str()).collect();
    let rule_ids: Vec<&str> = ledger.rules().map(|rule| rule.id.as_str()).collect();
    let mut wanted = vec![("section", sections, section_ids), ("rule", rules, rule_ids.clone())];
    if !checks.is_empty() {
        wanted.push(("check of", checks, rule_ids));
    }
    for (what, texts, ids) in wanted {
        for id in texts.keys().filter(|id| !ids.contains(&id.as_str())) {
            let message = format!("the ledger of {} has no {what} `{id}`", ledger.game);
            let help = did_you_mean(id, ids.iter().copied()).map(|near| format!("did you mean `{near}`?"));
            check.report(UNKNOWN_RULE, id.span, message, help);
        }
        // A text that is missing has no place; the id that it follows in the book shows where to write it.
        let mut before = title.span;
        for id in ids {
            match texts.get_key_value(&Spanned::unplaced(id.to_owned())) {
                Some((translated, _)) => before = translated.span,
                None => {
                    let message = format!("the {what} `{id}` has no text in `{}`", language.code());
                    check.report(UNTRANSLATED, before, message, Some(format!("`{id}` follows this")));
                }
            }
        }
    }
    found.into_result(())
}

/// Texts with the names of what they are of.
fn named(texts: &Texts) -> impl Iterator<Item = (&str, &Spanned<String>)> {
    texts.iter().map(|(id, text)| (id.as_str(), text))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::ledger_of;

    #[test]
    fn a_translation_knows_its_ledger_by_name() {
        for (file, ledger) in [
            ("games/chess/ledger/chess.fr.yaml", "games/chess/ledger/chess.yaml"),
            ("games/chess/ledger/chess.yaml", "games/chess/ledger/chess.yaml"),
            ("rules/fr.yaml", "rules/fr.yaml"),
            ("rules/chess.2.yaml", "rules/chess.2.yaml"),
            ("rules", "rules"),
        ] {
            assert_eq!(ledger_of(Path::new(file)), Path::new(ledger));
        }
    }
}
