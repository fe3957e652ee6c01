//! The editor: packs of content that people write, what is wrong with them, and what the rules make of their boards.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A pack in one text: its files one after the other, each under a line `--- # PATH`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Pack {
    /// Which game.
    pub game: String,
    /// Its name.
    #[schema(max_length = 24)]
    pub name: String,
    /// All of it, at most 256 kB; a longer one is answered with 413.
    pub text: String,
}

/// A pack to be looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PackCheck {
    /// All of it, as in [`Pack::text`].
    pub text: String,
    /// From which zone of which of its boards lines of sight are to be drawn.
    #[serde(default)]
    pub look: Option<Standpoint>,
}

/// A zone of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Standpoint {
    /// The board's id.
    pub board: String,
    /// The zone's id.
    pub zone: String,
}

/// What became of a pack that was looked at.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackVerdict {
    /// What is wrong; nothing, if it can be played with.
    pub mistakes: Vec<Mistake>,
    /// Its files, with what they say as data.
    pub files: Vec<PackFile>,
    /// Its boards, as far as they could be read.
    pub boards: Vec<BoardSurvey>,
    /// Its missions, if nothing is wrong.
    pub missions: Vec<PackThing>,
}

/// Something that is wrong, in English, for whoever writes the file.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Mistake {
    /// The file.
    pub file: String,
    /// The line in the file, from 1; 0 where the whole file is meant.
    pub line: u32,
    /// The column, from 1; 0 where the whole file is meant.
    pub column: u32,
    /// Where in the file's data, as a JSON pointer: `/zones/2/outline`. Empty where that can't be said.
    pub at: String,
    /// Stable: docs/diagnostics.md lists them.
    pub code: String,
    /// What.
    pub message: String,
    /// What would be right, where that can be said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub help: Option<String>,
}

/// A file of a pack.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackFile {
    /// Its path inside the pack.
    pub path: String,
    /// What it says as data; nothing where it is no YAML.
    #[ts(type = "unknown")]
    pub value: Option<serde_json::Value>,
}

/// What the rules make of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoardSurvey {
    /// Its id.
    pub board: String,
    /// Its zones, in the file's order.
    pub zones: Vec<ZoneSurvey>,
    /// The lines of sight from the zone that was asked for.
    pub lines: Vec<SightLine>,
}

/// What the rules make of a zone. Zones are meant by their places in [`BoardSurvey::zones`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ZoneSurvey {
    /// Its id.
    pub zone: String,
    /// Where one walks from it.
    pub adjacent: Vec<u8>,
    /// Where special moves lead from it.
    pub leads: Vec<u8>,
    /// What is seen from it, itself left out.
    pub sees: Vec<u8>,
}

/// A line from a marker of the zone that was asked for to one of another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SightLine {
    /// The other zone.
    pub to: u8,
    /// Both ends: x and y, x and y.
    pub points: [i32; 4],
    /// What stops it: a zone, or the two zones whose wall does; nothing where it is clear.
    pub stopped_by: Vec<u8>,
}

/// Something with a name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackThing {
    /// What it is: `hero`, `tile`, `material`, `skill`, `board`, `mission`.
    pub kind: String,
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
}

/// What every pack of a game may use beside its own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackShelf {
    /// Everything, by kind and id.
    pub things: Vec<PackThing>,
}

/// A pack that is kept; anybody with the link may look at it and play it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedPack {
    /// Its id: the page is `/edit/GAME#pack=ID`.
    pub id: String,
    /// The pack.
    pub pack: Pack,
    /// Whether it is yours.
    pub yours: bool,
}

/// A pack of yours in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackHead {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Its name.
    pub name: String,
    /// When it was last kept, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// Packs of yours.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PackList {
    /// Them, the latest first.
    pub packs: Vec<PackHead>,
}
