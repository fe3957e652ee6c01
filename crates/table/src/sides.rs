//! Games of two players against each other: the two sides, what each of them has, and how it ended.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// One of two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The first seat.
    A,
    /// The second seat.
    B,
}

impl Side {
    /// Both, A first.
    pub const BOTH: [Side; 2] = [Side::A, Side::B];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Side {
        match self {
            Side::A => Side::B,
            Side::B => Side::A,
        }
    }

    /// This player first, then the other.
    pub fn first(self) -> [Side; 2] {
        [self, self.other()]
    }

    /// Where this player sits.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Who sits at a seat.
    pub fn at(seat: Seat) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| side.seat() == seat)
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct BySide<T>(pub [T; 2]);

impl<T> std::ops::Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> std::ops::IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}

/// How a game of two sides ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// One side won.
    Won(Side),
    /// Nobody did.
    Drawn,
}

impl Outcome {
    /// What it is worth to a seat, as [`crate::Game::score`] counts; a game that is not over counts as a draw.
    pub fn score(outcome: Option<Outcome>, seat: Seat) -> f32 {
        match outcome {
            Some(Outcome::Won(side)) if side.seat() == seat => 1.0,
            Some(Outcome::Won(_)) => 0.0,
            Some(Outcome::Drawn) | None => 0.5,
        }
    }
}
