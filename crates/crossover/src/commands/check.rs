//! `crossover check`: packs, scenarios and ledgers, with everything that is wrong in them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use champions::Champions;
use content::{Bundle, Diagnostics, Source, Thing as _};
use crisis::Crisis;
use crisis::card::Edition;
use gotham::Gotham;
use ledger::{Ledger, ledger_of};
use pow::Pow;
use rayon::prelude::*;
use scenario::{Outcome, Scenic, Verdict, game_of};
use serde::Serialize;
use table::Game as _;

use crate::ending::Reply;
use crate::game::GameName;
use crate::screen::{self, style};

/// Check packs of content and scenarios: everything that is wrong, with file, line and column.
///
/// A folder with a `pack.yaml` is a pack. Other folders are searched for packs, scenarios and ledgers.
/// Scenarios are played, with the packs that are checked beside them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover check games/pow/content/house          one pack
  crossover check my-pack games/pow/scenarios      a pack, and scenarios that may use it
  crossover check games/crisis/content games/crisis/scenarios
  crossover check games/gotham/content/house
  crossover check games/pow/scenarios/attack.yaml --json")]
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
    let checked = check(&found);
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

fn check(found: &Found) -> Checked {
    let mut checked = Checked {
        files: found.pack_files + found.scenarios.len() + found.ledgers.len(),
        ..Checked::default()
    };
    let packs_of = |game: GameName| -> Vec<&PathBuf> {
        found.packs.iter().filter(|path| game_of_pack(path) == game).collect()
    };
    let (pow, crisis) = (packs_of(GameName::Pow), packs_of(GameName::Crisis));
    let (champions, gotham) = (packs_of(GameName::Champions), packs_of(GameName::Gotham));
    let mut scenarios = Scenarios::default();
    for path in &found.scenarios {
        match Source::read(path) {
            Err(errors) => checked.errors.extend(errors),
            Ok(source) if game_of(&source) == Crisis::NAME => scenarios.crisis.push(source),
            Ok(source) if game_of(&source) == Champions::NAME => scenarios.champions.push(source),
            Ok(source) if game_of(&source) == Gotham::NAME => scenarios.gotham.push(source),
            Ok(source) => scenarios.pow.push(source),
        }
    }
    if !pow.is_empty() || !scenarios.pow.is_empty() {
        checked.play::<Pow>(&scenarios.pow, pow::card::load(&pow));
    }
    if !crisis.is_empty() || !scenarios.crisis.is_empty() {
        checked.play::<Crisis>(&scenarios.crisis, crisis::card::load(&crisis, Edition::default()));
    }
    if !champions.is_empty() || !scenarios.champions.is_empty() {
        checked.play::<Champions>(&scenarios.champions, champions::card::load(&champions));
    }
    if !gotham.is_empty() || !scenarios.gotham.is_empty() {
        checked.play::<Gotham>(&scenarios.gotham, gotham::printed::load(&gotham));
    }
    // A translation is read with its ledger, which is held against all of its translations.
    let ledgers: BTreeSet<PathBuf> = found.ledgers.iter().map(|path| ledger_of(path)).collect();
    for path in &ledgers {
        if let Err(errors) = Ledger::read(path) {
            checked.errors.extend(errors);
        }
    }
    checked
}

/// The scenario files, game by game.
#[derive(Default)]
struct Scenarios {
    pow: Vec<Source>,
    crisis: Vec<Source>,
    champions: Vec<Source>,
    gotham: Vec<Source>,
}

/// The game that a pack is for: the one whose schema its `pack.yaml` names, of whose kinds its files are, or whose name a folder
/// on its path has.
fn game_of_pack(pack: &Path) -> GameName {
    let manifest = if pack.is_file() { pack.to_owned() } else { pack.join("pack.yaml") };
    let manifest = Source::read(&manifest);
    let text = manifest.as_ref().map_or("", |source| source.text());
    let by_schema = || {
        GameName::ALL.into_iter().find(|game| {
            [format!("schemas/{game}/"), format!("{game}/schemas/")].iter().any(|named| text.contains(named))
        })
    };
    let called = |folder: &str| GameName::ALL.into_iter().find(|game| game.as_str() == folder);
    let by_folder = || pack.iter().rev().filter_map(|folder| folder.to_str()).find_map(called);
    let by_kind = || {
        let holds = |game: &GameName| own_folders(*game).iter().any(|folder| pack.join(folder).is_dir());
        GameName::ALL.into_iter().find(holds)
    };
    // Of all games only Gotham has packs in one file so far: the editor writes them.
    let usual = if pack.is_file() { GameName::Gotham } else { GameName::Pow };
    by_schema().or_else(by_kind).or_else(by_folder).unwrap_or(usual)
}

/// Folders that packs of this game have and those of no other.
fn own_folders(game: GameName) -> &'static [&'static str] {
    use champions::card::file::{Identity, PlayerCard, ScenarioCard};
    use crisis::card::file::{Affiliation, Roster, Tactic};
    use gotham::printed::file::{Board, Hero, Material, Tile};
    match game {
        GameName::Pow | GameName::MiniSkirmish => &[],
        GameName::Crisis => &[Tactic::FOLDER, Affiliation::FOLDER, Roster::FOLDER],
        GameName::Champions => &[Identity::FOLDER, PlayerCard::FOLDER, ScenarioCard::FOLDER],
        GameName::Gotham => &[Hero::FOLDER, Tile::FOLDER, Material::FOLDER, Board::FOLDER],
    }
}

impl Checked {
    /// Plays the scenarios of a game with its cards.
    fn play<G>(&mut self, scenarios: &[Source], cards: Result<G::Content, Diagnostics>)
    where
        G: Scenic<Content: Sync>,
    {
        let cards = match cards {
            Ok(cards) => cards,
            // With broken cards every scenario would fail for the same reason, and hide it.
            Err(errors) => return self.errors.extend(errors),
        };
        let bar = screen::progress(scenarios.len() as u64, "scenarios");
        let play = |source: &Source| {
            let outcomes = scenario::run_file::<G>(source.path(), source.text(), &cards);
            bar.inc(1);
            outcomes
        };
        let outcomes: Vec<Vec<Outcome>> = scenarios.par_iter().map(play).collect();
        bar.finish_and_clear();
        outcomes.into_iter().flatten().for_each(|outcome| self.count(outcome));
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
