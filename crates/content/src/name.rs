//! Names: one for all languages, or one for each.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error};

use crate::{Names, Spelled, spelled};

/// `Skylance` where the name is the same everywhere, `{ en: .., fr: .., de: .. }` where it is not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Name(pub Names);

impl Name {
    /// The same in all languages.
    pub fn everywhere(name: &str) -> Name {
        Name(Names { en: name.to_owned(), fr: name.to_owned(), de: name.to_owned() })
    }
}

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Name {
    const EXPECTED: &'static str = "a name, or one each for `en`, `fr` and `de`";

    fn of_word<E: Error>(name: &str) -> Result<Name, E> {
        Ok(Name::everywhere(name))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Name, D::Error> {
        Names::deserialize(map).map(Name)
    }
}

impl JsonSchema for Name {
    fn schema_name() -> Cow<'static, str> {
        "Name".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let each = generator.subschema_for::<Names>();
        json_schema!({
            "description": "One name for all languages, or one for each.",
            "anyOf": [{ "type": "string" }, each],
        })
    }
}
