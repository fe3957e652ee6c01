//! A board: what is drawn of a game. Only the game and its own pages know what is in it.

use std::borrow::Cow;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, Type};
use utoipa::{PartialSchema, ToSchema};

/// A board, written once and never looked into on its way: the game's name beside what the game draws.
#[derive(Clone, Debug, TS)]
#[ts(type = "{ game: string } & Record<string, unknown>")]
pub struct Board(Box<RawValue>);

/// What a game draws, under its name.
#[derive(Serialize)]
struct Tagged<'a, B> {
    game: &'a str,
    #[serde(flatten)]
    board: &'a B,
}

impl Board {
    /// The board of a game: `drawing` is a plain struct, whose fields stand beside the game's name.
    pub fn of(game: &str, drawing: &impl Serialize) -> Board {
        let written = serde_json::value::to_raw_value(&Tagged { game, board: drawing });
        Board(written.expect("a drawing is a struct of plain data"))
    }

    /// The board as a value, for programs that look into it.
    pub fn value(&self) -> Value {
        serde_json::from_str(self.0.get()).expect("a board is JSON")
    }
}

/// Boards are the same when they say the same, in whatever order.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.0.get() == other.0.get() || self.value() == other.value()
    }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// Read by way of a value, because what lies in a tagged message can't be read as it is written.
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Board, D::Error> {
        let value = Value::deserialize(deserializer)?;
        if !value.get("game").is_some_and(Value::is_string) {
            return Err(D::Error::custom("a board names its game"));
        }
        serde_json::value::to_raw_value(&value).map(Board).map_err(D::Error::custom)
    }
}

impl PartialSchema for Board {
    fn schema() -> RefOr<Schema> {
        let name = ObjectBuilder::new().schema_type(Type::String).description(Some("The game's name."));
        ObjectBuilder::new()
            .schema_type(Type::Object)
            .description(Some("What a game draws, under its name; its own pages know what is in it."))
            .property("game", name)
            .required("game")
            .additional_properties(Some(AdditionalProperties::FreeForm(true)))
            .into()
    }
}

impl ToSchema for Board {
    fn name() -> Cow<'static, str> {
        "Board".into()
    }
}

/// What a game shows that draws nothing: headings with lines, for the terminal and the page alike.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TextBoard {
    /// The parts of the board, in reading order.
    pub sections: Vec<Section>,
}

/// A part of a board in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Section {
    /// What it is about.
    pub heading: String,
    /// What there is to say.
    pub lines: Vec<String>,
}
