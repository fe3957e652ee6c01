//! Files and folders of scenarios, and what came of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ::champions::Champions;
use ::crisis::Crisis;
use ::gotham::Gotham;
use ::pow::Pow;
use content::{Diagnostic, Diagnostics, Source, Spanned, load};
use rayon::prelude::*;
use serde::Serialize;
use table::{Game as _, Match};

use crate::file::{File, Scenario, Then};
use crate::run::play;
use crate::{Code, Scenic};

/// What came of one scenario.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The path of its file, as diagnostics show it.
    pub file: String,
    /// Its title; of a file that can't be read, its path.
    pub title: String,
    /// The rules it proves if it passes.
    pub cites: Vec<String>,
    /// Whether it passes.
    pub result: Verdict,
}

/// Whether a scenario passes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Everything is as it says.
    Passed,
    /// Everything that is not.
    Failed(Diagnostics),
}

/// What came of all scenarios in a folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// How many files were read.
    pub files: usize,
    /// How many scenarios they hold.
    pub scenarios: usize,
    /// How many of them passed.
    pub passed: usize,
    /// The others: file and title of each.
    pub failed: Vec<String>,
    /// Everything that is wrong, by file, line and column.
    pub errors: Diagnostics,
    /// The rules that passing scenarios cite.
    pub proven: BTreeSet<String>,
    /// The rules that the others cite.
    pub disproven: BTreeSet<String>,
}

/// Plays every scenario of a file.
pub fn run_file<G: Scenic>(path: &str, text: &str, content: &G::Content) -> Vec<Outcome> {
    outcomes::<G>(path, Source::from_text(path, text), content)
}

/// Plays whatever bytes there are. This is the door for fuzzers: it answers and does not panic.
pub fn run_any_bytes<G: Scenic>(path: &str, bytes: &[u8], content: &G::Content) -> Vec<Outcome> {
    outcomes::<G>(path, Source::from_bytes(path, bytes), content)
}

/// Plays a file of one scenario and hands over the game as it stands in the end: to look at it, or to play on.
///
/// # Errors
/// Everything that is not as the scenario says.
pub fn open<G: Scenic>(path: &str, text: &str, content: &G::Content) -> Result<Match<G>, Diagnostics> {
    let source = Source::from_text(path, text)?;
    let scenarios = separate(load::<File<G>>(&source)?, &source)?;
    let [(scenario, given)] = scenarios.as_slice() else {
        let message = format!("one scenario can be opened, not {}", scenarios.len());
        return Err(Diagnostic::of_file(Code::Shape, path, message).into());
    };
    let mut found = Diagnostics::default();
    let game = play(scenario, given, &source, content, &mut found);
    match game {
        Some(game) => found.into_result(game),
        None => Err(found),
    }
}

/// Plays every scenario of a game under a folder, or of one file. The answer is the same whatever the number of threads.
pub fn run_dir<G: Scenic<Content: Sync>>(root: &Path, content: &G::Content) -> Report {
    let files = yaml_files(root);
    let play = |path: &PathBuf| outcomes::<G>(&path.to_string_lossy(), Source::read(path), content);
    let outcomes: Vec<Vec<Outcome>> = files.par_iter().map(play).collect();
    Report::of(files.len(), outcomes.into_iter().flatten())
}

/// The game that a file is for: the one it names, else the one whose name a folder on its path has, else POW.
pub fn game_of(source: &Source) -> &'static str {
    let named = source.text().lines().find_map(|line| line.strip_prefix("game:"));
    let named = named.and_then(|name| game_called(name.trim()));
    named.or_else(|| game_of_folder(Path::new(source.path()))).unwrap_or(Pow::NAME)
}

/// The game whose name a folder on a path has, the innermost if there are several.
fn game_of_folder(path: &Path) -> Option<&'static str> {
    path.iter().rev().filter_map(|folder| folder.to_str()).find_map(game_called)
}

fn game_called(name: &str) -> Option<&'static str> {
    [Pow::NAME, Crisis::NAME, Champions::NAME, Gotham::NAME].into_iter().find(|game| *game == name)
}

