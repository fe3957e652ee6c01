//! From text to a typed value, or to everything that is wrong with the text.

use serde::de::DeserializeOwned;
use serde_saphyr::{Error, MergeKeyPolicy, Options};

use crate::mistake::Mistake;
use crate::repair::Draft;
use crate::{Diagnostics, Source};

/// How deep lists and maps may stand in each other. The deepest ability tree of the core sets
/// needs 14.
pub(crate) const MAX_DEPTH: usize = 64;

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
    let mut error = match parse::<T>(source.text()) {
        Ok(value) => return Ok(value),
        Err(error) => error,
    };
    let mut found = Diagnostics::default();
    let mut draft = Draft::new(source);
    for _ in 0..MAX_MISTAKES {
        let mistake = Mistake::understand(&error, &draft.patched);
        let repair = mistake.repair;
        let Some(diagnostic) = draft.in_original(mistake.diagnostic) else {
            break;
        };
        found.push(diagnostic);
        let Some(repair) = repair else {
            break;
        };
        draft.apply(repair);
        match parse::<T>(draft.patched.text()) {
            Ok(_) => break,
            Err(next) => error = next,
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

fn parse<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_saphyr::from_str_with_options(text, options())
}

/// Strict where YAML is lax: `yes` is a word, `<<` and tags are refused, and aliases can't unfold
/// into more than a file of that size could say without them.
fn options() -> Options {
    serde_saphyr::options! {
        budget: serde_saphyr::budget! {
            max_depth: MAX_DEPTH,
            max_aliases: 1_000,
            max_anchors: 1_000,
        },
        alias_limits: serde_saphyr::alias_limits! {
            max_total_replayed_events: 50_000,
            max_replay_stack_depth: 16,
        },
        merge_keys: MergeKeyPolicy::Error,
        strict_booleans: true,
        reject_unsupported_tags: true,
        with_snippet: false,
    }
}
