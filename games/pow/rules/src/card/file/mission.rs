//! `missions/ID.yaml`.

use content::{Id, Spanned, Thing};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Name, Place};

/// A mission: how long, what is fought over, what scores.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Mission {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// How many turns it lasts; 6 if left out.
    #[serde(default = "usual_turns")]
    #[schemars(range(min = 1, max = 20))]
    pub turns: Spanned<i64>,
    /// The battlefields it is played on; without a list, all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battlefields: Option<Vec<Spanned<Id>>>,
    /// The markers that lie on the table, at most four.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 4))]
    pub objectives: Vec<Spanned<Objective>>,
    /// What scores, each at most once.
    #[schemars(length(min = 1))]
    pub scoring: Spanned<Vec<Spanned<Scoring>>>,
}

/// rulings.game.length
fn usual_turns() -> Spanned<i64> {
    Spanned::unplaced(6)
}

/// An objective and the middle of its marker.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Objective {
    /// Stays where it is and is controlled.
    Pillar(Spanned<Place>),
    /// Is carried.
    Relic(Spanned<Place>),
}

/// One way to score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Scoring {
    /// So many points the first time each enemy becomes KO.
    FirstKo(Spanned<i64>),
    /// So many points for each enemy removed.
    Removed(Spanned<i64>),
    /// So many points, once, to the first side that controls every pillar at the end of a turn.
    ControlAll(Spanned<i64>),
    /// Points each time a side has controlled the same pillar for some turns in a row.
    Held {
        /// How many turns in a row.
        turns: Spanned<i64>,
        /// How many points.
        points: Spanned<i64>,
    },
    /// So many points at the end of the game to the side that controls more pillars.
    MostAtEnd(Spanned<i64>),
    /// Points at the end of a turn for each relic carried.
    Carried {
        /// From which turn on.
        from_turn: Spanned<i64>,
        /// How many points.
        points: Spanned<i64>,
    },
    /// So many points at the end of the game for each relic carried.
    CarriedAtEnd(Spanned<i64>),
}

impl Thing for Mission {
    const FOLDER: &'static str = "missions";

    fn id(&self) -> &Spanned<Id> {
        &self.id
    }
}
