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
    /// Only ask the compiler whether it takes them all, and try none; takes a few minutes.
    #[arg(long)]
    check: bool,
}

/// Whether a test that cites the rule notices every break, and every rule has one.
pub fn run(project: &Path, arguments: &Arguments) -> Result<bool> {
    let game = &arguments.common.game;
    let ledger = Ledger::read(&project.join(format!("games/{game}/ledger/{game}.yaml")))?;
    let citing = Citing::read(project, game)?;
    let mut breaks = Breaks::read(project, &ledger)?;
    breaks.keep(|rule| arguments.takes(rule));
    let left_out = breaks.left_out(&ledger).into_iter().filter(|rule| arguments.takes(rule)).collect();
    let mut answers: Vec<(&Break, Answer)> = Vec::new();
    let packs = packs(&breaks.breaks);
    if arguments.check {
        return check(project, arguments, &packs);
    }
    let bar = ProgressBar::new(breaks.breaks.len() as u64);
    for pack in &packs {
        match tried(project, arguments, pack, &citing, &bar) {
            Ok(tried) => answers.extend(tried),
            // The other copies are worth their time all the same.
            Err(error) => {
                bar.suspend(|| eprintln!("{error}"));
                answers.extend(pack.breaks.iter().map(|&(_, broken)| (broken, Answer::Untried)));
            }
        }
    }
    bar.finish_and_clear();
    let report = Report::of(&breaks, answers, left_out, arguments.all);
    print!("{report}");
    Ok(report.is_clean())
}

/// What the tests say to the breaks of one copy.
fn tried<'a>(
    project: &Path,
    arguments: &Arguments,
    pack: &Pack<'a>,
    citing: &Citing,
    bar: &ProgressBar,
) -> Result<Vec<(&'a Break, Answer)>> {
    let Common { game, own, .. } = &arguments.common;
    let copy = copied(project, arguments, pack)?;
    let tests = match tests_of::build(&copy, game, &citing.programs(game), !own)? {
        Built::Tests(tests) => tests,
        Built::Refused { numbers, told } => {
            bail!("{told}\nthese lines hold breaks of:\n{}", pack.told(&numbers))
        }
    };
    let (alone, together): (Vec<_>, Vec<_>) =
        pack.breaks.iter().partition(|(_, broken)| broken.edits.iter().any(|edit| edit.is_data()));
    let attempts = together.into_par_iter().map(|&(number, broken)| {
        bar.inc(1);
        Ok((broken, attempt(number, broken, &tests, citing)?))
    });
    let mut answers = attempts.collect::<Result<Vec<_>>>()?;
    for &(number, broken) in alone {
        bar.inc(1);
        let answer = with_other_data(project, &copy, broken, || attempt(number, broken, &tests, citing));
        answers.push((broken, answer?));
    }
    Ok(answers)
}

/// The copy that holds the breaks of a pack.
fn copied(project: &Path, arguments: &Arguments, pack: &Pack<'_>) -> Result<Copy> {
    let folder = arguments.common.folder(project, "breaks");
    Copy::of(project, &folder, &arguments.common.game, |name, text| Ok(pack.broken(name, text)))
}

/// Whether the compiler takes every break. All that it does not take is told, not only what is in the first copy.
fn check(project: &Path, arguments: &Arguments, packs: &[Pack<'_>]) -> Result<bool> {
    let mut is_clean = true;
    for (number, pack) in (1..).zip(packs) {
        let copy = copied(project, arguments, pack)?;
        if let Built::Refused { numbers, told } = tests_of::check(&copy, &arguments.common.game)? {
            is_clean = false;
            println!("{told}\nthese lines hold breaks of:\n{}", pack.told(&numbers));
        }
        println!("copy {number} of {}: {} breaks", packs.len(), pack.breaks.len());
    }
    Ok(is_clean)
}

impl Arguments {
    fn takes(&self, rule: &str) -> bool {
        self.rules.is_empty() || self.rules.iter().any(|start| rule.starts_with(start))
    }
}

/// Breaks the rule before every program that has a test which cites it, until one notices. The tests that cite it are
/// asked first and alone; only when they notice nothing is it worth the time to hear whether any other does.
fn attempt(number: u32, broken: &Break, tests: &[Tests], citing: &Citing) -> Result<Answer> {
    let rule = broken.rule.as_str();
    let cited_in = |program: &Tests| -> BTreeSet<&str> {
        let held = citing.of(rule).iter().filter(|citation| program.holds(&citation.file));
        held.map(|citation| citation.test.as_str()).collect()
    };
    let every = BTreeSet::new;
    let (scenarios, own): (Vec<_>, Vec<_>) = tests.iter().partition(|program| program.plays_scenarios());
    let own = own.into_iter().map(|program| (program, cited_in(program)));
    let own: Vec<_> = own.filter(|(_, cited)| !cited.is_empty()).collect();
    let whole: Vec<_> = own.iter().map(|(program, _)| (*program, every())).collect();
    let scenarios = scenarios.into_iter().map(|program| (program, every()));
    let mut others = BTreeSet::new();
    let mut is_deadly = false;
    for (program, named) in own.into_iter().chain(scenarios).chain(whole) {
        let Some(failed) = program.run_some(Some(number), &named)? else { continue };
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
        let games = fs::read_dir(project.join("games")).unwrap().flatten();
        let names: Vec<String> = games.filter_map(|game| game.file_name().into_string().ok()).collect();
        let broken: Vec<&String> =
            names.iter().filter(|game| project.join(file::folder(game)).exists()).collect();
        assert!(!broken.is_empty(), "some game has breaks");
        for game in broken {
            let ledger = Ledger::read(&project.join(format!("games/{game}/ledger/{game}.yaml"))).unwrap();
            let breaks = Breaks::read(&project, &ledger).unwrap_or_else(|found| panic!("{found}"));
            assert_eq!(breaks.left_out(&ledger), Vec::<&str>::new(), "{game}: rules that nobody breaks");
        }
    }
}
