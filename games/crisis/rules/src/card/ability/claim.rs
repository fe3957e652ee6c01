//! Claims: what holds or does not.

use schemars::JsonSchema;
use serde::Deserialize;

use super::step::Actor;
use super::{Amount, Binding, Face, Figures, Pick, RollOf};

/// Something that may be so.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Claim {
    /// It is not so.
    Not(Box<Claim>),
    /// A step took place.
    Happened(Binding),
    /// The attack dealt damage.
    DamageDealt,
    /// The attack dazed its target or knocked it out.
    TargetFell,
    /// A character is one of these.
    Is {
        /// Who.
        who: Pick,
        /// One of these.
        a: Figures,
    },
    /// There is such a character.
    Any(Figures),
    /// A roll shows faces.
    Shows {
        /// Which roll.
        roll: RollOf,
        /// Which faces, each as often as it stands here.
        faces: Vec<Face>,
        /// Whether one of them is enough.
        #[serde(default)]
        any: bool,
    },
    /// The first amount is at least the second.
    AtLeast(Amount, Amount),
    /// The first amount is at most the second.
    AtMost(Amount, Amount),
    /// The first amount is more than the second.
    MoreThan(Amount, Amount),
    /// A player has fewer victory points than the other.
    Behind(Actor),
}
