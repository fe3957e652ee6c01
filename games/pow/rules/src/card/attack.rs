//! Attack profiles: kind, nature, cost, damage, effects and options.

use arrayvec::ArrayVec;
use content::Names;
use serde::{Deserialize, Serialize};

use super::{Mils, Nature};

/// The four kinds of attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// In contact.
    Melee,
    /// At 2 inches or more, within the range.
    Ranged(Mils),
    /// Everyone within so much of the attacker's base.
    Wave(Mils),
    /// Everyone in sight under the template.
    Spray {
        /// From the point to the far rim.
        length: Mils,
        /// Across the circle at its end.
        width: Mils,
    },
}

/// How often an attack or power may be used (rulings.activation.frequency).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Frequency {
    /// As often as it can be paid; at cost 0 once per activation (rulings.activation.zero-cost).
    #[default]
    Any,
    /// Once per turn.
    OncePerTurn,
    /// Once per game.
    OncePerGame,
}

/// What an attack does to those it hits, after the damage (rulings.effect.on-hit).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// Energy defence lowered (effects.awkwardness).
    Awkwardness(u8),
    /// Mental defence lowered (effects.dazzle).
    Dazzle(u8),
    /// Physical defence lowered (effects.distract).
    Distract(u8),
    /// Speed lowered by so many inches (effects.ensnare).
    Ensnare(u8),
    /// Moved so many inches away (effects.push).
    Push(u8),
    /// So many POW lost (effects.stun).
    Stun(u8),
}

/// Everything printed as effects of an attack.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    /// Applied to each that is hit, in the printed order.
    pub on_hit: ArrayVec<Effect, 6>,
    /// Explosive X, in mils; 0 if absent.
    pub explosive: Mils,
    /// Pierce X, in mils; 0 if absent.
    pub pierce: Mils,
    /// No sight needed.
    pub homing: bool,
    /// Special defences are ignored.
    pub irresistible: bool,
    /// Cover is ignored and scenery does not stop it.
    pub penetrative: bool,
}

/// An overload or critical option: more damage, or an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bonus {
    /// So much more damage.
    Damage(u8),
    /// Energy defence lowered.
    Awkwardness(u8),
    /// Mental defence lowered.
    Dazzle(u8),
    /// Physical defence lowered.
    Distract(u8),
    /// Speed lowered.
    Ensnare(u8),
    /// Moved away.
    Push(u8),
    /// POW lost.
    Stun(u8),
}

impl Bonus {
    /// The damage it adds.
    pub fn damage(self) -> u8 {
        match self {
            Bonus::Damage(more) => more,
            _ => 0,
        }
    }

    /// The effect it adds.
    pub fn effect(self) -> Option<Effect> {
        Some(match self {
            Bonus::Damage(_) => return None,
            Bonus::Awkwardness(x) => Effect::Awkwardness(x),
            Bonus::Dazzle(x) => Effect::Dazzle(x),
            Bonus::Distract(x) => Effect::Distract(x),
            Bonus::Ensnare(x) => Effect::Ensnare(x),
            Bonus::Push(x) => Effect::Push(x),
            Bonus::Stun(x) => Effect::Stun(x),
        })
    }
}

/// One attack of a card.
#[derive(Clone, PartialEq, Debug)]
pub struct Attack {
    /// Its id, unique on the card.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// Melee, ranged, wave or spray.
    pub kind: Kind,
    /// Which defence stands against it.
    pub nature: Nature,
    /// POW.
    pub cost: u8,
    /// Damage on a hit.
    pub damage: u8,
    /// What else it does.
    pub effects: Effects,
    /// What a boost may buy instead of the die (attack-types.overload.option).
    pub overload: ArrayVec<Bonus, 4>,
    /// What a critical may give instead of +1 damage (attack-types.critical.own-option).
    pub critical: ArrayVec<Bonus, 4>,
    /// How often.
    pub frequency: Frequency,
    /// Whether it is made with a special power (rulings.card.power-attack).
    pub special_power: bool,
}
