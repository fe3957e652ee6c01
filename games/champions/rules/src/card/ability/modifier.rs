//! Modifiers: what is true while a card is in force. They never ask and never happen (modifiers.continuous).

use schemars::JsonSchema;
use serde::Deserialize;

use super::{Ability, Amount, Aspect, Cards, Claim, Keyword, Ref, Stat, Status};

/// Something that holds.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// A number is higher or lower (effects.gain-stat).
    Stat {
        /// Whose.
        of: Cards,
        /// Which.
        is: Stat,
        /// By how much.
        by: Amount,
        /// But not above this.
        #[serde(default)]
        up_to: Option<Amount>,
    },
    /// A number is this, whatever else changes it (modifiers.set).
    Set {
        /// Whose.
        of: Cards,
        /// Which.
        is: Stat,
        /// This number.
        to: Amount,
    },
    /// A number is so many times as much, once everything was added (modifiers.add-before-multiply).
    Multiply {
        /// Whose.
        of: Cards,
        /// Which.
        is: Stat,
        /// So many times.
        #[schemars(range(min = 1))]
        times: u8,
    },
    /// A number is divided, once everything was added; in the end it is rounded up (modifiers.round-up).
    Divide {
        /// Whose.
        of: Cards,
        /// Which.
        is: Stat,
        /// By this.
        #[schemars(range(min = 1))]
        by: std::num::NonZeroU8,
    },
    /// Numbers that a card does not print, or prints as X (modifiers.base-value).
    Base {
        /// Whose.
        of: Cards,
        /// ATK.
        #[serde(default)]
        atk: Option<Amount>,
        /// SCH.
        #[serde(default)]
        sch: Option<Amount>,
        /// Hit points.
        #[serde(default)]
        hit_points: Option<Amount>,
    },
    /// Cards gain a trait (effects.gain-characteristic).
    Trait {
        /// Which cards.
        of: Cards,
        /// Which trait.
        gains: Ref,
    },
    /// Cards gain a keyword.
    Keyword {
        /// Which cards.
        of: Cards,
        /// Which keyword.
        gains: Keyword,
    },
    /// Cards gain text (effects.gain-characteristic). In it `self` is the card that has gained it, and `you` its controller.
    Text {
        /// Which cards.
        of: Cards,
        /// Which text.
        gains: Gained,
    },
    /// Something cannot happen (precedence.cannot-is-absolute).
    Cannot(Ban),
    /// Attacks of these must be defended against, if it can be done.
    MustDefend {
        /// The characters whose attacks these are.
        against: Cards,
        /// By one of these.
        with: Cards,
    },
    /// Cards cost more or less to play.
    Cost {
        /// Which cards.
        of: Cards,
        /// By how much.
        by: Amount,
    },
    /// Its player may play such allies, supports and upgrades from their discard pile (initiating.permission).
    PlayFromDiscard {
        /// Which cards.
        what: Cards,
    },
    /// This resource card counts twice when it pays for such a card (player-cards.resource.text-on-generation).
    DoubledFor {
        /// Of this aspect.
        #[serde(default)]
        aspect: Option<Aspect>,
        /// One of these, going by what it prints.
        #[serde(default)]
        card: Option<Cards>,
    },
    /// An activation places more or less threat.
    ThreatPlaced {
        /// Whose activation.
        by: Cards,
        /// How much more.
        change: Amount,
    },
    /// Only while something is so (abilities.constant.conditional).
    While {
        /// What.
        holds: Claim,
        /// Then these hold.
        modifiers: Vec<Modifier>,
    },
}

/// Text that cards gain: it works as if it stood in their own text boxes, but is not printed there
/// (effects.gained-not-printed).
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Gained {
    /// What holds while the card has it.
    pub modifiers: Vec<Modifier>,
    /// What happens.
    pub abilities: Vec<Ability>,
    /// The place of its first ability in [`crate::card::Cards::gained`], once all cards are read.
    #[serde(skip)]
    pub place: u8,
}

/// What cannot happen.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Ban {
    /// Taking damage.
    TakeDamage {
        /// Those that cannot.
        who: Cards,
        /// From these; from anything if it is left out.
        #[serde(default)]
        from: Option<Cards>,
    },
    /// Losing threat.
    LoseThreat {
        /// What cannot.
        who: Cards,
    },
    /// Attacking, by a basic power, by a labelled ability or as an enemy.
    Attack {
        /// Those that cannot.
        who: Cards,
    },
    /// Thwarting, by a basic power or by a labelled ability.
    Thwart {
        /// Those that cannot.
        who: Cards,
    },
    /// Scheming.
    Scheme {
        /// Which enemies cannot.
        who: Cards,
    },
    /// Defending, by exhausting or by a labelled ability.
    Defend {
        /// Those that cannot.
        who: Cards,
    },
    /// Readying.
    Ready {
        /// What cannot.
        who: Cards,
    },
    /// Exhausting, for a basic power, a defence, a cost or an effect.
    Exhaust {
        /// What cannot.
        who: Cards,
    },
    /// Changing form.
    ChangeForm {
        /// Which identities cannot.
        who: Cards,
    },
    /// Being healed, by recovery too.
    BeHealed {
        /// Those that cannot.
        who: Cards,
    },
    /// Getting a status card.
    GetStatus {
        /// Those that cannot.
        who: Cards,
        /// Which one; any if it is left out.
        #[serde(default)]
        status: Option<Status>,
    },
    /// Threat being placed.
    GainThreat {
        /// On what.
        who: Cards,
    },
    /// Drawing cards.
    Draw {
        /// The players of which identities cannot.
        who: Cards,
    },
    /// Playing cards.
    Play {
        /// Which; by whom, if `control` says so.
        what: Cards,
    },
}

/// Something that a card in play does or that is done to it, from which a ban may keep it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "as in `Ban`")]
pub enum Doing {
    LoseThreat,
    Attack,
    Thwart,
    Scheme,
    Defend,
    Ready,
    Exhaust,
    ChangeForm,
    BeHealed,
    GetStatus(Status),
    GainThreat,
    Draw,
}

impl Ban {
    /// The cards that it keeps from something, if that is what it is about. Damage depends on its source, and what is played
    /// is not in play: these are asked about elsewhere.
    pub fn keeps_from(&self, doing: Doing) -> Option<&Cards> {
        match (self, doing) {
            (Ban::LoseThreat { who }, Doing::LoseThreat)
            | (Ban::Attack { who }, Doing::Attack)
            | (Ban::Thwart { who }, Doing::Thwart)
            | (Ban::Scheme { who }, Doing::Scheme)
            | (Ban::Defend { who }, Doing::Defend)
            | (Ban::Ready { who }, Doing::Ready)
            | (Ban::Exhaust { who }, Doing::Exhaust)
            | (Ban::ChangeForm { who }, Doing::ChangeForm)
            | (Ban::BeHealed { who }, Doing::BeHealed)
            | (Ban::GainThreat { who }, Doing::GainThreat)
            | (Ban::Draw { who }, Doing::Draw) => Some(who),
            (Ban::GetStatus { who, status }, Doing::GetStatus(got)) => {
                status.is_none_or(|status| status == got).then_some(who)
            }
            _ => None,
        }
    }
}
