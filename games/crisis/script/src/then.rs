//! What a file may say under `then` of the battlefield.

use content::{Inches, Place, Spanned};
use crisis::card::ability::{AttackType, Condition, Health, Kind, Tool};
use crisis::card::{CrisisType, TokenKind};
use crisis::state::Phase;
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::MapAccess;

use scenario::schema::Spot;
use scenario::sides::{EdgeWord, OutcomeWord, SideWord, ThenSides};
use scenario::{Named, Part};

/// Words of `then` that no character may be called by.
pub const RESERVED: &[&str] = &[
    "a",
    "b",
    "asks",
    "asks-not",
    "crisis-cards",
    "events",
    "events-not",
    "mission",
    "outcome",
    "phase",
    "points",
    "priority",
    "rolls",
    "round",
    "squads",
    "tactic-cards",
    "terrain",
    "threat",
    "tokens",
    "turn",
];

/// Everything that `then` may say of the battlefield.
#[derive(Debug, Default)]
pub struct CrisisThen {
    pub figures: Vec<(Spanned<String>, ThenFigure)>,
    pub terrain: Named<ThenPiece>,
    pub tokens: Named<ThenToken>,
    pub squads: ThenSquads,
    pub crisis_cards: Named<ThenCrisis>,
    pub tactic_cards: Named<ThenTactic>,
    pub mission: Option<Spanned<Vec<String>>>,
    pub points: ThenSides,
    pub threat: Option<Spanned<i64>>,
    pub round: Option<Spanned<i64>>,
    pub phase: Option<Spanned<Phase>>,
    pub priority: Option<Spanned<SideWord>>,
    pub turn: Option<Spanned<SideWord>>,
    pub outcome: Option<Spanned<OutcomeWord>>,
}

impl Part for CrisisThen {
    fn entry<'de, A: MapAccess<'de>>(&mut self, key: Spanned<String>, map: &mut A) -> Result<(), A::Error> {
        match key.as_str() {
            "terrain" => self.terrain = map.next_value()?,
            "tokens" => self.tokens = map.next_value()?,
            "squads" => self.squads = map.next_value()?,
            "crisis-cards" => self.crisis_cards = map.next_value()?,
            "tactic-cards" => self.tactic_cards = map.next_value()?,
            "mission" => self.mission = Some(map.next_value()?),
            "points" => self.points = map.next_value()?,
            "threat" => self.threat = Some(map.next_value()?),
            "round" => self.round = Some(map.next_value()?),
            "phase" => self.phase = Some(map.next_value()?),
            "priority" => self.priority = Some(map.next_value()?),
            "turn" => self.turn = Some(map.next_value()?),
            "outcome" => self.outcome = Some(map.next_value()?),
            _ => self.figures.push((key, map.next_value()?)),
        }
        Ok(())
    }
}

/// What must be so of a character.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenFigure {
    pub damage: Option<Spanned<i64>>,
    pub power: Option<Spanned<i64>>,
    /// All of them, and no others.
    pub conditions: Option<Spanned<Vec<Condition>>>,
    pub health: Option<Spanned<Health>>,
    /// Who controls it.
    pub side: Option<Spanned<SideWord>>,
    pub dazed: Option<Spanned<bool>>,
    pub gone: Option<Spanned<bool>>,
    pub waiting: Option<Spanned<bool>>,
    pub activated: Option<Spanned<bool>>,
    pub active: Option<Spanned<bool>>,
    /// Actions left of its activation.
    pub actions: Option<Spanned<i64>>,
    pub form: Option<Spanned<String>>,
    #[schemars(with = "Option<Spot>")]
    pub at: Option<Spanned<Place>>,
    /// The terrain it stands on, or `ground`.
    pub on: Option<Spanned<String>>,
    /// The tokens it holds: all of them, and no others.
    pub holds: Option<Spanned<Vec<String>>>,
    /// Superpowers used this turn: all of them, and no others.
    pub used_this_turn: Option<Spanned<Vec<String>>>,
    pub stamina: Option<Spanned<i64>>,
    pub threat: Option<Spanned<i64>>,
    pub size: Option<Spanned<i64>>,
    pub speed: Option<Spanned<Tool>>,
    pub defence: Option<ThenDefence>,
    pub attacks: Named<ThenAttack>,
    pub superpowers: Named<ThenPower>,
    /// Line of sight.
    pub sees: Vec<Spanned<String>>,
    pub sees_not: Vec<Spanned<String>>,
    /// Cover from terrain against these attackers.
    pub cover_from: Vec<Spanned<String>>,
    pub cover_from_not: Vec<Spanned<String>>,
    pub gap: Named<Spanned<Inches>>,
    /// The smallest range within which others are; 6 for beyond range 5.
    pub range: Named<Spanned<i64>>,
    /// Tokens it contests.
    pub contests: Vec<Spanned<String>>,
    pub contests_not: Vec<Spanned<String>>,
}

/// Printed defences.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenDefence {
    pub physical: Option<Spanned<i64>>,
    pub energy: Option<Spanned<i64>>,
    pub mystic: Option<Spanned<i64>>,
}

/// A printed attack.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenAttack {
    pub r#type: Option<Spanned<AttackType>>,
    /// The number of its range, beam or area.
    pub range: Option<Spanned<i64>>,
    pub strength: Option<Spanned<i64>>,
    pub cost: Option<Spanned<i64>>,
}

/// A printed superpower.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenPower {
    pub kind: Option<Spanned<Kind>>,
    /// A number, `X` where the player chooses, `none` without one.
    #[schemars(with = "Option<serde_json::Value>")]
    pub cost: Option<Spanned<serde_json::Value>>,
    pub action: Option<Spanned<bool>>,
    /// The affiliation of a leadership.
    pub affiliation: Option<Spanned<String>>,
}

/// What must be so of a terrain feature.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenPiece {
    pub gone: Option<Spanned<bool>>,
    pub size: Option<Spanned<i64>>,
    pub interactive: Option<Spanned<bool>>,
}

/// What must be so of a token.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenToken {
    #[schemars(with = "Option<Spot>")]
    pub at: Option<Spanned<Place>>,
    /// A character, or `nobody`.
    pub holder: Option<Spanned<String>>,
    pub controller: Option<Spanned<SideWord>>,
    pub gone: Option<Spanned<bool>>,
    /// `on-top` of terrain, `under` it, or in the `open`.
    pub lies: Option<Spanned<String>>,
    /// Who would secure it now.
    pub secured_by: Option<Spanned<SideWord>>,
}

/// What must be so of each player's cards.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ThenSquads {
    pub a: ThenSquad,
    pub b: ThenSquad,
}

/// What must be so of a player's cards.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenSquad {
    /// An affiliation, or `none`.
    pub affiliation: Option<Spanned<String>>,
    /// A character, or `nobody`.
    pub leader: Option<Spanned<String>>,
    /// The cards that can still be played, in any order.
    pub tactics: Option<Spanned<Vec<String>>>,
    pub edge: Option<Spanned<EdgeWord>>,
}

/// What a crisis card says.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenCrisis {
    pub r#type: Option<Spanned<CrisisType>>,
    pub threat: Option<Spanned<i64>>,
    /// How many tokens it lays.
    pub tokens: Option<Spanned<i64>>,
    pub kind: Option<Spanned<TokenKind>>,
}

/// What a team tactic card says.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct ThenTactic {
    /// An affiliation, or `none`.
    pub affiliation: Option<Spanned<String>>,
    pub kind: Option<Spanned<Kind>>,
}
