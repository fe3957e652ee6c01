//! The villain's command post, the river and the tiles.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::cards::Emblem;

use super::{Cubes, Named};

/// The command post.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamPost")]
pub struct Post {
    /// Who plays the villain, by seat.
    pub seat: u8,
    /// Where the cubes lie.
    pub cubes: Cubes,
    /// How many come back in a villain's turn.
    pub recovery: u8,
    /// Cubes that have left the game.
    pub gone: u8,
    /// Tiles activated in this turn.
    pub activated: u8,
    /// How many tiles can be activated in a turn.
    pub activations: u8,
    /// Whether the villain has demobilised.
    pub demobilised: bool,
    /// Reinforcement points that must be spent now.
    pub reinforcement_points: u8,
    /// Reinforcement points of the event tile.
    pub event_points: u8,
}

/// A tile where it lies in the river.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamRiver")]
pub struct River {
    /// The tile, by id.
    pub tile: u32,
    /// Its first slot, from 0.
    pub slot: u8,
    /// How many slots it takes.
    pub slots: u8,
    /// What it costs to activate it here.
    pub cost: u8,
}

/// A tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamTile")]
pub struct Tile {
    /// Its id.
    pub id: u32,
    /// The tile's id, to look its face up by; none for the event tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// Its name.
    pub name: String,
    /// What it is drawn from; none for the event tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub emblem: Option<Emblem>,
    /// `heroes`, `villain` or `neutral`.
    pub camp: String,
    /// `leader`, `elite`, `henchman`, or `event`.
    pub level: String,
    /// The same in words.
    pub level_name: String,
    /// The hero that commands it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commander: Option<u32>,
    /// Whether its neutralised side is up.
    pub neutralised: bool,
    /// Whether it has been taken out of the river for good.
    pub swept: bool,
    /// Figures on the board.
    pub on_board: u8,
    /// Figures in the reserve.
    pub in_reserve: u8,
    /// The life points of each.
    pub life: u8,
    /// Automatic successes in defence.
    pub automatic_defence: u8,
    /// Points of the first movement.
    pub first_bonus: u8,
    /// Size of each figure.
    pub size: u8,
    /// Threat of each figure.
    pub threat: u8,
    /// What one figure costs to come back; none if none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reinforcement_cost: Option<u8>,
    /// Its attacks and deeds.
    pub lines: Vec<Line>,
    /// Traits.
    pub traits: Vec<Named>,
    /// Skills.
    pub skills: Vec<Named>,
}

/// An attack or a deed of a tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamLine")]
pub struct Line {
    /// `melee`, `ranged`, `manipulation` or `thought`.
    pub code: String,
    /// Its dice, by their codes: `white`, `yellow-reroll` and so on.
    pub dice: Vec<String>,
    /// All of it in words.
    pub text: String,
}
