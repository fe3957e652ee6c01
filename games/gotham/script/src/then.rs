//! What a file may say under `then` of a table of Gotham City Chronicles.

use std::borrow::Cow;
use std::fmt;

use content::Spanned;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::MapAccess;
use serde_json::json;

use scenario::schema::properties;
use scenario::{Named, Part};

/// Words of `then` that are no figures.
pub const RESERVED: &[&str] = &[
    "broken-walls",
    "cards",
    "clouds",
    "heroes",
    "outcome",
    "river",
    "stage",
    "tiles",
    "tokens",
    "turn",
    "villain",
    "zones",
];

/// Everything that `then` may say of the table.
#[derive(Debug, Default)]
pub struct GothamThen {
    pub figures: Vec<(Spanned<String>, ThenFigure)>,
    pub villain: Option<ThenPost>,
    pub river: Option<Spanned<Vec<String>>>,
    pub tiles: Named<ThenTile>,
    pub zones: Named<ThenZone>,
    pub tokens: Named<Spanned<Vec<String>>>,
    pub cards: Named<Spanned<String>>,
    pub clouds: Option<Spanned<Vec<String>>>,
    pub broken_walls: Option<Spanned<Vec<String>>>,
    pub turn: Option<Spanned<i64>>,
    pub stage: Option<Spanned<String>>,
    pub outcome: Option<Spanned<OutcomeWord>>,
}

impl Part for GothamThen {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error> {
        match key.as_str() {
            "villain" => self.villain = Some(map.next_value()?),
            "river" => self.river = Some(map.next_value()?),
            "tiles" => self.tiles = map.next_value()?,
            "zones" => self.zones = map.next_value()?,
            "tokens" => self.tokens = map.next_value()?,
            "cards" => self.cards = map.next_value()?,
            "clouds" => self.clouds = Some(map.next_value()?),
            "broken-walls" => self.broken_walls = Some(map.next_value()?),
            "turn" => self.turn = Some(map.next_value()?),
            "stage" => self.stage = Some(map.next_value()?),
            "outcome" => self.outcome = Some(map.next_value()?),
            _ => self.figures.push((key, map.next_value()?)),
        }
        Ok(())
    }
}

/// Who has won, or that the game goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    Heroes,
    Villain,
    None,
}

impl fmt::Display for OutcomeWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeWord::Heroes => "heroes",
            OutcomeWord::Villain => "villain",
            OutcomeWord::None => "none",
        })
    }
}

/// What must be so of a hero or a character.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenFigure {
    /// The zone, `reserve` or `gone`.
    pub at: Option<Spanned<String>>,
    /// Neutralised.
    pub down: Option<Spanned<bool>>,
    /// Life points of a character.
    pub life: Option<Spanned<i64>>,
    /// Cubes of a hero: available energy, fatigue, wounds, and then the boxes.
    pub available: Option<Spanned<i64>>,
    pub fatigue: Option<Spanned<i64>>,
    pub wounds: Option<Spanned<i64>>,
    pub melee: Option<Spanned<i64>>,
    pub ranged: Option<Spanned<i64>>,
    pub manipulation: Option<Spanned<i64>>,
    pub thought: Option<Spanned<i64>>,
    pub movement: Option<Spanned<i64>>,
    pub defence: Option<Spanned<i64>>,
    pub reroll: Option<Spanned<i64>>,
    /// What a hero carries, in any order.
    pub carries: Option<Spanned<Vec<String>>>,
    /// The total encumbrance of a hero.
    pub encumbrance: Option<Spanned<i64>>,
    /// The most that a hero can carry.
    pub max_encumbrance: Option<Spanned<i64>>,
    /// What a hero declared: `active` or `rest`.
    pub state: Option<Spanned<String>>,
    pub dazed: Option<Spanned<bool>>,
    /// Move points that are left of the movement that is being made.
    pub points: Option<Spanned<i64>>,
    /// The first-movement bonus that it would have now.
    pub first_bonus: Option<Spanned<i64>>,
    pub lying: Option<Spanned<bool>>,
    pub shackles: Option<Spanned<i64>>,
    pub friend: Option<Spanned<bool>>,
    pub moved: Option<Spanned<bool>>,
    pub guided: Option<Spanned<bool>>,
    /// The hindrance to its moves, and to its ranged attacks, complex manipulations and thoughts.
    pub hindrance_to_moves: Option<Spanned<i64>>,
    pub hindrance_to_actions: Option<Spanned<i64>>,
}

/// What must be so of the command post.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenPost {
    pub available: Option<Spanned<i64>>,
    pub fatigue: Option<Spanned<i64>>,
    pub movement: Option<Spanned<i64>>,
    pub defence: Option<Spanned<i64>>,
    pub reroll: Option<Spanned<i64>>,
    /// Cubes that have left the game.
    pub gone: Option<Spanned<i64>>,
    pub demobilised: Option<Spanned<bool>>,
}

/// What must be so of a tile.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenTile {
    pub neutralised: Option<Spanned<bool>>,
    /// What it costs where it lies now.
    pub cost: Option<Spanned<i64>>,
    /// How many of its characters are in the reserve.
    pub reserve: Option<Spanned<i64>>,
}

/// What must be so of a zone.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenZone {
    /// These zones and no others are adjacent.
    pub adjacent: Option<Spanned<Vec<String>>>,
    /// It sees these zones,
    pub sees: Option<Spanned<Vec<String>>>,
    /// and not these.
    pub sees_not: Option<Spanned<Vec<String>>>,
    /// The total size of the figures in it.
    pub size: Option<Spanned<i64>>,
    /// How many moves it is away from others.
    pub distance: Named<Spanned<i64>>,
}

impl JsonSchema for GothamThen {
    fn schema_name() -> Cow<'static, str> {
        "GothamThen".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let list = json!({ "type": "array", "items": { "type": "string" } });
        let known = [
            ("villain", generator.subschema_for::<ThenPost>().into()),
            ("river", list.clone()),
            ("tiles", generator.subschema_for::<Named<ThenTile>>().into()),
            ("zones", generator.subschema_for::<Named<ThenZone>>().into()),
            ("tokens", generator.subschema_for::<Named<Spanned<Vec<String>>>>().into()),
            ("cards", generator.subschema_for::<Named<Spanned<String>>>().into()),
            ("clouds", list.clone()),
            ("broken-walls", list),
            ("turn", json!({ "type": "integer" })),
            ("stage", json!({ "type": "string" })),
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
