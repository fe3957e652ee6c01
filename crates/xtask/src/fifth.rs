//! A fifth game, made of the tutorial game. It proves that a game is a folder and one line in the list: everything that
//! the house does for a game is tried with it, and nothing else of the project may change for that.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::command::{Done, program, root, run, target};
use crate::{browser, pages};

/// What the game is called.
const NAME: &str = "fifth";

/// The list of games, in which the game gets the line that its model has. Of all files outside its folder this one alone may
/// change, and with it what Cargo locks.
const LIST: &str = "crates/games/Cargo.toml";
const LOCK: &str = "Cargo.lock";
/// What the pages of the copy are built with and built to, which git does not know.
const PACKAGES: &str = "web/node_modules";
const PAGES: &str = "web/dist";
const LEFT: &str = "web/test-results";

/// What must hold, in words, and whether it does.
type Check = (&'static str, fn(&Copy) -> Done);

/// What must hold of the game, in the order in which it is tried.
const CHECKS: &[Check] = &[
    ("its own tests pass, and a batch is played from the list", |copy| {
        let parts = ["fifth", "fifth-script", "fifth-face"];
        let parts: Vec<&str> = parts.into_iter().flat_map(|part| ["--package", part]).collect();
        copy.cargo(&[&["test"], &parts[..]].concat())
    }),
    ("the compiler takes its breaks", |copy| {
        copy.cargo(&["run", "--package", "mutants", "--", "breaks", "fifth", "--check"])
    }),
    // A program that is built without pages does not find them later.
    ("its pages are built", Copy::build_pages),
    ("the program knows it", |copy| {
        copy.cargo(&["build", "--package", "crossover", "--no-default-features"])
    }),
    ("its scenarios pass", |copy| copy.crossover(&["check", "games/fifth/scenarios"], "").map(drop)),
    ("its coverage is told", |copy| copy.crossover(&["rules", "fifth", "--coverage"], "").map(drop)),
    ("bots play it alike on one thread and on two", |copy| {
        let digest = |threads: &str| -> Result<String, String> {
            let run = ["simulate", "fifth", "--games", "50", "--threads", threads, "--json"];
            let figures = copy.crossover(&run, "")?;
            let digest = figures.split("\"digest\":\"").nth(1).and_then(|rest| rest.split('"').next());
            digest.map(str::to_owned).ok_or_else(|| format!("there is no digest in {figures}"))
        };
        let (one, two) = (digest("1")?, digest("2")?);
        if one == two { Ok(()) } else { Err(format!("the digests differ: {one} and {two}")) }
    }),
    ("a terminal plays it", |copy| {
        let told = copy.crossover(&["play", "fifth", "--seed", "1"], "1\n1\n1\n")?;
        if told.is_empty() { Err("nothing was told".to_owned()) } else { Ok(()) }
    }),
    ("a browser opens it and answers three times", Copy::browse),
];

/// Makes the fifth game and tries it.
pub fn fifth() -> Done {
    let copy = Copy::make()?;
    for (what, holds) in CHECKS {
        eprintln!("the fifth game: {what}");
        holds(&copy)?;
    }
    copy.is_one_folder_and_one_line()
}

/// The game that is copied: the tutorial game, which is the last of the list.
struct Model {
    name: String,
}

impl Model {
    fn last_of(list: &str) -> Result<Model, String> {
        let folder =
            |line: &str| line.split_once("/games/")?.1.split_once("/face\"").map(|(name, _)| name.to_owned());
        let name = list.lines().filter_map(folder).next_back();
        name.map(|name| Model { name }).ok_or_else(|| format!("{LIST} lists no game"))
    }

    fn folder(&self) -> String {
        format!("games/{}/", self.name)
    }

    /// A text or a path of the model as the game has it: in small letters, and with a capital, as types are called.
    fn renamed(&self, text: &str) -> String {
        let capital = |name: &str| name[..1].to_uppercase() + &name[1..];
        text.replace(&self.name, NAME).replace(&capital(&self.name), &capital(NAME))
    }
}

/// A copy of the project with the game in it.
struct Copy {
    folder: PathBuf,
    /// What belongs to the project, by its path.
    files: BTreeSet<String>,
    /// What belongs to the game.
    own: BTreeSet<String>,
}

impl Copy {
    /// Brings the copy up to date.
    fn make() -> Result<Copy, String> {
        let files = files()?;
        let list = read(&root().join(LIST))?;
        let model = Model::last_of(&list)?;
        let models: Vec<&String> = files.iter().filter(|name| name.starts_with(&model.folder())).collect();
        let own = models.iter().map(|name| model.renamed(name)).collect();
        let copy = Copy { folder: root().join("target/fifth"), files: files.clone(), own };
        for name in files.iter().filter(|name| name.as_str() != LIST) {
            take(&root().join(name), &copy.folder.join(name))?;
        }
        for name in models {
            write(&copy.folder.join(model.renamed(name)), &model.renamed(&read(&root().join(name))?))?;
        }
        // Chores ask git what belongs to the project; for the one around it the copy is nothing.
        program("git", &["init", "--quiet"], &copy.folder)?;
        let with_game = list.split_inclusive('\n').map(|line| match line.contains(&model.folder()) {
            true => format!("{line}{}", model.renamed(line)),
            false => line.to_owned(),
        });
        write(&copy.folder.join(LIST), &with_game.collect::<String>())?;
        for stray in copy.strays()? {
            fs::remove_file(copy.folder.join(&stray)).map_err(|error| format!("{stray}: {error}"))?;
        }
        Ok(copy)
    }

    /// Cargo in the copy, with a place of its own to build in: Cargo tells packages of one name in two folders apart by
    /// nothing, and would leave the project with the list of the copy. What it locks changes, for there is one game more.
    /// Little is run of what is built, so nothing is optimised: that halves the time.
    fn cargo(&self, arguments: &[&str]) -> Done {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(&self.folder).arg("--offline").args(arguments).env("CARGO_TARGET_DIR", built());
        for (of, says) in [("OPT_LEVEL", "0"), ("DEBUG", "0"), ("INCREMENTAL", "false")] {
            command.env(format!("CARGO_PROFILE_DEV_{of}"), says);
        }
        run("cargo", arguments, &mut command)
    }

    /// What the program of the copy says to these arguments and this input.
    fn crossover(&self, arguments: &[&str], input: &str) -> Result<String, String> {
        let line = format!("crossover {}", arguments.join(" "));
        eprintln!("> {line}");
        let failed = |what: &dyn std::fmt::Display| format!("`{line}` failed: {what}");
        let mut command = Command::new(built().join("debug/crossover"));
        command.current_dir(&self.folder).args(arguments).env("XDG_STATE_HOME", target().join("fifth-state"));
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(|error| failed(&error))?;
        let mut stdin = child.stdin.take().ok_or_else(|| failed(&"it takes no input"))?;
        // A program that reads nothing may have ended already.
        let _ = stdin.write_all(input.as_bytes());
        drop(stdin);
        let output = child.wait_with_output().map_err(|error| failed(&error))?;
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() { Ok(told) } else { Err(failed(&format!("{}\n{told}", output.status))) }
    }

    /// The pages of the copy, built with its game.
    fn build_pages(&self) -> Done {
        pages::packages()?;
        let packages = self.folder.join(PACKAGES);
        if !packages.exists() {
            link(&root().join(PACKAGES), &packages)
                .map_err(|error| format!("{}: {error}", packages.display()))?;
        }
        program("npm", &["run", "--silent", "build"], &self.folder.join("web"))
    }

    /// The game in a browser, at a table of the copy's own program.
    fn browse(&self) -> Done {
        let chromium = browser::have()?;
        let arguments = ["playwright", "test", "every.spec.ts", "--retries", "0", "--timeout", "60000"];
        let mut command = Command::new("npx");
        command
            .current_dir(self.folder.join("web"))
            .args(arguments)
            .env("CHROMIUM", chromium)
            .env("GAME", NAME);
        command.env("CROSSOVER", built().join("debug/crossover")).env("CROSSOVER_PORT", "8376");
        run("npx", &arguments, &mut command)
    }

    /// Whether the game needed anything but its folder and its line.
    fn is_one_folder_and_one_line(&self) -> Done {
        let mut changed = self.strays()?;
        for name in self.files.iter().filter(|name| ![LIST, LOCK].contains(&name.as_str())) {
            if fs::read(self.folder.join(name)).ok() != fs::read(root().join(name)).ok() {
                changed.push(name.clone());
            }
        }
        match changed.as_slice() {
            [] => Ok(()),
            changed => Err(format!("the fifth game changed what is not its own: {}", changed.join(", "))),
        }
    }

    /// Files of the copy that neither the project nor the game has.
    fn strays(&self) -> Result<Vec<String>, String> {
        let mut strays = Vec::new();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))? {
                let path = entry.map_err(|error| error.to_string())?.path();
                let name = path.strip_prefix(&self.folder).map_err(|error| error.to_string())?;
                let name = name.to_string_lossy().replace('\\', "/");
                if path.is_dir() {
                    if ![".git", PACKAGES, PAGES, LEFT].contains(&name.as_str()) {
                        folders.push(path);
                    }
                } else if !self.files.contains(&name) && !self.own.contains(&name) {
                    strays.push(name);
                }
            }
        }
        Ok(strays)
    }
}

