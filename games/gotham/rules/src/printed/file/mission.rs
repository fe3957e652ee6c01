//! Missions as authors write them (rulings.mission.fields).

use content::{Id, Name, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::printed::Ref;
use crate::printed::plot::{Condition, Effect, End, Modifier, Special};
use crate::printed::term::{Camp, Deed};

/// `missions/ID.yaml`: a mission (rulings.mission.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// setup.mission.board
    pub board: Ref,
    /// setup.mission.initiative
    pub initiative: Spanned<Camp>,
    /// rulings.mission.turn-limit
    #[schemars(range(min = 1, max = 12))]
    pub last_turn: Spanned<u8>,
    /// Who wins if nothing else has decided by then.
    pub on_time: Spanned<Camp>,
    /// rulings.mission.hero-slots
    pub heroes: Spanned<Vec<Slot>>,
    /// The river, from the left (setup.villain.river-order).
    pub river: Spanned<Vec<RiverTile>>,
    /// rulings.house.post.energy
    pub villain: VillainEnergy,
    /// reinforcements.zones
    #[serde(default)]
    pub reinforcement_zones: Vec<Ref>,
    /// villain-turn.step3.d.event
    #[serde(default)]
    pub reinforcement_points: u8,
    /// villain-turn.step3.d.event-mission-data
    #[serde(default)]
    pub events: Vec<MissionEvent>,
    /// How many events one activation of the event tile brings (villain-turn.step3.d.event-multiple).
    #[serde(default = "once")]
    pub events_at_once: Spanned<u8>,
    /// Zones that nobody enters, and that need not be reachable (rulings.board.reachable).
    #[serde(default)]
    pub closed: Vec<Ref>,
    /// Neutral figures (rulings.neutral.position).
    #[serde(default)]
    pub bystanders: Vec<Bystanders>,
    /// Its tokens.
    #[serde(default)]
    pub tokens: Vec<Token>,
    /// rulings.mission.tasks
    #[serde(default)]
    pub tasks: Vec<Task>,
    /// Special rules that happen.
    #[serde(default)]
    pub rules: Vec<Special>,
    /// Special rules that hold.
    #[serde(default)]
    pub modifiers: Vec<Modifier>,
    /// setup.mission.end-conditions, the first that is met decides (rulings.mission.condition-order)
    pub ends: Vec<Spanned<End>>,
}

fn once() -> Spanned<u8> {
    Spanned::unplaced(1)
}

/// Neutral figures of one tile.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Bystanders {
    /// Which.
    pub tile: Ref,
    /// Where each of them stands.
    pub at: Vec<Ref>,
}

/// A hero slot.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Slot {
    /// The heroes that may fill it, each with what he brings.
    pub allowed: Spanned<Vec<Allowed>>,
    /// Where he starts.
    pub start: Ref,
}

/// A hero that may fill a slot.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Allowed {
    /// Who.
    pub hero: Ref,
    /// The cards he starts with.
    #[serde(default)]
    pub carries: Vec<Ref>,
}

/// A tile of the river at the start.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum RiverTile {
    /// The event tile (tiles.event.in-river).
    Event,
    /// A character tile.
    Characters {
        /// Which.
        tile: Ref,
        /// Where its figures start.
        #[serde(default)]
        at: Vec<Ref>,
        /// How many more are in the reserve (setup.reserve.preloaded).
        #[serde(default)]
        reserve: u8,
    },
}

/// The villain's cubes.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct VillainEnergy {
    /// In all.
    #[schemars(range(min = 6, max = 20))]
    pub cubes: Spanned<u8>,
    /// How many start in available energy; all without it (rulings.house.post.start).
    #[serde(default)]
    pub available: Option<Spanned<u8>>,
    /// setup.villain.recovery
    #[schemars(range(min = 2, max = 8))]
    pub recovery: Spanned<u8>,
}

/// An event of the event tile.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MissionEvent {
    /// Unique in the mission.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// When it can be chosen (villain-turn.step3.d.event-mission-data).
    #[serde(default, rename = "if")]
    pub provided: Option<Condition>,
    /// What happens.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}

/// A kind of mission token.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Token {
    /// Unique in the mission.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Where each of them starts.
    #[serde(default)]
    pub at: Vec<Ref>,
    /// The card that is in each of them.
    #[serde(default)]
    pub holds: Option<Ref>,
}

/// Something that the mission lets figures do (rulings.mission.tasks).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Task {
    /// Unique in the mission.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// The figures that may do it.
    pub who: Camp,
    /// In the zone of such a token.
    pub token: Ref,
    /// As which of the four kinds.
    pub deed: Deed,
    /// If it is complex (hero-manipulation.complex.difficulty).
    #[serde(default)]
    pub difficulty: Option<Spanned<u8>>,
    /// The skills that count for it.
    #[serde(default)]
    pub skills: Vec<Ref>,
    /// When it can be done.
    #[serde(default, rename = "if")]
    pub provided: Option<Condition>,
    /// What it does.
    #[serde(rename = "do")]
    pub effects: Vec<Effect>,
}
