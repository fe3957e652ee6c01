//! The rules: the ledger, for readers.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rule {
    /// Its id.
    pub id: String,
    /// Its chapter.
    pub chapter: String,
    /// What it says, in our words.
    pub text: String,
    /// Where in the rulebook it stands, or that it is our ruling.
    pub source: String,
    /// How it is checked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub check: Option<String>,
    /// Whether it fills a hole of the rulebook.
    pub ruling: bool,
    /// Rules that it names or that name it.
    pub see_also: Vec<String>,
}

/// A chapter and its rules.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BookChapter {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// How many rules it has.
    pub rules: u32,
}

/// The table of contents.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Book {
    /// Which game.
    pub game: String,
    /// The book's name.
    pub title: String,
    /// The language of the rules' texts.
    pub language: String,
    /// The language of the rules' checks.
    pub check_language: String,
    /// Its chapters in order.
    pub chapters: Vec<BookChapter>,
    /// All rules.
    pub rules: Vec<Rule>,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// The best first.
    pub hits: Vec<Hit>,
}

/// One rule that was found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Hit {
    /// Its id.
    pub id: String,
    /// A piece of its text.
    pub excerpt: String,
}
