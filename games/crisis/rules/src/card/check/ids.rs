//! Which ids there are, so that references can be followed.

use content::{Checker, Ids};

use crate::card::ability::{Condition, ConditionRef};

/// The conditions of the book as files call them, in the order of [`Condition::ALL`].
const BOOK: [&str; 10] =
    ["bleed", "hex", "incinerate", "judgment", "poison", "root", "shock", "slow", "stagger", "stun"];

/// Follows a reference to a condition: one of the book's, or one of these, which packs bring along.
pub(crate) fn follow_condition(brought_along: &Ids, check: &mut Checker, reference: &mut ConditionRef) {
    let id = reference.id.as_str();
    let of_the_book = BOOK.iter().position(|known| *known == id).map(|at| Condition::ALL[at]);
    let brought = || brought_along.place(id).and_then(|at| u8::try_from(at).ok()).map(Condition::Other);
    match of_the_book.or_else(brought) {
        Some(condition) => reference.condition = condition,
        None if brought_along.is_unread(id) => {}
        None => {
            let known = BOOK.into_iter().chain(brought_along.iter());
            check.reference(&reference.id, known, "condition");
        }
    }
}

/// Everything that an ability may refer to.
#[derive(Default)]
pub(crate) struct AllIds {
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
