//! Any bytes as a scenario file of each game, which is also played.
#![no_main]

use std::sync::LazyLock;

static POW: LazyLock<pow::card::Cards> = LazyLock::new(|| pow::card::house().expect("the house pack loads"));
static CRISIS: LazyLock<crisis::card::Cards> =
    LazyLock::new(|| crisis::card::core(Default::default()).expect("the core box loads"));
static CHAMPIONS: LazyLock<champions::card::Cards> =
    LazyLock::new(|| champions::card::core().expect("the core set loads"));
static GOTHAM: LazyLock<gotham::printed::Printed> =
    LazyLock::new(|| gotham::printed::house().expect("the house pack loads"));

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = scenario::run_any_bytes::<pow::Pow>("fuzzed.yaml", bytes, &POW);
    let _ = scenario::run_any_bytes::<crisis::Crisis>("fuzzed.yaml", bytes, &CRISIS);
    let _ = scenario::run_any_bytes::<champions::Champions>("fuzzed.yaml", bytes, &CHAMPIONS);
    let _ = scenario::run_any_bytes::<gotham::Gotham>("fuzzed.yaml", bytes, &GOTHAM);
});
