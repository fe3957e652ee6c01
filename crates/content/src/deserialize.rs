//! serde over a [`Tree`].
//!
//! Strict: a field that wants a text takes any single value as it is written, but a number is never
//! a text in disguise, nothing is never an empty list, and a word that needs arguments never takes
//! them from its neighbour.

use serde::de::value::{StrDeserializer, U32Deserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

use crate::Span;
use crate::fault::{Fault, Kind};
use crate::scalar::Plain;
use crate::span::SPANNED;
use crate::tree::{Shape, Tree};

/// A node to be read as something.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'t> {
    tree: &'t Tree,
    /// What is read, aliases followed.
    node: usize,
    /// Where mistakes are told: the node as it is written, or the alias through which it is read.
    place: usize,
}

impl<'t> Cursor<'t> {
    pub fn root(tree: &'t Tree) -> Cursor<'t> {
        Cursor { tree, node: 0, place: 0 }
    }

    /// A child of this node. Behind an alias, places stay at the alias.
    fn child(self, index: usize) -> Cursor<'t> {
        let is_behind_alias = self.place != self.node;
        let place = if is_behind_alias { self.place } else { index };
        Cursor { tree: self.tree, node: self.tree.resolve(index), place }
    }

    fn shape(self) -> &'t Shape {
        &self.tree.node(self.node).shape
    }

    fn span(self) -> Span {
        self.tree.node(self.place).span
    }

    fn fault(self, kind: Kind) -> Fault {
        Fault::new(kind).at(self.place)
    }

    fn wrong_type(self, expected: &str) -> Fault {
        self.fault(Kind::WrongType { expected: expected.to_owned(), found: None })
    }

    fn is_null(self) -> bool {
        matches!(self.shape(), Shape::Plain(text) if Plain::of(text) == Plain::Null)
    }

    fn text(self) -> Option<&'t str> {
        self.tree.node(self.node).text()
    }

    fn integer<N: TryFrom<i128>>(self, ty: &'static str) -> Result<N, Fault> {
        let number = match self.shape() {
            Shape::Plain(text) => match Plain::of(text) {
                Plain::Integer(number) => N::try_from(number).ok(),
                _ => None,
            },
            _ => None,
        };
        number.ok_or_else(|| self.fault(Kind::WrongNumber { ty }))
    }

    fn float(self) -> Result<f64, Fault> {
        let number = match self.shape() {
            Shape::Plain(text) => Some(Plain::of(text)),
            _ => None,
        };
        match number {
            // Content's whole numbers are small; beyond 2^53 the nearest float is what is wanted.
            Some(Plain::Integer(number)) => Ok(number as f64),
            Some(Plain::Float(number)) => Ok(number),
            _ => Err(self.fault(Kind::WrongNumber { ty: "f64" })),
        }
    }
}

macro_rules! integers {
    ($($deserialize:ident $visit:ident $ty:ident),+ $(,)?) => {
        $(
            fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
                visitor.$visit(self.integer::<$ty>(stringify!($ty))?).map_err(|fault: Fault| fault.at(self.place))
            }
        )+
    };
}

