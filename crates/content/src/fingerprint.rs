//! A name for the exact content a game was played with.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// SHA-256, in hex, of named texts in the order of their names. Saves carry it, to know under which
/// content they were made.
///
/// Names and texts are hashed with their lengths before them, so no two different sets of files
/// feed the hash the same bytes. Texts are expected in the canonical form of [`crate::Source`].
pub fn fingerprint<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut files: Vec<(&str, &str)> = files.into_iter().collect();
    files.sort_unstable();
    let mut hash = Sha256::new();
    for part in files.into_iter().flat_map(|(name, text)| [name, text]) {
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let mut hex = String::with_capacity(64);
    for byte in hash.finalize() {
        write!(hex, "{byte:02x}").expect("writing to a string can't fail");
    }
    hex
}

#[cfg(test)]
mod tests {
    use super::fingerprint;

    #[test]
    fn order_does_not_count_and_boundaries_do() {
        assert_eq!(fingerprint([("a", "1"), ("b", "2")]), fingerprint([("b", "2"), ("a", "1")]));
        assert_ne!(fingerprint([("a", "1"), ("b", "2")]), fingerprint([("a", "1b2")]));
        assert_ne!(fingerprint([("ab", "")]), fingerprint([("a", "b")]));
        let of_nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        assert_eq!(fingerprint([]), of_nothing);
    }
}
