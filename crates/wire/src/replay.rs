//! Moments of a game, for replays and for looking back.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::board::Board;
use crate::table::{Fair, LogLine, SeatView, Status};

/// What a replay page needs before the first moment.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Replay {
    /// The table.
    pub table: String,
    /// Which game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// Who sat where.
    pub seats: Vec<SeatView>,
    /// Where it stands.
    pub status: Status,
    /// How many entries the journal has; moments are numbered 0 to this.
    pub entries: u32,
    /// The whole log; its lines name their moments.
    pub log: Vec<LogLine>,
    /// Entries at which a turn or phase begins, with their names.
    pub chapters: Vec<Chapter>,
    /// The score after each entry, for the curve; one list a seat.
    pub scores: Vec<Vec<f32>>,
    /// The dice's proof.
    pub fair: Fair,
    /// Why it can't be continued, if it can't: another version's rules.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub frozen: Option<String>,
}

/// A turn or phase of a replay.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Chapter {
    /// The moment it begins.
    pub entry: u32,
    /// Its name.
    pub name: String,
    /// 1 for turns, 2 for phases.
    pub level: u8,
}

/// The board after so many entries.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Moment {
    /// How many entries have been played.
    pub entry: u32,
    /// The board then.
    pub board: Board,
    /// Who was asked then, and what.
    pub asked: Vec<Asked>,
}

/// A question as it stood.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    /// Who.
    pub seat: u8,
    /// What.
    pub title: String,
    /// What was answered, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub answered: Option<String>,
}

/// Several moments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Moments {
    /// In order. Only entries that an answer or a roll of the standing game led to.
    pub moments: Vec<Moment>,
}

/// A new table that goes on from a moment of another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fork {
    /// The moment.
    pub entry: u32,
    /// Who sits where from now on.
    pub seats: Vec<crate::lobby::NewSitter>,
}

/// What checking a game's dice and answers showed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Verified {
    /// How many entries were checked.
    pub entries: u32,
    /// Whether all fit the seed and the rules.
    pub valid: bool,
    /// The first that does not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fault: Option<String>,
}
