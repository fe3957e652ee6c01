//! The battlefield of POW. All lengths in thousandths of an inch; the table is 36 inches a side.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::cards::Emblem;
use wire::table::Point;

/// The battlefield with everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowBoard")]
pub struct Board {
    /// The name of the battlefield.
    pub battlefield: String,
    /// The name of the mission.
    pub mission: String,
    /// How it is won, a sentence each.
    pub aims: Vec<String>,
    /// The length of a side of the table.
    pub size: i32,
    /// The turn, from 1; 0 during deployment.
    pub turn: u8,
    /// How many turns there are at most, if there is an end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turns: Option<u8>,
    /// The phases of a turn in words, in order.
    pub phases: Vec<String>,
    /// Which of them it is; none during deployment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<u8>,
    /// The teams, A first.
    pub sides: Vec<Side>,
    /// Every figure, by id.
    pub figures: Vec<Figure>,
    /// Every piece of scenery, by id; destroyed ones say so.
    pub pieces: Vec<Piece>,
    /// Objectives, by id.
    pub objectives: Vec<Objective>,
    /// How deep the deployment zones are, from the south and the north edge.
    pub deployment_depth: i32,
    /// How many counters of each side the initiative bag holds.
    pub bag: Vec<u8>,
    /// Whose counter was drawn this turn, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub initiative: Option<u8>,
    /// The figure that acts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub acting: Option<u32>,
}

/// A team.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowSide")]
pub struct Side {
    /// Its seat.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// Victory points.
    pub points: u8,
    /// Victory points that end the game, if any do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub goal: Option<u8>,
    /// Its edge: `south` or `north`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edge: Option<String>,
}

/// A figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowFigure")]
pub struct Figure {
    /// Its id.
    pub id: u32,
    /// Whose, by seat.
    pub seat: u8,
    /// Its character's id.
    pub character: String,
    /// What it is called at this table.
    pub name: String,
    /// What its portrait is drawn from.
    pub emblem: Emblem,
    /// `waiting`, `table` or `gone`.
    pub whereabouts: String,
    /// The middle of its base.
    pub at: Point,
    /// The radius of its base.
    pub radius: i32,
    /// How tall it is.
    pub height: i32,
    /// Life left.
    pub life: u8,
    /// Life at the start.
    pub full_life: u8,
    /// At this life and below it is in the red.
    pub red: u8,
    /// POW counters.
    pub pow: u8,
    /// Knocked out.
    pub ko: bool,
    /// Knocked down.
    pub down: bool,
    /// Activated this turn.
    pub activated: bool,
    /// Defences as they count now: physical, mental, energy.
    pub defences: Vec<DefenceValue>,
    /// Speeds for 1, 2 and 3 POW as they count now.
    pub speeds: Vec<i32>,
    /// Effects that it is under, for its hexagons.
    pub conditions: Vec<Condition>,
    /// The objective it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carries: Option<u32>,
}

/// A defence.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowDefenceValue")]
pub struct DefenceValue {
    /// `physical`, `mental`, `energy`.
    pub nature: String,
    /// Its name.
    pub name: String,
    /// Its value now.
    pub value: i32,
    /// Its value on the card.
    pub printed: i32,
}

/// An effect on a figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowCondition")]
pub struct Condition {
    /// A code for its glyph: `stun`, `ensnare`, `distract`, `reaction`, `down`, `ko`.
    pub code: String,
    /// In words, with what it does.
    pub text: String,
}

/// A piece of scenery: a rectangle on the table, turned anticlockwise, from `base` up to `base + height`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowPiece")]
pub struct Piece {
    /// Its id.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// What it is, for its drawing: `car`, `building`, `wall`, `tree`, `crate`, `lamp` and so on.
    pub look: String,
    /// Its corners seen from above, anticlockwise.
    pub corners: Vec<Point>,
    /// Where it begins.
    pub base: i32,
    /// How tall it is.
    pub height: i32,
    /// Its size class, for grabbing and throwing.
    pub size: u8,
    /// Its armour.
    pub armour: u8,
    /// Structure points left.
    pub structure: u8,
    /// Structure points at the start.
    pub full_structure: u8,
    /// Whether it is gone.
    pub destroyed: bool,
}

/// An objective.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "PowObjective")]
pub struct Objective {
    /// Its id.
    pub id: u32,
    /// `pillar` or `relic`.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Where it is.
    pub at: Point,
    /// The seat that controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub holder: Option<u8>,
    /// The figure that carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub carrier: Option<u32>,
    /// For how many turns it has been held.
    pub held_for: u8,
}
