//! The words of the game that cards are made of.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::fit;

/// A side of the die (dice.faces).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// A success for both sides; adds a die when it is part of an initial roll.
    Critical,
    /// A success for both sides; triggers special rules.
    Wild,
    /// A success for the attacker.
    Hit,
    /// A success for the defender, and in a dodge.
    Block,
    /// Nothing.
    Blank,
    /// Neither rerolled nor changed (dice.failure).
    Failure,
}

impl Face {
    /// All of them, in the order of the book.
    pub const ALL: [Face; 6] =
        [Face::Critical, Face::Wild, Face::Hit, Face::Block, Face::Blank, Face::Failure];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What an attack is made of, and which defence stands against it (attack-profile.type).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttackType {
    /// Against physical defence.
    Physical,
    /// Against energy defence.
    Energy,
    /// Against mystic defence.
    Mystic,
}

/// One value for each type of attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ByType<T> {
    /// Against physical attacks, and for dodging.
    pub physical: T,
    /// Against energy attacks.
    pub energy: T,
    /// Against mystic attacks.
    pub mystic: T,
}

impl<T> std::ops::Index<AttackType> for ByType<T> {
    type Output = T;

    fn index(&self, of: AttackType) -> &T {
        match of {
            AttackType::Physical => &self.physical,
            AttackType::Energy => &self.energy,
            AttackType::Mystic => &self.mystic,
        }
    }
}

/// How an attack reaches its targets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// One target within range (attack-profile.range).
    Range(u8),
    /// Everyone under the range tool (beam.notation).
    Beam(u8),
    /// Everyone around the attacker (area.notation).
    Area(u8),
}

impl Reach {
    /// The number of the range tool.
    pub fn range(self) -> u8 {
        match self {
            Reach::Range(range) | Reach::Beam(range) | Reach::Area(range) => range,
        }
    }
}

/// A special condition (conditions.gain).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// conditions.bleed
    Bleed,
    /// conditions.hex
    Hex,
    /// conditions.incinerate
    Incinerate,
    /// conditions.judgment
    Judgment,
    /// conditions.poison
    Poison,
    /// conditions.root
    Root,
    /// conditions.shock
    Shock,
    /// conditions.slow
    Slow,
    /// conditions.stagger
    Stagger,
    /// conditions.stun
    Stun,
    /// One of a later product or of homebrew, as a place in [`crate::card::Cards::conditions`] (conditions.list-open).
    Other(u8),
}

impl Condition {
    /// How many more than the ten of the core set there may be.
    pub const MOST_OTHERS: u8 = 6;

    /// Its place in a set of conditions.
    pub fn bit(self) -> u16 {
        match self {
            Condition::Other(place) => {
                1 << (fit::<u8>(Condition::ALL.len()) + place.min(Condition::MOST_OTHERS - 1))
            }
            known => 1 << Condition::ALL.iter().position(|it| *it == known).unwrap_or_default(),
        }
    }

    /// Every condition that there can be.
    pub fn every() -> impl Iterator<Item = Condition> {
        Condition::ALL.into_iter().chain((0..Condition::MOST_OTHERS).map(Condition::Other))
    }

    /// The ten of the core set (conditions.list-open).
    pub const ALL: [Condition; 10] = [
        Condition::Bleed,
        Condition::Hex,
        Condition::Incinerate,
        Condition::Judgment,
        Condition::Poison,
        Condition::Root,
        Condition::Shock,
        Condition::Slow,
        Condition::Stagger,
        Condition::Stun,
    ];
}

/// A side of a stat card (stat-card.two-sides).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Health {
    /// The side a character starts on.
    Healthy,
    /// The side after it was dazed.
    Injured,
}

impl Health {
    /// The colour by which the sides are told apart (stat-card.side-colour).
    pub fn colour(self) -> Colour {
        match self {
            Health::Healthy => Colour::Blue,
            Health::Injured => Colour::Orange,
        }
    }
}

/// A colour of something on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "a colour is what it is called")]
pub enum Colour {
    Blue,
    Orange,
    Red,
    Green,
    Yellow,
    Black,
    White,
}

/// A movement tool (measuring.movement-tools).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tool {
    /// S
    Short,
    /// M
    Medium,
    /// L
    Long,
}

impl Tool {
    /// From short to long.
    pub const ALL: [Tool; 3] = [Tool::Short, Tool::Medium, Tool::Long];

    /// Its place in `ALL`, and in lists with an entry for each.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What kind a superpower or a team tactic card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// superpowers.active.when; of a card team-tactics.type.active
    Active,
    /// team-tactics.type.active-action
    ActiveAction,
    /// superpowers.reactive.trigger; of a card team-tactics.type.reactive
    Reactive,
    /// superpowers.innate.always
    Innate,
    /// leadership.whole-squad
    Leadership,
}

/// How long something lasts, or how often it may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Duration {
    /// The effect that is being resolved.
    Effect,
    /// The attack that is being made.
    Attack,
    /// The activation.
    Activation,
    /// The turn, whoever's it is (q.once-per-turn-scope).
    Turn,
    /// The round.
    Round,
    /// The rest of the game.
    Game,
}

/// A roll of dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Roll {
    /// attack.step6.attack-roll
    Attack,
    /// attack.step7.defense-roll
    Defence,
    /// dodge.step2
    Dodge,
    /// Any of the three.
    Any,
}

/// Allied or enemy, as the owner of the ability sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// characters.allied
    Ally,
    /// characters.enemy
    Enemy,
}
