//! Special powers as small typed trees: when they are used, what they cost, what they do.

use content::Names;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Characteristic, Effect, Frequency, Mils, Nature};

/// A special power of a card (rulings.powers.window).
#[derive(Clone, PartialEq, Debug)]
pub struct Power {
    /// Its id, unique on the card.
    pub id: String,
    /// Its name in each language.
    pub name: Names,
    /// When it is used.
    pub when: Use,
    /// POW.
    pub cost: u8,
    /// How often.
    pub frequency: Frequency,
    /// What it does, step by step; empty for a passive power.
    pub steps: Vec<Step>,
    /// What holds while it is in force; empty unless it is passive.
    pub modifiers: Vec<Modifier>,
}

/// When a power is used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Use {
    /// In the owner's activation.
    Active,
    /// At its trigger.
    Reactive(Trigger),
    /// Always on.
    Passive,
}

/// What a reactive power answers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Trigger {
    /// The moment of an attack.
    pub moment: Moment,
    /// Whom the attack is aimed at, or hits.
    pub whom: Filter,
    /// Only attacks made with a special power.
    pub special_power_only: bool,
}

/// A moment of an attack at which reactive powers are offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// In step 3, when the attack has been paid and no die is rolled (attack.step-3-powers).
    Targeted,
    /// The roll has hit and no damage is dealt yet.
    Hit,
}

/// Whose side a figure is on, seen from the owner of the power.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The owner itself.
    Own,
    /// Another figure of the owner's side.
    Friend,
    /// A figure of the other side.
    Enemy,
    /// Anyone, the owner included.
    Any,
}

/// Which figures a power may concern.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Filter {
    /// Whose.
    pub side: Side,
    /// How far from the owner at most.
    pub within: Option<Mils>,
    /// Whether the owner must see it.
    pub in_sight: bool,
}

/// A figure that a step is about.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Whom {
    /// The owner of the power.
    Owner,
    /// The figure that was picked or tested last, or that the trigger is about.
    It,
    /// The attacker of the attack that is answered.
    Attacker,
    /// One that the owner's player picks.
    Choose(Filter),
    /// All of them, in the order of the figures.
    Each(Filter),
}

/// One step of a power.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// A test; then what follows from it.
    Test {
        /// Which characteristic.
        of: Characteristic,
        /// Whose.
        by: Whom,
        /// On a success.
        pass: Vec<Step>,
        /// On a failure.
        fail: Vec<Step>,
    },
    /// The owner's player walks a figure up to so far; it is no movement of that figure.
    Walk {
        /// Whom.
        who: Whom,
        /// How far.
        up_to: Mils,
    },
    /// Damage outside an attack.
    Damage {
        /// To whom.
        to: Whom,
        /// How much.
        amount: u8,
        /// Of what nature.
        nature: Nature,
    },
    /// Life regained, up to the starting value.
    Heal {
        /// Who.
        who: Whom,
        /// How much.
        amount: u8,
    },
    /// POW gained.
    GainPow {
        /// Who.
        who: Whom,
        /// How many.
        count: u8,
    },
    /// An effect as of an attack.
    Apply {
        /// To whom.
        to: Whom,
        /// Which.
        effect: Effect,
    },
    /// The Knocked-down marker.
    KnockDown(Whom),
    /// The Knocked-down marker is taken away.
    GetUp(Whom),
    /// The damage of the hit that is answered is lowered.
    LessDamage(u8),
    /// A defence is raised until the end of the turn.
    RaiseDefence {
        /// Whose.
        who: Whom,
        /// Which.
        nature: Nature,
        /// By how much.
        by: u8,
    },
}

/// What holds while a passive power is in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    /// So many pushes a turn are ignored.
    IgnorePushes(u8),
    /// A defence is higher by so much.
    Defence(Nature, u8),
    /// Damage of a nature is lower by so much: a special defence (rulings.special-defence.list).
    LessDamage(Nature, u8),
    /// Rolls to hit in melee are higher by so much.
    MeleeToHit(u8),
    /// Every speed is longer by so much.
    Speed(Mils),
}
