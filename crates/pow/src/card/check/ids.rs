//! Which ids there are, so that references can be followed.

use content::{Checker, Diagnostics, Id, Spanned};

/// The ids of one kind of thing.
pub struct Ids {
    what: &'static str,
    /// In order: the place of an id is the place of its thing among the cards.
    read: Vec<String>,
    /// Things whose file could not be read. They exist, so nobody who refers to them is to blame.
    unread: Vec<String>,
}

impl Ids {
    /// Of the things that were read, with those that `found` says could not be.
    pub fn new(what: &'static str, folder: &str, mut read: Vec<String>, found: &Diagnostics) -> Ids {
        read.sort_unstable();
        let unread =
            found.iter().filter_map(|mistake| thing_of(folder, &mistake.path)).map(str::to_owned).collect();
        Ids { what, read, unread }
    }

    /// The place of an id.
    pub fn place(&self, id: &str) -> Option<u16> {
        let at = self.read.binary_search_by(|known| known.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok()
    }

    /// Follows a reference; one that leads nowhere is reported, unless it leads to a file that could not be read.
    pub fn follow(&self, check: &mut Checker, id: &Spanned<Id>) -> Option<u16> {
        if !self.unread.iter().any(|unread| unread == id.as_str()) {
            check.reference(id, self.read.iter().map(String::as_str), self.what);
        }
        self.place(id.as_str())
    }

    /// Every place, in order.
    pub fn places(&self) -> impl Iterator<Item = u16> {
        (0..self.read.len()).filter_map(|place| u16::try_from(place).ok())
    }
}

/// The id of the thing that a file of this folder holds.
fn thing_of<'a>(folder: &str, path: &'a str) -> Option<&'a str> {
    let (before, file) = path.rsplit_once('/')?;
    let in_folder = before.rsplit('/').next() == Some(folder);
    file.strip_suffix(".yaml").filter(|_| in_folder)
}
