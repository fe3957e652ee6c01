//! What authors write, one thing a file, before anything is checked.
//!
//! Every word here is a word of the files: fields and choices in kebab-case, unknown ones refused. Whatever a check
//! may have to point at is [`Spanned`]. Text boxes are written in the vocabulary of [`super::ability`].

use std::borrow::Cow;

use content::{Id, Name, Spanned, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

use super::ability::{Aspect, Ref, Resources, Text};
use super::{Icons, PerPlayer, Requirement, SetKind};

/// `traits/ID.yaml`: a trait (abilities.traits).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Trait {
    /// What cards call it; also the file's name.
    pub id: Spanned<Id>,
    /// As it is printed.
    pub name: Spanned<Name>,
}

/// `counters/ID.yaml`: a type of all-purpose counter (keywords.counters-generic).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Counter {
    /// What cards call it; also the file's name.
    pub id: Spanned<Id>,
    /// As it stands beside the word counter: "web" of "3 web counters".
    pub name: Spanned<Name>,
}

/// `sets/ID.yaml`: a set of cards (card-anatomy.scenario.set-name). Cards say to which they belong.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Set {
    /// What cards call it; also the file's name.
    pub id: Spanned<Id>,
    /// As it is printed.
    pub name: Spanned<Name>,
    /// What it is for.
    pub kind: SetKind,
}

/// `identities/ID.yaml`: an identity with its two faces (identity.double-sided).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Identity {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// Its number in the box (card-anatomy.player.collection).
    pub number: Spanned<String>,
    /// Its hero set (deck-construction.hero-set-required).
    pub set: Ref,
    /// Its nemesis set (nemesis.linked-set).
    pub nemesis: Ref,
    /// What it asks of its deck.
    #[serde(default)]
    pub deck: Option<Requirement>,
    /// What a face prints that says nothing else: nearly always both print the same.
    #[schemars(range(min = 1, max = 99))]
    pub hit_points: Spanned<u8>,
    /// The hero.
    pub hero: Hero,
    /// The alter-ego.
    pub alter_ego: AlterEgo,
}

/// The face of a hero.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Hero {
    /// Its title.
    pub name: Spanned<Name>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Ref>,
    /// THW; none where a dash is printed (recovery.dash).
    #[serde(default)]
    pub thw: Option<Spanned<u8>>,
    /// ATK; none where a dash is printed.
    #[serde(default)]
    pub atk: Option<Spanned<u8>>,
    /// DEF; none where a dash is printed.
    #[serde(default)]
    pub def: Option<Spanned<u8>>,
    /// Hit points, if the alter-ego prints others (q.form-different-hit-points).
    #[serde(default)]
    #[schemars(range(min = 1, max = 99))]
    pub hit_points: Option<Spanned<u8>>,
    /// card-anatomy.player.hand-size
    pub hand_size: Spanned<u8>,
    /// What it says.
    #[serde(default)]
    pub text: Text,
}

/// The face of an alter-ego.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct AlterEgo {
    /// Its title.
    pub name: Spanned<Name>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Ref>,
    /// REC; none where a dash is printed (recovery.dash).
    #[serde(default)]
    pub rec: Option<Spanned<u8>>,
    /// Hit points, if the hero prints others (q.form-different-hit-points).
    #[serde(default)]
    #[schemars(range(min = 1, max = 99))]
    pub hit_points: Option<Spanned<u8>>,
    /// card-anatomy.player.hand-size
    pub hand_size: Spanned<u8>,
    /// What it says.
    #[serde(default)]
    pub text: Text,
}

/// `player-cards/ID.yaml`: a card of a player deck.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PlayerCard {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// Its number in the box (card-anatomy.player.collection).
    pub number: Spanned<String>,
    /// Its title. Cards of one English title are copies of one another.
    pub name: Spanned<Name>,
    /// An ally's alternate identity (card-anatomy.player.subtitle).
    #[serde(default)]
    pub subtitle: Option<String>,
    /// card-anatomy.player.unique
    #[serde(default)]
    pub unique: bool,
    /// card-anatomy.player.classification
    pub class: Class,
    /// How many the box holds.
    pub copies: Spanned<u8>,
    /// Its type, with what only that type prints.
    pub r#type: PlayerType,
    /// What it generates (costs.generate-by-discard).
    #[serde(default)]
    pub resources: Resources,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Ref>,
    /// What it says.
    #[serde(default)]
    pub text: Text,
}

/// card-anatomy.player.classification
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    /// For every deck.
    Basic,
    /// For decks of this aspect.
    Aspect(Aspect),
    /// For the identity of this hero set.
    Hero(Ref),
}

/// The types of card in a player deck (abilities.card-types).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum PlayerType {
    /// allies.definition
    Ally {
        /// Its cost.
        cost: u8,
        /// THW; none where a dash is printed (recovery.dash).
        #[serde(default)]
        thw: Option<Power>,
        /// ATK; none where a dash is printed.
        #[serde(default)]
        atk: Option<Power>,
        /// Its hit points.
        hit_points: Spanned<u8>,
    },
    /// player-cards.event.definition
    Event {
        /// Its cost.
        cost: u8,
    },
    /// player-cards.resource.definition
    Resource,
    /// player-cards.support.definition
    Support {
        /// Its cost.
        cost: u8,
    },
    /// player-cards.upgrade.definition
    Upgrade {
        /// Its cost.
        cost: u8,
    },
}

/// A power of an ally.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Power {
    /// How much.
    pub value: u8,
    /// The marks below it (card-anatomy.player.consequential).
    #[serde(default)]
    pub consequential: u8,
}

