//! What is printed: characters, cards, boards, in the reader's language.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something printed, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardHead {
    /// Its id.
    pub id: String,
    /// `character`, `team`, `mission`, `battlefield`, or a kind that only its game has.
    pub kind: String,
    /// Its name.
    pub name: String,
    /// A line about it.
    pub line: String,
    /// Tags to filter by, in words.
    pub tags: Vec<String>,
    /// What its emblem and portrait are drawn from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub emblem: Option<Emblem>,
    /// What a team counts of it, for the corner of its small card: its level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub corner: Option<CardValue>,
    /// Where a builder keeps it, by a code, in games whose teams are made from shelves: `identity`, an aspect, `basic`. None
    /// where no team may name it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub shelf: Option<String>,
}

/// What an emblem is drawn from: the recipe of the pages does the rest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Emblem {
    /// Decides everything that nothing else decides; the id.
    pub seed: String,
    /// Letters to fall back on.
    pub initials: String,
    /// What it is good at: attack kinds and abilities by their codes.
    pub traits: Vec<String>,
    /// How big it is, 1 to 5 and more.
    pub size: u8,
}

/// A line of a card: a value with its name, or an ability with its words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardLine {
    /// A code: `attack`, `power`, `ability`, `speed`.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Values in short: range, strength, price, each as its code and its text.
    pub values: Vec<CardValue>,
    /// What it does, in words.
    pub text: String,
    /// The rules behind it.
    pub rules: Vec<String>,
}

/// A value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardValue {
    /// A code for its icon: `life`, `speed`, `defence-physical`, `cost`, `range`.
    pub code: String,
    /// Its name.
    pub label: String,
    /// The value.
    pub value: String,
}

/// Something printed, whole.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardFace {
    /// In short.
    pub head: CardHead,
    /// Big values.
    pub values: Vec<CardValue>,
    /// Everything else, in order.
    pub lines: Vec<CardLine>,
    /// The sides of a card that has several, each as a card of its own: Healthy and Injured, for each form.
    pub sides: Vec<CardSide>,
    /// A board to be drawn, for battlefields and missions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub board: Option<crate::board::Board>,
}

/// One side of a card with several.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardSide {
    /// A code: `healthy`, `injured`.
    pub code: String,
    /// The form that it shows, by id.
    pub form: String,
    /// In words: "Healthy", "Injured", with the form where there are several.
    pub name: String,
    /// Big values.
    pub values: Vec<CardValue>,
    /// Everything else, in order.
    pub lines: Vec<CardLine>,
}

/// Everything printed for a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardList {
    /// Which game.
    pub game: String,
    /// Its cards.
    pub cards: Vec<CardHead>,
}
