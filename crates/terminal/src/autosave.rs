//! Games that nobody saved: kept in the user's state folder after every answer, so that a closed terminal loses nothing.

use std::fs::{self, OpenOptions};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow};

/// The file in which one running game is kept.
pub struct Autosave {
    path: PathBuf,
}

/// As many games are kept; the oldest make room.
const KEPT: usize = 20;

impl Autosave {
    /// A file of its own for a game that begins now.
    ///
    /// # Errors
    /// When there is no state folder, or it can't be written to.
    pub fn new(game: &str) -> anyhow::Result<Autosave> {
        let folder = folder()?;
        let unwritable = || format!("{} can't be written", folder.display());
        fs::create_dir_all(&folder).with_context(unwritable)?;
        make_room(&folder, game);
        for number in 1..10_000 {
            let path = folder.join(format!("{game}-{number}.json"));
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(Autosave { path }),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error).with_context(unwritable),
            }
        }
        Err(anyhow!("{} is full", folder.display()))
    }

    /// The file in which a game was kept before, and is again.
    pub fn going_on(path: PathBuf) -> Autosave {
        Autosave { path }
    }

    /// Where it is kept.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps the game as it stands.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&self, save: &str) -> anyhow::Result<()> {
        write_whole(&self.path, save)
    }

    /// Forgets the game: it was saved elsewhere, or has not begun.
    pub fn forget(&self) {
        // A file that can't be removed is only one more file.
        let _ = fs::remove_file(&self.path);
    }
}

/// Writes a file so that whoever reads it finds either the old text or the new, whole.
///
/// # Errors
/// When it can't be written.
pub fn write_whole(path: &Path, text: &str) -> anyhow::Result<()> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.with_context(|| format!("{} can't be written", path.display()))
}

/// The game that was kept last.
///
/// # Errors
/// When none was.
pub fn latest(game: &str) -> anyhow::Result<PathBuf> {
    let folder = folder()?;
    let newest = kept(&folder, game).pop();
    newest.ok_or_else(|| {
        anyhow!("no game is kept in {}: begin one with `crossover play {game}`", folder.display())
    })
}

/// The games that are kept, the oldest first; one that has not begun is empty and does not count.
fn kept(folder: &Path, game: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with(&format!("{game}-")) && name.ends_with(".json")
        })
        .filter_map(|entry| {
            let about = entry.metadata().ok()?;
            (about.len() > 0).then_some((about.modified().ok()?, entry.path()))
        })
        .collect();
    files.sort();
    files.into_iter().map(|(_, path)| path).collect()
}

fn make_room(folder: &Path, game: &str) {
    let kept = kept(folder, game);
    for path in kept.iter().take((kept.len() + 1).saturating_sub(KEPT)) {
        let _ = fs::remove_file(path);
    }
}

/// Where programs of this user keep what they were doing.
fn folder() -> anyhow::Result<PathBuf> {
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let state = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_STATE_HOME").or_else(|| var("HOME").map(|home| home.join(".local/state")))
    };
    let state = state.ok_or_else(|| anyhow!("there is no home folder to keep games in: set HOME"))?;
    Ok(state.join("crossover"))
}
