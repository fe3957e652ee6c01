//! `battlefields/ID.yaml`.

use content::{Id, Spanned, Thing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Inches, Name, Place};
use crate::card::Class;

/// A battlefield of 36 by 36 inches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Battlefield {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// The missions it is laid out for; without a list, all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missions: Option<Vec<Spanned<Id>>>,
    /// Its scenery, at most 32 pieces.
    #[serde(default)]
    #[schemars(length(max = 32))]
    pub pieces: Vec<Spanned<Piece>>,
}

/// A piece of scenery.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Piece {
    /// Unique on the battlefield.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Its row of the scenery table.
    pub class: Class,
    /// Its corner nearest to the corner of the table, as it lies after its turn.
    pub at: Spanned<Place>,
    /// Quarter turns; without one its length lies along x.
    #[serde(default)]
    #[schemars(range(min = 0, max = 3))]
    pub turn: Spanned<i64>,
    /// For grabbing, throwing and collisions; without it, the highest of its class (8 for t6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<Spanned<i64>>,
    /// Structure points; without it, the most of its class.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub structure: Option<Spanned<i64>>,
    /// Its measures; what is left out is as usual for its class.
    #[serde(default)]
    pub measures: Measures,
}

/// How long, wide and high a piece is, in inches.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Measures {
    /// Along x, or along y after a quarter turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<Spanned<Inches>>,
    /// Across its length.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub width: Option<Spanned<Inches>>,
    /// How tall it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub height: Option<Spanned<Inches>>,
}

impl Thing for Battlefield {
    const FOLDER: &'static str = "battlefields";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}
