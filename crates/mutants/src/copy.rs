//! A copy of the project in which the game's engine is changed. The project itself is never touched.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::CHOICE;

/// The changed copy of a project.
pub struct Copy {
    pub root: PathBuf,
    /// Where it is built. Not beside what is built from the project itself: cargo tells packages of the same names in
    /// both apart by nothing.
    pub target: PathBuf,
}

impl Copy {
    /// Brings the copy in a folder up to date. What is the same already is not written again, so that cargo builds
    /// little. `change` is given each source file of the project by its name, and answers with the changed text of those
    /// it changes.
    pub fn of(
        project: &Path,
        folder: &Path,
        game: &str,
        mut change: impl FnMut(&str, &str) -> Result<Option<String>>,
    ) -> Result<Copy> {
        let copy = Copy { root: folder.join(game), target: folder.join("target") };
        let top = format!("games/{game}/rules/src/lib.rs");
        let files = files(project)?;
        for name in &files {
            let path = project.join(name);
            let mut bytes = fs::read(&path).with_context(|| format!("can't read {}", path.display()))?;
            if name.ends_with(".rs") {
                let text = String::from_utf8(bytes).with_context(|| format!("{name} is not text"))?;
                let changed = change(name, &text).with_context(|| format!("can't change {name}"))?;
                let mut text = changed.unwrap_or(text);
                if *name == top {
                    text += &chosen();
                }
                bytes = text.into_bytes();
            }
            copy.write(name, &bytes)?;
        }
        copy.forget(&copy.root, &files)?;
        Ok(copy)
    }

    /// Writes one file of the copy, unless it is the same already.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<()> {
        let path = self.root.join(name);
        if fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        let folder = path.parent().context("a file lies in a folder")?;
        fs::create_dir_all(folder).with_context(|| format!("can't make {}", folder.display()))?;
        fs::write(&path, bytes).with_context(|| format!("can't write {}", path.display()))
    }

    /// Removes from the copy what the project no longer has.
    fn forget(&self, folder: &Path, files: &[String]) -> Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.forget(&path, files)?;
                continue;
            }
            let name = path.strip_prefix(&self.root)?.to_string_lossy().replace('\\', "/");
            if files.binary_search(&name).is_err() {
                fs::remove_file(&path).with_context(|| format!("can't remove {}", path.display()))?;
            }
        }
        Ok(())
    }
}

/// What the changed source asks: whether the change of a number was chosen.
fn chosen() -> String {
    format!(
        r#"
#[doc(hidden)]
pub fn is_changed(number: u32) -> bool {{
    static CHOSEN: std::sync::LazyLock<Option<u32>> =
        std::sync::LazyLock::new(|| std::env::var("{CHOICE}").ok()?.parse().ok());
    *CHOSEN == Some(number)
}}
"#
    )
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
