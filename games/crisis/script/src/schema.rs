//! The parts of the schema of scenario files that are this game's own and whose readers are written out.

use std::borrow::Cow;

use crisis::card::ability::ByType;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::given::PhaseWord;
use super::sketch::SketchedDefence;
use super::then::{CrisisThen, ThenCrisis, ThenFigure, ThenPiece, ThenSquads, ThenTactic, ThenToken};
use scenario::Named;
use scenario::schema::{either, properties};
use scenario::sides::{OutcomeWord, SideWord, ThenSides};

impl JsonSchema for SketchedDefence {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "SketchedDefence".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        either(json!({ "type": "integer" }), generator.subschema_for::<ByType<u8>>())
    }
}

impl JsonSchema for CrisisThen {
    fn schema_name() -> Cow<'static, str> {
        "CrisisThen".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let side = generator.subschema_for::<SideWord>();
        let number = json!({ "type": "integer" });
        let known: [(&str, Value); 13] = [
            ("terrain", generator.subschema_for::<Named<ThenPiece>>().into()),
            ("tokens", generator.subschema_for::<Named<ThenToken>>().into()),
            ("squads", generator.subschema_for::<ThenSquads>().into()),
            ("crisis-cards", generator.subschema_for::<Named<ThenCrisis>>().into()),
            ("tactic-cards", generator.subschema_for::<Named<ThenTactic>>().into()),
            ("mission", json!({ "type": "array", "items": { "type": "string" } })),
            ("points", generator.subschema_for::<ThenSides>().into()),
            ("threat", number.clone()),
            ("round", number),
            ("phase", generator.subschema_for::<PhaseWord>().into()),
            ("priority", side.clone().into()),
            ("turn", side.into()),
            ("outcome", generator.subschema_for::<OutcomeWord>().into()),
        ];
        let mut schema = json_schema!({
            "type": "object",
            "additionalProperties": generator.subschema_for::<ThenFigure>(),
        });
        for (key, value) in known {
            properties(&mut schema).insert(key.to_owned(), value);
        }
        schema
    }
}
