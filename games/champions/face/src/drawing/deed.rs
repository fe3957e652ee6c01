//! What is under way in Marvel Champions.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::table::Mark;

use super::Step;

/// An attack, a thwart or a scheme under way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsDeed")]
pub struct Deed {
    /// `attack`, `thwart`, `enemy-attack` or `enemy-scheme`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// Who does it, among the cards in play.
    pub by: u32,
    /// Who does it, by seat; of an enemy's, against whom it goes.
    pub seat: u8,
    /// Who defends, among the cards in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub defender: Option<u32>,
    /// ATK, THW or SCH that counts.
    pub value: u16,
    /// Boost icons turned up so far.
    pub boost: u16,
    /// Boost cards that are still face down for it.
    pub boosts: u8,
    /// DEF that counts.
    pub defence: u16,
    /// The least damage or threat it can still come to, if nothing else has a part in it.
    pub least: u16,
    /// The most, by what the unseen boost cards could show.
    pub most: u16,
    /// The book's steps of what an enemy does; empty for heroes and allies.
    pub steps: Vec<Step>,
    /// Which of them it is.
    pub step: u8,
}

/// An open window.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsWindow")]
pub struct Window {
    /// `before` for interrupts, `after` for responses.
    pub side: String,
    /// What can still be answered, in words.
    pub moments: Vec<Moment>,
}

/// Something that is about to happen or has happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsMoment")]
pub struct Moment {
    /// A code: `attack`, `scheme`, `thwart`, `defence`, `damage`, `threat`, `defeat`, `enter-play`, `play`, `reveal`, `form-change`.
    pub code: String,
    /// In words.
    pub text: String,
    /// What it is about.
    pub marks: Vec<Mark>,
}
