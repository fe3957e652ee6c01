//! What is under way.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A movement that is being made, or that could begin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamMovement")]
pub struct Movement {
    /// Whose.
    pub figure: u32,
    /// Whether it has begun.
    pub begun: bool,
    /// The move points there are, with those of a first movement.
    pub points: u8,
    /// What a cube buys.
    pub points_per_cube: u8,
    /// The cubes that could be spent.
    pub cubes: u8,
    /// The cheapest way to each zone within reach, in the order of the zones.
    pub routes: Vec<Route>,
}

/// A way to a zone, as things stand: hazards and answers of others may cut it short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamRoute")]
pub struct Route {
    /// Where it ends.
    pub to: u32,
    /// Its moves.
    pub steps: Vec<RouteStep>,
    /// Move points in all.
    pub cost: u8,
    /// Cubes that must be spent for it.
    pub cubes: u8,
    /// Whether a die may wound on the way: a fall, dangerous terrain.
    pub risky: bool,
}

/// A move of a way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamRouteStep")]
pub struct RouteStep {
    /// The zone it leads to.
    pub zone: u32,
    /// `simple`, `fall`, `jump`, `climb` or `wall`.
    pub how: String,
    /// What it costs.
    pub cost: u8,
    /// What the cost is made of.
    pub parts: Vec<Part>,
}

/// A part of a cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamPart")]
pub struct Part {
    /// `move`, `level`, `wall`, `hindrance`, `difficult`, `horror`, `flight` or `mission`.
    pub code: String,
    /// How much.
    pub amount: i8,
    /// In words.
    pub text: String,
}

/// An attack that is being made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamAttack")]
pub struct Attack {
    /// Who attacks.
    pub attacker: u32,
    /// Who defends.
    pub target: u32,
    /// `melee` or `ranged`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// `action`, `answer`, `combo` or `deferred`.
    pub origin: String,
    /// Where it comes from in words; none for a plain action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub origin_name: Option<String>,
    /// Where it stands: `pool`, `roll`, `defence`, `wounds`.
    pub step: String,
    /// Its successes; none before they are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub successes: Option<u8>,
    /// Successes of the defence; none before they are counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub defence: Option<u8>,
    /// The wounds it has made.
    pub wounds: u8,
}

/// Dice on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamRoll")]
pub struct Roll {
    /// Who rolls.
    pub figure: u32,
    /// `attack`, `defence`, `deed` or `hazard`.
    pub purpose: String,
    /// The same in words.
    pub purpose_name: String,
    /// The dice, sorted by colour and from high to low. Marks of the kind `die` name a die of the last roll by its place here;
    /// a choice of a die marks all that look alike and are not picked yet.
    pub dice: Vec<Die>,
    /// Successes on the dice.
    pub total: u8,
    /// Successes to be reached, by a deed or a defence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub needed: Option<u8>,
    /// Whether the roller wants few: a fall, an explosion.
    pub few: bool,
}

/// A die on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamDie")]
pub struct Die {
    /// `white`, `yellow`, `orange`, `red` or `black`.
    pub colour: String,
    /// The successes it shows.
    pub shown: u8,
    /// The most it can show.
    pub most: u8,
    /// Whether it was picked, to be thrown again.
    pub picked: bool,
}
