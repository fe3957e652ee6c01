//! A copy of the project in which the game's engine is changed. The project itself is never touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::change::{Change, Changer, LeftOut};

/// The changed copy of a project.
pub struct Copy {
    pub root: PathBuf,
    pub changes: Vec<Change>,
}

impl Copy {
    /// Brings the copy up to date. What is the same already is not written again, so that cargo builds little.
    pub fn of(project: &Path, root: PathBuf, game: &str, left_out: &LeftOut) -> Result<Copy> {
        let source = format!("crates/{game}/src/");
        let mut changer = Changer::new(left_out);
        let files = files(project)?;
        for name in &files {
            let path = project.join(name);
            let mut bytes = fs::read(&path).with_context(|| format!("can't read {}", path.display()))?;
            if let Some(name) = name.strip_prefix(&source).filter(|name| is_engine(name)) {
                let text = String::from_utf8(bytes).with_context(|| format!("{name} is not text"))?;
                bytes =
                    changer.file(name, &text).with_context(|| format!("can't change {name}"))?.into_bytes();
            }
            write(&root.join(name), &bytes)?;
        }
        forget(&root, &root, &files)?;
        Ok(Copy { root, changes: changer.changes })
    }
}

/// Reading cards and writing things down is the work of other tests than those of rules.
fn is_engine(name: &str) -> bool {
    let elsewhere = ["card/", "printed/", "event.rs", "exchange", "view"];
    name.ends_with(".rs") && !name.contains("tests/") && !elsewhere.iter().any(|part| name.starts_with(part))
}

/// What belongs to the project: all that git knows, or would take.
fn files(project: &Path) -> Result<Vec<String>> {
    let listing = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    let listed = Command::new("git").args(listing).current_dir(project).output().context("can't run git")?;
    ensure!(
        listed.status.success(),
        "git can't list the project: {}",
        String::from_utf8_lossy(&listed.stderr)
    );
    let listed = String::from_utf8(listed.stdout).context("a file's name is not text")?;
    let there = |name: &&str| !name.is_empty() && project.join(name).is_file();
    let mut files: Vec<String> = listed.split('\0').filter(there).map(str::to_owned).collect();
    files.sort();
    files.dedup();
    Ok(files)
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let folder = path.parent().context("a file lies in a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
    fs::write(path, bytes).with_context(|| format!("can't write {}", path.display()))
}

/// Removes from the copy what the project no longer has.
fn forget(root: &Path, folder: &Path, files: &[String]) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            forget(root, &path, files)?;
            continue;
        }
        let name = path.strip_prefix(root)?.to_string_lossy().replace('\\', "/");
        if files.binary_search(&name).is_err() {
            fs::remove_file(&path).with_context(|| format!("can't remove {}", path.display()))?;
        }
    }
    Ok(())
}
