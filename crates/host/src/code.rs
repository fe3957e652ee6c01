//! Codes for programs and icons: the names of variants, as data has them.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::ser::{Impossible, Serialize, Serializer};

/// The name of a variant as data has it: `activate`, `moved`. What is written as a text is its own name.
pub fn code_of(variant: &impl Serialize) -> String {
    name(variant).into_owned()
}

/// The name of a variant as data has it; nothing for what is no variant.
pub fn code(variant: &impl Serialize) -> &'static str {
    match name(variant) {
        Cow::Borrowed(name) => name,
        Cow::Owned(_) => "",
    }
}

fn name(variant: &impl Serialize) -> Cow<'static, str> {
    variant.serialize(Namer).err().map(|Name(name)| name).unwrap_or_default()
}

/// Asks a value for the name of its variant, and looks no further. The name comes back as the error that ends the asking:
/// so no field is ever written.
struct Namer;

/// The name; empty, if it was no variant.
#[derive(Debug)]
struct Name(Cow<'static, str>);

impl Name {
    const NONE: Name = Name(Cow::Borrowed(""));
}

impl Display for Name {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl std::error::Error for Name {}

impl serde::ser::Error for Name {
    fn custom<T: Display>(_: T) -> Name {
        Name::NONE
    }
}

/// What is no variant has no name.
macro_rules! nameless {
    ($($method:ident($($kind:ty),*) -> $ok:ty;)*) => {$(
        fn $method(self, $(_: $kind),*) -> Result<$ok, Name> {
            Err(Name::NONE)
        }
    )*};
}

impl Serializer for Namer {
    type Ok = ();
    type Error = Name;
    type SerializeSeq = Impossible<(), Name>;
    type SerializeTuple = Impossible<(), Name>;
    type SerializeTupleStruct = Impossible<(), Name>;
    type SerializeTupleVariant = Impossible<(), Name>;
    type SerializeMap = Impossible<(), Name>;
    type SerializeStruct = Impossible<(), Name>;
    type SerializeStructVariant = Impossible<(), Name>;

    nameless! {
        serialize_bool(bool) -> ();
        serialize_i8(i8) -> ();
        serialize_i16(i16) -> ();
        serialize_i32(i32) -> ();
        serialize_i64(i64) -> ();
        serialize_u8(u8) -> ();
        serialize_u16(u16) -> ();
        serialize_u32(u32) -> ();
        serialize_u64(u64) -> ();
        serialize_f32(f32) -> ();
        serialize_f64(f64) -> ();
        serialize_char(char) -> ();
        serialize_bytes(&[u8]) -> ();
        serialize_none() -> ();
        serialize_unit() -> ();
        serialize_unit_struct(&'static str) -> ();
        serialize_seq(Option<usize>) -> Self::SerializeSeq;
        serialize_tuple(usize) -> Self::SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> Self::SerializeTupleStruct;
        serialize_map(Option<usize>) -> Self::SerializeMap;
        serialize_struct(&'static str, usize) -> Self::SerializeStruct;
    }

    fn serialize_str(self, text: &str) -> Result<(), Name> {
        Err(Name(Cow::Owned(text.to_owned())))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Name> {
        value.serialize(self)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Result<(), Name> {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Result<(), Name> {
        Err(Name(Cow::Borrowed(name)))
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: &T,
    ) -> Result<(), Name> {
        Err(Name(Cow::Borrowed(name)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, Name> {
        Err(Name(Cow::Borrowed(name)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Name> {
        Err(Name(Cow::Borrowed(name)))
    }
}

#[cfg(test)]
mod tests {
    use serde::Serialize;

    use super::{code, code_of};

    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case", rename_all_fields = "camelCase")]
    enum Deed {
        StandStill,
        Attack(u8),
        MoveTo(u8, u8),
        Throw {
            far_away: bool,
        },
        #[serde(rename = "other")]
        Else(Option<u8>),
    }

    #[test]
    fn a_code_is_the_name_that_data_has() {
        let deeds = [
            Deed::StandStill,
            Deed::Attack(1),
            Deed::MoveTo(1, 2),
            Deed::Throw { far_away: true },
            Deed::Else(None),
        ];
        for deed in &deeds {
            let data = serde_json::to_value(deed).unwrap();
            let named = data.as_str().or_else(|| data.as_object()?.keys().next().map(String::as_str));
            assert_eq!(Some(code(deed)), named);
        }
        assert_eq!(deeds.map(|deed| code(&deed)), ["stand-still", "attack", "move-to", "throw", "other"]);
    }

    #[test]
    fn what_is_no_variant_has_no_code() {
        assert_eq!([code(&7), code(&"attack"), code(&[1, 2]), code(&None::<Deed>)], [""; 4]);
        assert_eq!(code(&Some(Deed::Attack(2))), "attack");
        assert_eq!(code_of(&"attack"), "attack");
    }
}
