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
pub struct File<G: Scenic> {
    #[serde(default)]
    pub game: Option<Spanned<String>>,
    #[serde(default)]
    pub title: Option<Spanned<String>>,
    #[serde(default)]
    pub cites: Vec<Spanned<String>>,
    #[serde(default)]
    pub given: G::Given,
    #[serde(default)]
    pub dice: Vec<Spanned<G::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
    #[serde(default, rename = "do")]
    pub lines: Vec<Spanned<Item<G>>>,
    #[serde(default)]
    pub then: Option<Spanned<Then<G>>>,
    #[serde(default)]
    pub scenarios: Option<Spanned<Vec<Spanned<Scenario<G>>>>>,
}

/// One scenario.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Scenario", bound = "")]
pub struct Scenario<G: Scenic> {
    pub title: Spanned<String>,
    #[serde(default)]
    pub cites: Vec<Spanned<String>>,
    #[serde(default)]
    pub given: G::Given,
    #[serde(default)]
    pub dice: Vec<Spanned<G::Roll>>,
    #[serde(default)]
    pub draws: Vec<Spanned<String>>,
    #[serde(default, rename = "do")]
    pub lines: Vec<Spanned<Item<G>>>,
    #[serde(default)]
    pub then: Then<G>,
}

/// One entry of `do`: a line, or what must be so at this moment.
pub enum Item<G: Scenic> {
    /// Somebody does something.
    Line(String),
    /// Nothing is done, something is looked at.
    Look(Box<Look<G>>),
}

/// What must be so at one moment. Its parts are looked at in the order in which they stand here.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, bound(deserialize = ""))]
#[schemars(rename = "Look", bound = "")]
pub struct Look<G: Scenic> {
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
    pub now: Option<Then<G>>,
    /// The table once everything that was set off has been let pass.
    #[serde(default)]
    pub then: Option<Then<G>>,
}

impl<G: Scenic> Look<G> {
    /// Whether nothing is looked at.
    pub fn is_empty(&self) -> bool {
        let says = |then: &Option<Then<G>>| then.as_ref().is_some_and(|then| !then.is_empty());
        let offers = self.offers.len() + self.offers_not.len() + usize::from(self.offers_only.is_some());
        let waits = self.asks.is_some() || self.refused.is_some();
        offers == 0 && !waits && !says(&self.now) && !says(&self.then)
    }
}

impl<'de, G: Scenic> Deserialize<'de> for Item<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Item<G>, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de, G: Scenic> Spelled<'de> for Item<G> {
    const EXPECTED: &'static str =
        "a line such as `hitter attacks target`, or `refused`, `asks`, `offers`, `now` or `then`";

    fn of_word<E: Error>(line: &str) -> Result<Item<G>, E> {
        Ok(Item::Line(line.to_owned()))
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Item<G>, D::Error> {
        Look::deserialize(map).map(|look| Item::Look(Box::new(look)))
    }
}

/// What must be so: what happened, as for every game, and how the game stands, in its own words.
pub struct Then<G: Scenic> {
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
    pub part: G::Then,
    /// How many things it says.
    count: usize,
}

impl<G: Scenic> Then<G> {
    /// Whether it says nothing at all.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl<G: Scenic> Default for Then<G> {
    fn default() -> Self {
        Then {
            events: Vec::new(),
            events_not: Vec::new(),
            asks: Vec::new(),
            asks_not: Vec::new(),
            rolls: None,
            part: G::Then::default(),
            count: 0,
        }
    }
}

impl<'de, G: Scenic> Deserialize<'de> for Then<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Then<G>, D::Error> {
        deserializer.deserialize_map(ThenVisitor(PhantomData))
    }
}

struct ThenVisitor<G>(PhantomData<G>);

impl<'de, G: Scenic> Visitor<'de> for ThenVisitor<G> {
    type Value = Then<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("what must be so, such as `target: { life: 8 }`")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Then<G>, A::Error> {
        let mut then = Then::<G>::default();
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
