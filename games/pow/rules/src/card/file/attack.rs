//! Attack profiles, as a card lists them.

use content::{Id, Spanned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Inches, Name};
use crate::card::{Frequency, Nature};

/// One attack of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Attack {
    /// Unique among the attacks and powers of the card.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// Melee, ranged, wave or spray.
    pub kind: Spanned<Kind>,
    /// The measures of a spray's template, if they are not the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub template: Option<Spanned<Template>>,
    /// Which defence stands against it.
    pub nature: Nature,
    /// What it costs, in POW.
    #[schemars(range(min = 0, max = 6))]
    pub cost: Spanned<i64>,
    /// What it deals on a hit.
    #[schemars(range(min = 0, max = 8))]
    pub damage: Spanned<i64>,
    /// What else it does, each at most once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<Spanned<Effect>>,
    /// What a boost may buy instead of the extra die.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub overload: Spanned<Vec<Spanned<Bonus>>>,
    /// What a critical may give instead of 1 more damage.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub critical: Spanned<Vec<Spanned<Bonus>>>,
    /// How often it may be used.
    #[serde(default)]
    pub frequency: Frequency,
    /// Whether it is made with a special power.
    #[serde(default)]
    pub special_power: bool,
}

/// The kind of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// In contact.
    Melee,
    /// From 2 inches away up to this range.
    Ranged(Spanned<Inches>),
    /// Everyone within so many inches of the attacker's base.
    Wave(Spanned<Inches>),
    /// Everyone in sight under the template.
    Spray,
}

/// A teardrop: the area swept between a point and a circle.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Template {
    /// From the point to the far rim, in inches.
    pub length: Spanned<Inches>,
    /// Across the circle at its end, in inches.
    pub width: Spanned<Inches>,
}

/// What an attack does besides its damage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Energy defence lowered by so much until the end of the turn.
    Awkwardness(Spanned<i64>),
    /// Mental defence lowered by so much.
    Dazzle(Spanned<i64>),
    /// Physical defence lowered by so much.
    Distract(Spanned<i64>),
    /// Every speed lowered by so many inches.
    Ensnare(Spanned<i64>),
    /// On a hit everyone within so many inches of the target is attacked too.
    Explosive(Spanned<Inches>),
    /// Needs no line of sight.
    Homing,
    /// Ignores special defences.
    Irresistible,
    /// Ignores cover and is not stopped by scenery.
    Penetrative,
    /// Goes on for so many inches behind the target.
    Pierce(Spanned<Inches>),
    /// The target is moved so many inches away.
    Push(Spanned<i64>),
    /// The target loses so many POW.
    Stun(Spanned<i64>),
}

/// What a boost or a critical may give.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// So much more damage.
    Damage(Spanned<i64>),
    /// Energy defence lowered by so much until the end of the turn.
    Awkwardness(Spanned<i64>),
    /// Mental defence lowered by so much.
    Dazzle(Spanned<i64>),
    /// Physical defence lowered by so much.
    Distract(Spanned<i64>),
    /// Every speed lowered by so many inches.
    Ensnare(Spanned<i64>),
    /// The target is moved so many inches away.
    Push(Spanned<i64>),
    /// The target loses so many POW.
    Stun(Spanned<i64>),
}
