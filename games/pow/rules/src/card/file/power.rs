//! Special powers, as a card lists them.

use content::{Id, Spanned};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Effect, Inches, Name};
use crate::card::{Characteristic, FilterSide, Frequency, Nature};

/// One special power of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Power {
    /// Unique among the attacks and powers of the card.
    pub id: Spanned<Id>,
    /// What players call it.
    pub name: Spanned<Name>,
    /// When it is used.
    pub when: Spanned<When>,
    /// What it costs, in POW.
    #[serde(default)]
    #[schemars(range(min = 0, max = 6))]
    pub cost: Spanned<i64>,
    /// How often it may be used.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frequency: Option<Spanned<Frequency>>,
    /// What it does, step by step. A passive power has no steps.
    #[serde(default, rename = "do", skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Spanned<Step>>,
    /// What holds all the time. Only a passive power has modifiers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Spanned<Modifier>>,
}

/// When a power is used.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// In the owner's activation.
    Active,
    /// Always on.
    Passive,
    /// In answer to an attack.
    Reactive(Trigger),
}

/// The moment of an attack that a reactive power answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// Such a figure is the target of an attack that has been paid for; no die is rolled yet.
    Targeted(Answered),
    /// Such a figure is hit; no damage is dealt yet.
    Hit(Answered),
}

/// Which attacks a reactive power answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Answered {
    /// On whose side the attacked figure is.
    pub side: FilterSide,
    /// How many inches from the owner it is at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Spanned<Inches>>,
    /// Whether the owner must see it.
    #[serde(default)]
    pub in_sight: bool,
    /// Whether only attacks made with a special power are answered.
    #[serde(default)]
    pub special_power_only: bool,
}

/// Which figures a step may concern.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Filter {
    /// On whose side they are.
    pub side: FilterSide,
    /// How many inches from the owner they are at most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<Spanned<Inches>>,
    /// Whether the owner must see them.
    #[serde(default)]
    pub in_sight: bool,
}

/// The figure that a step is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Whom {
    /// The owner of the power.
    Owner,
    /// The figure that was chosen or tested last, or that the trigger is about.
    It,
    /// The attacker of the attack that is answered.
    Attacker,
    /// One that the owner's player chooses.
    Choose(Filter),
    /// All of them, one after the other.
    Each(Filter),
}

/// One step of a power.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Step {
    /// A test of 2D8; then what follows from it.
    Test {
        /// Of which characteristic.
        of: Characteristic,
        /// The figure that makes it.
        by: Spanned<Whom>,
        /// What follows a success.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pass: Vec<Spanned<Step>>,
        /// What follows a failure.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        fail: Vec<Spanned<Step>>,
    },
    /// The owner's player walks a figure.
    Walk {
        /// Whom.
        who: Spanned<Whom>,
        /// How many inches at most.
        up_to: Spanned<Inches>,
    },
    /// Damage outside an attack.
    Damage {
        /// To whom.
        to: Spanned<Whom>,
        /// How much.
        amount: Spanned<i64>,
        /// Of which nature.
        nature: Nature,
    },
    /// Life is regained, up to the starting value.
    Heal {
        /// By whom.
        who: Spanned<Whom>,
        /// How much.
        amount: Spanned<i64>,
    },
    /// POW is gained.
    GainPow {
        /// By whom.
        who: Spanned<Whom>,
        /// How many.
        count: Spanned<i64>,
    },
    /// An effect, as of an attack.
    Apply {
        /// To whom.
        to: Spanned<Whom>,
        /// Which one.
        effect: Spanned<Effect>,
    },
    /// A figure is Knocked down.
    KnockDown(Spanned<Whom>),
    /// A Knocked-down figure gets up.
    GetUp(Spanned<Whom>),
    /// The hit that is answered deals so much less damage.
    LessDamage(Spanned<i64>),
    /// A defence is higher until the end of the turn.
    RaiseDefence {
        /// Whose.
        who: Spanned<Whom>,
        /// Which.
        nature: Nature,
        /// By how much.
        by: Spanned<i64>,
    },
}

/// What a passive power changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// So many pushes a turn are ignored.
    IgnorePushes(Spanned<i64>),
    /// A defence is higher.
    Defence {
        /// Which.
        nature: Nature,
        /// By how much.
        by: Spanned<i64>,
    },
    /// Damage of a nature is lower.
    LessDamage {
        /// Of which nature.
        nature: Nature,
        /// By how much.
        by: Spanned<i64>,
    },
    /// Rolls to hit in melee are higher by so much.
    MeleeToHit(Spanned<i64>),
    /// Every speed is longer by so many inches.
    Speed(Spanned<Inches>),
}
