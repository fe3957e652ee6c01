//! Which ids there are, and references to them: an id as it is written, and its place once all files are read.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer};

use crate::{Checker, Diagnostics, Id, Spanned, did_you_mean};

/// A reference to a thing of some list. Reading knows the id; the check fills in the place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ref {
    /// As it is written.
    pub id: Spanned<Id>,
    /// The place of the thing in its list; [`Ref::NOWHERE`] until the reference has been followed.
    pub place: u16,
}

impl Ref {
    /// The place of what nobody has looked for yet, or what was not found.
    pub const NOWHERE: u16 = u16::MAX;
}

impl<'de> Deserialize<'de> for Ref {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ref, D::Error> {
        Spanned::deserialize(deserializer).map(|id| Ref { id, place: Ref::NOWHERE })
    }
}

impl JsonSchema for Ref {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        Id::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Id::json_schema(generator)
    }
}

/// The ids of one kind of thing.
#[derive(Default)]
pub struct Ids {
    what: &'static str,
    /// In the order of the list that a place counts in.
    read: Vec<String>,
    /// Things whose file could not be read. They exist, so nobody who refers to them is to blame.
    unread: Vec<String>,
}

impl Ids {
    /// Of things in files of their own, in order, with those of `folders` that `found` says could not be read.
    pub fn of_files(what: &'static str, folders: &[&str], mut read: Vec<String>, found: &Diagnostics) -> Ids {
        read.sort_unstable();
        read.dedup();
        let unread = found.iter().filter_map(|mistake| thing_of(folders, &mistake.path));
        Ids { what, read, unread: unread.map(str::to_owned).collect() }
    }

    /// Of things inside one file, in its order.
    pub fn inside(what: &'static str, read: Vec<String>) -> Ids {
        Ids { what, read, unread: Vec::new() }
    }

    /// The place of an id. One that leads nowhere is reported, unless it leads to a file that could not be read.
    pub fn find(&self, check: &mut Checker, id: &Spanned<Id>) -> Option<u16> {
        if !self.is_unread(id.as_str()) {
            check.reference(id, self.iter(), self.what);
        }
        self.place(id.as_str())
    }

    /// Follows a reference, as [`Ids::find`] does.
    pub fn follow(&self, check: &mut Checker, reference: &mut Ref) {
        reference.place = self.find(check, &reference.id).unwrap_or(Ref::NOWHERE);
    }

    /// Follows a reference to something that may be in no pack yet. Only what looks like a slip is reported.
    pub fn follow_if_known(&self, check: &mut Checker, reference: &mut Ref) {
        reference.place = self.place(reference.id.as_str()).unwrap_or(Ref::NOWHERE);
        if reference.place == Ref::NOWHERE && did_you_mean(reference.id.as_str(), self.iter()).is_some() {
            check.reference(&reference.id, self.iter(), self.what);
        }
    }

    /// Whether it is the id of a file that could not be read.
    pub fn is_unread(&self, id: &str) -> bool {
        self.unread.iter().any(|unread| unread == id)
    }

    /// The place of an id.
    pub fn place(&self, id: &str) -> Option<u16> {
        self.places().zip(&self.read).find(|(_, known)| *known == id).map(|(place, _)| place)
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = u16> {
        (0..self.read.len()).filter_map(|place| u16::try_from(place).ok())
    }

    /// All ids, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> + Clone {
        self.read.iter().map(String::as_str)
    }
}

/// The id of the thing that a file of these folders holds.
fn thing_of<'a>(folders: &[&str], path: &'a str) -> Option<&'a str> {
    let (before, file) = path.rsplit_once('/')?;
    let folder = before.rsplit('/').next()?;
    file.strip_suffix(".yaml").filter(|_| folders.contains(&folder))
}
