//! Any setup and journal as a game. The digest of a save is no secret, so a stranger's save may hold any answers at all,
//! and these come past the digest on which the target `save` nearly always ends.
#![no_main]

use crossover_fuzz::{fairness, picked};
use host::Record;
use serde_json::Value;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = picked(bytes) else { return };
    let Ok((setup, entries)) = serde_json::from_slice::<(Value, Vec<Value>)>(bytes) else { return };
    let entries: Vec<String> = entries.iter().map(Value::to_string).collect();
    let _ = game.open(&Record { entries, ..Record::new(setup, fairness()) });
});
