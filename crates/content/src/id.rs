//! The id of a thing: what files are named by and other files refer to.

use std::borrow::{Borrow, Cow};
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};

/// Lower-case words joined by hyphens, such as `sky-lance`. It starts with a letter, so YAML never
/// reads it as a number, and it has no capitals, so no two ids share a file name anywhere.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Id(String);

const PATTERN: &str = "^[a-z][a-z0-9]*(-[a-z0-9]+)*$";

impl Id {
    /// # Errors
    ///
    /// What is wrong with the text, for an author to read.
    pub fn new(text: &str) -> Result<Id, String> {
        let word_is_good = |word: &str| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
        };
        if text.starts_with(|first: char| first.is_ascii_lowercase()) && text.split('-').all(word_is_good) {
            Ok(Id(text.to_owned()))
        } else {
            Err(format!("`{text}` is not an id: lower-case words joined by hyphens, such as `sky-lance`"))
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for Id {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Borrow<str> for Id {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Id, D::Error> {
        Id::new(&String::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Id {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Id".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "pattern": PATTERN })
    }
}

#[cfg(test)]
mod tests {
    use super::Id;

    #[test]
    fn ids_are_words_joined_by_hyphens() {
        for good in ["sky-lance", "a", "m-41", "x2"] {
            assert_eq!(Id::new(good).unwrap().as_str(), good);
        }
        for bad in ["", "-", "a-", "-a", "a--b", "Sky", "2x", "é", "a b", "a/b", "..", "a_b", "~"] {
            assert!(Id::new(bad).is_err(), "{bad}");
        }
    }
}
