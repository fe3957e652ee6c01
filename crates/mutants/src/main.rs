//! Breaks a game's engine in a copy and asks the game's tests whether they notice.
//!
//! `cargo xtask mutants GAME` makes every small fault that people make ([`small`]); `cargo xtask breaks GAME` makes the
//! faults that somebody thought of for each rule of the ledger ([`breaks`]). Either way all of them are written into
//! one copy, each behind the question whether its number was chosen when the program was started: a tool that builds
//! anew for each would take days here.

mod breaks;
mod citing;
mod copy;
mod small;
mod tests_of;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use clap::Parser;

/// The variable of the environment that chooses a change in the changed copy.
const CHOICE: &str = "CROSSOVER_MUTANT";

/// Breaks a game's engine in a copy and asks its tests whether they notice.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Chore {
    /// Every small fault that people make, and which of them no test notices.
    Mutants(small::Arguments),
    /// The faults that are written down for each rule, and which of them no test notices that cites the rule.
    Breaks(breaks::Arguments),
}

/// What both chores are told.
#[derive(clap::Args)]
struct Common {
    /// The game, by its folder in `games`.
    game: String,
    /// Only the tests of the game's rules, and not its scenarios.
    #[arg(long)]
    own: bool,
    /// How many to try at once; as many as there are processors, if nothing is said.
    #[arg(long, default_value_t = 0)]
    jobs: usize,
    /// Where the changed copy lies; cargo's target folder, if nothing is said.
    #[arg(long, value_name = "FOLDER")]
    copy: Option<PathBuf>,
}

fn main() -> Result<ExitCode> {
    let chore = Chore::parse();
    let (Chore::Mutants(small::Arguments { common, .. }) | Chore::Breaks(breaks::Arguments { common, .. })) =
        &chore;
    let project = &std::env::current_dir().context("there is no current folder")?;
    let games = games(project).context("this runs in the top folder of the project")?;
    let is_there = games.contains(&common.game);
    ensure!(is_there, "there is no game `{}`; there are {}", common.game, games.join(", "));
    rayon::ThreadPoolBuilder::new().num_threads(common.jobs).build_global()?;
    let is_clean = match &chore {
        Chore::Mutants(arguments) => small::run(project, arguments)?,
        Chore::Breaks(arguments) => breaks::run(project, arguments)?,
    };
    Ok(if is_clean { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The games of a project: every folder in `games` with rules that can be broken.
fn games(project: &Path) -> Result<Vec<String>> {
    let folders = fs::read_dir(project.join("games")).context("there is no folder `games`")?;
    let mut games = Vec::new();
    for folder in folders {
        let folder = folder?;
        if folder.path().join("rules/src/lib.rs").exists() {
            games.push(folder.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

impl Common {
    /// Where changed copies lie, and beside them what is built of them.
    fn folder(&self, project: &Path, chore: &str) -> PathBuf {
        let target =
            std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| project.join("target"), PathBuf::from);
        self.copy.clone().unwrap_or_else(|| target.join(chore))
    }
}
