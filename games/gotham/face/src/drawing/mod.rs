//! The table of Gotham City Chronicles: the board of zones, the hero sheets, the villain's command post and river, and
//! what is under way. Nothing of it is hidden from anybody.
//!
//! Lengths are the board's own units; `x` runs to the right, `y` **downwards**, and `z` is an elevation. Marks name a zone as
//! a `zone`, a figure as a `figure`, a tile of the river or of an ally as a `tile`, a material card as a `card`, a mission
//! token as an `objective`, a die of the roll under way as a `die`, a player as a `seat`.
//!
//! What a choice does to cubes is told by its previews: `at` is the hero's figure, or the villain's seat, and `code` is
//! `cubes-` and the field (`available`, `fatigue`, `wounds`, or the code of a box), with the cubes there now and then.

mod hero;
mod map;
mod mission;
mod under_way;
mod villain;

pub use hero::{Band, Card, CardLine, CubeBox, Cubes, Hero};
pub use map::{Clouds, Figure, Limit, Marker, SpecialMove, Stretch, Token, Zone};
pub use mission::{End, Event, Goal, Task};
pub use under_way::{Attack, Die, Movement, Part, Roll, Route, RouteStep};
pub use villain::{Line, Post, River, Tile};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The table with everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamBoard")]
pub struct Board {
    /// The name of the mission.
    pub mission: String,
    /// Its id, to look it up by.
    pub mission_id: String,
    /// The name of the board.
    pub battlefield: String,
    /// How far the zones reach to the right.
    pub width: i32,
    /// How far they reach downwards.
    pub height: i32,
    /// Where the turn pawn stands.
    pub turn: u8,
    /// The last turn.
    pub last_turn: u8,
    /// Who wins when it is over and nothing else has decided: `heroes` or `villain`.
    pub on_time: String,
    /// Who plays first in each turn: `heroes` or `villain`.
    pub initiative: String,
    /// Where the turn stands: `upkeep`, `heroes-begin`, `heroes-act`, `heroes-end`, `villain-begins`, `villain-acts`,
    /// `villain-ends`, `check`.
    pub stage: String,
    /// The same in words.
    pub stage_name: String,
    /// The steps A to E of a turn in words, in the order of this mission.
    pub phases: Vec<String>,
    /// Which of them it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<u8>,
    /// Whose turn it is: `heroes` or `villain`; nobody's in the upkeep and at the checks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn_of: Option<String>,
    /// Which of the heroes' players has the lead, by seat, in the heroes' turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lead: Option<u8>,
    /// Who has won: `heroes` or `villain`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub winner: Option<String>,
    /// The players, by seat: those of the heroes, then the villain.
    pub sides: Vec<Side>,
    /// The zones, by id.
    pub zones: Vec<Zone>,
    /// What lies between zones.
    pub limits: Vec<Limit>,
    /// Falls, jumps and climbs.
    pub special_moves: Vec<SpecialMove>,
    /// The hero sheets, by id.
    pub heroes: Vec<Hero>,
    /// The villain's command post.
    pub post: Post,
    /// Every tile of the game, by id: the river's, those that were swept out of it, allied and neutral ones.
    pub tiles: Vec<Tile>,
    /// The river, from the left.
    pub river: Vec<River>,
    /// Every figure, by id; those in the reserve and those that are gone say so.
    pub figures: Vec<Figure>,
    /// Every material card of the game, by id.
    pub cards: Vec<Card>,
    /// Mission tokens, by id; those that were removed have no zone.
    pub tokens: Vec<Token>,
    /// Dissipation tokens.
    pub clouds: Vec<Clouds>,
    /// How the game ends, with how near it is.
    pub ends: Vec<End>,
    /// What the mission lets figures do.
    pub tasks: Vec<Task>,
    /// The events of the event tile.
    pub events: Vec<Event>,
    /// The mission's special rules, a sentence each.
    pub rules: Vec<String>,
    /// Who acts, is moved or is asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub acting: Option<u32>,
    /// The movement under way, or those that could begin with the question that stands.
    pub movements: Vec<Movement>,
    /// The attack under way, the innermost of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub attack: Option<Attack>,
    /// The dice on the table, the latest roll last.
    pub rolls: Vec<Roll>,
    /// The zone of the explosion whose consequences are being seen to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub explosion: Option<u32>,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamSide")]
pub struct Side {
    /// The seat.
    pub seat: u8,
    /// What is played: the heroes' names, or the villain.
    pub name: String,
    /// `heroes` or `villain`.
    pub camp: String,
    /// Whether the seat has passed since the last action, in the heroes' turn.
    pub passed: bool,
}

/// Something that has a name and says what it does: a skill, a trait.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamNamed")]
pub struct Named {
    /// Its id: a code for its glyph.
    pub code: String,
    /// Its name, with its level.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Whether it works now; too much encumbrance suspends a skill.
    pub works: bool,
}
