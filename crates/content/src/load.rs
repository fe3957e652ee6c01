//! From text to a typed value, or to everything that is wrong with the text.

use serde::de::DeserializeOwned;

use crate::deserialize::Cursor;
use crate::tree::Tree;
use crate::{Diagnostics, Source};

/// How many mistakes of one file are looked for before giving up.
const MAX_MISTAKES: usize = 20;

/// Reads a typed value.
///
/// serde stops at the first mistake. Where it is a slip with an obvious repair (a misspelt field
/// or word, a number that is none), the repair is assumed and reading goes on, so that an author
/// sees all slips of a file at once.
///
/// # Errors
///
/// At least one diagnostic, each with line and column.
pub fn load<T: DeserializeOwned>(source: &Source) -> Result<T, Diagnostics> {
    let mut tree = Tree::parse(source).map_err(|refused| Diagnostics::from(*refused))?;
    let mut found = Diagnostics::default();
    for _ in 0..MAX_MISTAKES {
        let fault = match T::deserialize(Cursor::root(&tree)) {
            Ok(value) => return found.into_result(value),
            Err(fault) => fault,
        };
        if fault.is_our_own(&tree) {
            break;
        }
        found.push(fault.tell(&tree, source));
        match fault.repair(&tree) {
            Some((node, word)) => tree.rewrite(node, word),
            None => break,
        }
    }
    Err(found)
}

/// Reads any YAML at all, as a plain value. This is the door for fuzzers: whatever the bytes, it
/// answers and does not panic.
///
/// # Errors
///
/// At least one diagnostic.
pub fn read_any_bytes(path: &str, bytes: &[u8]) -> Result<serde_json::Value, Diagnostics> {
    load(&Source::from_bytes(path, bytes)?)
}
