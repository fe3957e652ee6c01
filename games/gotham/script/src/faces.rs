//! Forced rolls: dice of one colour by the successes they show, or by their sides.

use std::borrow::Cow;
use std::fmt;

use content::Spanned;
use gotham::dice::Pool;
use gotham::event::Event;
use gotham::printed::Printed;
use gotham::printed::term::Colour;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use scenario::Expectations;
use scenario::{Code, Forced};

/// A forced roll, such as `yellow 0 2`: a pool of two colours is two rolls. Reports write `sides 1 6`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fallen {
    colour: Option<Colour>,
    shown: Vec<u8>,
}

/// What the colours are called.
pub const COLOURS: [(&str, Colour); 5] = [
    ("white", Colour::White),
    ("yellow", Colour::Yellow),
    ("orange", Colour::Orange),
    ("red", Colour::Red),
    ("black", Colour::Black),
];

/// A colour by its name.
pub fn colour(word: &str) -> Option<Colour> {
    COLOURS.iter().find(|(known, _)| *known == word).map(|(_, colour)| *colour)
}

/// The name of a colour.
pub fn colour_word(of: Colour) -> &'static str {
    COLOURS[of as usize].0
}

impl<'de> Deserialize<'de> for Fallen {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fallen, D::Error> {
        let text = String::deserialize(deserializer)?;
        let wrong = || {
            let colours = COLOURS.map(|(name, _)| name).join(", ");
            D::Error::custom(format!("a roll is a colour ({colours}) and what each die shows: `yellow 0 2`"))
        };
        let mut words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let first = words.next().ok_or_else(wrong)?;
        let colour = colour(first);
        let shown = words.map(str::parse).collect::<Result<Vec<u8>, _>>().map_err(|_| wrong())?;
        if shown.is_empty() || (colour.is_none() && first != "sides") {
            return Err(wrong());
        }
        Ok(Fallen { colour, shown })
    }
}

impl Forced<Printed> for Fallen {
    fn sides(&self, printed: &Printed) -> Result<Vec<u8>, String> {
        let Some(colour) = self.colour else { return Ok(self.shown.clone()) };
        let faces = printed.dice[colour as usize].sides();
        let side = |shown: &u8| {
            let at = (1..).zip(faces).find(|(_, face)| face == shown).map(|(side, _)| side);
            at.ok_or_else(|| {
                let [least, .., most] = faces;
                format!("a {} die shows from {least} to {most}, not {shown}", colour_word(colour))
            })
        };
        self.shown.iter().map(side).collect()
    }
}

impl fmt::Display for Fallen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown: Vec<String> = self.shown.iter().map(u8::to_string).collect();
        write!(f, "`{} {}`", self.colour.map_or("sides", colour_word), shown.join(" "))
    }
}

impl JsonSchema for Fallen {
    fn schema_name() -> Cow<'static, str> {
        "Roll".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A colour and what each die shows.",
            "type": "string",
            "pattern": "^(white|yellow|orange|red|black|sides)([ ,]+[0-9]+)+$",
        })
    }
}

/// Every forced roll must be of the colour that was rolled.
pub fn compare<'a>(
    events: impl Iterator<Item = &'a Event>,
    dice: &[Spanned<Fallen>],
    expect: &mut Expectations,
) {
    let mut rolled = Vec::new();
    for event in events {
        let (Event::Rolled { pool: thrown, .. } | Event::Rerolled { picked: thrown, .. }) = event else {
            continue;
        };
        rolled.extend(colours(thrown));
    }
    for (forced, &rolled) in dice.iter().zip(&rolled) {
        if let Some(colour) = forced.colour.filter(|colour| *colour != rolled) {
            let (said, rolled) = (colour_word(colour), colour_word(rolled));
            let message = format!("{said} dice are forced here, and {rolled} dice are rolled");
            expect.report(Code::Chance, forced.span, message, Some(format!("write `{rolled}`")));
        }
    }
}

/// The colours of dice that are thrown together, each of which is a roll of its own.
fn colours(thrown: &Pool) -> impl Iterator<Item = Colour> + '_ {
    Colour::ALL.into_iter().filter(|colour| thrown.shown[*colour as usize].iter().any(|count| *count > 0))
}

/// A roll as a report writes it.
pub fn write(sides: &[u8]) -> String {
    let sides: Vec<String> = sides.iter().map(u8::to_string).collect();
    format!("sides {}", sides.join(" "))
}
