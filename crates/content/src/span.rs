//! Where a value stands in its file.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A stretch of a file: line and column of its first character, counted from 1 in characters, and
/// its bytes. Line 0 means that the place is not known, or that the whole file is meant.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    pub line: u32,
    pub column: u32,
    pub start: u32,
    pub end: u32,
}

impl Span {
    /// The whole file: shown as its path alone.
    pub const FILE: Span = Span {
        line: 0,
        column: 0,
        start: 0,
        end: 0,
    };

    pub(crate) fn of(location: serde_saphyr::Location) -> Span {
        let narrow = |wide: u64| u32::try_from(wide).unwrap_or(u32::MAX);
        let bytes = location.span();
        let start = bytes.byte_offset().unwrap_or(0);
        Span {
            line: narrow(location.line()),
            column: narrow(location.column()),
            start: narrow(start),
            end: narrow(start + bytes.byte_len().unwrap_or(0)),
        }
    }
}

/// A value and the place it was read from, so that a check that comes later can point at it.
///
/// It reads and writes like the bare value, has the bare value's schema and derefs to it.
///
/// # Equality
///
/// Two spanned values are equal when their values are: where something is written never changes
/// what it means. Order and hash follow the same rule.
#[derive(Debug, Clone, Copy, Default)]
pub struct Spanned<T> {
    pub value: T,
    pub span: Span,
}

impl<T> Spanned<T> {
    /// A value that was not read from a file, as tests and defaults make them.
    pub fn unplaced(value: T) -> Spanned<T> {
        Spanned {
            value,
            span: Span::FILE,
        }
    }

    /// The same place with another value.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Spanned<U> {
        Spanned {
            value: change(self.value),
            span: self.span,
        }
    }
}

impl<T> Deref for Spanned<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}

impl<T: fmt::Display> fmt::Display for Spanned<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<T: PartialEq> PartialEq for Spanned<T> {
    fn eq(&self, other: &Spanned<T>) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Spanned<T> {}

impl<T: PartialOrd> PartialOrd for Spanned<T> {
    fn partial_cmp(&self, other: &Spanned<T>) -> Option<std::cmp::Ordering> {
        self.value.partial_cmp(&other.value)
    }
}

impl<T: Ord> Ord for Spanned<T> {
    fn cmp(&self, other: &Spanned<T>) -> std::cmp::Ordering {
        self.value.cmp(&other.value)
    }
}

impl<T: std::hash::Hash> std::hash::Hash for Spanned<T> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Spanned<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spanned<T>, D::Error> {
        let read = serde_saphyr::Spanned::<T>::deserialize(deserializer)?;
        Ok(Spanned {
            value: read.value,
            span: Span::of(read.referenced),
        })
    }
}

impl<T: Serialize> Serialize for Spanned<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.value.serialize(serializer)
    }
}

impl<T: JsonSchema> JsonSchema for Spanned<T> {
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
