//! The table as a move sees it: its size, the blocks and bodies on it, and which of them to pass.

use crate::{Body, Rect};

/// A piece of terrain: solid from the ground up to a flat `top`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Block<O = Rect> {
    pub foot: O,
    pub top: i32,
}

/// Everything that may be in the way, and the surfaces there are.
///
/// It borrows what the game keeps, so that one is made for each question at no cost.
#[derive(Debug, Clone, Copy)]
pub struct Field<'a, O = Rect> {
    /// The table, along x and y, from the corner at 0.
    pub size: (i32, i32),
    pub blocks: &'a [Block<O>],
    pub bodies: &'a [Body],
    /// What is treated as if it were not there, such as the body that moves.
    pub passing: Passing,
}

/// The blocks and bodies that a question leaves out, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Passing {
    pub blocks: Set,
    pub bodies: Set,
}

/// One thing on the table, by index.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Thing {
    Block(usize),
    Body(usize),
}

/// A small set of indices below [`Set::CAPACITY`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, serde::Serialize, serde::Deserialize)]
pub struct Set(pub u64);

impl Set {
    /// A table may hold more blocks or bodies than this, but only those below it can be passed.
    pub const CAPACITY: usize = 64;

    pub const EMPTY: Set = Set(0);

    /// The set of one index.
    ///
    /// # Panics
    ///
    /// When the index is not below [`Set::CAPACITY`]; a game checks its numbers when it is set up.
    #[inline]
    pub const fn of(index: usize) -> Set {
        assert!(index < Set::CAPACITY, "a set holds indices below 64");
        Set(1 << index)
    }

    /// This set and one index more.
    ///
    /// # Panics
    ///
    /// When the index is not below [`Set::CAPACITY`].
    #[inline]
    #[must_use]
    pub const fn with(self, index: usize) -> Set {
        Set(self.0 | Set::of(index).0)
    }

    #[inline]
    pub const fn contains(self, index: usize) -> bool {
        index < Set::CAPACITY && self.0 >> index & 1 == 1
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The indices, lowest first.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(lowest)
        })
    }
}

impl<'a, O> Field<'a, O> {
    /// A table on which everything is in the way.
    pub const fn new(size: (i32, i32), blocks: &'a [Block<O>], bodies: &'a [Body]) -> Field<'a, O> {
        Field { size, blocks, bodies, passing: Passing { blocks: Set::EMPTY, bodies: Set::EMPTY } }
    }

    /// The same field without one of its bodies.
    ///
    /// # Panics
    ///
    /// When the index is not below [`Set::CAPACITY`].
    #[must_use]
    pub const fn without_body(mut self, body: usize) -> Field<'a, O> {
        self.passing.bodies = self.passing.bodies.with(body);
        self
    }

    /// The same field without one of its blocks.
    ///
    /// # Panics
    ///
    /// When the index is not below [`Set::CAPACITY`].
    #[must_use]
    pub const fn without_block(mut self, block: usize) -> Field<'a, O> {
        self.passing.blocks = self.passing.blocks.with(block);
        self
    }

    /// The blocks that count, with their indices.
    #[inline]
    pub fn standing_blocks(&self) -> impl Iterator<Item = (usize, &'a Block<O>)> {
        let passing = self.passing.blocks;
        let blocks = self.blocks.iter().enumerate();
        blocks.filter(move |&(i, _)| !passing.contains(i))
    }

    /// The bodies that count, with their indices.
    #[inline]
    pub fn standing_bodies(&self) -> impl Iterator<Item = (usize, &'a Body)> {
        let passing = self.passing.bodies;
        let bodies = self.bodies.iter().enumerate();
        bodies.filter(move |&(i, _)| !passing.contains(i))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = Set::of(3).with(63).with(0);
        assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3, 63]);
        assert!(!set.contains(4) && !set.contains(64) && !set.contains(1000));
        assert!(Set::EMPTY.is_empty() && !set.is_empty());
    }
}
