//! A folder that goes when nobody holds it any more.

use std::path::{Path, PathBuf};

/// A folder of its own, removed with everything in it when dropped.
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// A new, empty one.
    ///
    /// # Panics
    /// When it can't be made: a test can't go on without it.
    pub fn new(what: &str) -> Folder {
        let mut random = [0; 8];
        getrandom::fill(&mut random).expect("the system has random bytes");
        let name = format!("crossover-{what}-{:016x}", u64::from_le_bytes(random));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap_or_else(|error| panic!("can't make {}: {error}", path.display()));
        Folder { path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// A file in it.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What can't be removed is left to whoever empties the temporary folder.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
