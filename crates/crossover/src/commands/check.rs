//! `crossover check`: packs, scenarios and ledgers, with everything that is wrong in them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use content::{Bundle, Diagnostic, Diagnostics, Source};
use host::Scripts;
use ledger::{Ledger, ledger_of};
use rayon::prelude::*;
use scenario::{Code, Outcome, Verdict, game_of};
use serde::Serialize;

use crate::ending::Reply;
use crate::examples::with_a_game;
use crate::screen::{self, style};

/// Check packs of content and scenarios: everything that is wrong, with file, line and column.
///
/// A folder with a `pack.yaml` is a pack. Other folders are searched for packs, scenarios and ledgers.
/// Scenarios are played, with the packs that are checked beside them.
#[derive(clap::Args)]
#[command(after_help = with_a_game("\
Examples:
  crossover check my-pack                          one pack
  crossover check my-pack games/GAME/scenarios     a pack, and scenarios that may use it
  crossover check games/GAME/content games/GAME/scenarios
  crossover check games/GAME/ledger                the rules as a list, and their translations
  crossover check scenario.yaml --json"))]
pub struct Arguments {
    /// Files and folders.
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
}

/// What was found. The names of the fields are stable.
#[derive(Default, Serialize)]
struct Checked {
    files: usize,
    scenarios: usize,
    passed: usize,
    failed: Vec<String>,
    errors: Diagnostics,
}

/// What there is to check, each thing once and in the order of the paths.
#[derive(Default)]
struct Found {
    packs: BTreeSet<PathBuf>,
    scenarios: BTreeSet<PathBuf>,
    ledgers: BTreeSet<PathBuf>,
    /// Files inside packs, which are only counted.
    pack_files: usize,
}

/// Checks the paths.
///
/// # Errors
/// A path that is not there.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    let mut found = Found::default();
    for path in &arguments.paths {
        std::fs::metadata(path).with_context(|| format!("{} can't be read", path.display()))?;
        found.look_at(path)?;
    }
    if found.packs.is_empty() && found.scenarios.is_empty() && found.ledgers.is_empty() {
        let paths: Vec<String> = arguments.paths.iter().map(|path| path.display().to_string()).collect();
        bail!(
            "there is nothing to check in {}: a pack has a pack.yaml, a scenario ends in .yaml",
            paths.join(", ")
        );
    }
    let checked = check(&found)?;
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &checked)?;
    } else {
        print(&mut out, &checked)?;
    }
    Ok(Reply::from_yes(checked.errors.is_empty()))
}

impl Found {
    fn look_at(&mut self, path: &Path) -> anyhow::Result<()> {
        if let Some(pack) = pack_of(path) {
            if self.packs.insert(pack.clone()) {
                self.pack_files += count_yaml(&pack);
            }
            return Ok(());
        }
        if is_bundle(path) {
            self.pack_files += usize::from(self.packs.insert(path.to_owned()));
            return Ok(());
        }
        if !path.is_dir() {
            let kind = if is_ledger(path) { &mut self.ledgers } else { &mut self.scenarios };
            kind.insert(path.to_owned());
            return Ok(());
        }
        for inside in children(path)? {
            if inside.is_dir() || inside.extension().is_some_and(|extension| extension == "yaml") {
                self.look_at(&inside)?;
            }
        }
        Ok(())
    }
}

/// The pack that a path is, or that a file is in.
fn pack_of(path: &Path) -> Option<PathBuf> {
    let is_pack = |folder: &Path| folder.join("pack.yaml").is_file();
    if path.is_dir() {
        return is_pack(path).then(|| path.to_owned());
    }
    path.ancestors().skip(1).take(2).find(|folder| is_pack(folder)).map(Path::to_owned)
}

/// Whether a file is a whole pack in one text.
fn is_bundle(path: &Path) -> bool {
    path.is_file() && Source::read(path).is_ok_and(|source| Bundle::is_one(source.text()))
}

