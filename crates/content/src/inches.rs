//! Distances: written in inches, kept in mils.

use std::borrow::Cow;
use std::fmt;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::{Serialize, Serializer};

use crate::Spanned;

/// A distance that is written as a number of inches, `4` or `1.6`, and read exactly into mils.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Inches(pub i32);

/// Longer than anything on a table of 36 inches; it keeps slips out of the arithmetic.
const MOST: i32 = 200;

impl Inches {
    /// A whole number of inches.
    pub const fn whole(inches: i32) -> Inches {
        Inches(inches * 1_000)
    }
}

/// As an author would write it: `4`, `1.6`.
impl fmt::Display for Inches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", f64::from(self.0) / 1_000.0)
    }
}

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Inches, D::Error> {
        deserializer.deserialize_any(InchesVisitor)
    }
}

struct InchesVisitor;

impl Visitor<'_> for InchesVisitor {
    type Value = Inches;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a number of inches up to {MOST}, with at most three decimals")
    }

    fn visit_i64<E: Error>(self, inches: i64) -> Result<Inches, E> {
        match i32::try_from(inches) {
            Ok(inches) if inches.abs() <= MOST => Ok(Inches::whole(inches)),
            _ => Err(E::invalid_value(Unexpected::Signed(inches), &self)),
        }
    }

    fn visit_u64<E: Error>(self, inches: u64) -> Result<Inches, E> {
        match i64::try_from(inches) {
            Ok(inches) => self.visit_i64(inches),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(inches), &self)),
        }
    }

    /// A number with at most three decimals is read as the float nearest to it, which is also what whole mils
    /// divided by 1,000 give, since IEEE division rounds to the nearest. So equality is the exact test.
    fn visit_f64<E: Error>(self, inches: f64) -> Result<Inches, E> {
        let mils = (inches * 1_000.0).round();
        if inches.abs() <= f64::from(MOST) && mils / 1_000.0 == inches {
            Ok(Inches(mils as i32))
        } else {
            Err(E::invalid_value(Unexpected::Float(inches), &self))
        }
    }
}

impl Serialize for Inches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 1_000 {
            0 => serializer.serialize_i32(self.0 / 1_000),
            _ => serializer.serialize_f64(f64::from(self.0) / 1_000.0),
        }
    }
}

impl JsonSchema for Inches {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Inches".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "number", "minimum": 0, "maximum": MOST })
    }
}

/// A place on the table, `[x, y]` in inches from its corner. The check wants two numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Place(pub Vec<Spanned<Inches>>);

impl JsonSchema for Place {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Place".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let inches = json_schema!({ "type": "number", "minimum": 0, "maximum": 36 });
        json_schema!({ "type": "array", "items": inches, "minItems": 2, "maxItems": 2 })
    }
}

#[cfg(test)]
mod tests {
    use super::Inches;
    use crate::{Source, load};

    fn read(text: &str) -> Result<i32, String> {
        let source = Source::from_text("inches.yaml", text).unwrap();
        load::<Inches>(&source).map(|inches| inches.0).map_err(|found| found.to_string())
    }

    #[test]
    fn inches_are_read_exactly() {
        for (text, mils) in [("4", 4_000), ("1.6", 1_600), ("0.001", 1), ("6.75", 6_750), ("-2.5", -2_500)] {
            assert_eq!(read(text), Ok(mils), "{text}");
        }
    }

    #[test]
    fn every_mil_survives_being_written_and_read() {
        for mils in -36_000..=36_000 {
            let written = Inches(mils).to_string();
            assert_eq!(serde_json::from_str::<Inches>(&written).unwrap(), Inches(mils), "{written}");
        }
    }

    #[test]
    fn what_is_no_exact_distance_is_refused() {
        for text in ["1.6001", "0.0005", ".inf", ".nan", "1e300", "201", "99999999999", "four", "'4'", "[4]"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
