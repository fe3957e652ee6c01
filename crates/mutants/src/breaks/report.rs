//! Which rules are proven, and which only seem to be.

use std::fmt;

use super::file::{Break, Breaks};

/// What the tests said to a break.
pub enum Answer {
    /// Tests that cite the rule failed.
    Proven(Vec<String>),
    /// Only tests that don't cite it.
    ByOthers(Vec<String>),
    /// The tests never ended, or died, and so named nobody.
    Deadly,
    Unnoticed,
    /// The copy that holds it was not built, or its tests fail without any break.
    Untried,
}

/// What is to be said about all of them.
pub struct Report<'a> {
    answers: Vec<(&'a Break, Answer)>,
    cannot: usize,
    /// Rules for which nothing is written down.
    left_out: Vec<&'a str>,
    /// Whether to tell of those that are proven, too.
    all: bool,
}

impl<'a> Report<'a> {
    pub fn of(
        breaks: &Breaks,
        mut answers: Vec<(&'a Break, Answer)>,
        left_out: Vec<&'a str>,
        all: bool,
    ) -> Report<'a> {
        answers
            .sort_by_key(|(broken, _)| breaks.breaks.iter().position(|other| std::ptr::eq(*broken, other)));
        Report { answers, cannot: breaks.cannot.len(), left_out, all }
    }

    pub fn is_clean(&self) -> bool {
        self.left_out.is_empty() && self.proven() == self.answers.len()
    }

    fn proven(&self) -> usize {
        self.answers.iter().filter(|(_, answer)| matches!(answer, Answer::Proven(_))).count()
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (Break { rule, broken, .. }, answer) in &self.answers {
            match answer {
                Answer::Proven(tests) if self.all => {
                    writeln!(f, "proven\t{rule}\t{broken}\tby {}", some(tests))?;
                }
                Answer::Proven(_) => {}
                Answer::ByOthers(tests) => {
                    writeln!(f, "noticed by no test that cites it\t{rule}\t{broken}\tby {}", some(tests))?;
                }
                Answer::Deadly => writeln!(f, "the tests die or never end\t{rule}\t{broken}")?,
                Answer::Unnoticed => writeln!(f, "not noticed\t{rule}\t{broken}")?,
                Answer::Untried => writeln!(f, "could not be tried\t{rule}\t{broken}")?,
            }
        }
        for rule in &self.left_out {
            writeln!(f, "nobody breaks it\t{rule}")?;
        }
        let (tried, proven) = (self.answers.len(), self.proven());
        writeln!(
            f,
            "{tried} breaks: {proven} noticed by a test that cites the rule, {} not; {} rules cannot be broken, {} nobody breaks",
            tried - proven,
            self.cannot,
            self.left_out.len()
        )
    }
}

/// The first few of many.
fn some(tests: &[String]) -> String {
    const SHOWN: usize = 4;
    let shown = tests[..tests.len().min(SHOWN)].join(", ");
    if tests.len() > SHOWN { format!("{shown} and {} more", tests.len() - SHOWN) } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn breaking(rule: &str) -> Break {
        Break { rule: rule.to_owned(), broken: "Nobody is hurt.".to_owned(), edits: Vec::new() }
    }

    #[test]
    fn the_report_tells_what_is_not_proven_in_the_order_of_the_ledger() {
        let rules = ["damage.some", "damage.all", "damage.none", "damage.once", "damage.late"];
        let breaks = Breaks { breaks: rules.map(breaking).into(), cannot: vec!["damage.word".to_owned()] };
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>();
        let answers = || {
            vec![
                (&breaks.breaks[3], Answer::Unnoticed),
                (&breaks.breaks[1], Answer::ByOthers(names(&["a::b", "c", "d", "e", "f"]))),
                (&breaks.breaks[0], Answer::Proven(names(&["nothing_hurts_nobody"]))),
                (&breaks.breaks[2], Answer::Deadly),
                (&breaks.breaks[4], Answer::Untried),
            ]
        };
        let report = Report::of(&breaks, answers(), vec!["damage.dash"], true);
        assert!(!report.is_clean());
        insta::assert_snapshot!(report);
        let proven = vec![(&breaks.breaks[0], Answer::Proven(Vec::new()))];
        assert!(Report::of(&breaks, proven, Vec::new(), false).is_clean());
    }
}
