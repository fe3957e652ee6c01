//! Any bytes as a scenario file of each game, which is also played.
#![no_main]

use crossover_fuzz::GAMES;

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    for scripts in GAMES.iter().filter_map(|game| game.scripts()) {
        let _ = scripts.run("fuzzed.yaml", bytes);
    }
});
