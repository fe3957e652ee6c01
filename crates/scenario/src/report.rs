//! Files and folders of scenarios, and what came of them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use content::{Diagnostic, Diagnostics, Source, Spanned, load};
use host::{Outcome, Verdict};
use rayon::prelude::*;
use serde::Serialize;
use table::{Game as _, Match};

use crate::expect::{quoted, suggestion};
use crate::file::{File, Scenario, Then};
use crate::run::play;
use crate::{Code, Content, Scenic, Vocabulary, lesson};

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
pub fn run_file<S: Scenic>(path: &str, text: &str, content: &Content<S>) -> Vec<Outcome> {
    outcomes::<S>(path, Source::from_text(path, text), content)
}

/// Plays whatever bytes there are. This is the door for fuzzers: it answers and does not panic.
pub fn run_any_bytes<S: Scenic>(path: &str, bytes: &[u8], content: &Content<S>) -> Vec<Outcome> {
    outcomes::<S>(path, Source::from_bytes(path, bytes), content)
}

/// Plays a file of one scenario and hands over the game as it stands in the end: to look at it, or to play on.
///
/// # Errors
/// Everything that is not as the scenario says.
pub fn open<S: Scenic>(path: &str, text: &str, content: &Content<S>) -> Result<Match<S::Game>, Diagnostics> {
    let source = Source::from_text(path, text)?;
    let scenarios = separate(load::<File<S>>(&source)?, &source)?;
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
pub fn run_dir<S: Scenic>(root: &Path, content: &Content<S>) -> Report {
    Report::of_folder(root, |path, bytes| run_any_bytes::<S>(path, bytes, content))
}

/// The game of these that a file is for: the one it names, else the one whose name a folder on its path has, the
/// innermost if there are several.
///
/// # Errors
/// When it names another, or none. Both tell which there are.
pub fn game_of<'n>(source: &Source, games: &[&'n str]) -> Result<&'n str, Diagnostics> {
    const HEAD: &str = "game:";
    let called = |name: &str| games.iter().copied().find(|game| *game == name);
    let mut lines = source.text().split_inclusive('\n').scan(0, |at, line| {
        let begins = *at;
        *at += line.len();
        Some((begins, line))
    });
    let named = lines.find_map(|(at, line)| Some((at + HEAD.len(), line.strip_prefix(HEAD)?)));
    if let Some((at, rest)) = named {
        let name = rest.split(" #").next().unwrap_or_default().trim();
        let unknown = || {
            let span = source.span_at(at + (rest.len() - rest.trim_start().len()), name.len().max(1));
            let message = format!("there is no game `{name}`");
            let help = suggestion(name, games.iter().copied());
            Diagnostic::new(Code::UnknownName, source, span, message).with_any_help(help)
        };
        return called(name).ok_or_else(|| unknown().into());
    }
    let mut folders = Path::new(source.path()).iter().rev().filter_map(|folder| folder.to_str());
    folders.find_map(called).ok_or_else(|| {
        let message = "the file does not say which game it is for";
        let help = format!("begin with `game: NAME`; known here: {}", quoted(games));
        Diagnostic::of_file(Code::Shape, source.path(), message).with_help(help).into()
    })
}

impl Report {
    /// What comes of every file under a folder, or of one file, each played by its path and its bytes. The answer is the
    /// same whatever the number of threads.
    pub fn of_folder(root: &Path, play: impl Fn(&str, &[u8]) -> Vec<Outcome> + Sync) -> Report {
        let files = yaml_files(root);
        let play = |path: &PathBuf| {
            let name = path.to_string_lossy();
            match Source::read(path) {
                Ok(source) => play(&name, source.text().as_bytes()),
                Err(found) => vec![Outcome::unread(&name, found)],
            }
        };
        let outcomes: Vec<Vec<Outcome>> = files.par_iter().map(play).collect();
        Report::of(files.len(), outcomes.into_iter().flatten())
    }

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
pub fn yaml_files(root: &Path) -> Vec<PathBuf> {
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

fn outcomes<S: Scenic>(
    path: &str,
    source: Result<Source, Diagnostics>,
    content: &Content<S>,
) -> Vec<Outcome> {
    if let Ok(source) = &source
        && lesson::is_one(source)
    {
        return vec![lesson::outcome::<S>(source, content)];
    }
    let read = source.and_then(|source| Ok((load::<File<S>>(&source)?, source)));
    match read.and_then(|(file, source)| Ok((separate(file, &source)?, source))) {
        Ok((scenarios, source)) => scenarios
            .into_iter()
            .map(|(scenario, given)| outcome(&scenario, &given, &source, content))
            .collect(),
        Err(found) => vec![Outcome::unread(path, found)],
    }
}

fn outcome<S: Scenic>(
    scenario: &Scenario<S>,
    given: &S::Given,
    source: &Source,
    content: &Content<S>,
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
type Separate<S> = Vec<(Scenario<S>, <S as Vocabulary>::Given)>;

fn separate<S: Scenic>(file: File<S>, source: &Source) -> Result<Separate<S>, Diagnostics> {
    let wrong = |span, message: &str, help: &str| {
        Diagnostics::from(Diagnostic::new(Code::Shape, source, span, message).with_help(help))
    };
    if let Some(game) = file.game.filter(|game| game.value != S::Game::NAME) {
        let help = format!("this is played as a scenario of `{}`", S::Game::NAME);
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
            given: S::Given::default(),
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
    let shared = |scenario: Spanned<Scenario<S>>| {
        let mut scenario = scenario.value;
        scenario.cites.extend(file.cites.iter().cloned());
        let given = S::over(std::mem::take(&mut scenario.given), file.given.clone());
        (scenario, given)
    };
    Ok(several.value.into_iter().map(shared).collect())
}
