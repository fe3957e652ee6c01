//! When abilities happen: timings, and the occurrences that interrupts and responses wait for.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Cards, Duration, Form, Who, Zone};

/// The trigger of an ability (abilities.triggered.types).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// player-phase.action.definition
    Action,
    /// costs.resource-ability
    Resource,
    /// abilities.special
    Special,
    /// setup.10-scheme-setup, setup.14-character-setup
    Setup,
    /// abilities.when-revealed
    WhenRevealed,
    /// abilities.when-defeated
    WhenDefeated,
    /// When the threat of this stage reaches its target.
    WhenCompleted,
    /// boost.star-means-ability
    Boost,
    /// timing.interrupt.definition
    Interrupt(Occurrence),
    /// timing.response.definition
    Response(Occurrence),
    /// timing.forced.mandatory
    ForcedInterrupt(Occurrence),
    /// timing.forced.mandatory
    ForcedResponse(Occurrence),
}

impl When {
    /// What it waits for, if it is an interrupt or a response.
    pub fn occurrence(&self) -> Option<&Occurrence> {
        match self {
            When::Interrupt(of)
            | When::Response(of)
            | When::ForcedInterrupt(of)
            | When::ForcedResponse(of) => Some(of),
            _ => None,
        }
    }

    /// Whether it comes before what it waits for.
    pub fn interrupts(&self) -> bool {
        matches!(self, When::Interrupt(_) | When::ForcedInterrupt(_))
    }
}

/// What interrupts and responses wait for (timing.trigger-condition). What is left out does not matter.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Occurrence {
    /// An attack; its roles are `attacker`, `attacked` and `damaged`.
    Attack {
        /// The attacker.
        #[serde(default)]
        by: Option<Cards>,
        /// The player whom an enemy attacks.
        #[serde(default)]
        against: Option<Who>,
        /// Only basic attacks.
        #[serde(default)]
        kind: Option<AttackKind>,
        /// It defeats such a character.
        #[serde(default)]
        defeats: Option<Cards>,
        /// It damages such a character.
        #[serde(default)]
        damages: Option<Cards>,
    },
    /// An enemy schemes.
    Scheme {
        /// Who.
        by: Cards,
    },
    /// Somebody thwarts.
    Thwart {
        /// Who.
        by: Cards,
    },
    /// Somebody defends; its role is `attacker`.
    Defence {
        /// Who.
        by: Cards,
    },
    /// Damage; its roles are `damaged` and the number `damage`.
    Damage {
        /// To whom.
        to: Cards,
        /// From what.
        #[serde(default)]
        from: Option<DamageFrom>,
    },
    /// Threat is placed; its role is the number `threat`.
    Threat {
        /// On what.
        to: Cards,
        /// In which step.
        #[serde(default)]
        during: Option<Moment>,
    },
    /// A character or scheme is defeated; its role is `defeated`.
    Defeat {
        /// What.
        what: Cards,
        /// By which player.
        #[serde(default)]
        by: Option<Who>,
    },
    /// A card enters play; its role is `entered`.
    EnterPlay {
        /// What.
        what: Cards,
    },
    /// A card is played.
    Play {
        /// What.
        what: Cards,
        /// By whom, if not by anybody.
        #[serde(default)]
        by: Option<Who>,
    },
    /// An ability of such a card takes effect, or such an event does: its costs are paid (initiating.interrupt-any-step).
    Initiate {
        /// Of what.
        what: Cards,
        /// Whose, if not anybody's.
        #[serde(default)]
        by: Option<Who>,
    },
    /// Somebody pays a cost (initiating.interrupt-any-step).
    Payment {
        /// Who.
        by: Who,
    },
    /// A card is revealed; its role is `revealed`.
    Reveal {
        /// What.
        what: Cards,
        /// Whence.
        from: Zone,
    },
    /// A player changes form.
    FormChange {
        /// Who.
        who: Who,
        /// To which form.
        to: Form,
    },
    /// A phase or the round ends: the `phase`, whichever it is, the `player-phase`, the `villain-phase` or the `round`
    /// (player-phase.end.effects-end-last, villain-phase.step5.end-round).
    EndOf(Duration),
    /// One of these.
    AnyOf(Vec<Occurrence>),
}

/// Which attacks are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AttackKind {
    /// Of the basic power.
    Basic,
}

/// What damage comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DamageFrom {
    /// An attack.
    Attack,
    /// The activation under way.
    Activation,
}

/// A step of the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// villain-phase.step1.base-threat
    #[serde(rename = "villain-phase-step-1")]
    VillainPhaseStep1,
}
