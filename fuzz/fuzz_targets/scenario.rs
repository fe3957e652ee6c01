//! Any bytes as a scenario file of each game, which is also played.
#![no_main]

use crossover_fuzz::{CHAMPIONS, CRISIS, GOTHAM, POW};

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = scenario::run_any_bytes::<pow::Pow>("fuzzed.yaml", bytes, &POW);
    let _ = scenario::run_any_bytes::<crisis::Crisis>("fuzzed.yaml", bytes, &CRISIS);
    let _ = scenario::run_any_bytes::<champions::Champions>("fuzzed.yaml", bytes, &CHAMPIONS);
    let _ = scenario::run_any_bytes::<gotham::Gotham>("fuzzed.yaml", bytes, &GOTHAM);
});
