//! What the tests noticed, and which rules they have thereby shown.

use std::fmt;

use super::change::Change;
use super::known::Known;
use crate::citing::Citing;
use crate::tests_of::Failed;

/// A change that was tried.
pub struct Tried {
    pub change: Change,
    /// What failed, if anything did.
    pub failed: Option<Failed>,
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

impl Report {
    /// `whole` says that every change of the engine was tried, so that what is missing is known to be missing.
    pub fn of(tried: Vec<Tried>, known: &[Known], citing: &Citing, whole: bool) -> Report {
        let mut report = Report {
            tried: tried.len(),
            noticed: 0,
            excused: 0,
            survivors: Vec::new(),
            uncited: Vec::new(),
            stale: Vec::new(),
        };
        let mut needed = vec![!whole; known.len()];
        for Tried { change, failed } in tried {
            let excuse = known.iter().position(|known| known.is(&change));
            match (failed, excuse) {
                (None, Some(at)) => {
                    needed[at] = true;
                    report.excused += 1;
                }
                (None, None) => report.survivors.push(change),
                (Some(failed), _) => {
                    report.noticed += 1;
                    let uncited = change.rules.iter().filter(|rule| citing.fallen(rule, &failed).is_empty());
                    let uncited: Vec<&str> = uncited.map(String::as_str).collect();
                    // Who never ends, or dies, names nobody.
                    if !failed.tests.is_empty() && !uncited.is_empty() {
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
    use ledger::citations::Citation;

    use super::*;

    fn change(number: u32, what: &str, rules: &[&str]) -> Change {
        let rules = rules.iter().map(|rule| (*rule).to_owned()).collect();
        Change { number, file: "damage.rs".to_owned(), line: 7, what: what.to_owned(), rules }
    }

    fn tried(change: Change, by: &[&str]) -> Tried {
        let tests: Vec<String> = by.iter().map(|test| (*test).to_owned()).collect();
        let failed = (!tests.is_empty()).then(|| Failed { tests, ..Failed::default() });
        Tried { change, failed }
    }

    fn excuse(change: &str) -> Known {
        Known { r#in: "damage.rs".to_owned(), change: change.to_owned(), why: "it is the same".to_owned() }
    }

    #[test]
    fn the_report_tells_survivors_uncited_rules_and_needless_excuses() {
        let citing = Citing::from_iter([Citation {
            rule: "damage.some".to_owned(),
            file: "games/game/rules/tests/rules/damage.rs".to_owned(),
            line: 3,
            test: "nothing_hurts_nobody".to_owned(),
        }]);
        let tried = vec![
            tried(change(1, "amount > 0: > → >=", &["damage.some"]), &["damage::nothing_hurts_nobody"]),
            tried(change(2, "without need(…)?;", &["damage.some"]), &["damage::another_test"]),
            tried(change(3, "0 → 1", &[]), &[]),
            tried(change(4, "1 → 2", &[]), &[]),
        ];
        let known = [excuse("1 → 2"), excuse("amount > 0: > → >=")];
        let report = Report::of(tried, &known, &citing, true);
        assert!(!report.is_clean());
        insta::assert_snapshot!(report);
    }

    #[test]
    fn a_run_of_some_changes_calls_no_excuse_needless() {
        let report = Report::of(Vec::new(), &[excuse("1 → 2")], &Citing::default(), false);
        assert!(report.is_clean());
        let report = Report::of(Vec::new(), &[excuse("1 → 2")], &Citing::default(), true);
        assert!(!report.is_clean());
    }
}
