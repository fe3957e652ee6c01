//! Amounts: a number, a word or something to be counted.

use std::borrow::Cow;

use content::{Spanned, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use super::{Binding, Cards, Claim, Ref, Stat};

/// How many, how much.
#[derive(Clone, PartialEq, Debug)]
pub enum Amount {
    /// So many; less than 0 only in modifiers.
    Number(i16),
    /// As many as there turn out to be.
    Counted(Box<Counted>),
}

/// An amount that is known only when it is looked at.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Counted {
    /// All there is.
    All,
    /// The outcome of a step, or a number of the occurrence such as `damage`.
    The(Spanned<Binding>),
    /// As many as the player says while paying; the name of that number.
    Ask(Binding),
    /// So many for each player who started the scenario (modifiers.per-player).
    PerPlayer(u8),
    /// How many such cards there are.
    Count(Cards),
    /// A number of a card; of several cards, their sum.
    Stat {
        /// Whose.
        of: Cards,
        /// Which.
        is: Stat,
    },
    /// How many counters of a type are on this card, or last were.
    Counters(Ref),
    /// How many resource icons of the printed type such cards show.
    Icons(Cards),
    /// How many different types of resource the cards of a step print.
    ResourceTypes(Spanned<Binding>),
    /// How many boost icons the cards of a step print.
    BoostIcons(Spanned<Binding>),
    /// The product.
    Times(Vec<Amount>),
    /// The sum.
    Sum(Vec<Amount>),
    /// The least of them.
    AtMost(Vec<Amount>),
    /// One number, or another if something is so.
    Varies(Varies<Amount>),
}

impl Amount {
    /// Whether it is all there is.
    pub(crate) fn is_all(&self) -> bool {
        matches!(self, Amount::Counted(counted) if **counted == Counted::All)
    }

    /// Whether so much of what was wanted is all of it; nothing never is.
    pub(crate) fn is_met(&self, wanted: u16, done: u16) -> bool {
        let all = self.is_all();
        done > 0 && (all || done == wanted)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Amount {
    const EXPECTED: &'static str =
        "a number, a word such as `all`, or a map such as `{ count: side-scheme }`";

    fn of_number<E: Error>(number: i64) -> Result<Amount, E> {
        i16::try_from(number).map(Amount::Number).map_err(|_| Self::not_this_number(number))
    }

    fn of_word<E: Error>(word: &str) -> Result<Amount, E> {
        Counted::deserialize(word.into_deserializer()).map(|counted| Amount::Counted(Box::new(counted)))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Amount, D::Error> {
        Counted::deserialize(map).map(|counted| Amount::Counted(Box::new(counted)))
    }
}

impl JsonSchema for Amount {
    fn schema_name() -> Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = json_schema!({ "type": "integer", "minimum": -999, "maximum": 999 });
        let counted = generator.subschema_for::<Counted>();
        json_schema!({ "description": Amount::EXPECTED, "anyOf": [number, counted, counted] })
    }
}

/// "This, or that if ..".
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Varies<T> {
    /// What it is otherwise.
    pub usually: T,
    /// What it is if the claim holds.
    pub but: T,
    /// The claim.
    #[serde(rename = "if")]
    pub provided: Claim,
}
