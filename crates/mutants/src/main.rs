//! Breaks a game's engine in every small way and asks its tests whether they notice: `cargo xtask mutants GAME`.
//!
//! A tool that builds anew for each change would take days here; see [`change`] for how one build is enough.

mod change;
mod copy;
mod known;
mod report;
mod tests_of;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use clap::Parser;
use indicatif::ProgressBar;
use rayon::prelude::*;

use change::{Change, LeftOut};
use copy::Copy;
use known::Known;
use report::{Report, Tried};
use tests_of::{Built, Tests};

/// The variable of the environment that chooses a change in the changed copy.
const CHOICE: &str = "CROSSOVER_MUTANT";

/// Breaks a game's engine in every small way and tells which breaks its tests don't notice.
#[derive(Parser)]
#[command(name = "cargo xtask mutants")]
struct Arguments {
    /// The game: pow, crisis, champions or gotham.
    game: String,
    /// Only changes in files whose path in the engine begins with this; may be given several times.
    #[arg(long = "in", value_name = "PATH")]
    within: Vec<String>,
    /// Only the changes of these numbers.
    #[arg(long, value_delimiter = ',', value_name = "NUMBERS")]
    only: Vec<u32>,
    /// Only the game's own tests; building its scenarios builds the other games, too.
    #[arg(long)]
    own: bool,
    /// List the changes and try none.
    #[arg(long)]
    list: bool,
    /// How many to try at once; as many as there are processors, if nothing is said.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Where the changed copy lies; cargo's target folder, if nothing is said.
    #[arg(long, value_name = "FOLDER")]
    copy: Option<PathBuf>,
}

fn main() -> Result<ExitCode> {
    let arguments = Arguments::parse();
    let game = &arguments.game;
    let project = &std::env::current_dir().context("there is no current folder")?;
    ensure!(project.join("rules").exists(), "this runs in the top folder of the project");
    ensure!(
        project.join(format!("rules/{game}.yaml")).exists(),
        "there is no game `{game}`; there are pow, crisis, champions and gotham"
    );
    let known = Known::read(project, game)?;
    let (copy, tests) = prepare(project, &arguments)?;
    let chosen: Vec<Change> = copy.changes.iter().filter(|change| arguments.takes(change)).cloned().collect();
    if arguments.list {
        chosen.iter().for_each(|change| println!("{change}"));
        return Ok(ExitCode::SUCCESS);
    }
    rayon::ThreadPoolBuilder::new().num_threads(arguments.jobs).build_global()?;
    let bar = ProgressBar::new(chosen.len() as u64);
    let tried = chosen.into_par_iter().map(|change| attempt(change, &tests)).inspect(|_| bar.inc(1));
    let tried: Vec<Tried> = tried.collect::<Result<_>>()?;
    bar.finish_and_clear();
    let whole = arguments.only.is_empty() && arguments.within.is_empty();
    let report = Report::of(tried, &known, &report::citations(project, game)?, whole);
    print!("{report}");
    Ok(if report.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Arguments {
    fn takes(&self, change: &Change) -> bool {
        let within = self.within.is_empty() || self.within.iter().any(|path| change.file.starts_with(path));
        within && (self.only.is_empty() || self.only.contains(&change.number))
    }
}

/// The changed copy and its tests. What the compiler does not take is left out, and the rest is built again.
fn prepare(project: &Path, arguments: &Arguments) -> Result<(Copy, Vec<Tests>)> {
    let game = &arguments.game;
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| project.join("target"), PathBuf::from);
    let folder = arguments.copy.clone().unwrap_or_else(|| target.join("mutants"));
    // Not beside what is built from the project itself: cargo tells packages of the same names in both apart by nothing.
    let built = folder.join("target");
    // What was refused once is remembered beside the copy, so that the next run finds it built.
    let memory = folder.join(format!("{game}.left-out"));
    let mut left_out: LeftOut =
        fs::read_to_string(&memory).unwrap_or_default().lines().map(str::to_owned).collect();
    loop {
        let copy = Copy::of(project, folder.join(game), game, &left_out)?;
        if arguments.list {
            return Ok((copy, Vec::new()));
        }
        match tests_of::build(&copy.root, &built, game, !arguments.own)? {
            Built::Tests(tests) => return Ok((copy, tests)),
            Built::Refused(numbers) => {
                let refused = copy.changes.iter().filter(|change| numbers.contains(&change.number));
                left_out.extend(refused.map(Change::name));
                let lines: Vec<&str> = left_out.iter().map(String::as_str).collect();
                fs::write(&memory, lines.join("\n"))
                    .with_context(|| format!("can't write {}", memory.display()))?;
            }
        }
    }
}

/// One change, before the quickest tests first; the slow ones are asked only if nobody else noticed.
fn attempt(change: Change, tests: &[Tests]) -> Result<Tried> {
    let mut tried = Tried { change, noticed: false, by: Vec::new(), told: String::new() };
    for program in tests.iter() {
        if tried.noticed && !program.is_quick() {
            break;
        }
        if let Some(failed) = program.run(Some(tried.change.number))? {
            tried.noticed = true;
            tried.by.extend(failed.tests);
            tried.told += &failed.told;
        }
    }
    Ok(tried)
}
