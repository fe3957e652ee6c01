//! How many counters lie on a card, as `given` and `then` write it.

use std::borrow::Cow;

use champions::card::{CardId, Cards, CounterId};
use content::{Span, Spanned, Spelled};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::json;

use scenario::schema::either;
use scenario::suggestion;
use scenario::{Code, Named};

/// So many counters of the one type that a card has, or so many of each type.
#[derive(Debug, Clone, PartialEq)]
pub enum CountersSaid {
    Number(u8),
    Each(Named<u8>),
}

/// What cannot be meant, told at its place.
pub struct NotMeant {
    pub code: Code,
    pub span: Span,
    pub message: String,
    pub help: Option<String>,
}

impl CountersSaid {
    /// Which types are meant, and how many of each.
    pub fn of(said: &Spanned<Self>, cards: &Cards, card: CardId) -> Result<Vec<(CounterId, u8)>, NotMeant> {
        let printed = cards.card(card);
        let each = match &said.value {
            CountersSaid::Each(each) => each,
            CountersSaid::Number(number) => {
                return match printed.counters[..] {
                    [counter] => Ok(vec![(counter, *number)]),
                    _ if *number == 0 => Ok(printed.counters.iter().map(|&counter| (counter, 0)).collect()),
                    _ => Err(NotMeant {
                        code: Code::Shape,
                        span: said.span,
                        message: format!("`{}` has not one type of counter: which is meant?", printed.id),
                        help: Some("write `counters: { web: 2, arrow: 1 }`".to_owned()),
                    }),
                };
            }
        };
        let found = each.iter().map(|(name, count)| {
            let counter = cards.counter(name).map(|counter| (counter, *count));
            counter.ok_or_else(|| NotMeant {
                code: Code::UnknownName,
                span: name.span,
                message: format!("there is no counter `{name}`"),
                help: suggestion(name, cards.counters.iter().map(|counter| counter.id.as_str())),
            })
        });
        found.collect()
    }
}

impl<'de> Deserialize<'de> for CountersSaid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CountersSaid, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for CountersSaid {
    const EXPECTED: &'static str = "a number such as `2`, or a map such as `{ web: 2, arrow: 1 }`";

    fn of_number<E: Error>(number: i64) -> Result<CountersSaid, E> {
        u8::try_from(number).map(CountersSaid::Number).map_err(|_| Self::not_this_number(number))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<CountersSaid, D::Error> {
        Named::deserialize(map).map(CountersSaid::Each)
    }
}

impl JsonSchema for CountersSaid {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "CountersSaid".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let number = json!({ "type": "integer", "minimum": 0, "maximum": u8::MAX });
        either(number, generator.subschema_for::<Named<u8>>())
    }
}
