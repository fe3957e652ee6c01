//! The characters that are meant: filters over characters, terrain and tokens, and picks among them.

use std::borrow::Cow;

use content::{Spanned, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use super::step::Actor;
use super::{Amount, Binding, Claim, Health, Ref, Side};
use crate::card::TerrainKind;

/// Such characters (or terrain, or tokens): a word that names somebody, or a map of what must be so.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Figures(pub Box<Filter>);

/// All of it must be so; what is left out does not matter.
#[derive(Clone, PartialEq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Filter {
    /// This one.
    pub is: Option<Pick>,
    /// Allied or enemy.
    pub side: Option<Side>,
    /// Not this one.
    pub other_than: Option<Pick>,
    /// No larger than this.
    pub size_at_most: Option<u8>,
    /// A grunt, or none.
    pub grunt: Option<bool>,
    /// Dazed, or not.
    pub dazed: Option<bool>,
    /// The side of its stat card.
    pub health: Option<Health>,
    /// On the list of an affiliation (affiliation.shorthand).
    pub affiliation: Option<Ref>,
    /// With this alter ego.
    pub alter_ego: Option<Ref>,
    /// This character.
    pub named: Option<Ref>,
    /// With this superpower.
    pub has: Option<Ref>,
    /// With a leadership ability.
    pub leadership: Option<Leader>,
    /// Attacked this turn by somebody.
    pub attacked_this_turn_by: Option<Pick>,
    /// Not targeted this round with an attack of this character.
    pub not_targeted_this_round: Option<super::ThisRule>,
    /// Holding objective tokens.
    pub holds: Option<Tokens>,
    /// Contesting objective tokens.
    pub contests: Option<Tokens>,
    /// Objective tokens, not characters.
    pub tokens: Option<OwnedTokens>,
    /// Terrain, not characters.
    pub terrain: Option<Terrain>,
    /// Objects, that is terrain and tokens, not characters (characters.object).
    pub object: bool,
    /// Standing on such terrain.
    pub stands_on: Option<Terrain>,
    /// In somebody's line of sight (q.superpower-los).
    pub seen_by: Option<Pick>,
    /// Among those of an earlier step.
    pub among: Option<Spanned<Binding>>,
    /// Not such ones.
    pub not: Option<Figures>,
    /// One of these.
    pub any_of: Vec<Figures>,
    /// What must be so of `it`, the candidate.
    #[serde(rename = "if")]
    pub provided: Option<Claim>,
    /// Near something. Measured last.
    pub within: Option<Within>,
}

impl<'de> Deserialize<'de> for Figures {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Figures, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Figures {
    const EXPECTED: &'static str =
        "somebody such as `self`, or a map such as `{ side: enemy, within: { range: 2, of: self } }`";

    fn of_word<E: Error>(word: &str) -> Result<Figures, E> {
        let filter = match Pick::deserialize(word.into_deserializer())? {
            Pick::Ally => Filter { side: Some(Side::Ally), ..Filter::default() },
            Pick::Enemy => Filter { side: Some(Side::Enemy), ..Filter::default() },
            pick => Filter { is: Some(pick), ..Filter::default() },
        };
        Ok(Figures(Box::new(filter)))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Figures, D::Error> {
        Filter::deserialize(map).map(|filter| Figures(Box::new(filter)))
    }
}

impl JsonSchema for Figures {
    fn schema_name() -> Cow<'static, str> {
        "Figures".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (word, map) = (generator.subschema_for::<Pick>(), generator.subschema_for::<Filter>());
        json_schema!({ "description": Figures::EXPECTED, "anyOf": [word, map] })
    }
}

/// Within a range of something (measuring.within).
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Within {
    /// The number of the range tool, 1 to 5.
    pub range: Amount,
    /// Of what.
    pub of: Pick,
}

/// Somebody or something.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Pick {
    /// The owner of the ability; on a crisis card, who interacts.
    #[serde(rename = "self")]
    Owner,
    /// The candidate of a filter.
    It,
    /// The target of the attack.
    Target,
    /// The attacker.
    Attacker,
    /// The target of the attack.
    Defender,
    /// Who rolls the dice.
    Roller,
    /// Who moved.
    Mover,
    /// The character that was dazed or knocked out.
    Fallen,
    /// The character that plays the team tactic card.
    Player,
    /// The character that plays it together with the player.
    Partner,
    /// Everybody who paid.
    Payers,
    /// Any ally; as a word for a filter.
    Ally,
    /// Any enemy; as a word for a filter.
    Enemy,
    /// The two players.
    Players,
    /// The token interacted with.
    Token,
    /// Every token of this crisis on the battlefield.
    Tokens,
    /// The other tokens of this crisis.
    OtherTokens,
    /// The outcome of a step.
    The(Spanned<Binding>),
    /// One that a player chooses.
    Choose {
        /// Among these.
        from: Figures,
        /// Who chooses, if not the owner's player.
        #[serde(default)]
        by: Option<Actor>,
        /// The name of the one that was chosen.
        #[serde(default)]
        bind: Option<Binding>,
    },
    /// All of them.
    Each(Figures),
}

/// Whether a leadership must be the active one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Leader {
    /// Any leadership.
    Any,
    /// The squad's active leadership.
    Active,
}

/// Which tokens are held or contested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tokens {
    /// Any.
    Any,
    /// The one interacted with.
    Token,
    /// The same one as the other character.
    Same,
    /// Any of a Secure crisis.
    Secure,
}

/// Tokens by their owner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OwnedTokens {
    /// Those that a player controls.
    Controlled,
    /// Those that the opponent secures.
    SecuredByOpponent,
}

/// Which terrain is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// terrain.interactive
    Interactive,
    /// Interactive terrain of one kind (terrain.crisis-rules).
    Kind(TerrainKind),
}
