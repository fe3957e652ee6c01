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

    /// The programs of a game's own tests that cite anything, as cargo names them.
    pub fn programs(&self, game: &str) -> Vec<String> {
        let files = self.0.values().flatten().map(|citation| citation.file.as_str());
        let own =
            files.filter_map(|file| file.strip_prefix("games/")?.strip_prefix(game)?.strip_prefix("/rules/"));
        let programs = own.filter_map(|file| match file.strip_prefix("tests/") {
            Some(test) => Some(format!("--test={}", test.split('/').next()?.trim_end_matches(".rs"))),
            None => Some("--lib".to_owned()),
        });
        programs.collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// The tests that failed and cite a rule.
    pub fn fallen<'a>(&'a self, rule: &'a str, failed: &Failed) -> BTreeSet<&'a str> {
        let named: BTreeSet<&str> = failed.tests.iter().filter_map(|path| path.rsplit("::").next()).collect();
        let tests = self.of(rule).iter().map(|citation| citation.test.as_str());
        let mut fallen: BTreeSet<&str> = tests.filter(|test| named.contains(test)).collect();
        if failed.cited.contains(rule) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_those_with_citations_in_the_crate_of_the_game() {
        let cite = |file: &str| Citation {
            rule: "damage.some".to_owned(),
            file: file.to_owned(),
            line: 1,
            test: "it_hurts".to_owned(),
        };
        let files = [
            "games/chess/rules/src/damage.rs",
            "games/chess/rules/tests/rules/damage.rs",
            "games/chess/rules/tests/rules/turn.rs",
            "games/chess/rules/tests/matrix.rs",
            "crates/host/tests/chess.rs",
        ];
        let citing: Citing = files.map(cite).into_iter().collect();
        assert_eq!(citing.programs("chess"), ["--lib", "--test=matrix", "--test=rules"]);
    }
}
