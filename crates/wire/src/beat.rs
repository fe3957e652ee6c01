//! Deeds, as they are told one after the other, and what each came to.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::table::Mark;

/// The lines of the log that are one deed, to be told together: a blow, a scheme, a card that is played. Together the beats of
/// a log hold each of its lines once, in order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Beat {
    /// Its first line.
    pub from: u32,
    /// Its last line.
    pub to: u32,
    /// Whose deed it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// What it is about: things on the board, a few at most.
    pub about: Vec<Mark>,
    /// The code of the line that opens it.
    pub code: String,
    /// How much of a reader's time it deserves.
    pub weight: Weight,
    /// What it came to, where that can be reckoned.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub recap: Option<Recap>,
}

/// How much of a reader's time a beat deserves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// It is shown by itself.
    Big,
    /// Bookkeeping: it runs together with others of its kind.
    Small,
}

/// What a deed came to: "ATK 2 + boost 2 − DEF 3 = 1 damage". The dice are those of its lines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Recap {
    /// Who did what to whom.
    pub title: String,
    /// What it is reckoned from, in order.
    pub terms: Vec<Term>,
    /// What it comes to.
    pub result: Term,
    /// How likely it was, where dice decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chance: Option<Chanced>,
    /// The rule behind it.
    pub rule: String,
}

/// One number of a reckoning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Term {
    /// What is done with it.
    pub sign: Sign,
    /// What it is.
    pub label: String,
    /// The number.
    pub value: i32,
    /// Where it lies on the board, or what it changes there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mark: Option<Mark>,
}

/// What a term does in its reckoning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub enum Sign {
    /// A reckoning begins with it.
    #[serde(rename = "")]
    First,
    /// It is added.
    #[serde(rename = "+")]
    Plus,
    /// It is taken away.
    #[serde(rename = "-")]
    Minus,
    /// It is what everything since the first comes to.
    #[serde(rename = "=")]
    Equals,
    /// What stands before it is more.
    #[serde(rename = ">")]
    Beats,
    /// What stands before it is no more than that.
    #[serde(rename = "≤")]
    Fails,
}

/// How likely something was before the dice fell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Chanced {
    /// What.
    pub label: String,
    /// From 0 to 1.
    pub chance: f64,
}
