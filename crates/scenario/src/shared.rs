//! What more than one game's files have: structs that are laid over each other, words, directions, the one who acts.

use std::borrow::Cow;

use content::Spelled;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::json;

use crate::schema::either;

/// A struct whose fields may all be left out, and that can be laid over another of its kind.
#[macro_export]
macro_rules! overlay {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Default, PartialEq, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub struct $name {
            $($(#[$field_doc])* #[serde(default)] pub $field: Option<$type>,)*
        }

        impl $name {
            /// What this says, and where it is silent what `base` says.
            #[must_use]
            pub fn over(self, base: $name) -> $name {
                $name { $($field: self.$field.or(base.$field),)* }
            }
        }
    };
}

/// Writes down the word of each variant, and a list of all of them: a variant without a word does not compile.
#[macro_export]
macro_rules! vocabulary {
    ($list:ident, $word:ident, $type:ident { $($variant:ident: $text:literal,)* }) => {
        pub const $list: &[&str] = &[$($text),*];

        fn $word(of: &$type) -> &'static str {
            match of {
                $($type::$variant { .. } => $text,)*
            }
        }
    };
}

/// A direction on the table, north being away from the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    East,
    NorthEast,
    North,
    NorthWest,
    West,
    SouthWest,
    South,
    SouthEast,
}

impl Way {
    /// As the geometry counts directions.
    pub fn turn(self) -> space::Turn {
        space::Turn((self as u16) << 13)
    }
}

/// The activation in progress: `true`, or what has been done in it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct GivenActive<Done> {
    pub active: bool,
    pub done: Done,
}

/// What somebody can have done in an activation.
pub trait Doings: Default + for<'de> Deserialize<'de> + JsonSchema {
    /// What an author may write, with an example.
    const EXPECTED: &'static str;
}

impl<'de, Done: Doings> Deserialize<'de> for GivenActive<Done> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GivenActive<Done>, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de, Done: Doings> Spelled<'de> for GivenActive<Done> {
    const EXPECTED: &'static str = Done::EXPECTED;

    fn of_flag<E: Error>(active: bool) -> Result<GivenActive<Done>, E> {
        Ok(GivenActive { active, done: Done::default() })
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<GivenActive<Done>, D::Error> {
        Done::deserialize(map).map(|done| GivenActive { active: true, done })
    }
}

impl<Done: Doings> JsonSchema for GivenActive<Done> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "GivenActive".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        either(json!({ "type": "boolean" }), generator.subschema_for::<Done>())
    }
}