/// Whether a file has sections as a ledger has, or is named as a translation of one that lies beside it. What can't be
/// read is left to be reported as a scenario.
fn is_ledger(path: &Path) -> bool {
    let has_sections = |path: &Path| {
        Source::read(path)
            .is_ok_and(|source| source.text().lines().any(|line| line.trim_end() == "sections:"))
    };
    has_sections(path) || has_sections(&ledger_of(path))
}

fn children(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let unreadable = || format!("{} can't be read", folder.display());
    let entries = std::fs::read_dir(folder).with_context(unreadable)?;
    let mut paths = Vec::new();
    for entry in entries {
        let entry = entry.with_context(unreadable)?;
        let hidden = entry.file_name().to_string_lossy().starts_with('.');
        // A link to a folder could lead round in a circle.
        let linked_folder = entry.file_type().is_ok_and(|kind| kind.is_symlink()) && entry.path().is_dir();
        if !hidden && !linked_folder {
            paths.push(entry.path());
        }
    }
    paths.sort();
    Ok(paths)
}

fn count_yaml(folder: &Path) -> usize {
    let count = |path: &PathBuf| match path.is_dir() {
        true => count_yaml(path),
        false => usize::from(path.extension().is_some_and(|extension| extension == "yaml")),
    };
    children(folder).unwrap_or_default().iter().map(count).sum()
}

fn check(found: &Found) -> anyhow::Result<Checked> {
    let mut checked = Checked {
        files: found.pack_files + found.scenarios.len() + found.ledgers.len(),
        ..Checked::default()
    };
    let games = games::all()?;
    let scripted = games.iter().filter_map(|game| Some((game.about().name, game.scripts()?)));
    let mut shelves: Vec<Shelf> = scripted.map(|(game, scripts)| Shelf::new(game, scripts)).collect();
    for pack in &found.packs {
        match game_of_pack(pack, &shelves) {
            Ok(game) => shelf_of(&mut shelves, game).packs.push(pack.clone()),
            Err(errors) => checked.errors.extend(errors),
        }
    }
    let names: Vec<&str> = shelves.iter().map(|shelf| shelf.game).collect();
    for path in &found.scenarios {
        match Source::read(path).and_then(|source| Ok((game_of(&source, &names)?, source))) {
            Ok((game, source)) => shelf_of(&mut shelves, game).scenarios.push(source),
            Err(errors) => checked.errors.extend(errors),
        }
    }
    for shelf in shelves.iter().filter(|shelf| !shelf.packs.is_empty() || !shelf.scenarios.is_empty()) {
        checked.play(shelf);
        checked.try_starts(shelf);
    }
    // A translation is read with its ledger, which is held against all of its translations.
    let ledgers: BTreeSet<PathBuf> = found.ledgers.iter().map(|path| ledger_of(path)).collect();
    for path in &ledgers {
        if let Err(errors) = Ledger::read(path) {
            checked.errors.extend(errors);
        }
    }
    Ok(checked)
}

/// What there is to check of one game.
struct Shelf<'g> {
    game: &'g str,
    scripts: &'g dyn Scripts,
    packs: Vec<PathBuf>,
    scenarios: Vec<Source>,
}

impl<'g> Shelf<'g> {
    fn new(game: &'g str, scripts: &'g dyn Scripts) -> Shelf<'g> {
        Shelf { game, scripts, packs: Vec::new(), scenarios: Vec::new() }
    }
}

/// The shelf of a game that has one.
fn shelf_of<'s, 'g>(shelves: &'s mut [Shelf<'g>], game: &str) -> &'s mut Shelf<'g> {
    shelves.iter_mut().find(|shelf| shelf.game == game).expect("games are found among the shelves")
}

