//! Amounts: a number, a word or something to be counted.

use std::borrow::Cow;

use content::{Id, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error, IntoDeserializer};
use serde::{Deserialize, Deserializer};

use super::{AttackType, Binding, Face, Figures, Pick};

/// How many, how much.
#[derive(Clone, PartialEq, Debug)]
pub enum Amount {
    /// So many.
    Number(u8),
    /// As many as there turn out to be.
    Counted(Box<Counted>),
}

/// An amount that is known only when it is looked at.
#[derive(Clone, PartialEq, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Counted {
    /// All there are.
    All,
    /// Any number, as the player likes.
    Any,
    /// The damage that the attack dealt (attack.step12.cap).
    DamageDealt,
    /// The number of the round.
    RoundNumber,
    /// The outcome of a step.
    The(Binding),
    /// From none to so many, as the player likes.
    UpTo(Amount),
    /// The size of a character.
    SizeOf(Pick),
    /// The power of a character.
    PowerOf(Pick),
    /// The threat of a character.
    ThreatOf(Pick),
    /// How many objective tokens a character holds.
    TokensHeld(Pick),
    /// A defence of a character.
    DefenceOf {
        /// Whose.
        who: Pick,
        /// Against what.
        r#type: AttackType,
    },
    /// How many dice of a roll show one of some faces.
    Faces {
        /// Which roll.
        roll: RollOf,
        /// Which faces.
        any: Vec<Face>,
    },
    /// How many characters there are.
    Count(Figures),
    /// The product.
    Times(Vec<Amount>),
    /// The sum.
    Sum(Vec<Amount>),
    /// Half of it, rounded up (effects.halve-round-up).
    Half(Amount),
    /// The greatest of them.
    AtLeast(Vec<Amount>),
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for Amount {
    const EXPECTED: &'static str =
        "a number, a word such as `damage-dealt`, or a map such as `{ size-of: target }`";

    fn of_number<E: Error>(number: i64) -> Result<Amount, E> {
        u8::try_from(number).map(Amount::Number).map_err(|_| Self::not_this_number(number))
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
        let number = json_schema!({ "type": "integer", "minimum": 0, "maximum": 255 });
        let counted = generator.subschema_for::<Counted>();
        json_schema!({ "description": Amount::EXPECTED, "anyOf": [number, counted, counted] })
    }
}

/// A roll that a node looks at: one of the attack, or one that a step has bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RollOf {
    /// The attack roll.
    Attack,
    /// The defence roll.
    Defence,
    /// The roll of an earlier `roll` step.
    Named(Binding),
}

impl<'de> Deserialize<'de> for RollOf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RollOf, D::Error> {
        let name = Binding::deserialize(deserializer)?;
        Ok(match name.0.as_str() {
            "attack" => RollOf::Attack,
            "defence" => RollOf::Defence,
            _ => RollOf::Named(name),
        })
    }
}

impl JsonSchema for RollOf {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "RollOf".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let bound = generator.subschema_for::<Id>();
        json_schema!({ "description": "attack, defence, or the name that a roll was bound to", "anyOf": [bound] })
    }
}
