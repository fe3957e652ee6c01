//! Which ids there are, so that references can be followed.

use content::{Checker, Diagnostics, did_you_mean};

use crate::card::ability::{Condition, ConditionRef, Ref};

/// The conditions of the book as files call them, in the order of [`Condition::ALL`].
const BOOK: [&str; 10] =
    ["bleed", "hex", "incinerate", "judgment", "poison", "root", "shock", "slow", "stagger", "stun"];

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
    /// Of the things that were read, with those that `found` says could not be.
    pub fn new(what: &'static str, folder: &str, mut read: Vec<String>, found: &Diagnostics) -> Ids {
        read.sort_unstable();
        read.dedup();
        let unread = found.iter().filter_map(|mistake| thing_of(folder, &mistake.path));
        Ids { what, read, unread: unread.map(str::to_owned).collect() }
    }

    /// Follows a reference; one that leads nowhere is reported, unless it leads to a file that could not be read.
    pub fn follow(&self, check: &mut Checker, reference: &mut Ref) {
        if !self.unread.iter().any(|unread| unread == reference.id.as_str()) {
            check.reference(&reference.id, self.read.iter().map(String::as_str), self.what);
        }
        reference.place = self.place(reference.id.as_str()).unwrap_or(Ref::NOWHERE);
    }

    /// Follows a reference to something that may be in no pack yet. Only what looks like a slip is reported.
    pub fn follow_if_known(&self, check: &mut Checker, reference: &mut Ref) {
        let known = || self.read.iter().map(String::as_str);
        reference.place = self.place(reference.id.as_str()).unwrap_or(Ref::NOWHERE);
        if reference.place == Ref::NOWHERE && did_you_mean(reference.id.as_str(), known()).is_some() {
            check.reference(&reference.id, known(), self.what);
        }
    }

    /// Follows a reference to a condition: one of the book's, or one of these, which packs bring along.
    pub fn follow_condition(&self, check: &mut Checker, reference: &mut ConditionRef) {
        let id = reference.id.as_str();
        let of_the_book = BOOK.iter().position(|known| *known == id).map(|at| Condition::ALL[at]);
        let brought = || self.place(id).and_then(|at| u8::try_from(at).ok()).map(Condition::Other);
        match of_the_book.or_else(brought) {
            Some(condition) => reference.condition = condition,
            None if self.unread.iter().any(|unread| unread == id) => {}
            None => {
                let known = BOOK.into_iter().chain(self.read.iter().map(String::as_str));
                check.reference(&reference.id, known, "condition");
            }
        }
    }

    /// The place of an id.
    pub fn place(&self, id: &str) -> Option<u16> {
        let at = self.read.binary_search_by(|known| known.as_str().cmp(id)).ok()?;
        u16::try_from(at).ok()
    }

    /// All ids, in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.read.iter().map(String::as_str)
    }
}

/// The id of the thing that a file of this folder holds.
fn thing_of<'a>(folder: &str, path: &'a str) -> Option<&'a str> {
    let (before, file) = path.rsplit_once('/')?;
    let in_folder = before.rsplit('/').next() == Some(folder);
    file.strip_suffix(".yaml").filter(|_| in_folder)
}

/// Everything that an ability may refer to.
#[derive(Default)]
pub struct AllIds {
    /// Characters.
    pub characters: Ids,
    /// Affiliations.
    pub affiliations: Ids,
    /// Alter egos, each listed once.
    pub alter_egos: Ids,
    /// Superpowers of any card.
    pub superpowers: Ids,
    /// Gems.
    pub gems: Ids,
    /// Conditions that packs bring along.
    pub conditions: Ids,
}