/// The game that a pack is for: the one whose schema its `pack.yaml` names, of whose kinds its files are, or whose name a folder
/// on its path has.
///
/// # Errors
/// When nothing tells which.
fn game_of_pack<'g>(pack: &Path, shelves: &[Shelf<'g>]) -> Result<&'g str, Diagnostics> {
    let is_bundle = pack.is_file();
    let manifest = Source::read(&if is_bundle { pack.to_owned() } else { pack.join("pack.yaml") })?;
    let text = manifest.text();
    let by_schema = |shelf: &&Shelf| {
        let game = shelf.game;
        [format!("schemas/{game}/"), format!("{game}/schemas/")].iter().any(|named| text.contains(named))
    };
    let bundle = is_bundle.then(|| Bundle::read(manifest.path(), text)).transpose()?;
    let holds = |folder: &&str| match &bundle {
        Some(bundle) => {
            bundle.files().any(|(path, _)| path.split_once('/').is_some_and(|(of, _)| of == *folder))
        }
        None => pack.join(folder).is_dir(),
    };
    let by_kind = |shelf: &&Shelf| shelf.scripts.folders().iter().any(holds);
    let called = |folder: &str| shelves.iter().find(|shelf| shelf.game == folder);
    let by_folder = || pack.iter().rev().filter_map(|folder| folder.to_str()).find_map(called);
    let found = shelves.iter().find(by_schema).or_else(|| shelves.iter().find(by_kind)).or_else(by_folder);
    found.map(|shelf| shelf.game).ok_or_else(|| {
        let games: Vec<String> = shelves.iter().map(|shelf| format!("`{}`", shelf.game)).collect();
        let help = format!(
            "name its schema, such as games/NAME/schemas/pack.json; known here: {}",
            games.join(", ")
        );
        let message = "the pack does not say which game it is for";
        Diagnostic::of_file(Code::Shape, manifest.path(), message).with_help(help).into()
    })
}

impl Checked {
    /// Plays the scenarios of a game with its packs.
    fn play(&mut self, shelf: &Shelf) {
        let scripts = match shelf.scripts.with(&shelf.packs) {
            Ok(scripts) => scripts,
            // With broken cards every scenario would fail for the same reason, and hide it.
            Err(errors) => return self.errors.extend(errors),
        };
        let bar = screen::progress(shelf.scenarios.len() as u64, "scenarios");
        let play = |source: &Source| {
            let outcomes = scripts.run(source.path(), source.text().as_bytes());
            bar.inc(1);
            outcomes
        };
        let outcomes: Vec<Vec<Outcome>> = shelf.scenarios.par_iter().map(play).collect();
        bar.finish_and_clear();
        outcomes.into_iter().flatten().for_each(|outcome| self.count(outcome));
    }

    /// Plays the starts of a game's packs up to the first turn. With broken cards none could be.
    fn try_starts(&mut self, shelf: &Shelf) {
        let mut starts = Vec::new();
        for pack in &shelf.packs {
            match content::starts(pack) {
                Ok(sources) => starts.extend(sources),
                Err(errors) => self.errors.extend(errors),
            }
        }
        if starts.is_empty() || !self.errors.is_empty() {
            return;
        }
        match games::one(shelf.game, &shelf.packs) {
            Ok(Some(door)) => {
                for source in &starts {
                    self.errors.extend(host::starts::trial(&*door, source));
                }
            }
            Ok(None) => {}
            Err(errors) => self.errors.extend(errors),
        }
    }

    fn count(&mut self, Outcome { file, title, result, .. }: Outcome) {
        self.scenarios += 1;
        match result {
            Verdict::Passed => self.passed += 1,
            Verdict::Failed(errors) => {
                self.failed.push(if file == title { file } else { format!("{file}: {title}") });
                self.errors.extend(errors);
            }
        }
    }
}

fn print(out: &mut impl std::io::Write, checked: &Checked) -> anyhow::Result<()> {
    let (green, red) = (style::RIGHT, style::WRONG);
    for error in &checked.errors {
        writeln!(out, "{error}")?;
    }
    let Checked { files, scenarios, passed, errors, .. } = checked;
    let played =
        if *scenarios == 0 { String::new() } else { format!(", {passed} of {scenarios} scenarios pass") };
    if errors.is_empty() {
        writeln!(out, "{green}in order{green:#}: {}{played}", count(*files, "file"))?;
    } else {
        writeln!(out, "{red}{}{red:#} in {}{played}", count(errors.len(), "mistake"), count(*files, "file"))?;
    }
    Ok(())
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") }
}
