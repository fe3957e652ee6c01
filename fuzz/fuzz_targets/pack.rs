//! Any text as a pack that somebody wrote in the editor: read, checked and compiled on top of what is printed.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    let _ = gotham::printed::with_pack(text);
});
