//! Which ids there are, so that references can be followed.

use content::{Checker, Diagnostics};

use crate::card::ability::Ref;

/// The ids of one kind of thing.
#[derive(Default)]
pub struct Ids {
    what: &'static str,
    /// In order: the place of an id is the place of its thing among the cards.
    read: Vec<String>,
    /// Things whose file could not be read. They exist, so nobody who refers to them is to blame.
    unread: Vec<String>,
}

impl Ids {
    /// Of the things that were read, with those of `folders` that `found` says could not be.
    pub fn new(what: &'static str, folders: &[&str], mut read: Vec<String>, found: &Diagnostics) -> Ids {
        read.sort_unstable();
        read.dedup();
        let unread = found.iter().filter_map(|mistake| thing_of(folders, &mistake.path));
        Ids { what, read, unread: unread.map(str::to_owned).collect() }
    }

    /// Follows a reference; one that leads nowhere is reported, unless it leads to a file that could not be read.
    pub fn follow(&self, check: &mut Checker, reference: &mut Ref) {
        if !self.unread.iter().any(|unread| unread == reference.id.as_str()) {
            check.reference(&reference.id, self.read.iter().map(String::as_str), self.what);
        }
        reference.place = self.place(reference.id.as_str()).unwrap_or(Ref::NOWHERE);
    }

    /// The place of an id.
    pub fn place(&self, id: &str) -> Option<u16> {
        let at = self.read.binary_search_by(|known| known.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok()
    }
}

/// The id of the thing that a file of these folders holds.
fn thing_of<'a>(folders: &[&str], path: &'a str) -> Option<&'a str> {
    let (before, file) = path.rsplit_once('/')?;
    let folder = before.rsplit('/').next()?;
    file.strip_suffix(".yaml").filter(|_| folders.contains(&folder))
}

/// Everything that a file may refer to.
#[derive(Default)]
pub struct AllIds {
    /// Cards of both families, and identities.
    pub cards: Ids,
    /// Traits.
    pub traits: Ids,
    /// Sets.
    pub sets: Ids,
}
