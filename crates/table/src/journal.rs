//! The journal: what was answered and what fell, in order. Together with the setup it is the game.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// One entry. Its number is its place in the journal, and numbers are never used twice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry<A> {
    /// What a seat answered.
    Answer(Seat, A),
    /// The sides, counted from 1, on which dice fell.
    Dice(Vec<u8>),
    /// The index that was drawn.
    Draw(u32),
    /// Everything from this number on was taken back. It stays on record and its rolls are never rolled again.
    Undo(u32),
}

/// An entry with its number.
pub type Numbered<A> = (u32, Entry<A>);

/// All entries of a game, those taken back included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Journal<A> {
    entries: Vec<Entry<A>>,
}

impl<A> Default for Journal<A> {
    fn default() -> Self {
        Journal { entries: Vec::new() }
    }
}

impl<A: Clone> Journal<A> {
    /// A journal of these entries.
    pub fn new(entries: Vec<Entry<A>>) -> Self {
        Journal { entries }
    }

    /// The number that the next entry will have.
    pub fn next_number(&self) -> u32 {
        u32::try_from(self.entries.len()).expect("a journal has fewer than four thousand million entries")
    }

    /// Every entry, in order.
    pub fn entries(&self) -> &[Entry<A>] {
        &self.entries
    }

    pub(crate) fn push(&mut self, entry: Entry<A>) {
        self.entries.push(entry);
    }

    /// The entries that were not taken back, with their numbers.
    pub fn standing(&self) -> Vec<Numbered<A>> {
        let mut standing: Vec<Numbered<A>> = Vec::new();
        for (number, entry) in (0..).zip(&self.entries) {
            match entry {
                Entry::Undo(to) => standing.retain(|(number, _)| number < to),
                other => standing.push((number, other.clone())),
            }
        }
        standing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_taken_back_no_longer_stands_but_stays_on_record() {
        let answer = |n: u8| Entry::Answer(Seat(0), n);
        let journal = Journal::new(vec![
            answer(1),
            Entry::Dice(vec![3, 4]),
            answer(2),
            Entry::Undo(2),
            answer(5),
            Entry::Undo(1),
            Entry::Dice(vec![8, 8]),
        ]);
        let standing: Vec<u32> = journal.standing().iter().map(|(number, _)| *number).collect();
        assert_eq!(standing, [0, 6]);
        assert_eq!(journal.next_number(), 7);
    }
}
