//! Moments: what has just happened, or is about to.

use serde::{Deserialize, Serialize};

use crate::card::ability::{Cue, Cues, Phase, Roll};
use crate::state::{FigureId, Numbers, Side, State};

/// What has just happened, or is about to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Before a target is chosen.
    ChooseTarget,
    /// Step 2: the target has been declared.
    Targeted,
    /// Steps 4 and 5: a pool is built.
    Pool(Roll),
    /// Before step 8: a roll lies on the table.
    Rolled(Roll),
    /// Step 9: a player modifies their dice.
    OwnDice(Roll),
    /// Step 9: a player modifies the opponent's dice.
    TheirDice(Roll),
    /// The end of step 9.
    ModifyEnd,
    /// Step 11.
    BeforeDamage,
    /// Somebody would suffer damage.
    Damage {
        /// Who.
        to: FigureId,
        /// From whose effect, if it is anybody's.
        from: Option<FigureId>,
    },
    /// Somebody has suffered damage from an enemy effect, which is over.
    AfterDamage(FigureId),
    /// Step 14.
    AfterAttack,
    /// An effect is over in which somebody rolled a critical.
    EffectOver(FigureId),
    /// Somebody is about to suffer a collision.
    Collision(FigureId),
    /// An activation begins.
    Activation(FigureId),
    /// An activation ends.
    ActivationEnd(FigureId),
    /// The effects of a phase.
    Phase(Phase),
    /// Somebody has spent or lost power.
    PowerGone(FigureId),
    /// Somebody was moved.
    Moved {
        /// Who.
        who: FigureId,
        /// By an advance, and not by a place. Pushes and throws are answered by nothing yet.
        advanced: bool,
    },
    /// Terrain was destroyed by an effect of a side.
    Destroyed(Side),
    /// Somebody is about to be removed from the battlefield.
    Removed(FigureId),
    /// Somebody was dazed or knocked out.
    Fell {
        /// Who.
        who: FigureId,
        /// By whom.
        by: Option<FigureId>,
    },
    /// A team tactic card has been paid for by these.
    TacticPaid(Numbers),
    /// Any moment of a player's turn, when Active cards are played.
    OwnTurn,
    /// A side has its squad on the battlefield.
    SquadChosen(Side),
    /// A leadership has been chosen by a side.
    LeadershipChosen(Side),
}

impl Moment {
    /// Whether it is a step of an attack.
    pub fn in_attack(self) -> bool {
        matches!(
            self,
            Moment::ChooseTarget
                | Moment::Targeted
                | Moment::Pool(_)
                | Moment::Rolled(_)
                | Moment::OwnDice(_)
                | Moment::TheirDice(_)
                | Moment::ModifyEnd
                | Moment::BeforeDamage
                | Moment::AfterAttack
        )
    }

    /// What abilities answer that could answer it.
    pub(super) fn cues(self) -> Cues {
        let cue = match self {
            Moment::Targeted => Cue::Targeted,
            Moment::Pool(_) => Cue::Pool,
            Moment::Rolled(_) => Cue::Rolled,
            Moment::OwnDice(_) | Moment::TheirDice(_) => Cue::Modify,
            Moment::ModifyEnd => Cue::ModifyEnd,
            Moment::BeforeDamage => Cue::BeforeDamage,
            Moment::Damage { .. } => Cue::Damage,
            Moment::AfterDamage(_) => Cue::AfterDamage,
            Moment::AfterAttack => Cue::AfterAttack,
            Moment::EffectOver(_) => Cue::EffectOver,
            Moment::Collision(_) => Cue::Collision,
            Moment::Activation(_) => Cue::Activation,
            Moment::ActivationEnd(_) => Cue::ActivationEnd,
            Moment::Phase(_) => Cue::Phase,
            Moment::PowerGone(_) => Cue::PowerGone,
            Moment::Moved { .. } => Cue::Moved,
            Moment::Destroyed(_) => Cue::Destroyed,
            Moment::Removed(_) => Cue::Removed,
            Moment::Fell { .. } => Cue::Fell,
            Moment::TacticPaid(_) => Cue::TacticPaid,
            Moment::SquadChosen(_) => Cue::SquadChosen,
            Moment::LeadershipChosen(_) => Cue::LeadershipChosen,
            Moment::ChooseTarget | Moment::OwnTurn => return Cues::NONE,
        };
        cue.into()
    }

    /// Whose dice it is about.
    pub(super) fn roller(self, state: &State) -> Option<FigureId> {
        let attack = state.attacks.last();
        match self {
            Moment::Pool(roll) | Moment::Rolled(roll) | Moment::OwnDice(roll) | Moment::TheirDice(roll) => {
                match roll {
                    Roll::Dodge => state.dodge.as_ref().map(|dodge| dodge.figure),
                    Roll::Attack => attack.map(|attack| attack.attacker),
                    Roll::Defence | Roll::Any => attack.map(|attack| attack.target),
                }
            }
            Moment::EffectOver(figure) => Some(figure),
            _ => None,
        }
    }

    pub(super) fn subject(self) -> Option<FigureId> {
        match self {
            Moment::Moved { who, .. } | Moment::Fell { who, .. } => Some(who),
            _ => None,
        }
    }
}
