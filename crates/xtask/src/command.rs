//! Running other programs, each line shown before it runs.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a chore comes to; the error is for people.
pub type Done = Result<(), String>;

/// The top folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).to_path_buf()
}

/// Where built things go: what cargo was told, or `target`.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The cargo that runs us, in the top folder.
pub fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Done {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root()).args(arguments).envs(environment.iter().copied());
    run("cargo", arguments, &mut command)
}

/// A program in a folder.
pub fn program(name: impl AsRef<OsStr>, arguments: &[&str], folder: &Path) -> Done {
    let name = name.as_ref();
    let mut command = Command::new(name);
    command.current_dir(folder).args(arguments);
    run(&name.to_string_lossy(), arguments, &mut command)
}

/// Runs a command that is ready to run.
pub fn run(name: &str, arguments: &[&str], command: &mut Command) -> Done {
    let line = format!("{name} {}", arguments.join(" "));
    eprintln!("> {line}");
    let status = command.status().map_err(|error| format!("can't run `{line}`: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed ({status})")) }
}

/// Where a program is, if it is on the path.
pub fn found(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Installs packages of the system, where that can be done.
pub fn install(what: &str, packages: &[&str]) -> Done {
    let by_hand = || format!("{what} is missing; install it: apt-get install {}", packages.join(" "));
    if found("apt-get").is_none() {
        return Err(by_hand());
    }
    let folder = root();
    let root_user = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout == b"0\n");
    let apt = |arguments: &[&str]| {
        let mut line: Vec<&str> = if root_user { vec![] } else { vec!["-n"] };
        let name = if root_user {
            "apt-get"
        } else {
            line.push("apt-get");
            "sudo"
        };
        line.extend(arguments);
        program(name, &line, &folder)
    };
    let mut line = vec!["install", "--yes", "--no-install-recommends"];
    line.extend(packages);
    // A fresh machine may know no packages yet, or old ones.
    apt(&line)
        .or_else(|_| apt(&["update"]).and_then(|()| apt(&line)))
        .map_err(|error| format!("{error}. {}", by_hand()))
}
