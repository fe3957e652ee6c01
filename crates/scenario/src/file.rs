//! The shape of a scenario file, the same for every game.

use std::fmt;
use std::marker::PhantomData;

use content::{Spanned, Spelled};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error, MapAccess, Visitor};
use serde_json::Value;

use crate::schema::Question;
use crate::{Named, Part, Scenic};

/// A file: one scenario, or several under `scenarios` with what they share above them.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "File", bound = "")]
pub struct File<S: Scenic> {
    #[serde(default)]
    pub game: Option<Spanned<String>>,
    #[serde(default)]
    pub title: Option<Spanned<String>>,
    #[serde(default)]
    pub cites: Vec<Spanned<String>>,
    #[serde(default)]
    pub given: S::Given,
    #[serde(default)]
    pub dice: Vec<Spanned<S::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
    #[serde(default, rename = "do")]
    pub lines: Vec<Spanned<Item<S>>>,
    #[serde(default)]
    pub then: Option<Spanned<Then<S>>>,
    #[serde(default)]
    pub scenarios: Option<Spanned<Vec<Spanned<Scenario<S>>>>>,
}

/// One scenario.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Scenario", bound = "")]
pub struct Scenario<S: Scenic> {
    pub title: Spanned<String>,
    #[serde(default)]
    pub cites: Vec<Spanned<String>>,
    #[serde(default)]
    pub given: S::Given,
    #[serde(default)]
    pub dice: Vec<Spanned<S::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
    #[serde(default, rename = "do")]
    pub lines: Vec<Spanned<Item<S>>>,
    #[serde(default)]
    pub then: Then<S>,
}

/// One entry of `do`: a line, or what must be so at this moment.
pub enum Item<S: Scenic> {
    /// Somebody does something.
    Line(String),
    /// Nothing is done, something is looked at.
    Look(Box<Look<S>>),
}

/// What must be so at one moment. Its parts are looked at in the order in which they stand here.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Look", bound = "")]
pub struct Look<S: Scenic> {
    /// This is asked next, once everything else was let pass: `defend to b`.
    #[serde(default)]
    #[schemars(with = "Option<Question>")]
    pub asks: Option<Spanned<String>>,
    /// These are among the answers offered.
    #[serde(default)]
    pub offers: Vec<Spanned<String>>,
    /// These and no others are offered.
    #[serde(default)]
    pub offers_only: Option<Spanned<Vec<Spanned<String>>>>,
    /// These are not.
    #[serde(default)]
    pub offers_not: Vec<Spanned<String>>,
    /// A line that the rules refuse.
    #[serde(default)]
    pub refused: Option<Spanned<String>>,
    /// By which rule it is refused.
    #[serde(default)]
    pub by: Option<Spanned<String>>,
    /// What was measured, and the limit that it breaks.
    #[serde(default)]
    pub measured: Option<Spanned<Vec<f64>>>,
    /// The table as it stands, in the middle of things.
    #[serde(default)]
    pub now: Option<Then<S>>,
    /// The table once everything that was set off has been let pass.
    #[serde(default)]
    pub then: Option<Then<S>>,
}

impl<S: Scenic> Look<S> {
    /// Whether nothing is looked at.
    pub fn is_empty(&self) -> bool {
        let says = |then: &Option<Then<S>>| then.as_ref().is_some_and(|then| !then.is_empty());
        let offers = self.offers.len() + self.offers_not.len() + usize::from(self.offers_only.is_some());
        let waits = self.asks.is_some() || self.refused.is_some();
        offers == 0 && !waits && !says(&self.now) && !says(&self.then)
    }
}

impl<'de, S: Scenic> Deserialize<'de> for Item<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Item<S>, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de, S: Scenic> Spelled<'de> for Item<S> {
    const EXPECTED: &'static str =
        "a line such as `hitter attacks target`, or `refused`, `asks`, `offers`, `now` or `then`";

    fn of_word<E: Error>(line: &str) -> Result<Item<S>, E> {
        Ok(Item::Line(line.to_owned()))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Item<S>, D::Error> {
        Look::deserialize(map).map(|look| Item::Look(Box::new(look)))
    }
}

/// What must be so: what happened, as for every game, and how the game stands, in its own words.
pub struct Then<S: Scenic> {
    /// These events, in this order; others may stand between them.
    pub events: Vec<Spanned<EventPattern>>,
    /// No such event.
    pub events_not: Vec<Spanned<EventPattern>>,
    /// These questions, in this order; others may stand between them.
    pub asks: Vec<Spanned<String>>,
    /// No such question.
    pub asks_not: Vec<Spanned<String>>,
    /// So many rolls of dice.
    pub rolls: Option<Spanned<u32>>,
    /// The rest.
    pub part: S::Then,
    /// How many things it says.
    count: usize,
}

impl<S: Scenic> Then<S> {
    /// Whether it says nothing at all.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<S: Scenic> Default for Then<S> {
    fn default() -> Self {
        Then {
            events: Vec::new(),
            events_not: Vec::new(),
            asks: Vec::new(),
            asks_not: Vec::new(),
            rolls: None,
            part: S::Then::default(),
            count: 0,
        }
    }
}

impl<'de, S: Scenic> Deserialize<'de> for Then<S> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Then<S>, D::Error> {
        deserializer.deserialize_map(ThenVisitor(PhantomData))
    }
}

struct ThenVisitor<S>(PhantomData<S>);

impl<'de, S: Scenic> Visitor<'de> for ThenVisitor<S> {
    type Value = Then<S>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what must be so, such as `target: { life: 8 }`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Then<S>, A::Error> {
        let mut then = Then::<S>::default();
        while let Some(key) = map.next_key::<Spanned<String>>()? {
            then.count += 1;
            match key.as_str() {
                "events" => then.events = map.next_value()?,
                "events-not" => then.events_not = map.next_value()?,
                "asks" => then.asks = map.next_value()?,
                "asks-not" => then.asks_not = map.next_value()?,
                "rolls" => then.rolls = Some(map.next_value()?),
                _ => then.part.entry(key, &mut map)?,
            }
        }
        Ok(then)
    }
}

/// An event that is waited for: its word, and as many of its fields as matter.
#[derive(Clone, Debug)]
pub struct EventPattern {
    /// Its kind.
    pub word: Spanned<String>,
    /// Fields that must be so.
    pub fields: Named<Spanned<Value>>,
}

impl<'de> Deserialize<'de> for EventPattern {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<EventPattern, D::Error> {
        deserializer.deserialize_any(EventVisitor)
    }
}

struct EventVisitor;

impl<'de> Visitor<'de> for EventVisitor {
    type Value = EventPattern;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event such as `damaged`, or `damaged: { figure: target }`")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<EventPattern, E> {
        Ok(EventPattern { word: Spanned::unplaced(word.to_owned()), fields: Named::default() })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<EventPattern, A::Error> {
        let Some((word, fields)) = map.next_entry()? else {
            return Err(A::Error::custom("an event is a word, with or without fields"));
        };
        if map.next_key::<Spanned<String>>()?.is_some() {
            return Err(A::Error::custom("one event stands here, not two: begin a new entry"));
        }
        Ok(EventPattern { word, fields })
    }
}
