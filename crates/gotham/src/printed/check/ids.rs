//! Which ids there are, so that references can be followed.

use content::{Checker, Diagnostics};

use crate::printed::Ref;

/// The ids of one kind of thing.
#[derive(Default)]
pub struct Ids {
    what: &'static str,
    /// In the order of the list that a reference's place counts in.
    read: Vec<String>,
    /// Things whose file could not be read. They exist, so nobody who refers to them is to blame.
    unread: Vec<String>,
}

impl Ids {
    /// Of things in files of their own, with those that `found` says could not be read.
    pub fn of_files(what: &'static str, folder: &str, read: Vec<String>, found: &Diagnostics) -> Ids {
        let unread = found.iter().filter_map(|mistake| thing_of(folder, &mistake.path));
        Ids { what, read, unread: unread.map(str::to_owned).collect() }
    }

    /// Of things inside one file, in its order.
    pub fn inside(what: &'static str, read: Vec<String>) -> Ids {
        Ids { what, read, unread: Vec::new() }
    }

    /// Follows a reference; one that leads nowhere is reported, unless it leads to a file that could not be read.
    pub fn follow(&self, check: &mut Checker, reference: &mut Ref) {
        let place = self.read.iter().position(|id| id == reference.id.as_str());
        if let Some(place) = place.and_then(|place| u16::try_from(place).ok()) {
            reference.place = place;
        } else if !self.unread.iter().any(|unread| unread == reference.id.as_str()) {
            check.reference(&reference.id, self.read.iter().map(String::as_str), self.what);
        }
    }

    /// Where a reference leads, followed without changing it.
    pub fn place(&self, check: &mut Checker, reference: &Ref) -> Option<u16> {
        let mut reference = reference.clone();
        self.follow(check, &mut reference);
        (reference.place != Ref::NOWHERE).then_some(reference.place)
    }
}

/// The id of the thing that a file of this folder holds.
fn thing_of<'a>(folder: &str, path: &'a str) -> Option<&'a str> {
    let (before, file) = path.rsplit_once('/')?;
    let in_folder = before.rsplit('/').next() == Some(folder);
    file.strip_suffix(".yaml").filter(|_| in_folder)
}

/// Everything that one file may say of others.
#[derive(Default)]
pub struct AllIds {
    /// Skills.
    pub skills: Ids,
    /// Hero sheets.
    pub heroes: Ids,
    /// Character tiles.
    pub tiles: Ids,
    /// Material cards.
    pub materials: Ids,
    /// Boards.
    pub boards: Ids,
}
