//! Chores of the project: `cargo xtask serve`, `cargo xtask test`, `cargo xtask load`, `cargo xtask mutants`,
//! `cargo xtask breaks`, `cargo xtask fifth`, `cargo xtask learn`, `cargo xtask tidy`, `cargo xtask codegen`.

mod browser;
mod command;
mod fifth;
mod learn;
mod pages;
mod postgres;
mod schemathesis;
mod server;
mod tidy;

use std::process::ExitCode;

use command::{Done, cargo};

const HELP: &str = "\
cargo xtask serve [ARGUMENTS]  builds the pages and the program, and starts the server; arguments as of `crossover serve`
cargo xtask test               everything that must hold before landing: format, lints, all tests (this is .ci/run)
cargo xtask test rust|fifth|web|api|browser   one part of it
cargo xtask fifth              makes a fifth game of the tutorial game, by a folder and a line in the list, and tries it
cargo xtask reliability [SQLITE [POSTGRES [SEED]]]  kills servers so often under play, on either store; 1000 and 100 unless
                               said otherwise, which takes about half an hour
cargo xtask load [ARGUMENTS]   many tables played over real sockets, measured; `cargo xtask load --help` says more
cargo xtask learn GAME [seconds=S] [from=CHECKPOINT] [games=N] …
                               learns the game by self-play, and takes its weights in if they are better; CONTRIBUTING.md says more
cargo xtask mutants GAME       breaks the game's engine in every small way, and tells what its tests don't notice; takes half an hour
cargo xtask breaks GAME        breaks each rule of the game as it is written down, and tells which breaks no test notices that cites the rule
cargo xtask tidy               finds subjects of commits that are too long, and words that our prose does without
cargo xtask codegen            writes the generated files anew (schemas, types, golden texts); commit what changes
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["serve", ref rest @ ..] => serve(rest),
        ["test"] => rust()
            .and_then(|()| fifth::fifth())
            .and_then(|()| web())
            .and_then(|()| api())
            .and_then(|()| in_browser()),
        ["test", "rust"] => rust(),
        ["test", "fifth"] | ["fifth"] => fifth::fifth(),
        ["test", "web"] => web(),
        ["test", "api"] => api(),
        ["test", "browser"] => in_browser(),
        ["reliability", ref numbers @ ..] if numbers.len() <= 3 => reliability(numbers),
        ["load", ref rest @ ..] => load(rest),
        ["learn", ref rest @ ..] => learn::learn(rest),
        ["mutants" | "breaks", ..] => mutants(&words),
        ["codegen"] => codegen(),
        ["tidy"] => tidy::all(),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("error: {what}");
            ExitCode::FAILURE
        }
    }
}

fn serve(arguments: &[&str]) -> Done {
    pages::build()?;
    let mut line = vec!["run", "--release", "--locked", "--package", "crossover", "--", "serve"];
    line.extend(arguments);
    cargo(&line, &[])
}

/// Stale generated files fail their own tests, so running all tests covers them.
fn rust() -> Done {
    tidy::all()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    programs_are_formatted()?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"], &[])?;
    postgres::have()?;
    cargo(&["test", "--workspace", "--locked"], &[])
}

/// The games' tests of the program, which `cargo fmt` does not find: a build script lists them.
fn programs_are_formatted() -> Done {
    let games = command::root().join("games");
    let folders = std::fs::read_dir(&games).map_err(|error| format!("{}: {error}", games.display()))?;
    let tests = folders.flatten().map(|game| game.path().join("program/mod.rs")).filter(|file| file.exists());
    let tests: Vec<String> = tests.map(|file| file.display().to_string()).collect();
    let mut line = vec!["--check", "--edition", "2024"];
    line.extend(tests.iter().map(String::as_str));
    command::program("rustfmt", &line, &command::root())
}

fn web() -> Done {
    pages::build()?;
    pages::check()
}

/// What strangers could send, made up from the API's own description, against the program as it is.
fn api() -> Done {
    let schemathesis = schemathesis::have()?;
    let server = server::Server::start(&["--no-limits"])?;
    schemathesis.run(&server.url())
}

fn in_browser() -> Done {
    let chromium = browser::have()?;
    pages::build()?;
    server::build()?;
    pages::browse(&chromium)
}

/// The long version of what the tests do in short.
fn reliability(numbers: &[&str]) -> Done {
    if let Some(wrong) = numbers.iter().find(|number| number.parse::<u32>().is_err()) {
        return Err(format!("`{wrong}` is no number of kills and no seed"));
    }
    let said = |at: usize, usual: &'static str| numbers.get(at).copied().unwrap_or(usual);
    let environment = [
        ("CROSSOVER_KILLS_SQLITE", said(0, "1000")),
        ("CROSSOVER_KILLS_POSTGRES", said(1, "100")),
        ("CROSSOVER_SEED", said(2, "3")),
    ];
    postgres::have()?;
    let line = [
        "test",
        "--release",
        "--locked",
        "--package",
        "crossover",
        "--test",
        "reliability",
        "--",
        "--nocapture",
    ];
    cargo(&[&line[..], &["--test-threads", "1"]].concat(), &environment)
}

/// Clients against the program as it is released, unless they are told of a server that runs already.
fn load(arguments: &[&str]) -> Done {
    cargo(&["build", "--release", "--locked", "--package", "crossover"], &[])?;
    let program = command::target().join("release/crossover");
    let mut line = vec!["run", "--release", "--locked", "--package", "players", "--", "--program"];
    let program = program.to_string_lossy();
    line.push(&program);
    line.extend(arguments);
    cargo(&line, &[])
}

/// A program of its own, since it needs a reader of Rust that the other chores don't.
fn mutants(arguments: &[&str]) -> Done {
    cargo(&[&["run", "--locked", "--package", "mutants", "--"], arguments].concat(), &[])
}

/// Tests that compare with a committed file rewrite it instead.
fn codegen() -> Done {
    cargo(&["test", "--workspace", "--locked"], &[("CROSSOVER_BLESS", "1"), ("INSTA_UPDATE", "always")])
}
