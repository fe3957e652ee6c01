//! What a ledger holds.

use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use content::{Diagnostics, Source, Spanned, load};
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::translation::Translation;
use crate::validate::validate;

/// The rules of one game.
#[derive(Debug, Clone, Serialize)]
pub struct Ledger {
    /// The game's short name: `chess`.
    pub game: String,
    pub title: String,
    pub sections: Vec<Section>,
    pub examples: Vec<Example>,
    pub terms: Vec<Term>,
    pub open_questions: Vec<OpenQuestion>,
    #[serde(skip)]
    pub(crate) translations: Vec<Translation>,
    /// Whatever else the file says: sources, conventions, components, content.
    pub other_parts: BTreeMap<String, Value>,
}

/// A chapter, in the order of the book.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Section {
    pub id: Spanned<String>,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// One rule: one sentence that a test can hold the engine to.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The section's id, then words of its own: `tests.roll`. Never changed, since code, tests and
    /// journals name it.
    pub id: Spanned<String>,
    pub kind: Kind,
    pub text: Spanned<String>,
    /// Where the book says so, or the open question whose ruling says so.
    pub source: Spanned<String>,
    /// Given, when, then.
    pub check: Spanned<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<Spanned<String>>,
}

/// What sort of sentence a rule is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Commentary,
    Component,
    Computation,
    Consequence,
    Definition,
    Keyword,
    Permission,
    Restriction,
    Sequence,
    Setup,
    Timing,
    Victory,
}

/// A worked example.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Example {
    pub id: Spanned<String>,
    pub source: String,
    pub given: String,
    pub when: String,
    pub then: String,
    /// Whether it was worked out from the rules, rather than taken from the book.
    #[serde(default)]
    pub derived: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notes: Option<String>,
}

/// A word of the game in our languages, as far as they are known.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Term {
    pub en: String,
    pub fr: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub de: Option<String>,
    /// What the English edition prints, where that is known and `en` differs or is our own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub en_edition: Option<String>,
    pub meaning: String,
}

/// What the book leaves open, and how we rule.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenQuestion {
    pub id: Spanned<String>,
    pub question: String,
    pub ruling: String,
}

impl Ledger {
    /// Reads and checks a ledger.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with it.
    pub fn load(source: &Source) -> Result<Ledger, Diagnostics> {
        let ledger: Ledger = load(source)?;
        validate(&ledger, source)?;
        Ok(ledger)
    }

    /// Reads and checks the ledger in a file, and the translations that lie beside it.
    ///
    /// # Errors
    ///
    /// Everything that is wrong with them.
    pub fn read(path: &Path) -> Result<Ledger, Diagnostics> {
        let mut ledger = Ledger::load(&Source::read(path)?)?;
        ledger.translate_from_beside(path)?;
        Ok(ledger)
    }

    /// All rules, in the order of the book.
    pub fn rules(&self) -> impl Iterator<Item = &Rule> {
        self.sections.iter().flat_map(|section| &section.rules)
    }

    pub fn rule(&self, id: &str) -> Option<&Rule> {
        self.rules().find(|rule| *rule.id == id)
    }

    pub fn question(&self, id: &str) -> Option<&OpenQuestion> {
        self.open_questions.iter().find(|question| *question.id == id)
    }
}

/// Written by hand because `flatten`, serde's way to keep the parts we do not know, would lose the
/// line and column of everything in the file.
impl<'de> Deserialize<'de> for Ledger {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ledger, D::Error> {
        deserializer.deserialize_map(LedgerVisitor)
    }
}

struct LedgerVisitor;

impl<'de> Visitor<'de> for LedgerVisitor {
    type Value = Ledger;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a ledger")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut parts: A) -> Result<Ledger, A::Error> {
        let (mut game, mut title, mut sections) = (None, None, None);
        let (mut examples, mut terms, mut open_questions) = (Vec::new(), Vec::new(), Vec::new());
        let mut other_parts = BTreeMap::new();
        while let Some(part) = parts.next_key::<String>()? {
            match part.as_str() {
                "game" => game = Some(parts.next_value()?),
                "title" => title = Some(parts.next_value()?),
                "sections" => sections = Some(parts.next_value()?),
                "examples" => examples = parts.next_value()?,
                "terms" => terms = parts.next_value()?,
                "open_questions" => open_questions = parts.next_value()?,
                _ => {
                    other_parts.insert(part, parts.next_value()?);
                }
            }
        }
        Ok(Ledger {
            game: game.ok_or_else(|| A::Error::missing_field("game"))?,
            title: title.ok_or_else(|| A::Error::missing_field("title"))?,
            sections: sections.ok_or_else(|| A::Error::missing_field("sections"))?,
            examples,
            terms,
            open_questions,
            translations: Vec::new(),
            other_parts,
        })
    }
}
