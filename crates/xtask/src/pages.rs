//! The pages in `web/`.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{Done, found, program, root, run, target};

fn folder() -> PathBuf {
    root().join("web")
}

fn npm(arguments: &[&str]) -> Done {
    let npm = found("npm").ok_or("npm is missing; install Node 20 or newer to build the pages")?;
    program(npm, arguments, &folder())
}

/// What the pages are built from is installed anew only when the lock file has changed.
pub fn packages() -> Done {
    let lock = std::fs::read(folder().join("package-lock.json"))
        .map_err(|error| format!("web/package-lock.json: {error}"))?;
    let installed = folder().join("node_modules/.crossover-lock");
    if std::fs::read(&installed).is_ok_and(|of| of == lock) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])?;
    std::fs::write(&installed, lock).map_err(|error| format!("{}: {error}", installed.display()))
}

/// Builds `web/dist`, which the program carries inside.
pub fn build() -> Done {
    packages()?;
    npm(&["run", "--silent", "build"])
}

/// Types, lints, words, contrast, and the tests that need no browser.
pub fn check() -> Done {
    packages()?;
    npm(&["run", "--silent", "check"])?;
    npm(&["test", "--silent"])
}

/// The tests in a browser, against the program as it was built.
pub fn browse(chromium: &Path) -> Done {
    let npx = found("npx").ok_or("npx is missing; install Node 20 or newer")?;
    let arguments = ["playwright", "test"];
    let mut command = Command::new(npx);
    command.current_dir(folder()).args(arguments);
    command.env("CROSSOVER", target().join("debug/crossover")).env("CHROMIUM", chromium);
    run("npx", &arguments, &mut command)
}
