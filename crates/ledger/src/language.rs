//! The languages that rules are read in.

use serde::{Deserialize, Serialize};

/// A language of ours. A ledger is written in English, and English is what binds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    En,
    Fr,
    De,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::De];

    /// As it stands in a translation and in its file's name: `fr`.
    pub fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::De => "de",
        }
    }
}
