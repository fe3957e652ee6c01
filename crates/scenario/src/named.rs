//! A map whose keys are names of the author's own, in the order of the file.

use std::fmt;
use std::marker::PhantomData;

use content::Spanned;
use serde::Deserialize;
use serde::de::{Deserializer, MapAccess, Visitor};

/// Names with what is said of each. The reader has refused names that are there twice.
#[derive(Debug, Clone, PartialEq)]
pub struct Named<T>(pub Vec<(Spanned<String>, T)>);

impl<T> Default for Named<T> {
    fn default() -> Named<T> {
        Named(Vec::new())
    }
}

impl<T> Named<T> {
    /// What is said of a name.
    pub fn get(&self, name: &str) -> Option<&T> {
        self.0.iter().find(|(known, _)| known.value == name).map(|(_, said)| said)
    }

    /// Names and what is said of them, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, (Spanned<String>, T)> {
        self.0.iter()
    }

    /// This map over another: names of both are put together by `join`, this map's word first.
    #[must_use]
    pub fn over(self, base: Named<T>, join: impl Fn(T, T) -> T) -> Named<T> {
        let mut joined = base.0;
        for (name, said) in self.0 {
            match joined.iter().position(|(known, _)| known.value == name.value) {
                None => joined.push((name, said)),
                Some(at) => {
                    let (_, under) = joined.remove(at);
                    joined.insert(at, (name, join(said, under)));
                }
            }
        }
        Named(joined)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Named<T>, D::Error> {
        deserializer.deserialize_map(NamedVisitor(PhantomData))
    }
}

struct NamedVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for NamedVisitor<T> {
    type Value = Named<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("names, each with what is said of it")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Named<T>, A::Error> {
        let mut named = Vec::new();
        while let Some(entry) = map.next_entry()? {
            named.push(entry);
        }
        Ok(Named(named))
    }
}
