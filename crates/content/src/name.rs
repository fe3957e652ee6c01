//! Names: one for all languages, or one for each.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};

use crate::Names;

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
        deserializer.deserialize_any(NameVisitor)
    }
}

struct NameVisitor;

impl<'de> Visitor<'de> for NameVisitor {
    type Value = Name;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a name, or one each for `en`, `fr` and `de`")
    }

    fn visit_str<E>(self, name: &str) -> Result<Name, E> {
        Ok(Name::everywhere(name))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Name, A::Error> {
        Names::deserialize(MapAccessDeserializer::new(map)).map(Name)
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
