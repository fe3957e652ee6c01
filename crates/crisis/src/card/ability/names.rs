//! Names inside trees: references to other files, names of outcomes, and values with more than one spelling.

use std::borrow::Cow;

use arrayvec::ArrayString;
use content::{Id, Spanned};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize};

use super::Condition;

/// A condition by its id. Reading knows the id; the check fills in which condition that is, one of the book's or one that a
/// pack brings along (conditions.list-open).
#[derive(Clone, PartialEq, Debug)]
pub struct ConditionRef {
    /// As it is written.
    pub id: Spanned<Id>,
    /// Which it is, once the check has found it.
    pub condition: Condition,
}

impl<'de> Deserialize<'de> for ConditionRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ConditionRef, D::Error> {
        let id = Spanned::<Id>::deserialize(deserializer)?;
        Ok(ConditionRef { id, condition: Condition::Other(u8::MAX) })
    }
}

impl JsonSchema for ConditionRef {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Id::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Id::json_schema(generator)
    }
}

/// The name of an outcome, given by `bind` and meant by `the`. It is short and `Copy`, so that the rules compare
/// names as they would compare numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Binding(pub ArrayString<16>);

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
            .map_err(|_| serde::de::Error::custom(format!("`{name}` is longer than 16 letters")))
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
        json_schema!({ "type": "string", "maxLength": 16 })
    }
}

/// Reads a value that is a number, a word or a map. Line and column survive it, which they would not in an
/// untagged enum.
macro_rules! number_word_or_map {
    (
        $type:ty, $expected:literal,
        number: $number:expr,
        $(word: $word:ty => $from_word:expr,)?
        map: $map:ty => $from_map:expr $(,)?
    ) => {
        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                struct Reader;

                impl<'de> ::serde::de::Visitor<'de> for Reader {
                    type Value = $type;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_u64<E: ::serde::de::Error>(self, number: u64) -> Result<$type, E> {
                        let read: fn(u8) -> Option<$type> = $number;
                        u8::try_from(number).ok().and_then(read).ok_or_else(|| {
                            E::invalid_value(::serde::de::Unexpected::Unsigned(number), &self)
                        })
                    }

                    $(
                        fn visit_str<E: ::serde::de::Error>(self, word: &str) -> Result<$type, E> {
                            let word = ::serde::de::value::StrDeserializer::new(word);
                            <$word as ::serde::Deserialize>::deserialize(word).map($from_word)
                        }
                    )?

                    fn visit_map<A: ::serde::de::MapAccess<'de>>(self, map: A) -> Result<$type, A::Error> {
                        let map = ::serde::de::value::MapAccessDeserializer::new(map);
                        <$map as ::serde::Deserialize>::deserialize(map).map($from_map)
                    }
                }

                deserializer.deserialize_any(Reader)
            }
        }

        impl ::schemars::JsonSchema for $type {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(generator: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                let read: fn(u8) -> Option<$type> = $number;
                let mut ways = Vec::new();
                if read(1).is_some() {
                    ways.push(::serde_json::json!({ "type": "integer", "minimum": 0, "maximum": 255 }));
                }
                $( ways.push(generator.subschema_for::<$word>().into()); )?
                ways.push(generator.subschema_for::<$map>().into());
                ::schemars::json_schema!({ "description": $expected, "anyOf": ways })
            }
        }
    };
}
pub(super) use number_word_or_map;