impl<'de> Deserializer<'de> for Cursor<'_> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let read = match self.shape() {
            Shape::List(_) => return self.deserialize_seq(visitor),
            Shape::Map(_) => return self.deserialize_map(visitor),
            Shape::Quoted(text) => visitor.visit_str(text),
            Shape::Plain(text) => match Plain::of(text) {
                Plain::Null => visitor.visit_unit(),
                Plain::Bool(value) => visitor.visit_bool(value),
                Plain::Float(number) => visitor.visit_f64(number),
                Plain::Word(word) => visitor.visit_str(word),
                Plain::Integer(number) => match (u64::try_from(number), i64::try_from(number)) {
                    (Ok(number), _) => visitor.visit_u64(number),
                    (_, Ok(number)) => visitor.visit_i64(number),
                    _ => visitor.visit_i128(number),
                },
            },
            Shape::Alias(_) => Err(Fault::custom("an alias was not followed")),
        };
        read.map_err(|fault: Fault| fault.at(self.place))
    }

    integers! {
        deserialize_u8 visit_u8 u8,
        deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32,
        deserialize_u64 visit_u64 u64,
        deserialize_u128 visit_u128 u128,
        deserialize_i8 visit_i8 i8,
        deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32,
        deserialize_i64 visit_i64 i64,
        deserialize_i128 visit_i128 i128,
    }

    fn deserialize_f32<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_f64(visitor)
    }

    fn deserialize_f64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_f64(self.float()?).map_err(|fault: Fault| fault.at(self.place))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.shape() {
            Shape::Plain(text) if text == "true" => visitor.visit_bool(true),
            Shape::Plain(text) if text == "false" => visitor.visit_bool(false),
            _ => return Err(self.wrong_type("`true` or `false`")),
        }
        .map_err(|fault: Fault| fault.at(self.place))
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text() {
            Some(text) if !self.is_null() => {
                visitor.visit_str(text).map_err(|fault: Fault| fault.at(self.place))
            }
            _ => Err(self.wrong_type("a word or a text")),
        }
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_char<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_str(visitor)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        match self.text() {
            Some(text) => visitor.visit_str(text).map_err(|fault: Fault| fault.at(self.place)),
            None => Err(self.wrong_type("a word")),
        }
    }

    fn deserialize_bytes<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn deserialize_byte_buf<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_any(visitor)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        if self.is_null() { visitor.visit_unit() } else { Err(self.wrong_type("nothing")) }
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let read = if name == SPANNED {
            visitor.visit_seq(Placed { cursor: self, given: 0 })
        } else {
            visitor.visit_newtype_struct(self)
        };
        read.map_err(|fault: Fault| fault.at(self.place))
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Shape::List(items) = self.shape() else {
            return Err(self.wrong_type("a list"));
        };
        let mut rest = items.iter();
        let value =
            visitor.visit_seq(Items { list: self, rest: &mut rest }).map_err(|fault| fault.at(self.place))?;
        // A tuple takes as many as it needs and would not notice that there are more.
        match rest.len() {
            0 => Ok(value),
            extra => {
                let expected = format!("{} values", items.len() - extra);
                Err(Fault::invalid_length(items.len(), &expected.as_str()).at(self.place))
            }
        }
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Shape::Map(entries) = self.shape() else {
            return Err(self.wrong_type("a map of fields"));
        };
        visitor
            .visit_map(Entries { map: self, rest: entries.iter(), value: None })
            .map_err(|fault| fault.at(self.place))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.deserialize_map(visitor)
    }

    /// A bare word, or a map of one word with its arguments.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        let choice = match self.shape() {
            Shape::Map(entries) => match entries.as_slice() {
                &[(word, arguments)] => {
                    Choice { word: self.child(word), arguments: Some(self.child(arguments)) }
                }
                [_, (second, _), ..] => return Err(self.child(*second).fault(Kind::SecondWord)),
                [] => return Err(self.wrong_type("a word, or a word with its arguments")),
            },
            Shape::Plain(_) | Shape::Quoted(_) if !self.is_null() => Choice { word: self, arguments: None },
            _ => return Err(self.wrong_type("a word, or a word with its arguments")),
        };
        visitor.visit_enum(choice).map_err(|fault| fault.at(self.place))
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_unit()
    }
}

/// The entries of a list.
struct Items<'t, 'r> {
    list: Cursor<'t>,
    rest: &'r mut std::slice::Iter<'t, usize>,
}

impl<'de> SeqAccess<'de> for Items<'_, '_> {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        self.rest.next().map(|&item| seed.deserialize(self.list.child(item))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// The keys and values of a map.
struct Entries<'t> {
    map: Cursor<'t>,
    rest: std::slice::Iter<'t, (usize, usize)>,
    value: Option<usize>,
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(&(key, value)) = self.rest.next() else {
            return Ok(None);
        };
        self.value = Some(value);
        seed.deserialize(self.map.child(key)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        let value = self.value.take().ok_or_else(|| Fault::custom("a value was asked for before its key"))?;
        seed.deserialize(self.map.child(value))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.rest.len())
    }
}

/// A word out of a vocabulary, with or without arguments.
struct Choice<'t> {
    word: Cursor<'t>,
    arguments: Option<Cursor<'t>>,
}

impl<'t, 'de> EnumAccess<'de> for Choice<'t> {
    type Error = Fault;
    type Variant = Choice<'t>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Choice<'t>), Fault> {
        // The word itself decides, never what a number it might look like.
        let word: StrDeserializer<'_, Fault> = self.word.text().unwrap_or_default().into_deserializer();
        let variant = seed.deserialize(word).map_err(|fault| fault.at(self.word.place))?;
        Ok((variant, self))
    }
}

impl<'t> Choice<'t> {
    fn arguments(&self) -> Result<Cursor<'t>, Fault> {
        self.arguments.ok_or_else(|| self.word.fault(Kind::NeedsArguments))
    }
}

impl<'de> VariantAccess<'de> for Choice<'_> {
    type Error = Fault;

    fn unit_variant(self) -> Result<(), Fault> {
        match self.arguments {
            Some(arguments) if !arguments.is_null() => Err(arguments.fault(Kind::TakesNoArguments)),
            _ => Ok(()),
        }
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Fault> {
        seed.deserialize(self.arguments()?)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Fault> {
        self.arguments()?.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Fault> {
        self.arguments()?.deserialize_map(visitor)
    }
}

/// What a [`crate::Spanned`] is told: line, column, start, end, and the value itself.
struct Placed<'t> {
    cursor: Cursor<'t>,
    given: usize,
}

impl<'de> SeqAccess<'de> for Placed<'_> {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Span { line, column, start, end } = self.cursor.span();
        let part = [line, column, start, end].get(self.given).copied();
        self.given += 1;
        match part {
            Some(number) => {
                let number: U32Deserializer<Fault> = number.into_deserializer();
                seed.deserialize(number).map(Some)
            }
            None => seed.deserialize(self.cursor).map(Some),
        }
    }
}
