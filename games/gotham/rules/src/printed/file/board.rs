//! Boards as authors write them (rulings.board.fields).

use content::{Id, Name, Spanned};
use schemars::JsonSchema;
use serde::Deserialize;

use crate::printed::Ref;
use crate::printed::term::{LimitKind, Look, SpecialKind};

/// `boards/ID.yaml`: a board (rulings.board.fields).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Board {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Its zones.
    pub zones: Vec<Zone>,
    /// One for every two zones that share a stretch of border.
    pub limits: Vec<Spanned<Limit>>,
    /// Its falls, jumps and climbs.
    #[serde(default)]
    pub special_moves: Vec<Spanned<SpecialMove>>,
}

/// A zone of a board.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Zone {
    /// Unique on the board.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Its corners in order, in whole coordinates.
    pub outline: Spanned<Vec<Spanned<Vec<i32>>>>,
    /// boards.zone.mandatory-attributes
    #[schemars(range(max = 5))]
    pub elevation: Spanned<u8>,
    /// boards.saturation.limit
    #[schemars(range(min = 1, max = 12))]
    pub saturation: Spanned<u8>,
    /// boards.los-marker.presence
    #[serde(default)]
    pub markers: Vec<Marker>,
    /// difficult-terrain.level
    #[serde(default)]
    pub difficult: Spanned<u8>,
    /// dangerous-terrain.definition
    #[serde(default)]
    pub dangerous: Spanned<u8>,
    /// boards.promontory.definition
    #[serde(default)]
    pub promontory: bool,
    /// What it is drawn as; no rule reads it.
    #[serde(default)]
    pub look: Option<Look>,
}

/// A line-of-sight marker.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Marker {
    /// Where it is, inside its zone (rulings.board.marker-inside).
    pub at: Spanned<Vec<i32>>,
    /// The capital letters on its rim (line-of-sight.letter).
    #[serde(default)]
    pub letters: Spanned<String>,
}

/// A zone limit.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Limit {
    /// The two zones.
    pub between: (Ref, Ref),
    /// boards.limit.source
    pub kind: LimitKind,
    /// Of a wall (boards.limit.wall.level).
    #[serde(default)]
    pub level: Option<Spanned<u8>>,
}

/// A special move, in one direction (rulings.board.special-directed).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SpecialMove {
    /// From here.
    pub from: Ref,
    /// To there.
    pub to: Ref,
    /// movement.d.special
    pub kind: SpecialKind,
    /// movement.d.special
    #[schemars(range(min = 1, max = 4))]
    pub level: Spanned<u8>,
}
