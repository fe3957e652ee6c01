//! Cues: what an occurrence and a moment have in common before anybody looks at who and what is meant.

use super::Occurrence;

/// A kind of thing that abilities answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "named after the occurrences")]
pub enum Cue {
    Targeted,
    Pool,
    Rolled,
    Modify,
    ModifyEnd,
    BeforeDamage,
    Damage,
    AfterDamage,
    AfterAttack,
    EffectOver,
    Collision,
    Activation,
    ActivationEnd,
    Phase,
    Scoring,
    PowerGone,
    Moved,
    Destroyed,
    Removed,
    Fell,
    TacticPaid,
    SquadChosen,
    LeadershipChosen,
}

/// Some of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cues(u32);

impl Cues {
    /// None of them.
    pub const NONE: Cues = Cues(0);

    /// Those of both.
    #[must_use]
    pub fn and(self, more: Cues) -> Cues {
        Cues(self.0 | more.0)
    }

    /// Whether they have any in common.
    #[inline]
    pub fn meets(self, other: Cues) -> bool {
        self.0 & other.0 != 0
    }
}

impl From<Cue> for Cues {
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    fn from(cue: Cue) -> Cues {
        Cues(1 << cue as u32)
    }
}

impl Occurrence {
    /// What it is one of.
    pub fn cues(&self) -> Cues {
        let cue = match self {
            Occurrence::Targeted { .. } => Cue::Targeted,
            Occurrence::Pool { .. } => Cue::Pool,
            Occurrence::Rolled { .. } => Cue::Rolled,
            Occurrence::Modify { .. } => Cue::Modify,
            Occurrence::ModifyEnd { .. } => Cue::ModifyEnd,
            Occurrence::BeforeDamage { .. } => Cue::BeforeDamage,
            Occurrence::Damage { .. } => Cue::Damage,
            Occurrence::AfterDamage { .. } => Cue::AfterDamage,
            Occurrence::AfterAttack { .. } => Cue::AfterAttack,
            Occurrence::EffectOver { .. } => Cue::EffectOver,
            Occurrence::Collision { .. } => Cue::Collision,
            Occurrence::Activation { .. } => Cue::Activation,
            Occurrence::ActivationEnd { .. } => Cue::ActivationEnd,
            Occurrence::Phase(_) => Cue::Phase,
            Occurrence::Scoring => Cue::Scoring,
            Occurrence::PowerGone { .. } => Cue::PowerGone,
            Occurrence::Moved { .. } => Cue::Moved,
            Occurrence::Destroyed { .. } => Cue::Destroyed,
            Occurrence::Removed { .. } => Cue::Removed,
            Occurrence::Fell { .. } => Cue::Fell,
            Occurrence::TacticPaid { .. } => Cue::TacticPaid,
            Occurrence::SquadChosen => Cue::SquadChosen,
            Occurrence::LeadershipChosen { .. } | Occurrence::LeadershipActive => Cue::LeadershipChosen,
            Occurrence::AnyOf(several) => {
                return several.iter().fold(Cues::NONE, |cues, one| cues.and(one.cues()));
            }
        };
        cue.into()
    }
}
