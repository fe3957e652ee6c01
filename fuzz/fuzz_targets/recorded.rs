//! The record of a game that was played, damaged in one place: it is refused, or it is a game. The bytes are the answers; the last
//! three say which entry is damaged, where, and how.
#![no_main]

use crossover_fuzz::{begun, fairness, picked, play, usual};
use host::Record;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let Some((game, bytes)) = picked(bytes) else { return };
    let Some((picks, &[which, at, how])) = bytes.split_last_chunk() else { return };
    let mut sitting = begun(&**game);
    play(&mut *sitting, picks);
    let (mut entries, snapshot) = (sitting.journal(0).texts, sitting.snapshot());
    let whole = Record { entries: entries.clone(), ..Record::new(usual(&**game), fairness()) };
    assert!(game.open(&whole).is_ok(), "what was played can be played again");
    if entries.is_empty() {
        return;
    }
    let which = usize::from(which) % entries.len();
    match how % 4 {
        0 => drop(entries.remove(which)),
        1 => entries.insert(which, entries[which].clone()),
        2 => entries.rotate_left(which),
        _ => {
            let mut text = entries[which].clone().into_bytes();
            let at = usize::from(at) % text.len();
            text[at] = how;
            entries[which] = String::from_utf8_lossy(&text).into_owned();
        }
    }
    let _ = game.open(&Record { entries, ..whole.clone() });
    // A snapshot is a cache that lies beside the record, and may be as damaged.
    let mut snapshot = snapshot;
    if let Some(byte) = snapshot.get_mut(usize::from(at)) {
        *byte ^= how;
    }
    let _ = game.open(&Record { snapshot: Some(snapshot), ..whole });
});
