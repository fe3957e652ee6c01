//! Names that a tree of steps gives to its own outcomes.

use std::borrow::Cow;

use arrayvec::ArrayString;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};

use crate::Id;

/// The longest such name, in bytes.
const LONGEST: usize = 16;

/// The name of an outcome, given by one step and meant by a later one. It is short and `Copy`, so that rules compare names
/// as they would compare numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Binding(pub ArrayString<LONGEST>);

impl Binding {
    /// A name that the rules themselves bind.
    ///
    /// # Panics
    /// When it is longer than 16 bytes.
    pub fn of(name: &str) -> Binding {
        Binding(ArrayString::from(name).expect("names in code are short"))
    }
}

impl<'de> Deserialize<'de> for Binding {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Binding, D::Error> {
        let name = Id::deserialize(deserializer)?;
        let short = ArrayString::from(name.as_str());
        short
            .map(Binding)
            .map_err(|_| serde::de::Error::custom(format!("`{name}` is longer than {LONGEST} letters")))
    }
}

impl JsonSchema for Binding {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Binding".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": LONGEST })
    }
}