/// Where the copy is built.
fn built() -> PathBuf {
    target().join("fifth-build")
}

/// What belongs to the project: all that git knows, or would take.
fn files() -> Result<BTreeSet<String>, String> {
    let listing = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let listed = Command::new("git").args(listing).current_dir(root()).output();
    let listed = listed.map_err(|error| format!("can't run git: {error}"))?;
    let names = String::from_utf8(listed.stdout).map_err(|_| "a file's name is not text")?;
    let there = |name: &&str| !name.is_empty() && root().join(name).is_file();
    let files: BTreeSet<String> = names.split('\0').filter(there).map(str::to_owned).collect();
    if files.is_empty() { Err("git lists no files of the project".to_owned()) } else { Ok(files) }
}

/// Copies a file with the time of its last change, by which Cargo tells whether it has built it already in an earlier run.
fn take(from: &Path, to: &Path) -> Done {
    let told = |error: std::io::Error| format!("{}: {error}", to.display());
    let bytes = fs::read(from).map_err(told)?;
    if fs::read(to).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    fs::create_dir_all(to.parent().unwrap_or(to)).map_err(told)?;
    fs::write(to, bytes).map_err(told)?;
    let changed = fs::metadata(from).and_then(|known| known.modified()).map_err(told)?;
    File::options().write(true).open(to).and_then(|file| file.set_modified(changed)).map_err(told)
}

/// Writes a text, unless it is there already.
fn write(path: &Path, text: &str) -> Done {
    if fs::read(path).is_ok_and(|there| there == text.as_bytes()) {
        return Ok(());
    }
    let told = |error: std::io::Error| format!("{}: {error}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(path)).map_err(told)?;
    fs::write(path, text).map_err(told)
}

#[cfg(unix)]
fn link(to: &Path, at: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(to, at)
}

#[cfg(windows)]
fn link(to: &Path, at: &Path) -> std::io::Result<()> {
    std::os::windows::fs::symlink_dir(to, at)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}
