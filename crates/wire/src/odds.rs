//! Exact odds, before anybody commits.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One amount and its chance.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Chance {
    /// The amount: damage, successes.
    pub amount: i32,
    /// Its chance, 0 to 1.
    pub chance: f64,
}

/// One figure that people look for: "hits", "KO".
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Headline {
    /// A code for programs: `hit`, `critical`, `ko`, `removed`.
    pub code: String,
    /// In words.
    pub label: String,
    /// Its chance, 0 to 1.
    pub chance: f64,
}

/// The distribution of one choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Odds {
    /// The chances that matter most, first the one to show when there is room for one.
    pub headlines: Vec<Headline>,
    /// Every amount that can come of it, in order.
    pub amounts: Vec<Chance>,
    /// What the amounts are: "damage".
    pub unit: String,
    /// Their mean.
    pub mean: f64,
    /// From this amount on something happens: KO, removal.
    pub thresholds: Vec<Threshold>,
    /// The other end of it, where somebody else has still a say: a defender who spends all that can be spent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub otherwise: Option<Otherwise>,
}

/// The chances that matter most if somebody else decides otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Otherwise {
    /// If what: "if 5 cubes defend".
    pub label: String,
    /// The same headlines as those of the odds it belongs to.
    pub headlines: Vec<Headline>,
}

/// A line in the chart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Threshold {
    /// From this amount on.
    pub amount: i32,
    /// What happens: "3 or more: Bad Penny is KO".
    pub label: String,
}

/// One of several ways to go on, set beside the others: boosted, defended against, rerolled.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Variant {
    /// What is chosen.
    pub label: String,
    /// What it costs, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub price: Option<String>,
    /// What comes of it.
    pub odds: Odds,
}

/// Everything the attack dialog shows of one option. All of it is exact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// What is compared: "Haymaker at Slow Burn".
    pub title: String,
    /// What holds before any die: range, sight, cover, each with its verdict.
    pub checks: Vec<Check>,
    /// The ways to go on, the plainest first.
    pub variants: Vec<Variant>,
    /// What is taken for granted of those who choose on the way, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub assumes: Option<String>,
}

/// One thing that was looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Check {
    /// A code for the icon: `range`, `sight`, `cover`, `bonus`.
    pub code: String,
    /// In words, with the measure.
    pub label: String,
    /// Whether it is well; `None` when it is neither good nor bad.
    pub good: Option<bool>,
}
