//! The faults that somebody thought of for each rule of the ledger: `cargo xtask breaks GAME`.
//!
//! A rule is proven when a test that cites it fails once the rule is broken. Small faults ([`crate::small`]) can't show
//! that for a rule that is more than one statement, or that is nothing but what the engine does not do. So for each rule
//! somebody wrote down what the engine of a person would do who never read it, or read it wrongly.

mod edit;
mod file;
mod pack;
mod report;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use indicatif::ProgressBar;
use ledger::Ledger;
use rayon::prelude::*;

use crate::Common;
use crate::citing::Citing;
use crate::copy::Copy;
use crate::tests_of::{self, Built, Tests};
use file::{Break, Breaks};
use pack::{Pack, packs};
use report::{Answer, Report};

/// What the chore is told.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub common: Common,
    /// Only rules whose ids begin with one of these.
    rules: Vec<String>,
    /// Tell of every break, not only of those that no citing test notices.
    #[arg(long)]
    all: bool,
}

/// Whether a test that cites the rule notices every break, and every rule has one.
pub fn run(project: &Path, arguments: &Arguments) -> Result<bool> {
    let Common { game, own, .. } = &arguments.common;
    let ledger = Ledger::read(&project.join(format!("rules/{game}.yaml")))?;
    let citing = Citing::read(project, game)?;
    let mut breaks = Breaks::read(project, &ledger)?;
    breaks.keep(|rule| arguments.takes(rule));
    let left_out = breaks.left_out(&ledger).into_iter().filter(|rule| arguments.takes(rule)).collect();
    let mut answers: Vec<(&Break, Answer)> = Vec::new();
    let packs = packs(&breaks.breaks);
    let bar = ProgressBar::new(breaks.breaks.len() as u64);
    for pack in &packs {
        let copy = Copy::of(project, &arguments.common.folder(project, "breaks"), game, |name, text| {
            Ok(pack.broken(name, text))
        })?;
        let tests = match tests_of::build(&copy, game, &citing.programs(game), !own)? {
            Built::Tests(tests) => tests,
            Built::Refused { numbers, told } => {
                bail!("these breaks don't compile: {}\n{told}", pack.rules(&numbers).join(", "))
            }
        };
        let (alone, together): (Vec<_>, Vec<_>) =
            pack.breaks.iter().partition(|(_, broken)| broken.edits.iter().any(|edit| edit.is_data()));
        let attempts = together.into_par_iter().map(|&(number, broken)| {
            bar.inc(1);
            Ok((broken, attempt(number, broken, &tests, &citing)?))
        });
        answers.extend(attempts.collect::<Result<Vec<_>>>()?);
        for &(number, broken) in alone {
            bar.inc(1);
            let answer = with_other_data(project, &copy, broken, || attempt(number, broken, &tests, &citing));
            answers.push((broken, answer?));
        }
    }
    bar.finish_and_clear();
    let report = Report::of(&breaks, answers, left_out, arguments.all);
    print!("{report}");
    Ok(report.is_clean())
}

impl Arguments {
    fn takes(&self, rule: &str) -> bool {
        self.rules.is_empty() || self.rules.iter().any(|start| rule.starts_with(start))
    }
}

/// Breaks the rule before every program that has a test which cites it, until one notices.
fn attempt(number: u32, broken: &Break, tests: &[Tests], citing: &Citing) -> Result<Answer> {
    let rule = broken.rule.as_str();
    let has_cited = |program: &&Tests| {
        !program.plays_scenarios() && citing.of(rule).iter().any(|citation| program.holds(&citation.file))
    };
    let scenarios = tests.iter().filter(|program| program.plays_scenarios());
    let mut others = BTreeSet::new();
    let mut is_deadly = false;
    for program in tests.iter().filter(has_cited).chain(scenarios) {
        let Some(failed) = program.run(Some(number))? else { continue };
        let fallen = citing.fallen(rule, &failed);
        if !fallen.is_empty() {
            return Ok(Answer::Proven(fallen.into_iter().map(str::to_owned).collect()));
        }
        is_deadly |= failed.tests.is_empty();
        others.extend(failed.tests);
    }
    Ok(match others.is_empty() {
        false => Answer::ByOthers(others.into_iter().collect()),
        true if is_deadly => Answer::Deadly,
        true => Answer::Unnoticed,
    })
}

/// Cards and other data are read when tests run, so only one break of them can be tried at a time.
fn with_other_data(
    project: &Path,
    copy: &Copy,
    broken: &Break,
    attempt: impl FnOnce() -> Result<Answer>,
) -> Result<Answer> {
    let data = broken.edits.iter().filter(|edit| edit.is_data());
    let files: BTreeSet<&str> = data.map(|edit| edit.file.as_str()).collect();
    let read =
        |name: &&str| fs::read_to_string(project.join(name)).with_context(|| format!("can't read {name}"));
    for name in &files {
        let alone = Pack { breaks: vec![(0, broken)] };
        let text = read(name)?;
        copy.write(name, alone.broken(name, &text).unwrap_or(text).as_bytes())?;
    }
    let answer = attempt();
    for name in &files {
        copy.write(name, read(name)?.as_bytes())?;
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_breaks_fit_the_engines_and_leave_out_no_rule() {
        let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for game in ["pow", "crisis", "champions", "gotham"] {
            if !project.join(file::folder(game)).exists() {
                continue;
            }
            let ledger = Ledger::read(&project.join(format!("rules/{game}.yaml"))).unwrap();
            let breaks = Breaks::read(&project, &ledger).unwrap_or_else(|found| panic!("{found}"));
            assert_eq!(breaks.left_out(&ledger), Vec::<&str>::new(), "{game}: rules that nobody breaks");
        }
    }
}
