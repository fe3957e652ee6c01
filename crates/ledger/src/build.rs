//! For build scripts: makes the ids of a ledger known to the compiler.
//!
//! ```no_run
//! ledger::build::write_ids("../../games/chess/ledger/chess.yaml");
//! ```
//!
//! The game then says `table::ledger!($crate);`, which includes the file and makes the macros that check each id the game
//! names.

use std::fmt::Write;
use std::path::{Path, PathBuf};

use crate::ids::rule_ids;

/// Writes `$OUT_DIR/ledger_ids.rs` from a ledger, named relative to the package, and has cargo run
/// the script again when the ledger changes.
///
/// # Panics
///
/// If the ledger can't be read: a build script has no better way to fail.
pub fn write_ids(ledger: impl AsRef<Path>) {
    let ledger = ledger.as_ref();
    println!("cargo::rerun-if-changed={}", ledger.display());
    let folder = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts");
    let out = PathBuf::from(folder).join("ledger_ids.rs");
    if let Err(why) = write(ledger, &out) {
        panic!("{}: {why}", ledger.display());
    }
}

fn write(ledger: &Path, out: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(ledger)?;
    std::fs::write(out, source(&rule_ids(&text)?))?;
    Ok(())
}

/// The Rust source that lists the ids. They are plain words, so they need no escaping.
fn source(ids: &[&str]) -> String {
    let mut source = String::from("/// Every rule of the ledger, sorted.\npub const IDS: &[&str] = &[\n");
    for id in ids {
        writeln!(source, "    \"{id}\",").expect("writing to a string can't fail");
    }
    source.push_str("];\n");
    source
}

#[cfg(test)]
mod tests {
    use super::source;

    #[test]
    fn ids_become_a_constant() {
        insta::assert_snapshot!(source(&["a.b", "a.c"]), @r#"
        /// Every rule of the ledger, sorted.
        pub const IDS: &[&str] = &[
            "a.b",
            "a.c",
        ];
        "#);
    }
}