/// `scenario-cards/ID.yaml`: a card of the scenario.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct ScenarioCard {
    /// What other files call it; also the file's name.
    pub id: Spanned<Id>,
    /// Its number in the box (card-anatomy.scenario.collection).
    pub number: Spanned<String>,
    /// Its title. Cards of one English title are copies of one another.
    pub name: Spanned<Name>,
    /// Whether it is unique; that binds players only (q.unique-encounter-cards).
    #[serde(default)]
    pub unique: bool,
    /// card-anatomy.scenario.set-name
    pub set: Ref,
    /// How many the set holds.
    pub copies: Spanned<u8>,
    /// Its type, with what only that type prints.
    pub r#type: ScenarioType,
    /// card-anatomy.scenario.boost; a star is no icon (boost.star-is-not-icon) and shows as a boost ability.
    #[serde(default)]
    pub boost: u8,
    /// Icons of a card that stays in play; side schemes print them with their type (q.hazard-which-cards).
    #[serde(default)]
    pub icons: Spanned<Icons>,
    /// Its traits.
    #[serde(default)]
    pub traits: Vec<Ref>,
    /// What it says; of a main scheme, its B side.
    #[serde(default)]
    pub text: Text,
}

/// The hit points of a minion: a number, or so many for each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HitPoints(pub PerPlayer);

impl<'de> Deserialize<'de> for HitPoints {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<HitPoints, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for HitPoints {
    const EXPECTED: &'static str = "a number, or a map such as `{ per-player: 3 }`";

    fn of_number<E: Error>(number: i64) -> Result<HitPoints, E> {
        let fixed = u8::try_from(number).map(PerPlayer::Fixed);
        fixed.map(HitPoints).map_err(|_| Self::not_this_number(number))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<HitPoints, D::Error> {
        PerPlayer::deserialize(map).map(HitPoints)
    }
}

impl JsonSchema for HitPoints {
    fn schema_name() -> Cow<'static, str> {
        "HitPoints".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = json_schema!({ "type": "integer", "minimum": 1, "maximum": 99 });
        let map = generator.subschema_for::<PerPlayer>();
        json_schema!({ "description": HitPoints::EXPECTED, "anyOf": [number, map] })
    }
}

/// The types of card that a scenario has (abilities.card-types).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ScenarioType {
    /// revealing.attachment
    Attachment,
    /// environments.definition
    Environment,
    /// main-scheme.definition
    MainScheme {
        /// card-anatomy.scenario.stage
        stage: u8,
        /// What its A side says (q.scheme-sides).
        a_side: Box<Text>,
        /// card-anatomy.scenario.starting-threat
        starting_threat: PerPlayer,
        /// card-anatomy.scenario.acceleration
        acceleration: PerPlayer,
        /// card-anatomy.scenario.target
        target_threat: PerPlayer,
    },
    /// minions.definition
    Minion {
        /// SCH.
        sch: u8,
        /// ATK; none where X is printed, which a modifier then says.
        #[serde(default)]
        atk: Option<u8>,
        /// Its hit points (card-anatomy.scenario.hit-points).
        hit_points: Spanned<HitPoints>,
    },
    /// obligations.definition
    Obligation,
    /// side-schemes.definition
    SideScheme {
        /// side-schemes.starting-threat
        starting_threat: PerPlayer,
        /// side-schemes.crisis
        #[serde(default)]
        crisis: u8,
        /// villain-phase.step1.extra-threat
        #[serde(default)]
        acceleration: u8,
        /// villain-phase.step3.hazard-extra
        #[serde(default)]
        hazard: u8,
    },
    /// treachery.definition
    Treachery,
    /// villain.definition
    Villain {
        /// card-anatomy.scenario.stage
        stage: u8,
        /// SCH.
        sch: u8,
        /// ATK.
        atk: u8,
        /// Its hit points.
        hit_points: Spanned<PerPlayer>,
    },
}

/// `scenarios/ID.yaml`: what a scenario is made of (encounter-deck.recommended-list).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Scenario {
    /// What setups call it; also the file's name.
    pub id: Spanned<Id>,
    /// Its name.
    pub name: Spanned<Name>,
    /// The set of its villain, with all stages and main schemes.
    pub set: Ref,
    /// The stages of the villain deck in a standard game.
    pub standard: Vec<Ref>,
    /// The stages of the villain deck in expert mode (encounter-deck.expert-stages).
    pub expert: Vec<Ref>,
    /// The main scheme deck.
    pub main_scheme: Vec<Ref>,
    /// Cards of the set that start set aside, each in all its copies.
    #[serde(default)]
    pub set_aside: Vec<Ref>,
    /// The modular set that the booklet recommends.
    pub modular: Ref,
    /// The Standard set, if there are several (encounter-deck.recommended-list).
    #[serde(default)]
    pub standard_set: Option<Ref>,
    /// The Expert set, if there are several (encounter-deck.expert-set).
    #[serde(default)]
    pub expert_set: Option<Ref>,
}

/// `decks/ID.yaml`: a deck ready to play.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deck {
    /// What setups call it; also the file's name.
    pub id: Spanned<Id>,
    /// Its name.
    pub name: Spanned<Name>,
    /// Whose.
    pub identity: Ref,
    /// Its aspect; without one it holds basic cards only (q.no-aspect).
    #[serde(default)]
    pub aspect: Option<Aspect>,
    /// The cards beside the hero set, which is always whole.
    pub cards: Vec<Slot>,
}

/// Copies of one card in a deck.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Slot {
    /// Which card.
    pub card: Ref,
    /// How many.
    pub copies: Spanned<u8>,
}

content::things! {
    Trait in "traits", Counter in "counters", Set in "sets", Identity in "identities", PlayerCard in "player-cards",
    ScenarioCard in "scenario-cards", Scenario in "scenarios", Deck in "decks",
}
