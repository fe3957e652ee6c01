//! Texts against committed ones: a change of a card, a tree or a word shows as a change of text.
//!
//! To accept a change, run with `CROSSOVER_BLESS=1` and read the diff.

use std::path::Path;

pub fn assert_golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var_os("CROSSOVER_BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let golden = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = golden.lines().zip(text.lines()).find(|(golden, now)| golden != now);
    assert_eq!(differs, None, "{name} has changed; see the top of this file");
    assert_eq!(golden.lines().count(), text.lines().count(), "{name} is longer or shorter");
}
