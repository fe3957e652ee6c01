//! References to conditions, which the book lists and packs add to.

use std::borrow::Cow;

use content::{Id, Spanned};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};

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
