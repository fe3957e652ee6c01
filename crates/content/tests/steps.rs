//! The notation of ability trees: a node is a key with its arguments or a bare word, and an amount
//! is a number, a word or a map through a hand-written visitor. Places must survive all of it.

use std::fmt;

use content::{Source, Spanned, load};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Ability {
    #[serde(rename = "do")]
    steps: Vec<Step>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Step {
    Ready,
    Draw(Spanned<Amount>),
    DealDamage {
        amount: Option<Spanned<Amount>>,
        #[serde(rename = "to")]
        _to: String,
    },
}

#[derive(Debug, PartialEq)]
enum Amount {
    Fixed(u8),
    Counted(Counted),
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
enum Counted {
    Players,
    Times { count: u8, of: Spanned<String> },
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Amount, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl<'de> Visitor<'de> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a word or a map")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Amount, E> {
        u8::try_from(number)
            .map(Amount::Fixed)
            .map_err(|_| E::custom(format!("the amount {number} is more than 255")))
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<Amount, E> {
        Counted::deserialize(serde::de::value::StrDeserializer::new(word)).map(Amount::Counted)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
        Counted::deserialize(MapAccessDeserializer::new(map)).map(Amount::Counted)
    }
}

fn read(step: &str) -> Result<Vec<Step>, String> {
    let source = Source::from_text("card.yaml", &format!("do:\n  - ready\n  - {step}\n"))
        .map_err(|found| found.to_string())?;
    load::<Ability>(&source).map(|ability| ability.steps).map_err(|found| found.to_string())
}

/// What an author is told of a step that is wrong.
fn told(step: &str) -> String {
    read(step).expect_err("a wrong step is refused")
}

#[test]
fn numbers_words_and_maps_are_amounts() {
    let amount = |step| match read(step).unwrap().pop() {
        Some(Step::Draw(amount)) => amount,
        Some(Step::DealDamage { amount: Some(amount), .. }) => amount,
        other => panic!("{other:?}"),
    };
    assert_eq!(*amount("draw: 3"), Amount::Fixed(3));
    assert_eq!(*amount("draw: players"), Amount::Counted(Counted::Players));
    let times = amount("deal-damage: { to: enemy, amount: { times: { count: 2, of: foes } } }");
    assert_eq!((times.span.line, times.span.column), (3, 39));
    match times.value {
        Amount::Counted(Counted::Times { count: 2, of }) => {
            assert_eq!((of.span.line, of.span.column), (3, 64))
        }
        other => panic!("{other:?}"),
    }
    assert!(matches!(read("ready").unwrap()[..], [Step::Ready, Step::Ready]));
}

/// A YAML reader for serde that we tried took `3` for the argument of `draw`, and read one step.
#[test]
fn a_word_never_takes_its_arguments_from_its_neighbour() {
    assert!(read("draw\n  - 3").is_err());
    assert!(read("deal-damage\n  - { to: enemy }").is_err());
}

#[test]
fn mistakes_behind_a_visitor_keep_their_place() {
    let wrong = [
        "draw: 300",
        "draw: playrs",
        "draw: [3]",
        "draw: { tims: { count: 2, of: foes } }",
        "draw: { times: { cuont: 2, of: foes } }",
        "draw: { times: { count: two, of: foes } }",
        "deal-damage: { amount: 1.5, to: enemy }",
        "deal-damage: { amount: { times: 3 }, to: enemy }",
    ];
    insta::assert_snapshot!(wrong.map(told).join("\n"));
}

#[test]
fn steps_that_are_no_steps_are_explained() {
    let wrong = [
        "deal-damage",
        "ready: 3",
        "draw: 1\n    ready: 2",
        "[ready]",
        "~",
        "3",
        "{}",
        "deal-damage: {}",
        "deal-damage: ready",
    ];
    insta::assert_snapshot!(wrong.map(told).join("\n"));
}
