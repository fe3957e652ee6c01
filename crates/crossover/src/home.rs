//! Where things lie on this machine: the repository, when there is one around us.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

/// The root of the repository that the current folder is in: where games and crates lie side by side.
///
/// # Errors
/// When there is none above the current folder.
pub fn repository() -> anyhow::Result<PathBuf> {
    let here = std::env::current_dir().context("the current folder can't be read")?;
    let is_root = |folder: &&Path| ["games", "crates"].iter().all(|part| folder.join(part).is_dir());
    match here.ancestors().find(is_root) {
        Some(root) => Ok(root.to_owned()),
        None => bail!(
            "{} is not inside the repository of crossover: coverage is read from its games/ and crates/, \
             so change to a checkout first",
            here.display()
        ),
    }
}
