//! The JSON Schema of scenario files, so that any editor completes and checks them.
//!
//! Derived where the reader is derived, and written out here where the reader is written out: names of the author's own,
//! a word or a map, and the keys of `then`.

use std::borrow::Cow;

use content::Spanned;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Map, Value, json};

use crate::file::{EventPattern, File, Item, Look, Then};
use crate::{Named, Scenic};

/// The schema of a game's scenario files, as the text of a file.
pub fn schema<S: Scenic>() -> String {
    let mut schema = serde_json::from_str::<Value>(&content::schema::<File<S>>(S::TITLE))
        .expect("a schema was written as JSON just now");
    words::<S>(&mut schema);
    format!("{schema:#}\n")
}

/// Puts the words of a game into a schema.
pub(crate) fn words<S: Scenic>(schema: &mut Value) {
    // Which questions and events a game knows is not known to the shapes that all games share.
    let definitions = &mut schema["$defs"];
    let asks = format!("^({})( to .+)?$", S::ASKS.join("|"));
    definitions["Question"] = json!({ "type": "string", "pattern": asks });
    let word = json!({ "enum": S::EVENTS });
    let with_fields = json!({
        "type": "object",
        "propertyNames": word,
        "minProperties": 1,
        "maxProperties": 1,
        "additionalProperties": { "type": "object" },
    });
    definitions["Event"] = json!({ "anyOf": [word, with_fields] });
}

/// A question, such as `defend to target`; which words there are is for the game to say.
pub(crate) struct Question;

impl JsonSchema for Question {
    fn schema_name() -> Cow<'static, str> {
        "Question".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string" })
    }
}

/// A place on the table, with or without a height.
pub struct Spot;

impl JsonSchema for Spot {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Spot".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": { "type": "number" }, "minItems": 2, "maxItems": 3 })
    }
}

impl JsonSchema for EventPattern {
    fn schema_name() -> Cow<'static, str> {
        "Event".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["string", "object"] })
    }
}

impl<T: JsonSchema> JsonSchema for Named<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("Named{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "object", "additionalProperties": generator.subschema_for::<T>() })
    }
}

impl<S: Scenic> JsonSchema for Item<S> {
    fn schema_name() -> Cow<'static, str> {
        "Item".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        either(json!({ "type": "string" }), generator.subschema_for::<Look<S>>())
    }
}

impl<S: Scenic> JsonSchema for Then<S> {
    fn schema_name() -> Cow<'static, str> {
        "Then".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = S::Then::json_schema(generator);
        let events = generator.subschema_for::<Vec<Spanned<EventPattern>>>();
        let asks = generator.subschema_for::<Vec<Question>>();
        let rolls = json_schema!({ "type": "integer", "minimum": 0 });
        let shared = [
            ("events", &events),
            ("events-not", &events),
            ("asks", &asks),
            ("asks-not", &asks),
            ("rolls", &rolls),
        ];
        for (key, value) in shared {
            properties(&mut schema).insert(key.to_owned(), value.clone().into());
        }
        schema
    }
}

/// One of two shapes.
pub fn either(one: impl Into<Value>, other: impl Into<Value>) -> Schema {
    json_schema!({ "anyOf": [one.into(), other.into()] })
}

/// The properties of a schema of an object.
pub fn properties(schema: &mut Schema) -> &mut Map<String, Value> {
    let object = schema.ensure_object();
    let properties = object.entry("properties").or_insert_with(|| json!({}));
    if !properties.is_object() {
        *properties = json!({});
    }
    properties.as_object_mut().expect("it was made one if it was none")
}
