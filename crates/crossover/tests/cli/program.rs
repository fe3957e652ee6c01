//! Running the program and catching all it says.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Once;

use serde_json::Value;

/// What a run came to.
#[derive(Debug)]
pub struct Ran {
    /// The exit code; a program that was killed has none.
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ran {
    /// The one line of JSON on standard output.
    pub fn json(&self) -> Value {
        assert_eq!(self.out.lines().count(), 1, "{self:?}");
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// Went well and complained of nothing.
    pub fn well(self) -> Ran {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self
    }

    /// Ended with wrong usage or input, said so in the form of all errors, and did not panic.
    pub fn wrong(self, what: &str) -> Ran {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert!(self.err.starts_with("error: ") && self.err.contains(what), "{self:?}");
        assert!(!self.err.contains("panicked"), "{self:?}");
        self
    }
}

/// The program with nothing of this machine's settings around it, keeping its games in a folder of the test's own.
pub fn program(test: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crossover"));
    command.args(arguments).env("XDG_STATE_HOME", folder(test)).env("HOME", folder(test));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program to its end with this on its standard input.
pub fn run_with(test: &str, arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = program(test, arguments).spawn().expect("the program was built for this test");
    let mut stdin = child.stdin.take().expect("it is a pipe");
    let input = input.to_vec();
    // A program may end before it has read everything; then the rest of the input has no reader.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("a child can be waited for");
    writer.join().expect("writing does not panic");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("everything printed is text");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// Runs the program to its end.
pub fn run(arguments: &[&str]) -> Ran {
    run_with("run", arguments, b"")
}

/// A folder of one test's own, which exists. What earlier runs left behind is gone.
pub fn folder(test: &str) -> PathBuf {
    static EMPTIED: Once = Once::new();
    let all = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cli");
    EMPTIED.call_once(|| drop(std::fs::remove_dir_all(&all)));
    let folder = all.join(test);
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder
}

/// A file of one test's own.
pub fn file(test: &str, name: &str, bytes: &[u8]) -> String {
    let path = folder(test).join(name);
    std::fs::write(&path, bytes).expect("the folder for tests can be written");
    path.to_str().expect("the path is text").to_owned()
}

/// The first game of the list: what holds of every game is tried with it.
pub fn first_game() -> &'static str {
    games::names()[0]
}

/// A file or a folder of the repository, where the real packs, ledgers and scenarios lie.
pub fn root(inside: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(inside);
    root.canonicalize().expect("the repository is whole").to_str().expect("the path is text").to_owned()
}

/// A whole game of the list's first game in which both sides always take the first choice, as a file.
pub fn finished_game(test: &str) -> String {
    let path = folder(test).join("finished.json");
    let path = path.to_str().expect("the path is text");
    let ran = run_with(test, &["play", first_game(), "--seed", "11"], &b"1\n".repeat(5_000)).well();
    let kept = ran.out.lines().last().expect("the last line says where the game is");
    let kept = kept.rsplit(' ').next().expect("a line has a last word");
    std::fs::rename(kept, path).expect("the game lies where the program said");
    path.to_owned()
}

/// Where the last line of a game says that it is kept.
pub fn kept(out: &str) -> String {
    let last = out.lines().last().and_then(|line| line.rsplit(' ').next());
    last.expect("the last line names a file").to_owned()
}

/// A text against the one committed in the folder of its game. To accept a change, run with `CROSSOVER_BLESS=1` and read the diff.
pub fn assert_golden(game: &str, name: &str, text: &str) {
    let path = Path::new(&root("games")).join(game).join("program/golden").join(name);
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::write(&path, text).expect("golden texts can be written");
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differs, None, "{name} of {game} has changed");
    assert_eq!(golden.lines().count(), text.lines().count(), "{name} is longer or shorter");
}
