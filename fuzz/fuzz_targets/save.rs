//! Any bytes as a saved game; what reads back is replayed.
#![no_main]

use crossover_fuzz::GAMES;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = GAMES.of_save(bytes);
    for game in GAMES.iter() {
        if let Ok(record) = game.import(bytes) {
            let _ = game.open(&record);
        }
    }
});
