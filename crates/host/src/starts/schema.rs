//! The JSON Schema of a game's starts: the shape that all games share, with the options of this one.

use serde_json::{Map, Value, json};
use wire::lobby::{GameInfo, SetupOption};

use super::file::Start;

/// The schema as the text of a file.
pub fn schema(info: &GameInfo) -> String {
    let shape = content::schema::<Start>(&format!("A start of {}", info.name));
    let mut schema = serde_json::from_str::<Value>(&shape).expect("a schema was written as JSON just now");
    schema["properties"]["options"] = options(&info.options);
    schema["$defs"]["Seat"]["properties"]["options"] = options(&info.seat_options);
    format!("{schema:#}\n")
}

/// What is listed is offered; what is made up, such as a team of one's own, is for the game to judge.
fn options(known: &[SetupOption]) -> Value {
    let value = |option: &SetupOption| {
        let ids: Vec<&str> = option.values.iter().map(|value| value.id.as_str()).collect();
        json!({ "description": option.name, "anyOf": [{ "enum": ids }, { "type": "string" }] })
    };
    let properties: Map<String, Value> =
        known.iter().map(|option| (option.id.clone(), value(option))).collect();
    json!({ "type": "object", "properties": properties, "additionalProperties": false })
}
