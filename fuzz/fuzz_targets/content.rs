//! Any bytes as a file of a pack.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = content::read_any_bytes("fuzzed.yaml", bytes);
    if let Ok(source) = content::Source::from_bytes("characters/fuzzed.yaml", bytes) {
        let _ = content::load::<pow::card::file::Character>(&source);
    }
});
