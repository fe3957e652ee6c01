//! What every save says, whatever its game.

use serde::Deserialize;

/// This version.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What can be read of a save without its game.
#[derive(Deserialize)]
pub struct Saved {
    /// The version of crossover that saved it.
    pub version: String,
    /// The fingerprint of the content that it was played with.
    pub content: String,
    /// Its journal.
    pub journal: Vec<serde_json::Value>,
}

/// What to add to the reason why a game does not fit the rules, if it was played by another version's.
pub fn other_version(bytes: &[u8]) -> String {
    match serde_json::from_slice::<Saved>(bytes) {
        Ok(Saved { version, .. }) if version != VERSION => {
            format!("; it was saved by crossover {version} and this is {VERSION}, whose rules may differ")
        }
        _ => String::new(),
    }
}
