//! Chores of the project: `cargo xtask test`, `cargo xtask codegen`.

use std::process::{Command, ExitCode};

const HELP: &str = "\
cargo xtask test      everything that must hold before landing: format, lints, all tests (this is .ci/run)
cargo xtask codegen   writes the generated files anew (JSON Schemas, golden texts); commit what changes
";

fn main() -> ExitCode {
    let chore = std::env::args().nth(1);
    let done = match chore.as_deref() {
        Some("test") => test(),
        Some("codegen") => codegen(),
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

/// Stale generated files fail their own tests, so running all tests covers them.
fn test() -> Result<(), String> {
    cargo(&["fmt", "--all", "--check"], &[])?;
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"], &[])?;
    cargo(&["test", "--workspace", "--locked"], &[])
}

/// Tests that compare with a committed file rewrite it instead.
fn codegen() -> Result<(), String> {
    cargo(&["test", "--workspace", "--locked"], &[("CROSSOVER_BLESS", "1"), ("INSTA_UPDATE", "always")])
}

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    let line = format!("cargo {}", arguments.join(" "));
    eprintln!("> {line}");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .args(arguments)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("can't run `{line}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status})")) }
}
