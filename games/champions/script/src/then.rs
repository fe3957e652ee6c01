//! What a file may say under `then` of a table of Champions.

use std::borrow::Cow;

use champions::card::ability::{Form, Status};
use content::Spanned;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::MapAccess;
use serde_json::json;

use super::counters::CountersSaid;
use scenario::Part;
use scenario::schema::properties;

/// Words of `then` that are no names.
pub const RESERVED: &[&str] = &[
    "acceleration-tokens",
    "active",
    "encounter-deck",
    "encounter-deck-bottom",
    "encounter-deck-top",
    "encounter-discard",
    "first-player",
    "outcome",
    "phase",
    "removed",
    "round",
    "villain-phase",
];

/// Everything that `then` may say of the table.
#[derive(Debug, Default)]
pub struct ChampionsThen {
    pub things: Vec<(Spanned<String>, ThenThing)>,
    pub encounter_deck: Option<Spanned<i64>>,
    pub encounter_deck_top: Option<Spanned<Vec<String>>>,
    pub encounter_deck_bottom: Option<Spanned<Vec<String>>>,
    pub encounter_discard: Option<Spanned<Vec<String>>>,
    pub removed: Option<Spanned<Vec<String>>>,
    pub acceleration_tokens: Option<Spanned<i64>>,
    pub round: Option<Spanned<i64>>,
    pub first_player: Option<Spanned<String>>,
    pub active: Option<Spanned<String>>,
    pub outcome: Option<Spanned<OutcomeWord>>,
}

impl Part for ChampionsThen {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error> {
        match key.as_str() {
            "encounter-deck" => self.encounter_deck = Some(map.next_value()?),
            "encounter-deck-top" => self.encounter_deck_top = Some(map.next_value()?),
            "encounter-deck-bottom" => self.encounter_deck_bottom = Some(map.next_value()?),
            "encounter-discard" => self.encounter_discard = Some(map.next_value()?),
            "removed" => self.removed = Some(map.next_value()?),
            "acceleration-tokens" => self.acceleration_tokens = Some(map.next_value()?),
            "round" => self.round = Some(map.next_value()?),
            "first-player" => self.first_player = Some(map.next_value()?),
            "active" => self.active = Some(map.next_value()?),
            "outcome" => self.outcome = Some(map.next_value()?),
            _ => self.things.push((key, map.next_value()?)),
        }
        Ok(())
    }
}

/// How a game ended, or that it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    Won,
    Lost,
    None,
}

impl std::fmt::Display for OutcomeWord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            OutcomeWord::Won => "won",
            OutcomeWord::Lost => "lost",
            OutcomeWord::None => "none",
        })
    }
}

/// What must be so of a card in play or of a player, who is called by the identity.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenThing {
    /// It is not in play.
    pub gone: Option<Spanned<bool>>,
    pub damage: Option<Spanned<i64>>,
    pub threat: Option<Spanned<i64>>,
    /// Of each type that is named.
    pub counters: Option<Spanned<CountersSaid>>,
    pub exhausted: Option<Spanned<bool>>,
    /// All of them, and no others.
    pub status: Option<Spanned<Vec<Status>>>,
    /// What it is attached to.
    pub on: Option<Spanned<String>>,
    /// With whom a minion is engaged.
    pub engaged: Option<Spanned<String>>,
    /// Who controls it.
    pub control: Option<Spanned<String>>,
    /// How many cards lie under it.
    pub under: Option<Spanned<i64>>,
    pub atk: Option<Spanned<i64>>,
    pub thw: Option<Spanned<i64>>,
    pub def: Option<Spanned<i64>>,
    pub sch: Option<Spanned<i64>>,
    pub rec: Option<Spanned<i64>>,
    /// The most it can have.
    pub hit_points: Option<Spanned<i64>>,
    /// Those that are left.
    pub remaining: Option<Spanned<i64>>,
    /// A player's form.
    pub form: Option<Spanned<Form>>,
    /// A player's hand, in any order.
    pub hand: Option<Spanned<Vec<String>>>,
    /// How many cards are in a player's hand.
    pub hand_count: Option<Spanned<i64>>,
    pub hand_size: Option<Spanned<i64>>,
    /// A player's discard pile, in any order.
    pub discard: Option<Spanned<Vec<String>>>,
    /// How many cards are in a player's discard pile.
    pub discard_count: Option<Spanned<i64>>,
    /// How many cards are in a player's deck.
    pub deck: Option<Spanned<i64>>,
    /// What is fixed on top of a player's deck, the uppermost first.
    pub deck_top: Option<Spanned<Vec<String>>>,
    /// What is fixed at its bottom, the undermost first.
    pub deck_bottom: Option<Spanned<Vec<String>>>,
    /// How many encounter cards lie before a player.
    pub dealt: Option<Spanned<i64>>,
    /// How many cards are left of a player's nemesis set.
    pub nemesis: Option<Spanned<i64>>,
    /// How many minions are engaged with a player.
    pub minions: Option<Spanned<i64>>,
    pub eliminated: Option<Spanned<bool>>,
}

impl JsonSchema for ChampionsThen {
    fn schema_name() -> Cow<'static, str> {
        "ChampionsThen".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = json!({ "type": "integer" });
        let name = json!({ "type": "string" });
        let list = json!({ "type": "array", "items": { "type": "string" } });
        let outcome = generator.subschema_for::<OutcomeWord>().into();
        let known = [
            ("encounter-deck", number.clone()),
            ("encounter-deck-top", list.clone()),
            ("encounter-deck-bottom", list.clone()),
            ("encounter-discard", list.clone()),
            ("removed", list),
            ("acceleration-tokens", number.clone()),
            ("round", number),
            ("first-player", name.clone()),
            ("active", name),
            ("outcome", outcome),
        ];
        let mut schema = json_schema!({
            "type": "object",
            "additionalProperties": generator.subschema_for::<ThenThing>(),
        });
        for (key, value) in known {
            properties(&mut schema).insert(key.to_owned(), value);
        }
        schema
    }
}
