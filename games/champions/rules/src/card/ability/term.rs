//! The words of the game that cards are made of.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A face of an identity (identity.face-up-is-form).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Form {
    /// Attacks, thwarts and defends.
    Hero,
    /// Recovers.
    AlterEgo,
}

impl Form {
    /// The face of an identity that shows it: the hero is the front.
    pub const fn face(self) -> u8 {
        match self {
            Form::Hero => 0,
            Form::AlterEgo => 1,
        }
    }

    /// The other face.
    #[must_use]
    pub fn other(self) -> Form {
        match self {
            Form::Hero => Form::AlterEgo,
            Form::AlterEgo => Form::Hero,
        }
    }
}

/// What an ability counts as while it is used (attack.labelled-ability, thwart.labelled-ability, defence.labelled-ability).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Label {
    /// An attack.
    Attack,
    /// A thwart.
    Thwart,
    /// A defence.
    Defence,
}

/// A type of resource (costs.three-types, costs.wild-any).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Resource {
    /// Energy.
    Energy,
    /// Mental.
    Mental,
    /// Physical.
    Physical,
    /// Any one of the three while it pays; otherwise a type of its own (costs.wild-no-other-type).
    Wild,
}

impl Resource {
    /// All of them, in the order of the book.
    pub const ALL: [Resource; 4] = [Resource::Energy, Resource::Mental, Resource::Physical, Resource::Wild];
}

/// How many of each type: what a card prints, and what a cost asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Resources {
    /// Energy.
    pub energy: u8,
    /// Mental.
    pub mental: u8,
    /// Physical.
    pub physical: u8,
    /// Wild.
    pub wild: u8,
}

impl Resources {
    /// How many of one type.
    pub fn of(self, resource: Resource) -> u8 {
        match resource {
            Resource::Energy => self.energy,
            Resource::Mental => self.mental,
            Resource::Physical => self.physical,
            Resource::Wild => self.wild,
        }
    }

    /// Adds so many of one type.
    pub fn add(&mut self, resource: Resource, count: u8) {
        let number = match resource {
            Resource::Energy => &mut self.energy,
            Resource::Mental => &mut self.mental,
            Resource::Physical => &mut self.physical,
            Resource::Wild => &mut self.wild,
        };
        *number = number.saturating_add(count);
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, more: Resources) -> Resources {
        let mut sum = self;
        Resource::ALL.iter().for_each(|&resource| sum.add(resource, more.of(resource)));
        sum
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.energy + self.mental + self.physical + self.wild
    }
}

/// A status card (status.three-types).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// Answers the next attack.
    Stunned,
    /// Answers the next thwart or scheme.
    Confused,
    /// Answers the next damage.
    Tough,
}

impl Status {
    /// All of them.
    pub const ALL: [Status; 3] = [Status::Stunned, Status::Confused, Status::Tough];

    /// Its place in `ALL`, and its bit in a set.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The four aspects (deck-construction.one-aspect).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Aspect {
    /// Aggression.
    Aggression,
    /// Justice.
    Justice,
    /// Leadership.
    Leadership,
    /// Protection.
    Protection,
}

impl Aspect {
    /// All of them.
    pub const ALL: [Aspect; 4] =
        [Aspect::Aggression, Aspect::Justice, Aspect::Leadership, Aspect::Protection];
}

/// Where cards are (zones.out-of-play). A player's zone is that of the player whom the node speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// A player's hand.
    Hand,
    /// A player's deck.
    Deck,
    /// A player's discard pile.
    Discard,
    /// The encounter deck.
    EncounterDeck,
    /// The encounter discard pile.
    EncounterDiscard,
    /// Set aside during setup.
    SetAside,
    /// A player's nemesis set, set aside.
    NemesisSet,
    /// Under this card.
    Here,
    /// Under this card, where nobody sees it.
    FacedownHere,
    /// Removed from the game.
    OutOfGame,
}

/// An end of a deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// From where cards are drawn (zones.draw-top).
    Top,
    /// Where they are drawn last.
    Bottom,
}

/// A number of a card or of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Stat {
    /// ATK.
    Atk,
    /// THW.
    Thw,
    /// DEF.
    Def,
    /// SCH.
    Sch,
    /// REC.
    Rec,
    /// Maximum hit points (damage.max-hit-points).
    HitPoints,
    /// damage.remaining-dial, damage.remaining-card
    RemainingHitPoints,
    /// As printed.
    PrintedHitPoints,
    /// damage.sustained-definition
    SustainedDamage,
    /// Damage on a card that is no character.
    DamageHere,
    /// Threat on a scheme.
    ThreatHere,
    /// The hand size of a player.
    HandSize,
    /// The hand size that the identity prints.
    PrintedHandSize,
    /// allies.limit.three
    AllyLimit,
    /// ATK as printed (effects.printed).
    PrintedAtk,
    /// THW as printed.
    PrintedThw,
    /// DEF as printed.
    PrintedDef,
    /// SCH as printed.
    PrintedSch,
    /// REC as printed.
    PrintedRec,
}

impl Stat {
    /// Its place in the enum: its bit in a set of what modifiers are about.
    #[expect(clippy::as_conversions, reason = "the place of a variant in its enum")]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Whether modifiers change it: what is printed, what lies on a card and what follows from other numbers they don't
    /// (effects.printed).
    pub fn is_modified(self) -> bool {
        match self {
            Stat::Atk
            | Stat::Thw
            | Stat::Def
            | Stat::Sch
            | Stat::Rec
            | Stat::HitPoints
            | Stat::HandSize
            | Stat::AllyLimit => true,
            Stat::RemainingHitPoints
            | Stat::SustainedDamage
            | Stat::DamageHere
            | Stat::ThreatHere
            | Stat::PrintedHitPoints
            | Stat::PrintedHandSize
            | Stat::PrintedAtk
            | Stat::PrintedThw
            | Stat::PrintedDef
            | Stat::PrintedSch
            | Stat::PrintedRec => false,
        }
    }
}

/// How long something lasts (effects.lasting.definition).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Duration {
    /// The attack under way.
    Attack,
    /// The activation under way.
    Activation,
    /// The phase, whichever it is.
    Phase,
    /// The player phase.
    PlayerPhase,
    /// The villain phase.
    VillainPhase,
    /// The round.
    Round,
}

impl Duration {
    /// Whether it is a phase, the round, or a part of neither.
    pub fn is_period(self) -> bool {
        !matches!(self, Duration::Attack | Duration::Activation)
    }

    /// Whether it is over when something ends. What lasts for the player phase can be made in no other
    /// (effects.lasting.only-in-period), so that the end of the phase is its end; so with the villain phase.
    pub fn ends_with(self, ending: Duration) -> bool {
        let of_phase = matches!(self, Duration::PlayerPhase | Duration::VillainPhase);
        self == ending || of_phase && ending == Duration::Phase
    }
}
