//! Occurrences: what abilities answer.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{AttackType, Face, Figures, Ref, Roll};

/// Something that happens in the game and that abilities may answer.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Occurrence {
    /// Somebody is declared the target of an attack (attack.step2.target-effects).
    Targeted {
        /// Who.
        who: Figures,
    },
    /// Somebody's dice pool is built (attack.step4.attack-pool, attack.step5.defense-pool).
    Pool {
        /// For which roll.
        roll: Roll,
        /// By whom.
        by: Figures,
    },
    /// Somebody has rolled, before criticals (q.treat-as-face).
    Rolled {
        /// Which roll.
        roll: Roll,
        /// By whom.
        by: Figures,
    },
    /// Somebody's dice are modified (attack.step9.own-dice).
    Modify {
        /// Which roll.
        roll: Roll,
        /// Whose.
        by: Figures,
        /// Only in attacks of these types; any without a list.
        #[serde(default)]
        against: Vec<AttackType>,
        /// Only if the other character of the attack is one of these.
        #[serde(default)]
        vs: Option<Figures>,
    },
    /// The dice of an attack have been modified by both sides.
    ModifyEnd {
        /// Which roll.
        roll: Roll,
    },
    /// An attack is about to deal its damage (attack.step11.before-damage).
    BeforeDamage {
        /// Against whom.
        against: Figures,
    },
    /// Somebody would suffer damage (q.diff-step11).
    Damage {
        /// Who.
        to: Figures,
        /// From whose effect.
        #[serde(default)]
        from: Option<Figures>,
    },
    /// Somebody has suffered damage, once its effect is resolved.
    AfterDamage {
        /// Who.
        to: Figures,
        /// From whose effect.
        #[serde(default)]
        from: Option<Figures>,
    },
    /// An attack has been resolved (attack.step14.after).
    AfterAttack {
        /// Against whom.
        against: Figures,
        /// Only if it dealt damage.
        #[serde(default)]
        damaging: bool,
    },
    /// An effect in which somebody rolled such faces is over.
    EffectOver {
        /// Who rolled.
        rolled_by: Figures,
        /// One of these faces.
        faces: Vec<Face>,
    },
    /// Somebody is about to suffer a collision.
    Collision {
        /// Who.
        who: Figures,
    },
    /// An activation begins.
    Activation {
        /// Whose.
        start: Figures,
    },
    /// An activation ends.
    ActivationEnd {
        /// Whose.
        who: Figures,
    },
    /// The effects of a phase are resolved.
    Phase(Phase),
    /// Victory points are counted (cleanup.step1).
    Scoring,
    /// Somebody has spent or lost power, once that effect is over (q.transform-reaction-cost).
    PowerGone {
        /// Who.
        who: Figures,
    },
    /// Somebody has been moved.
    Moved {
        /// Who.
        who: Figures,
        /// In one of these ways.
        by: Vec<Motion>,
    },
    /// Terrain was destroyed.
    Destroyed {
        /// By an effect of one of these.
        by: Figures,
    },
    /// Somebody is about to be removed from the battlefield.
    Removed {
        /// Who.
        who: Figures,
    },
    /// Somebody was dazed or knocked out.
    Fell {
        /// Who.
        who: Figures,
        /// By whom.
        #[serde(default)]
        by: Option<Figures>,
    },
    /// Power was paid for a team tactic card.
    TacticPaid {
        /// By whom.
        by: Figures,
    },
    /// The squad has been chosen.
    SquadChosen,
    /// A leadership has been chosen.
    LeadershipChosen {
        /// For one of these affiliations.
        affiliation: Vec<Ref>,
    },
    /// This leadership has become the active one.
    LeadershipActive,
    /// One of these.
    AnyOf(Vec<Occurrence>),
}

/// The moment of a phase at which it has effects of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// round.power.step2
    Power,
    /// activation.start-effects
    ActivationStart,
    /// activation.end-effects
    ActivationEnd,
    /// cleanup.step2
    Cleanup,
}

/// A way to be moved (movement.kinds). What answers advances answers climbs too, since a climb is one (climb.as-advance).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// advance.tool-start
    Advance,
    /// climb.as-advance
    Climb,
    /// push.as-throw
    Push,
    /// throw-character.tool
    Throw,
    /// place.anywhere-within
    Place,
}
