//! Modifiers: what is true while a card is in force.

use schemars::JsonSchema;
use serde::Deserialize;

use super::step::{Actor, Own};
use super::{Amount, AttackType, Claim, Duration, Face, Figures, Keyword, Motion, Ref, Roll};

/// Something that holds and changes how the rules read the state.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// Each critical of the initial roll adds so many dice instead of one (attack.step8.extra-rules).
    CriticalsAdd {
        /// How many.
        dice: u8,
    },
    /// Dice are added to a pool.
    Dice {
        /// To which.
        roll: Roll,
        /// Whose; of an attack rule, the attacker's.
        #[serde(default)]
        of: Option<Figures>,
        /// Only with this attack.
        #[serde(default)]
        with: Option<Ref>,
        /// How many.
        by: Amount,
        /// Only if so.
        #[serde(default, rename = "if")]
        provided: Option<Claim>,
    },
    /// A face counts as so many successes (attack.step10.counting-rules).
    Counts {
        /// In which roll.
        roll: Roll,
        /// Whose; of an attack rule, the attacker's.
        #[serde(default)]
        of: Option<Figures>,
        /// Only in attacks of these types; any without a list.
        #[serde(default)]
        against: Vec<AttackType>,
        /// Only if so.
        #[serde(default, rename = "if")]
        provided: Option<Claim>,
        /// Which face.
        face: Face,
        /// As how many.
        r#as: u8,
    },
    /// Dice may be rerolled in the modify step.
    Rerolls {
        /// Of which roll.
        roll: Roll,
        /// Whose.
        #[serde(default)]
        of: Option<Figures>,
        /// Only if the other character of the attack is one of these.
        #[serde(default)]
        vs: Option<Figures>,
        /// How many.
        count: Amount,
        /// Failures too.
        #[serde(default)]
        failures: bool,
    },
    /// Something is forbidden (effects.cannot-beats-can).
    Cannot(Ban),
    /// Some have cover (cover.other-sources).
    Cover {
        /// Who.
        of: Figures,
        /// Only against attacks of these.
        #[serde(default)]
        vs: Option<Figures>,
    },
    /// Some have a keyword.
    Keyword {
        /// Who.
        of: Figures,
        /// Which.
        gains: Keyword,
    },
    /// Somebody else's power may be spent.
    MayPayFrom {
        /// By whom.
        who: Figures,
        /// For what.
        r#for: Vec<Payable>,
        /// Whose.
        from: Figures,
    },
    /// Something costs more.
    ExtraCost {
        /// For whom.
        of: Figures,
        /// What.
        r#for: Payable,
        /// How much more.
        power: u8,
    },
    /// Dropped tokens are placed otherwise (objectives.drop.placement).
    DroppedTokens {
        /// Whose.
        of: Figures,
        /// By whom.
        placed_by: Actor,
        /// Within which range, if not 2.
        #[serde(default)]
        within: Option<u8>,
    },
    /// Some suffer no damage of a kind.
    NoDamage {
        /// Who.
        of: Figures,
        /// From what.
        from: DamageFrom,
    },
    /// An action may not be taken more often than so.
    LimitActions {
        /// By whom.
        of: Figures,
        /// Which.
        action: Own,
        /// In what.
        per: Duration,
        /// How often.
        count: u8,
    },
}

/// What a modifier is about, to look for those of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named after the modifiers, bans each by itself")]
pub enum ModifierKind {
    CriticalsAdd,
    Dice,
    Counts,
    Rerolls,
    CannotBeMoved,
    CannotUseTokens,
    Cover,
    Keyword,
    MayPayFrom,
    ExtraCost,
    DroppedTokens,
    NoDamage,
    LimitActions,
}

impl ModifierKind {
    /// As a set of one.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

impl Modifier {
    /// What it is about.
    pub fn kind(&self) -> ModifierKind {
        match self {
            Modifier::CriticalsAdd { .. } => ModifierKind::CriticalsAdd,
            Modifier::Dice { .. } => ModifierKind::Dice,
            Modifier::Counts { .. } => ModifierKind::Counts,
            Modifier::Rerolls { .. } => ModifierKind::Rerolls,
            Modifier::Cannot(Ban::BeMoved { .. }) => ModifierKind::CannotBeMoved,
            Modifier::Cannot(Ban::UseTokens { .. }) => ModifierKind::CannotUseTokens,
            Modifier::Cover { .. } => ModifierKind::Cover,
            Modifier::Keyword { .. } => ModifierKind::Keyword,
            Modifier::MayPayFrom { .. } => ModifierKind::MayPayFrom,
            Modifier::ExtraCost { .. } => ModifierKind::ExtraCost,
            Modifier::DroppedTokens { .. } => ModifierKind::DroppedTokens,
            Modifier::NoDamage { .. } => ModifierKind::NoDamage,
            Modifier::LimitActions { .. } => ModifierKind::LimitActions,
        }
    }
}

/// Something forbidden.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Ban {
    /// To be moved.
    BeMoved {
        /// Who.
        who: Figures,
        /// In which ways.
        by: Vec<Motion>,
        /// By what.
        from: Vec<MovedBy>,
    },
    /// To pick up, hold, contest or interact with objective tokens.
    UseTokens {
        /// Who.
        who: Figures,
    },
}

/// What moves somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MovedBy {
    /// Special rules of mystic attacks.
    MysticAttackRules,
    /// Superpowers of enemies.
    EnemySuperpowers,
    /// Allied and enemy effects.
    Effects,
}

/// What power is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Payable {
    /// An attack.
    Attack,
    /// A superpower.
    Superpower,
    /// A team tactic card.
    Tactic,
}

/// Where damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DamageFrom {
    /// A collision.
    Collision,
}
