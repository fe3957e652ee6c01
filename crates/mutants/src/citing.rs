//! Which tests cite which rules.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::Result;
use ledger::citations::{Citation, in_rust_sources};

use crate::tests_of::Failed;

/// The Rust tests that cite a game's rules. Scenarios that fail tell what they cite themselves.
#[derive(Default)]
pub struct Citing(BTreeMap<String, Vec<Citation>>);

impl Citing {
    pub fn read(project: &Path, game: &str) -> Result<Citing> {
        Ok(in_rust_sources(project, game)?.into_iter().collect())
    }

    /// The citations of a rule.
    pub fn of(&self, rule: &str) -> &[Citation] {
        self.0.get(rule).map_or(&[], Vec::as_slice)
    }

    /// The tests that failed and cite a rule.
    pub fn fallen<'a>(&'a self, rule: &'a str, failed: &Failed) -> BTreeSet<&'a str> {
        let named: BTreeSet<&str> = failed.tests.iter().filter_map(|path| path.rsplit("::").next()).collect();
        let tests = self.of(rule).iter().map(|citation| citation.test.as_str());
        let mut fallen: BTreeSet<&str> = tests.filter(|test| named.contains(test)).collect();
        if failed.told.contains(rule) {
            fallen.insert("a scenario");
        }
        fallen
    }
}

impl FromIterator<Citation> for Citing {
    fn from_iter<I: IntoIterator<Item = Citation>>(citations: I) -> Citing {
        let mut by_rule = Citing::default();
        for citation in citations {
            by_rule.0.entry(citation.rule.clone()).or_default().push(citation);
        }
        by_rule
    }
}
