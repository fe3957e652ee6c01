//! Words that more than one game's files have: sides, edges, directions, and structs that are laid over each other.

use std::fmt;

use content::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// A struct whose fields may all be left out, and that can be laid over another of its kind.
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
pub(crate) use overlay;

/// Writes down the word of each variant, and a list of all of them: a variant without a word does not compile.
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
pub(crate) use vocabulary;

/// Something for each side; a side that is left out has the least of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(bound = "T: JsonSchema + Default")]
pub struct Sides<T> {
    #[serde(default)]
    pub a: T,
    #[serde(default)]
    pub b: T,
}

/// A side, or nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideWord {
    A,
    B,
    Nobody,
}

impl fmt::Display for SideWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SideWord::A => "a",
            SideWord::B => "b",
            SideWord::Nobody => "nobody",
        })
    }
}

/// An edge of the table, or none yet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeWord {
    South,
    North,
    #[default]
    None,
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

/// A number that is expected of each side.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThenSides {
    pub a: Option<Spanned<i64>>,
    pub b: Option<Spanned<i64>>,
}

/// How a game ended, or that it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    AWins,
    BWins,
    Drawn,
    None,
}

impl fmt::Display for OutcomeWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeWord::AWins => "a-wins",
            OutcomeWord::BWins => "b-wins",
            OutcomeWord::Drawn => "drawn",
            OutcomeWord::None => "none",
        })
    }
}
