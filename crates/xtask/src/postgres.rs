//! PostgreSQL for the tests of the store, which start a throw-away cluster by themselves.

use std::path::Path;

use crate::command::{Done, found, install};

/// Makes sure that there is one, installing it if it must be.
pub fn have() -> Done {
    if present() { Ok(()) } else { install("PostgreSQL", &["postgresql"]) }
}

/// Debian keeps the server's programs out of the path, in a folder of its version.
fn present() -> bool {
    let debian = Path::new("/usr/lib/postgresql")
        .read_dir()
        .is_ok_and(|versions| versions.flatten().any(|version| version.path().join("bin/initdb").is_file()));
    debian || found("initdb").is_some()
}
