//! The built tests of a game, and running them with a change.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::CHOICE;
use crate::copy::Copy;

/// A program of tests.
pub struct Tests {
    name: String,
    /// Where its source begins, relative to the copy.
    source: String,
    program: PathBuf,
    folder: PathBuf,
    /// Of its tests, only those whose name holds this.
    only: Option<String>,
    /// How long it takes as the engine is; known once it was asked for.
    usual: OnceLock<Duration>,
}

/// What came of building.
pub enum Built {
    Tests(Vec<Tests>),
    /// Changes that the compiler does not take, as far as it names them, and what it says.
    Refused {
        numbers: BTreeSet<u32>,
        told: String,
    },
}

/// What tests said to a change.
#[derive(Default)]
pub struct Failed {
    /// The tests that failed, by their paths; one that never ends or kills the program has no name.
    pub tests: Vec<String>,
    /// The rules that scenarios cite which failed.
    pub cited: BTreeSet<String>,
    /// Everything they told.
    pub told: String,
}

/// Builds the game's own tests, all of them unless some are named as cargo names them, and, if they are wanted, its
/// scenarios.
pub fn build(copy: &Copy, game: &str, named: &[String], scenarios: bool) -> Result<Built> {
    let mut own = vec!["test", "--no-run", "--package", game];
    own.extend(named.iter().map(String::as_str));
    let script = format!("{game}-script");
    let played = ["test", "--no-run", "--package", &script, "--test", "all"];
    let has_script = copy.root.join(format!("games/{game}/script")).is_dir();
    let played = (scenarios && has_script).then(|| (&played[..], Some("every_scenario_passes".to_owned())));
    let mut tests = Vec::new();
    for (line, only) in [(&own[..], None)].into_iter().chain(played) {
        let (is_built, messages) = cargo(copy, line)?;
        if !is_built {
            return Ok(refused(&messages));
        }
        tests.extend(messages.iter().filter_map(|message| program(message, &copy.root, only.clone())));
    }
    if tests.is_empty() {
        bail!("{game} has no tests");
    }
    Ok(Built::Tests(tests))
}

/// Whether the compiler takes the game's engine as it is in the copy, without building it.
pub fn check(copy: &Copy, game: &str) -> Result<Built> {
    let (is_taken, messages) = cargo(copy, &["check", "--package", game, "--lib"])?;
    if is_taken { Ok(Built::Tests(Vec::new())) } else { Ok(refused(&messages)) }
}

/// Whether cargo did what it was told in the copy, and its messages.
fn cargo(copy: &Copy, line: &[&str]) -> Result<(bool, Vec<Value>)> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(line)
        .args(["--locked", "--message-format", "json"])
        .current_dir(&copy.root)
        .env("CARGO_TARGET_DIR", &copy.target)
        .stderr(Stdio::inherit())
        .output()
        .context("can't run cargo")?;
    let lines = output.stdout.split(|byte| *byte == b'\n');
    let messages = lines.filter_map(|line| serde_json::from_slice(line).ok()).collect();
    Ok((output.status.success(), messages))
}

/// The changes that errors of the compiler point at.
fn refused(messages: &[Value]) -> Built {
    let errors = messages.iter().filter(|message| message["message"]["level"] == "error");
    let errors: Vec<&str> = errors.filter_map(|message| message["message"]["rendered"].as_str()).collect();
    let numbers = errors.iter().flat_map(|error| error.split("is_changed(").skip(1));
    let numbers = numbers.filter_map(|rest| rest.split("u32").next()?.parse().ok());
    Built::Refused { numbers: numbers.collect(), told: errors.join("\n") }
}

/// The program that a message of cargo tells of.
fn program(message: &Value, root: &Path, only: Option<String>) -> Option<Tests> {
    let program = message["executable"].as_str().filter(|_| message["profile"]["test"] == true)?;
    let source = Path::new(message["target"]["src_path"].as_str()?);
    Some(Tests {
        name: message["target"]["name"].as_str()?.to_owned(),
        source: source.strip_prefix(root).ok()?.to_string_lossy().replace('\\', "/"),
        program: program.into(),
        folder: Path::new(message["manifest_path"].as_str()?).parent()?.to_owned(),
        only,
        usual: OnceLock::new(),
    })
}

impl Tests {
    /// Whether the tests of a file of the project are among its own.
    pub fn holds(&self, file: &str) -> bool {
        let folder = ["main.rs", "lib.rs"].iter().find_map(|top| self.source.strip_suffix(top));
        folder.map_or(file == self.source, |folder| file.starts_with(folder))
    }

    /// Whether it plays the game's scenarios.
    pub fn plays_scenarios(&self) -> bool {
        self.only.is_some()
    }

    /// How long it takes as the engine is, which must satisfy it.
    pub fn usual(&self) -> Result<Duration> {
        if let Some(usual) = self.usual.get() {
            return Ok(*usual);
        }
        let begun = Instant::now();
        if let Some(failed) = self.ask(None, &BTreeSet::new(), Duration::MAX)? {
            bail!("without any change {} fails: {}\n{}", self.name, failed.tests.join(", "), failed.told);
        }
        Ok(*self.usual.get_or_init(|| begun.elapsed()))
    }

    /// Whether it is so quick that it is run even when others have failed already, to hear who else notices.
    pub fn is_quick(&self) -> Result<bool> {
        Ok(self.usual()? < Duration::from_millis(500))
    }

    /// What fails with a change; nothing when the tests don't notice it. A change that makes it run forever is noticed,
    /// too.
    pub fn run(&self, change: Option<u32>) -> Result<Option<Failed>> {
        self.run_some(change, &BTreeSet::new())
    }

    /// The same with only those of its tests whose names hold one of these.
    pub fn run_some(&self, change: Option<u32>, named: &BTreeSet<&str>) -> Result<Option<Failed>> {
        self.ask(change, named, self.usual()? * 6 + Duration::from_secs(5))
    }

    fn ask(&self, change: Option<u32>, named: &BTreeSet<&str>, patience: Duration) -> Result<Option<Failed>> {
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).env("RUST_BACKTRACE", "0").args(self.only.iter()).args(named);
        command
            .args(["--test-threads", "1"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null());
        match change {
            Some(number) => command.env(CHOICE, number.to_string()),
            None => command.env_remove(CHOICE),
        };
        let mut child = command.spawn().with_context(|| format!("can't run {}", self.program.display()))?;
        let mut output = child.stdout.take().context("the output is ours")?;
        let told = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            output.read_to_end(&mut bytes).map(|_| String::from_utf8_lossy(&bytes).into_owned())
        });
        let passed = has_passed(&mut child, patience)?;
        let told = told.join().ok().and_then(Result::ok).unwrap_or_default();
        let failed = told.lines().filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"));
        let tests = failed.map(str::to_owned).collect();
        let cited = told.lines().filter_map(|line| line.strip_prefix("they cite: "));
        let cited = cited.flat_map(|rules| rules.split(", ")).map(str::to_owned).collect();
        Ok((!passed).then_some(Failed { tests, cited, told }))
    }
}

/// Whether a program ended well, and in time.
fn has_passed(child: &mut Child, patience: Duration) -> Result<bool> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if begun.elapsed() > patience {
            child.kill()?;
            child.wait()?;
            return Ok(false);
        }
        std::thread::sleep(Duration::from_millis(10));
    }
}
