//! Which cards are meant: filters over cards in play and in zones, picks among them, and players.

use std::borrow::Cow;

use content::{Spanned, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use super::{Amount, Binding, KeywordKind, Ref, Resource, Stat, Varies, Zone};

/// Such cards: a word that names a kind, or a map of what must be so.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Cards(pub Box<Filter>);

/// All of it must be so; what is left out does not matter. Without a zone, cards in play are meant
/// (abilities.in-play-targets).
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// What kind of card.
    pub kind: Option<Noun>,
    /// One of these kinds.
    pub any: Vec<Noun>,
    /// With this trait, printed or gained.
    pub r#trait: Option<Ref>,
    /// Without this trait (abilities.traits).
    pub without_trait: Option<Ref>,
    /// With this keyword, printed or gained (effects.gain-characteristic).
    pub keyword: Option<KeywordKind>,
    /// Printing this keyword (effects.gained-not-printed).
    pub printed_keyword: Option<KeywordKind>,
    /// With the title of this card; of an identity, that of its hero (identity.title-reference).
    pub named: Option<Ref>,
    /// With the title of the alter-ego of this identity (identity.title-reference).
    pub alter_ego: Option<Ref>,
    /// Under the control of this player.
    pub control: Option<Who>,
    /// Engaged with this player.
    pub engaged: Option<Who>,
    /// Face down.
    pub face: Option<Side>,
    /// Ready or exhausted; it is asked of every kind in `any` (abilities.qualifier).
    pub is: Option<Readiness>,
    /// In this zone.
    pub r#in: Option<Zone>,
    /// Of this player's zones; one's own if it is left out.
    pub of: Option<Who>,
    /// Among the cards of an earlier step.
    pub among: Option<Spanned<Binding>>,
    /// Printing this type of resource.
    pub printed: Option<Resource>,
    /// Not this one.
    pub other_than: Option<Box<Pick>>,
    /// With no card of this title attached.
    pub without_attached: Option<Ref>,
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cards, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Cards {
    const EXPECTED: &'static str =
        "a kind of card such as `enemy`, or a map such as `{ kind: minion, engaged: you }`";

    fn of_word<E: Error>(word: &str) -> Result<Cards, E> {
        let kind = Noun::deserialize(word.into_deserializer())?;
        Ok(Cards(Box::new(Filter { kind: Some(kind), ..Filter::default() })))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Cards, D::Error> {
        Filter::deserialize(map).map(|filter| Cards(Box::new(filter)))
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (word, map) = (generator.subschema_for::<Noun>(), generator.subschema_for::<Filter>());
        json_schema!({ "description": Cards::EXPECTED, "anyOf": [word, map] })
    }
}

/// A kind of card, or one certain card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Noun {
    /// Any card.
    Card,
    /// identity.character
    Character,
    /// identity.enemy
    Enemy,
    /// The villain.
    Villain,
    /// A minion.
    Minion,
    /// A character that a player controls (identity.friendly).
    Friendly,
    /// An identity in hero form.
    Hero,
    /// An identity in alter-ego form.
    AlterEgo,
    /// An ally.
    Ally,
    /// A main or side scheme.
    Scheme,
    /// The main scheme.
    MainScheme,
    /// A side scheme.
    SideScheme,
    /// A treachery.
    Treachery,
    /// An upgrade.
    Upgrade,
    /// A support.
    Support,
    /// An attachment.
    Attachment,
    /// An environment.
    Environment,
    /// An obligation.
    Obligation,
    /// An event.
    Event,
    /// A resource card.
    Resource,
    /// Any card of the scenario (identity.enemy-adjective).
    EnemyCard,
    /// Any card that a player controls (identity.friendly).
    FriendlyCard,
    /// This card itself (abilities.self-reference).
    #[serde(rename = "self")]
    This,
    /// What this card is attached to.
    Host,
    /// One's identity (abilities.you).
    You,
    /// One's identity in hero form.
    YourHero,
    /// One's identity in alter-ego form.
    YourAlterEgo,
    /// The attack under way, for keywords that it gains.
    Attack,
}

impl Noun {
    /// Whether it is one certain card rather than a kind.
    pub fn is_certain(self) -> bool {
        use Noun::{Attack, Host, MainScheme, This, Villain, You, YourAlterEgo, YourHero};
        matches!(self, Villain | MainScheme | This | Host | You | YourHero | YourAlterEgo | Attack)
    }
}

/// Whether a card can exhaust.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Readiness {
    /// effects.ready-definition
    Ready,
    /// effects.exhausted-definition
    Exhausted,
}

/// Which side of a card is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// Face down.
    Down,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Who controls or resolves the card (abilities.you).
    You,
    /// Any player.
    Any,
    /// The first player.
    FirstPlayer,
    /// The player with whom this minion is engaged.
    EngagedPlayer,
    /// The player of an earlier step.
    The(Spanned<Binding>),
    /// One of these, as the resolving player chooses.
    Choose(Box<Who>),
}

/// Certain cards.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Pick {
    /// This card.
    #[serde(rename = "self")]
    This,
    /// What it is attached to.
    Host,
    /// One's identity, in whichever form.
    You,
    /// One's identity, if it is in hero form.
    YourHero,
    /// One's identity, if it is in alter-ego form.
    YourAlterEgo,
    /// The hero of the player with whom the acting minion is engaged.
    EngagedHero,
    /// The villain.
    Villain,
    /// The main scheme.
    MainScheme,
    /// The outcome of a step, or a role of the occurrence such as `attacker`.
    The(Spanned<Binding>),
    /// Chosen by a player (abilities.choose.who).
    Choose {
        /// Among these.
        from: Cards,
        /// Up to so many, one if it is left out.
        #[serde(default)]
        up_to: Option<Amount>,
        /// No two alike.
        #[serde(default)]
        different: Option<Different>,
        /// Who chooses, if not the resolving player (players.first-player.breaks-target-ties).
        #[serde(default)]
        by: Option<Who>,
        /// The name of what was chosen.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// All of them.
    Each(Cards),
    /// One of them, by chance.
    Random {
        /// Among these.
        from: Cards,
    },
    /// The one with the highest number; the first player breaks ties.
    Highest {
        /// Which number.
        of: Stat,
        /// Among these.
        among: Cards,
    },
    /// The one that lies nearest the top of its pile.
    Topmost(Cards),
    /// From the top of a deck.
    Top {
        /// Which deck.
        of: Zone,
        /// How many, one if it is left out.
        #[serde(default)]
        count: Option<Amount>,
    },
    /// All of these together.
    AllOf(Vec<Pick>),
    /// This, or that if something is so.
    Varies(Box<Varies<Pick>>),
}

/// In what chosen cards must differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Different {
    /// In their titles.
    Title,
}
