//! The vocabulary of abilities: typed trees that authors write and rules walk.
//!
//! Two halves: [`Modifier`]s hold while their card is in force and never ask; [`Ability`]s happen. A node is a key with
//! its arguments, a node without arguments a bare word. `bind: x` on a step keeps its outcome, `the: x` speaks of it
//! later; the roles of an occurrence (`attacker`, `damaged`) are names that are bound already.
//!
//! The same types are what authors write and what the rules read: reading fills them, [`super::check`] follows every
//! reference in place ([`Ref::place`]) and reports what leads nowhere.

mod amount;
mod cards;
mod claim;
mod cost;
mod modifier;
mod occurrence;
mod step;
mod term;
mod walk;

pub use amount::{Amount, Counted, Varies};
pub use cards::{Cards, Different, Filter, Noun, Pick, Readiness, Side, Who};
pub use claim::Claim;
pub use content::{Binding, Ref};
pub use cost::{Cost, Counters, Spend};
pub use modifier::{Ban, Doing, Gained, Modifier};
pub use occurrence::{AttackKind, DamageFrom, Moment, Occurrence, When};
pub use step::{Cancel, Generate, Lasting, Later, Opt, Resolved, Step};
pub use term::{Aspect, Duration, End, Form, Label, Resource, Resources, Stat, Status, Zone};
pub use walk::{Part, parts, says_you};

use content::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;

/// What stands in the text box of one face.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Text {
    /// How it is played, beyond its cost.
    pub play: Play,
    /// Its keywords.
    pub keywords: Vec<Keyword>,
    /// Counters with which it enters play, without the keyword uses: of one type, or of several.
    pub counters: Vec<Counters>,
    /// What holds while it is in play (abilities.constant-definition).
    pub modifiers: Vec<Modifier>,
    /// What happens (abilities.triggered-definition).
    pub abilities: Vec<Ability>,
}

/// How a card is played or enters play (initiating.step1-restrictions).
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Play {
    /// Only in this form.
    pub form: Option<Form>,
    /// Attached to this (attachments.attach-on-entering).
    pub attach: Option<Pick>,
    /// What happens if there is nothing to attach it to.
    #[serde(rename = "else")]
    pub otherwise: Vec<Step>,
    /// At most so many of it.
    pub max: Option<Max>,
    /// Under whose control, if not its player's.
    pub control: Option<Who>,
    /// The player of this identity with whom a minion engages, if not with the player who reveals it (minions.engage-override).
    pub engaged: Option<Pick>,
    /// A player who can play this event must (player-cards.event.optional).
    pub must: bool,
}

/// At most so many of a title (limits.max-per-deck, limits.max-per-player).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Max {
    /// On one card.
    Host(u8),
    /// Under the control of one player.
    Player(u8),
    /// In one deck.
    Deck(u8),
    /// Played in a round, by all players together (limits.max-period).
    Round(u8),
    /// Played in a phase, by all players together (limits.max-period).
    Phase(u8),
}

impl Max {
    /// How often it may be played in a period, if it is that kind of maximum.
    pub fn per(self) -> Option<MaxPer> {
        match self {
            Max::Round(most) => Some(MaxPer::Round(most)),
            Max::Phase(most) => Some(MaxPer::Phase(most)),
            Max::Host(_) | Max::Player(_) | Max::Deck(_) => None,
        }
    }
}

/// How often something may be done in a period by all copies of a title and all players together
/// (limits.max-period, limits.max-in-ability).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MaxPer {
    /// In a round.
    Round(u8),
    /// In a phase.
    Phase(u8),
}

impl MaxPer {
    /// What is left of it after so many uses.
    #[must_use]
    pub fn after(self, uses: u8) -> MaxPer {
        match self {
            MaxPer::Round(most) => MaxPer::Round(most.saturating_sub(uses)),
            MaxPer::Phase(most) => MaxPer::Phase(most.saturating_sub(uses)),
        }
    }
}

/// keywords.definition
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Keyword {
    /// keywords.guard
    Guard,
    /// keywords.overkill.ally, keywords.overkill.minion
    Overkill,
    /// keywords.peril.no-consulting
    Peril,
    /// keywords.quickstrike
    Quickstrike,
    /// keywords.restricted.max-two
    Restricted,
    /// keywords.retaliate
    Retaliate(u8),
    /// keywords.surge
    Surge,
    /// keywords.toughness
    Toughness,
    /// keywords.uses.enter-with-counters
    Uses(Counters),
}

impl Keyword {
    /// The counters of the keyword uses.
    pub fn uses(&self) -> Option<&Counters> {
        match self {
            Keyword::Uses(counters) => Some(counters),
            _ => None,
        }
    }

    /// Which keyword it is, whatever number stands beside it.
    pub fn kind(&self) -> KeywordKind {
        match self {
            Keyword::Guard => KeywordKind::Guard,
            Keyword::Overkill => KeywordKind::Overkill,
            Keyword::Peril => KeywordKind::Peril,
            Keyword::Quickstrike => KeywordKind::Quickstrike,
            Keyword::Restricted => KeywordKind::Restricted,
            Keyword::Retaliate(_) => KeywordKind::Retaliate,
            Keyword::Surge => KeywordKind::Surge,
            Keyword::Toughness => KeywordKind::Toughness,
            Keyword::Uses(_) => KeywordKind::Uses,
        }
    }
}

/// A keyword by its name alone, for filters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names of Keyword")]
pub enum KeywordKind {
    Guard,
    Overkill,
    Peril,
    Quickstrike,
    Restricted,
    Retaliate,
    Surge,
    Toughness,
    Uses,
}

/// One ability.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Ability {
    /// When it happens or may be used.
    pub when: Spanned<When>,
    /// Only in this form (abilities.form-word).
    #[serde(default)]
    pub form: Option<Form>,
    /// What it counts as.
    #[serde(default)]
    pub label: Option<Label>,
    /// How often (limits.limit).
    #[serde(default)]
    pub limit: Option<Limit>,
    /// How often, from all copies of the card and for all players together (limits.max-in-ability).
    #[serde(default)]
    pub max: Option<MaxPer>,
    /// What it costs (costs.arrow).
    #[serde(default)]
    pub cost: Vec<Cost>,
    /// What it does (abilities.sentence-by-sentence).
    #[serde(rename = "do")]
    pub steps: Vec<Step>,
    /// Switched off ([`crate::card::Cards::without`]).
    #[serde(skip)]
    pub muted: bool,
}

/// How often an ability of one card may be used (limits.limit).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Limit {
    /// In a round.
    Round(u8),
    /// In a phase.
    Phase(u8),
}

impl Limit {
    /// So often in its period.
    pub fn most(self) -> u8 {
        let (Limit::Round(most) | Limit::Phase(most)) = self;
        most
    }
}
