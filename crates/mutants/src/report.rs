//! What the tests noticed, and which rules they have thereby shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::Path;

use anyhow::Result;
use ledger::citations::{Citation, in_rust_sources};

use crate::change::Change;
use crate::known::Known;

/// A change that was tried.
pub struct Tried {
    pub change: Change,
    pub noticed: bool,
    /// The tests that failed, by their paths.
    pub by: Vec<String>,
    /// What they told.
    pub told: String,
}

/// What is to be said about all of them.
pub struct Report {
    tried: usize,
    noticed: usize,
    /// Not noticed, for a reason that is written down.
    excused: usize,
    survivors: Vec<Change>,
    /// Changes that are noticed, but by no test that cites a rule which the changed statement names.
    uncited: Vec<(Change, String)>,
    /// Excuses for changes that are noticed, or that cannot be made any more.
    stale: Vec<String>,
}

/// Which tests cite which rules: Rust tests by their names. (Scenarios that fail tell what they cite themselves.)
pub fn citations(project: &Path, game: &str) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let mut by_rule: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for Citation { rule, test, .. } in in_rust_sources(project, game)? {
        by_rule.entry(rule).or_default().insert(test);
    }
    Ok(by_rule)
}

impl Report {
    /// `whole` says that every change of the engine was tried, so that what is missing is known to be missing.
    pub fn of(
        tried: Vec<Tried>,
        known: &[Known],
        citations: &BTreeMap<String, BTreeSet<String>>,
        whole: bool,
    ) -> Report {
        let mut report = Report {
            tried: tried.len(),
            noticed: 0,
            excused: 0,
            survivors: Vec::new(),
            uncited: Vec::new(),
            stale: Vec::new(),
        };
        let mut needed = vec![!whole; known.len()];
        for Tried { change, noticed, by, told } in tried {
            let excuse = known.iter().position(|known| known.is(&change));
            match (noticed, excuse) {
                (false, Some(at)) => {
                    needed[at] = true;
                    report.excused += 1;
                }
                (false, None) => report.survivors.push(change),
                (true, _) => {
                    report.noticed += 1;
                    // Who never ends, or dies, names nobody.
                    let named: BTreeSet<&str> =
                        by.iter().filter_map(|path| path.rsplit("::").next()).collect();
                    let cites = |rule: &&String| {
                        let tests = citations.get(*rule);
                        tests.is_some_and(|tests| tests.iter().any(|test| named.contains(test.as_str())))
                            || told.contains(rule.as_str())
                    };
                    let uncited: Vec<&str> =
                        change.rules.iter().filter(|rule| !cites(rule)).map(String::as_str).collect();
                    if !by.is_empty() && !uncited.is_empty() {
                        let rules = uncited.join(", ");
                        report.uncited.push((change, rules));
                    }
                }
            }
        }
        let stale = known.iter().zip(needed).filter(|(_, needed)| !needed);
        report.stale = stale.map(|(known, _)| known.name()).collect();
        report
    }

    pub fn is_clean(&self) -> bool {
        self.survivors.is_empty() && self.stale.is_empty()
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}:{}\t{}", self.number, self.file, self.line, self.what)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for change in &self.survivors {
            writeln!(f, "not noticed\t{change}")?;
        }
        for (change, rules) in &self.uncited {
            writeln!(f, "noticed, but by no test that cites {rules}\t{change}")?;
        }
        for stale in &self.stale {
            writeln!(f, "excused without need\t{stale}")?;
        }
        let Report { tried, noticed, excused, survivors, uncited, .. } = self;
        writeln!(
            f,
            "{tried} changes: {noticed} noticed ({} by no test that cites the rule), {excused} excused, {} not noticed",
            uncited.len(),
            survivors.len()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(number: u32, what: &str, rules: &[&str]) -> Change {
        let rules = rules.iter().map(|rule| (*rule).to_owned()).collect();
        Change { number, file: "damage.rs".to_owned(), line: 7, what: what.to_owned(), rules }
    }

    fn tried(change: Change, by: &[&str]) -> Tried {
        let by: Vec<String> = by.iter().map(|test| (*test).to_owned()).collect();
        Tried { change, noticed: !by.is_empty(), by, told: String::new() }
    }

    fn excuse(change: &str) -> Known {
        Known { r#in: "damage.rs".to_owned(), change: change.to_owned(), why: "it is the same".to_owned() }
    }

    #[test]
    fn the_report_tells_survivors_uncited_rules_and_needless_excuses() {
        let citations =
            BTreeMap::from([("damage.some".to_owned(), BTreeSet::from(["nothing_hurts_nobody".to_owned()]))]);
        let tried = vec![
            tried(change(1, "amount > 0: > → >=", &["damage.some"]), &["damage::nothing_hurts_nobody"]),
            tried(change(2, "without need(…)?;", &["damage.some"]), &["damage::another_test"]),
            tried(change(3, "0 → 1", &[]), &[]),
            tried(change(4, "1 → 2", &[]), &[]),
        ];
        let known = [excuse("1 → 2"), excuse("amount > 0: > → >=")];
        let report = Report::of(tried, &known, &citations, true);
        assert!(!report.is_clean());
        insta::assert_snapshot!(report);
    }

    #[test]
    fn a_run_of_some_changes_calls_no_excuse_needless() {
        let report = Report::of(Vec::new(), &[excuse("1 → 2")], &BTreeMap::new(), false);
        assert!(report.is_clean());
        let report = Report::of(Vec::new(), &[excuse("1 → 2")], &BTreeMap::new(), true);
        assert!(!report.is_clean());
    }
}
