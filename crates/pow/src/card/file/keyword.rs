//! A word, or a word with its value: how abilities, effects, steps and other choices are written.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::de::value::MapAccessDeserializer;
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, IgnoredAny, IntoDeserializer,
    MapAccess, VariantAccess, Visitor,
};
use serde::{Serialize, forward_to_deserialize_any};
use serde_json::Value;

/// An externally tagged enum that is read strictly.
///
/// Left to itself the YAML reader takes the value of a bare word from whatever comes next: in `[push, { stun: 1 }]`
/// the push would swallow the stun. Here a bare word has no value, and one that needs a value says so
/// (effects.x-value). A word whose value may be left out holds an `Option`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Keyword<T>(pub T);

impl<T: Serialize> Keyword<T> {
    /// The word by itself, as the file has it.
    pub fn word(&self) -> String {
        match serde_json::to_value(&self.0) {
            Ok(Value::String(word)) => word,
            Ok(Value::Object(map)) => map
                .into_iter()
                .next()
                .map(|(word, _)| word)
                .unwrap_or_default(),
            _ => String::new(),
        }
    }
}

impl<T> Deref for Keyword<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Keyword<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Keyword<T>, D::Error> {
        deserializer
            .deserialize_any(KeywordVisitor(PhantomData))
            .map(Keyword)
    }
}

impl<T: JsonSchema> JsonSchema for Keyword<T> {
    fn inline_schema() -> bool {
        T::inline_schema()
    }

    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn schema_id() -> Cow<'static, str> {
        T::schema_id()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        T::json_schema(generator)
    }
}

struct KeywordVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for KeywordVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a word, or a word with its value")
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::deserialize(BareWord {
            word,
            error: PhantomData,
        })
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let value = T::deserialize(MapAccessDeserializer::new(&mut map))?;
        match map.next_key::<IgnoredAny>()? {
            None => Ok(value),
            Some(_) => Err(A::Error::custom(
                "one word with its value may stand here, not two: begin a new entry",
            )),
        }
    }
}

/// A word that stands alone, offered to an enum as one of its choices.
struct BareWord<'a, E> {
    word: &'a str,
    error: PhantomData<E>,
}

impl<'de, E: Error> Deserializer<'de> for BareWord<'_, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

impl<'de, 'a, E: Error> EnumAccess<'de> for BareWord<'a, E> {
    type Error = E;
    type Variant = NoValue<'a, E>;

    fn variant_seed<V: DeserializeSeed<'de>>(
        self,
        seed: V,
    ) -> Result<(V::Value, NoValue<'a, E>), E> {
        let choice = seed.deserialize(self.word.into_deserializer())?;
        Ok((
            choice,
            NoValue {
                word: self.word,
                error: PhantomData,
            },
        ))
    }
}

/// The value that a bare word does not have.
struct NoValue<'a, E> {
    word: &'a str,
    error: PhantomData<E>,
}

impl<E: Error> NoValue<'_, E> {
    fn needed(&self) -> E {
        E::custom(format!("`{0}` needs its value: write `{0}: ..`", self.word))
    }
}

impl<'de, E: Error> VariantAccess<'de> for NoValue<'_, E> {
    type Error = E;

    fn unit_variant(self) -> Result<(), E> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, E> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, E> {
        Err(self.needed())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, E> {
        Err(self.needed())
    }
}

impl<'de, E: Error> Deserializer<'de> for NoValue<'_, E> {
    type Error = E;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, E> {
        Err(self.needed())
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, E> {
        visitor.visit_none()
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct
        newtype_struct seq tuple tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use content::{Source, Spanned, load};
    use serde::Deserialize;

    use super::Keyword;

    #[derive(Deserialize, Debug, PartialEq)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    enum Effect {
        Homing,
        Push(Spanned<i64>),
        Spray(Option<i64>),
        Walk { far: i64 },
    }

    fn read(text: &str) -> Result<Vec<Spanned<Keyword<Effect>>>, String> {
        load(&Source::from_text("effects.yaml", text).unwrap()).map_err(|found| found.to_string())
    }

    #[test]
    fn words_and_words_with_a_value_may_stand_side_by_side() {
        let read = read("[homing, spray, { push: 3 }, { spray: 8 }, { walk: { far: 2 } }, homing]")
            .unwrap();
        let effects: Vec<_> = read.into_iter().map(|effect| effect.value.0).collect();
        let push = Effect::Push(Spanned::unplaced(3));
        let all = [
            Effect::Homing,
            Effect::Spray(None),
            push,
            Effect::Spray(Some(8)),
            Effect::Walk { far: 2 },
        ];
        assert_eq!(effects[..5], all);
        assert_eq!(effects[5], Effect::Homing);
    }

    #[test]
    fn a_word_never_takes_its_value_from_its_neighbour() {
        let said = read("[push, { push: 3 }]").unwrap_err();
        assert!(said.contains("`push` needs its value"), "{said}");
        assert!(
            read("[walk, { far: 2 }]")
                .unwrap_err()
                .contains("`walk` needs its value")
        );
        assert!(read("[push, 3]").is_err());
        assert!(read("[{ homing: 3 }]").is_err());
    }

    #[test]
    fn two_words_in_one_entry_are_refused() {
        let said = read("[{ push: 3, spray: 1 }]").unwrap_err();
        assert!(said.contains("not two"), "{said}");
    }

    #[test]
    fn a_misspelt_word_is_recognised() {
        let said = read("[{ psuh: 3 }]").unwrap_err();
        assert!(said.contains("did you mean `push`?"), "{said}");
        assert!(
            read("[hming]")
                .unwrap_err()
                .contains("did you mean `homing`?")
        );
    }
}
