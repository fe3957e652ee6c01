//! The board: zones, what lies between them, and what stands and lies in them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::cards::Emblem;
use wire::table::Point;

use super::Named;

/// A zone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamZone")]
pub struct Zone {
    /// Its id: its place on the board's list.
    pub id: u32,
    /// Its name.
    pub name: String,
    /// Its corners, in order.
    pub outline: Vec<Point>,
    /// A point well inside it, for its name and for what lies in it.
    pub middle: Point,
    /// Its elevation.
    pub elevation: u8,
    /// How much size it holds.
    pub saturation: u8,
    /// How much stands in it.
    pub taken: u8,
    /// Its line-of-sight markers.
    pub markers: Vec<Marker>,
    /// The level of difficult terrain, with what clouds add; 0 for none.
    pub difficult: u8,
    /// The level of dangerous terrain, with what clouds add; 0 for none.
    pub dangerous: u8,
    /// Whether it is a promontory.
    pub promontory: bool,
    /// Whether nobody may enter it.
    pub closed: bool,
    /// Whether the villain's reinforcements come in here.
    pub reinforcements: bool,
    /// What it is, for its drawing: `street`, `room`, `roof`, `water`, `yard`, `stairs`; `plain` where nothing says.
    pub look: String,
    /// The zones that it sees, by id, itself among them.
    pub sees: Vec<u32>,
}

/// A line-of-sight marker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamMarker")]
pub struct Marker {
    /// Where it is printed.
    pub at: Point,
    /// The letters on its rim: `AC`.
    pub letters: String,
}

/// What lies between two zones.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamLimit")]
pub struct Limit {
    /// One zone.
    pub one: u32,
    /// The other.
    pub other: u32,
    /// `white`, `orange`, `special` or `wall`.
    pub kind: String,
    /// The level of a wall that can be broken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<u8>,
    /// Whether it is a wall that was broken.
    pub broken: bool,
    /// The stretches of border that it runs along.
    pub stretches: Vec<Stretch>,
}

/// A stretch of border.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamStretch")]
pub struct Stretch {
    /// One end.
    pub from: Point,
    /// The other.
    pub to: Point,
}

/// A fall, a jump or a climb, in one direction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamSpecialMove")]
pub struct SpecialMove {
    /// From this zone.
    pub from: u32,
    /// To that one.
    pub to: u32,
    /// `fall`, `jump` or `climb`.
    pub kind: String,
    /// Its level.
    pub level: u8,
}

/// A figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamFigure")]
pub struct Figure {
    /// Its id.
    pub id: u32,
    /// What it is called at this table: characters of one tile are numbered.
    pub name: String,
    /// Who decides for it, by seat; nobody for bystanders.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// `heroes`, `villain` or `neutral`.
    pub camp: String,
    /// The hero that it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hero: Option<u32>,
    /// The tile that controls it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub tile: Option<u32>,
    /// What it is drawn from.
    pub emblem: Emblem,
    /// `board`, `reserve` or `gone`.
    pub whereabouts: String,
    /// Its zone, while it is on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<u32>,
    /// The life points left, of a character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub life: Option<u8>,
    /// The life points in full, of a character.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub full_life: Option<u8>,
    /// Its size, for saturation and hindrance to moves.
    pub size: u8,
    /// Its threat, for hindrance to actions.
    pub threat: u8,
    /// Whether it is neutralised.
    pub neutralised: bool,
    /// Whether it was activated in the running activation of its tile.
    pub activated: bool,
    /// What it is under: `lying`, `shackled`, `friend`, `dazed`.
    pub conditions: Vec<Named>,
    /// How much enemies hinder its moves where it stands.
    pub hindered_moves: u8,
    /// How much enemies hinder its ranged attacks and complex deeds where it stands.
    pub hindered_actions: u8,
}

/// A mission token.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamToken")]
pub struct Token {
    /// Its id.
    pub id: u32,
    /// Its kind's id, for its drawing.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// Where it lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<u32>,
    /// The card that is in it, by id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub holds: Option<u32>,
}

/// Dissipation tokens that lie together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamClouds")]
pub struct Clouds {
    /// `gas`, `flame`, `smoke` or `frost`.
    pub kind: String,
    /// In words.
    pub name: String,
    /// Where.
    pub zone: u32,
    /// Who placed them: `heroes` or `villain`.
    pub camp: String,
    /// How many.
    pub count: u8,
    /// Whether the full side is up: they turn before they go.
    pub full: bool,
}
