//! What the mission is about.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::table::Mark;

/// One way for the game to end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamEnd")]
pub struct End {
    /// Who wins by it: `heroes` or `villain`.
    pub winner: String,
    /// In words.
    pub text: String,
    /// When it is looked at: `checks` or `always`.
    pub watch: String,
    /// Whether it is so now.
    pub met: bool,
    /// Its parts, each with how near it is.
    pub goals: Vec<Goal>,
}

/// A part of an end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamGoal")]
pub struct Goal {
    /// In words.
    pub text: String,
    /// How much of it there is.
    pub now: u8,
    /// How much it takes.
    pub needed: u8,
    /// Whether it is so now.
    pub met: bool,
    /// Where: zones, tokens, figures.
    pub marks: Vec<Mark>,
}

/// Something that the mission lets figures do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamTask")]
pub struct Task {
    /// Its name.
    pub name: String,
    /// Who may do it: `heroes` or `villain`.
    pub who: String,
    /// All of it in words: the action, the difficulty, the skills that help, what it does.
    pub text: String,
    /// The tokens where it can be done, by id.
    pub tokens: Vec<u32>,
}

/// An event of the event tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamEvent")]
pub struct Event {
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
    /// Whether it can be chosen now.
    pub possible: bool,
}
