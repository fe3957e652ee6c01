//! References to other things: an id as it is written, and its place once all files are read.

use std::borrow::Cow;

use content::{Id, Spanned};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};

/// A reference to a thing of some list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    /// As it is written.
    pub id: Spanned<Id>,
    /// The place of the thing in its list; [`Ref::NOWHERE`] until the reference has been followed.
    pub place: u16,
}

impl Ref {
    /// The place of what was not found. Content that holds it is never handed out.
    pub const NOWHERE: u16 = u16::MAX;
}

impl<'de> Deserialize<'de> for Ref {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ref, D::Error> {
        Spanned::deserialize(deserializer).map(|id| Ref { id, place: Ref::NOWHERE })
    }
}

impl JsonSchema for Ref {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Ref".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Id::json_schema(generator)
    }
}
