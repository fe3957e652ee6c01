//! The parts of the schema of scenario files that are POW's own and whose readers are written out.

use std::borrow::Cow;

use pow::card::file::{Life, Sketch};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};

use super::card::{ShortAttack, ShortPower, SketchedCard, ThreeDefences};
use super::given::{GivenMission, OwnMission};
use super::then::{PowThen, ThenFigure, ThenObjective, ThenPiece};
use scenario::Named;
use scenario::schema::{either, properties};
use scenario::sides::{OutcomeWord, SideWord, ThenSides};

impl JsonSchema for GivenMission {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "GivenMission".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        either(json!({ "type": "string" }), generator.subschema_for::<OwnMission>())
    }
}

/// A sketch without its id, which is the key before it, and with what scenarios write shorter than packs do.
impl JsonSchema for SketchedCard {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = || json!({ "type": "integer" });
        let life = either(number(), generator.subschema_for::<Life>());
        let defence = either(number(), generator.subschema_for::<ThreeDefences>());
        let attacks = by_id::<ShortAttack>(generator);
        let powers = by_id::<ShortPower>(generator);
        let mut schema = Sketch::json_schema(generator);
        schema.remove("required");
        let fields = properties(&mut schema);
        fields.remove("id");
        for (key, value) in [("life", life), ("defence", defence), ("attacks", attacks), ("powers", powers)] {
            fields.insert(key.to_owned(), value.into());
        }
        schema
    }
}

/// Things under their ids, or in a list as packs have it.
fn by_id<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    let thing = generator.subschema_for::<T>();
    either(
        json!({ "type": "object", "additionalProperties": thing }),
        json!({ "type": "array", "items": thing }),
    )
}

impl JsonSchema for PowThen {
    fn schema_name() -> Cow<'static, str> {
        "PowThen".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let side = generator.subschema_for::<SideWord>();
        let sides = generator.subschema_for::<ThenSides>();
        let known: [(&str, Value); 11] = [
            ("scenery", generator.subschema_for::<Named<ThenPiece>>().into()),
            ("objectives", generator.subschema_for::<Named<ThenObjective>>().into()),
            ("points", sides.clone().into()),
            ("bag", sides.into()),
            ("turn", json!({ "type": "integer" })),
            ("phase", generator.subschema_for::<pow::state::Phase>().into()),
            ("go", side.clone().into()),
            ("initiative", side.clone().into()),
            ("first", side.into()),
            ("all-controlled", json!({ "type": "boolean" })),
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
