//! The superpowers of a form, with a note of what they are about: nearly every question about effects finds nothing on nearly
//! every card, and the note says so at once.

use std::ops::Deref;

use super::ability::{Cues, ModifierKind, Superpower};

/// Superpowers and leaderships in the order of the card.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Superpowers {
    all: Vec<Superpower>,
    /// The kinds of modifier that any of them has, as bits.
    holds: u32,
    /// What any of them answers.
    answers: Cues,
}

impl Superpowers {
    /// Whether any of them has a modifier of a kind.
    #[inline]
    pub fn hold(&self, kind: ModifierKind) -> bool {
        self.holds & kind.bit() != 0
    }

    /// Whether any of them answers something like this.
    #[inline]
    pub fn answer(&self, cues: Cues) -> bool {
        self.answers.meets(cues)
    }

    /// Changes them.
    pub fn edit(&mut self, change: impl FnOnce(&mut Vec<Superpower>)) {
        change(&mut self.all);
        let modifiers = self.all.iter().flat_map(|power| &power.modifiers);
        self.holds = modifiers.fold(0, |kinds, modifier| kinds | modifier.kind().bit());
        let answered = self.all.iter().filter_map(|power| power.when.as_ref());
        self.answers = answered.fold(Cues::NONE, |cues, when| cues.and(when.cues()));
    }
}

impl From<Vec<Superpower>> for Superpowers {
    fn from(all: Vec<Superpower>) -> Superpowers {
        let mut superpowers = Superpowers::default();
        superpowers.edit(|list| *list = all);
        superpowers
    }
}

impl Deref for Superpowers {
    type Target = [Superpower];

    #[inline]
    fn deref(&self) -> &[Superpower] {
        &self.all
    }
}

impl<'a> IntoIterator for &'a Superpowers {
    type Item = &'a Superpower;
    type IntoIter = std::slice::Iter<'a, Superpower>;

    fn into_iter(self) -> Self::IntoIter {
        self.all.iter()
    }
}
