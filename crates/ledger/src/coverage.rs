//! Which rules are proven by a test.

use std::collections::BTreeSet;

use serde::Serialize;

use crate::Ledger;
use crate::citations::Citation;

/// How much of a ledger is proven. The shape is stable:
/// `{"game":"chess","rules":351,"proven":2,"unproven":["attack.area"]}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Coverage {
    pub game: String,
    pub rules: usize,
    pub proven: usize,
    /// In the order of the book.
    pub unproven: Vec<String>,
}

impl Coverage {
    /// Holds a ledger against citations. Whether the citing tests pass is for the caller to know: a
    /// failing scenario's citations are not to be handed in, and Rust tests that fail stop a build.
    pub fn of(ledger: &Ledger, citations: &[Citation]) -> Coverage {
        let cited: BTreeSet<&str> = citations.iter().map(|citation| citation.rule.as_str()).collect();
        let unproven: Vec<String> = ledger
            .rules()
            .filter(|rule| !cited.contains(rule.id.as_str()))
            .map(|rule| rule.id.value.clone())
            .collect();
        let rules = ledger.rules().count();
        Coverage { game: ledger.game.clone(), rules, proven: rules - unproven.len(), unproven }
    }
}
