//! The journal: what was answered and what fell, in order. Together with the setup it is the game.

use serde::{Deserialize, Serialize, Serializer};

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

/// No game that is played comes near so many entries.
pub const MOST_ENTRIES: u32 = 20_000;
/// Nobody who plays takes back so often.
pub const MOST_UNDOS: u32 = 2_000;

/// What is wrong with a journal, whatever the rules say to its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsound {
    /// More entries than any game has.
    #[error("the journal has {0} entries; a game has at most {MOST_ENTRIES}")]
    TooLong(u32),
    /// More was taken back than anybody does.
    #[error("the journal takes back {0} times; a game may at most {MOST_UNDOS} times")]
    TooManyUndos(u32),
    /// Something is taken back that was not there yet.
    #[error("entry {entry} takes back from entry {to} on, which does not come before it")]
    NotYet {
        /// The entry.
        entry: u32,
        /// What it names.
        to: u32,
    },
}

/// An entry with its number.
pub type Numbered<A> = (u32, Entry<A>);

/// All entries of a game, those taken back included.
///
/// Which of them stand is kept beside them and changes with each new entry: a view asks for it, and a journal may hold
/// more that was taken back than what stands.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(from = "Vec<Entry<A>>")]
pub struct Journal<A> {
    entries: Vec<Entry<A>>,
    /// The numbers of the entries that stand, rising.
    standing: Vec<u32>,
    undos: u32,
}

impl<A> Default for Journal<A> {
    fn default() -> Self {
        Journal { entries: Vec::new(), standing: Vec::new(), undos: 0 }
    }
}

impl<A> From<Vec<Entry<A>>> for Journal<A> {
    fn from(entries: Vec<Entry<A>>) -> Self {
        let mut journal = Journal::default();
        entries.into_iter().for_each(|entry| journal.push(entry));
        journal
    }
}

impl<A: Serialize> Serialize for Journal<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.entries.serialize(serializer)
    }
}

impl<A> Journal<A> {
    /// Numbers rise, so what an undo takes back is the end of what stands. Over a whole journal this costs one step
    /// an entry, however much was taken back.
    pub(crate) fn push(&mut self, entry: Entry<A>) {
        match &entry {
            Entry::Undo(to) => {
                self.undos += 1;
                self.standing.truncate(self.standing.partition_point(|number| number < to));
            }
            _ => self.standing.push(number_of(self.entries.len())),
        }
        self.entries.push(entry);
    }

    /// Whether it can be anybody's game. What was taken back is never judged by the rules, so it is bounded here.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn check(&self) -> Result<(), Unsound> {
        let entries = number_of(self.entries.len());
        if entries > MOST_ENTRIES {
            return Err(Unsound::TooLong(entries));
        }
        if self.undos > MOST_UNDOS {
            return Err(Unsound::TooManyUndos(self.undos));
        }
        let early = (0..).zip(&self.entries).find_map(|(entry, is)| match is {
            Entry::Undo(to) if *to >= entry => Some(Unsound::NotYet { entry, to: *to }),
            _ => None,
        });
        early.map_or(Ok(()), Err)
    }

    /// How often something was taken back.
    pub fn undos(&self) -> u32 {
        self.undos
    }

    /// The entries that were not taken back, the latest first, with their numbers.
    pub fn standing_back(&self) -> impl Iterator<Item = (u32, &Entry<A>)> {
        self.standing.iter().rev().map(|&number| (number, &self.entries[number as usize]))
    }
}

fn number_of(place: usize) -> u32 {
    u32::try_from(place).expect("a journal has fewer than four thousand million entries")
}

impl<A: Clone> Journal<A> {
    /// A journal of these entries.
    pub fn new(entries: Vec<Entry<A>>) -> Self {
        Journal::from(entries)
    }

    /// The number that the next entry will have.
    pub fn next_number(&self) -> u32 {
        number_of(self.entries.len())
    }

    /// Every entry, in order.
    pub fn entries(&self) -> &[Entry<A>] {
        &self.entries
    }

    /// The entries that were not taken back, with their numbers.
    pub fn standing(&self) -> Vec<Numbered<A>> {
        self.standing.iter().map(|&number| (number, self.entries[number as usize].clone())).collect()
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
    /// An entry that counts how often it is cloned: what a journal looks at.
    #[derive(Debug)]
    struct Counted(std::rc::Rc<std::cell::Cell<usize>>);

    impl Clone for Counted {
        fn clone(&self) -> Self {
            self.0.set(self.0.get() + 1);
            Counted(self.0.clone())
        }
    }

    #[test]
    fn what_was_taken_back_costs_nothing_when_one_asks_what_stands() {
        let looks = std::rc::Rc::new(std::cell::Cell::new(0));
        let mut entries: Vec<_> =
            (0..50_000).map(|_| Entry::Answer(Seat(0), Counted(looks.clone()))).collect();
        // Each takes back the last that stands, and the last of them everything but two.
        entries.extend((3..50_000).rev().map(Entry::Undo));
        entries.push(Entry::Undo(2));
        let journal = Journal::new(entries);
        let numbers: Vec<u32> = journal.standing().iter().map(|(number, _)| *number).collect();
        assert_eq!((numbers.as_slice(), journal.undos()), (&[0, 1][..], 49_998));
        assert!(looks.get() <= 2, "{} entries were cloned for two that stand", looks.get());
    }

    #[test]
    fn a_journal_that_nobody_played_says_what_is_wrong_with_it() {
        let journal = |draws: u32, undos: u32| {
            let draws = (0..draws).map(|_| Entry::<u8>::Draw(0));
            Journal::new(draws.chain((0..undos).map(|_| Entry::Undo(0))).collect())
        };
        assert_eq!(journal(MOST_ENTRIES - MOST_UNDOS, MOST_UNDOS).check(), Ok(()));
        assert_eq!(journal(MOST_ENTRIES + 1, 0).check(), Err(Unsound::TooLong(MOST_ENTRIES + 1)));
        assert_eq!(journal(1, MOST_UNDOS + 1).check(), Err(Unsound::TooManyUndos(MOST_UNDOS + 1)));
        let early = Journal::new(vec![Entry::Draw(0), Entry::<u8>::Undo(1)]);
        assert_eq!(early.check(), Err(Unsound::NotYet { entry: 1, to: 1 }));
    }

    #[test]
    fn a_journal_is_kept_as_its_entries_alone() {
        let journal = Journal::new(vec![Entry::Answer(Seat(1), 7_u8), Entry::Draw(3), Entry::Undo(1)]);
        let text = serde_json::to_string(&journal).unwrap();
        assert_eq!(text, r#"[{"answer":[1,7]},{"draw":3},{"undo":1}]"#);
        assert_eq!(serde_json::from_str::<Journal<u8>>(&text).unwrap(), journal);
    }
}
