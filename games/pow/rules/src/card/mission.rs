//! Missions: how long, what is fought over, what scores.

use content::Names;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use space::P;

/// A mission (the sheet's scenario).
#[derive(Clone, PartialEq, Debug)]
pub struct Mission {
    /// Its id.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// How many turns (rulings.game.length).
    pub turns: u8,
    /// What lies on the table.
    pub objectives: Vec<Objective>,
    /// What scores.
    pub scoring: Vec<Scoring>,
    /// Where it can be played, as places in the list of battlefields.
    pub battlefields: Vec<u16>,
}

/// An objective marker and its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Objective {
    /// Pillar or relic.
    pub kind: ObjectiveKind,
    /// The middle of its marker.
    pub at: P,
}

/// What an objective is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectiveKind {
    /// Stays where it is and is controlled (rulings.objective.control).
    Pillar,
    /// Is carried (rulings.relic.carry).
    Relic,
}

/// One way to score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Scoring {
    /// Points the first time each enemy becomes KO, at once.
    FirstKo(u8),
    /// Points for each enemy removed, at once.
    Removed(u8),
    /// Points to the first side that controls every pillar at the end of a turn, once in the game.
    ControlAll(u8),
    /// Points each time a side has controlled the same pillar at the end of so many turns in a row.
    Held {
        /// In a row.
        turns: u8,
        /// Each time.
        points: u8,
    },
    /// Points at the end of the game to the side that controls more pillars.
    MostAtEnd(u8),
    /// Points at the end of each turn, from one on, for each relic carried.
    Carried {
        /// From this turn on.
        from_turn: u8,
        /// For each.
        points: u8,
    },
    /// Points at the end of the game for each relic carried.
    CarriedAtEnd(u8),
}