impl Report {
    fn of(files: usize, outcomes: impl Iterator<Item = Outcome>) -> Report {
        let mut report = Report { files, ..Report::default() };
        for Outcome { file, title, cites, result } in outcomes {
            report.scenarios += 1;
            match result {
                Verdict::Passed => {
                    report.passed += 1;
                    report.proven.extend(cites);
                }
                Verdict::Failed(errors) => {
                    report.failed.push(format!("{file}: {title}"));
                    report.errors.extend(errors);
                    report.disproven.extend(cites);
                }
            }
        }
        report
    }
}

/// All YAML files under a folder, in the order of their paths.
fn yaml_files(root: &Path) -> Vec<PathBuf> {
    if !root.is_dir() {
        return vec![root.to_owned()];
    }
    let mut files = Vec::new();
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "yaml") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn outcomes<G: Scenic>(
    path: &str,
    source: Result<Source, Diagnostics>,
    content: &G::Content,
) -> Vec<Outcome> {
    let read = source.and_then(|source| Ok((load::<File<G>>(&source)?, source)));
    match read.and_then(|(file, source)| Ok((separate(file, &source)?, source))) {
        Ok((scenarios, source)) => scenarios
            .into_iter()
            .map(|(scenario, given)| outcome(&scenario, &given, &source, content))
            .collect(),
        Err(found) => vec![Outcome {
            file: path.to_owned(),
            title: path.to_owned(),
            cites: Vec::new(),
            result: Verdict::Failed(found),
        }],
    }
}

fn outcome<G: Scenic>(
    scenario: &Scenario<G>,
    given: &G::Given,
    source: &Source,
    content: &G::Content,
) -> Outcome {
    let mut found = Diagnostics::default();
    play(scenario, given, source, content, &mut found);
    Outcome {
        file: source.path().to_owned(),
        title: scenario.title.value.clone(),
        cites: scenario.cites.iter().map(|cited| cited.value.clone()).collect(),
        result: match found.into_result(()) {
            Ok(()) => Verdict::Passed,
            Err(found) => Verdict::Failed(found),
        },
    }
}

/// The scenarios of a file, each with all that is given to it.
type Separate<G> = Vec<(Scenario<G>, <G as Scenic>::Given)>;

fn separate<G: Scenic>(file: File<G>, source: &Source) -> Result<Separate<G>, Diagnostics> {
    let wrong = |span, message: &str, help: &str| {
        Diagnostics::from(Diagnostic::new(Code::Shape, source, span, message).with_help(help))
    };
    if let Some(game) = file.game.filter(|game| game.value != G::NAME) {
        let help = format!("this is played as a scenario of `{}`", G::NAME);
        return Err(wrong(game.span, &format!("this is a scenario of `{game}`"), &help));
    }
    let Some(several) = file.scenarios else {
        let title = file.title.ok_or_else(|| {
            let message = "the scenario has no title";
            Diagnostics::from(
                Diagnostic::of_file(Code::Shape, source.path(), message)
                    .with_help("say in `title` what it shows"),
            )
        })?;
        let scenario = Scenario {
            title,
            cites: file.cites,
            given: G::Given::default(),
            dice: file.dice,
            draws: file.draws,
            lines: file.lines,
            then: file.then.map_or_else(Then::default, |then| then.value),
        };
        return Ok(vec![(scenario, file.given)]);
    };
    let stray = file.dice.first().map(|roll| roll.span);
    let stray = stray.or(file.draws.first().map(|draw| draw.span));
    let stray = stray.or(file.lines.first().map(|line| line.span));
    let stray = stray.or(file.then.as_ref().map(|then| then.span));
    if let Some(span) = stray {
        let message = "with `scenarios`, each has its own `dice`, `draws`, `do` and `then`";
        return Err(wrong(span, message, "move this into the scenario it belongs to"));
    }
    let shared = |scenario: Spanned<Scenario<G>>| {
        let mut scenario = scenario.value;
        scenario.cites.extend(file.cites.iter().cloned());
        let given = G::over(std::mem::take(&mut scenario.given), file.given.clone());
        (scenario, given)
    };
    Ok(several.value.into_iter().map(shared).collect())
}
