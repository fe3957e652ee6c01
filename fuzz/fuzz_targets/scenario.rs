//! Any bytes as a scenario file, which is also played.
#![no_main]

use std::sync::LazyLock;

use pow::card::{Cards, house};

static CARDS: LazyLock<Cards> = LazyLock::new(|| house().expect("the house pack loads"));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = scenario::run_any_bytes::<pow::Pow>("fuzzed.yaml", bytes, &CARDS);
});
