//! Values with more than one spelling: `2`, `all` and `{ count: minion }` are amounts alike.
//!
//! An untagged enum would say so in two lines, but serde buffers what it reads for one, and line and column are lost.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, MapAccess, Unexpected, Visitor};

/// A value that is written as a map, and where it says so also as a truth value, a number or a word. Its `Deserialize` is
/// [`spelled`].
pub trait Spelled<'de>: Sized {
    /// What an author may write, for the end of "this must be ..".
    const EXPECTED: &'static str;

    /// # Errors
    /// When it can't be written as a truth value.
    fn of_flag<E: Error>(flag: bool) -> Result<Self, E> {
        Err(E::invalid_type(Unexpected::Bool(flag), &Self::EXPECTED))
    }

    /// # Errors
    /// When it can't be written as a number, or not as this one.
    fn of_number<E: Error>(number: i64) -> Result<Self, E> {
        Err(E::invalid_type(Unexpected::Signed(number), &Self::EXPECTED))
    }

    /// # Errors
    /// When it can't be written as a word, or not as this one.
    fn of_word<E: Error>(word: &str) -> Result<Self, E> {
        Err(E::invalid_type(Unexpected::Str(word), &Self::EXPECTED))
    }

    /// # Errors
    /// Whatever is wrong with the map.
    fn of_map<D: Deserializer<'de>>(map: D) -> Result<Self, D::Error>;

    /// What to say to a number that is out of range.
    fn not_this_number<E: Error>(number: i64) -> E {
        E::invalid_value(Unexpected::Signed(number), &Self::EXPECTED)
    }
}

/// Reads a value in whichever way it is spelled.
///
/// # Errors
/// When it is spelled in no way that its type knows.
pub fn spelled<'de, T: Spelled<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_any(Reader(PhantomData))
}

struct Reader<T>(PhantomData<T>);

impl<'de, T: Spelled<'de>> Visitor<'de> for Reader<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::EXPECTED)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<T, E> {
        T::of_flag(flag)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        T::of_number(number)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        match i64::try_from(number) {
            Ok(number) => T::of_number(number),
            Err(_) => Err(E::invalid_value(Unexpected::Unsigned(number), &self)),
        }
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::of_word(word)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::of_map(MapAccessDeserializer::new(map))
    }
}
