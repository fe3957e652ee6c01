//! Any bytes as a file of any pack: read as plain values, whatever it is for.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| {
    let _ = content::read_any_bytes("fuzzed.yaml", bytes);
});
