//! Every small fault of the kind that people make, in every statement of an engine: `cargo xtask mutants GAME`.

mod change;
mod known;
mod report;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;
use rayon::prelude::*;

use crate::Common;
use crate::citing::Citing;
use crate::copy::Copy;
use crate::tests_of::{self, Built, Tests};
use change::{Change, Changer, LeftOut};
use known::Known;
use report::{Report, Tried};

/// What the chore is told.
#[derive(clap::Args)]
pub struct Arguments {
    #[command(flatten)]
    pub common: Common,
    /// Only changes in files whose path in the engine begins with this; may be given several times.
    #[arg(long = "in", value_name = "PATH")]
    within: Vec<String>,
    /// Only the changes of these numbers.
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS")]
    only: Vec<u32>,
    /// List the changes and try none.
    #[arg(long)]
    list: bool,
}

/// Whether the tests notice every change, but for those that are excused.
pub fn run(project: &Path, arguments: &Arguments) -> Result<bool> {
    let game = &arguments.common.game;
    let known = Known::read(project, game)?;
    let (changes, tests) = prepare(project, arguments)?;
    let chosen: Vec<Change> = changes.into_iter().filter(|change| arguments.takes(change)).collect();
    if arguments.list {
        chosen.iter().for_each(|change| println!("{change}"));
        return Ok(true);
    }
    let bar = ProgressBar::new(chosen.len() as u64);
    let tried = chosen.into_par_iter().map(|change| attempt(change, &tests)).inspect(|_| bar.inc(1));
    let tried: Vec<Tried> = tried.collect::<Result<_>>()?;
    bar.finish_and_clear();
    let whole = arguments.only.is_empty() && arguments.within.is_empty();
    let report = Report::of(tried, &known, &Citing::read(project, game)?, whole);
    print!("{report}");
    Ok(report.is_clean())
}

impl Arguments {
    fn takes(&self, change: &Change) -> bool {
        let within = self.within.is_empty() || self.within.iter().any(|path| change.file.starts_with(path));
        within && (self.only.is_empty() || self.only.contains(&change.number))
    }
}

/// The changes in the copy and its tests, the quickest first. What the compiler does not take is left out, and the rest
/// is built again.
fn prepare(project: &Path, arguments: &Arguments) -> Result<(Vec<Change>, Vec<Tests>)> {
    let Common { game, own, .. } = &arguments.common;
    let folder = arguments.common.folder(project, "mutants");
    // What was refused once is remembered beside the copy, so that the next run finds it built.
    let memory = folder.join(format!("{game}.left-out"));
    let mut left_out: LeftOut =
        fs::read_to_string(&memory).unwrap_or_default().lines().map(str::to_owned).collect();
    let source = format!("games/{game}/rules/src/");
    loop {
        let mut changer = Changer::new(&left_out);
        let copy = Copy::of(project, &folder, game, |name, text| {
            let engine = name.strip_prefix(&source).filter(|name| is_engine(name));
            engine.map(|name| Ok(changer.file(name, text)?)).transpose()
        })?;
        let changes = changer.changes;
        if arguments.list {
            return Ok((changes, Vec::new()));
        }
        match tests_of::build(&copy, game, &[], !own)? {
            Built::Tests(mut tests) => {
                for program in &tests {
                    program.usual()?;
                }
                tests.sort_by_cached_key(|program| program.usual().ok());
                return Ok((changes, tests));
            }
            Built::Refused { numbers, told } => {
                ensure!(
                    !numbers.is_empty(),
                    "the changed copy does not build, and no change is to blame:\n{told}"
                );
                let refused = changes.iter().filter(|change| numbers.contains(&change.number));
                left_out.extend(refused.map(Change::name));
                let lines: Vec<&str> = left_out.iter().map(String::as_str).collect();
                fs::write(&memory, lines.join("\n"))
                    .with_context(|| format!("can't write {}", memory.display()))?;
            }
        }
    }
}

/// Reading cards and writing things down is the work of other tests than those of rules.
fn is_engine(name: &str) -> bool {
    let elsewhere = ["card/", "printed/", "event.rs", "exchange", "view"];
    name.ends_with(".rs") && !name.contains("tests/") && !elsewhere.iter().any(|part| name.starts_with(part))
}

/// One change, before the quickest tests first; the slow ones are asked only if nobody else noticed.
fn attempt(change: Change, tests: &[Tests]) -> Result<Tried> {
    let mut tried = Tried { change, failed: None };
    for program in tests {
        if tried.failed.is_some() && !program.is_quick()? {
            break;
        }
        if let Some(failed) = program.run(Some(tried.change.number))? {
            let all = tried.failed.get_or_insert_default();
            all.tests.extend(failed.tests);
            all.cited.extend(failed.cited);
        }
    }
    Ok(tried)
}
