//! The dice (chapter II) and pools of them.
//!
//! A pool is how many dice of each colour show each number of successes; which die fell how does not matter. Faces are
//! data (rulings.house.dice.replaceable), yet the table wants dice that live for ever: so all sets of six faces from 0 to 3
//! are laid out here, and content names one for each colour.

use serde::{Deserialize, Serialize};
use table::{Counts, Die, Flow};

use crate::printed::Printed;
use crate::printed::term::{Colour, DieType};

/// The most successes on a face (rulings.house.dice.replaceable).
pub const MOST_SUCCESSES: u8 = 3;
/// How many numbers of successes a face may show.
#[expect(clippy::as_conversions, reason = "a constant, and a short number is never too high for a long one")]
const NUMBERS: usize = MOST_SUCCESSES as usize + 1;
/// As many sets of six faces from 0 to 3 as there are.
const SETS: usize = 84;

static SIDES: [[u8; 6]; SETS] = sets();
static DICE: [Die; SETS] = {
    let mut dice = [const { Die { sides: &[], faces: NUMBERS } }; SETS];
    let mut at = 0;
    while at < SETS {
        dice[at] = Die { sides: &SIDES[at], faces: NUMBERS };
        at += 1;
    }
    dice
};

/// Every rising list of six faces, in order.
const fn sets() -> [[u8; 6]; SETS] {
    let mut sets = [[0; 6]; SETS];
    let mut at = 1;
    while at < SETS {
        let mut faces = sets[at - 1];
        let mut last = 5;
        while faces[last] == MOST_SUCCESSES {
            last -= 1;
        }
        let raised = faces[last] + 1;
        while last < 6 {
            faces[last] = raised;
            last += 1;
        }
        sets[at] = faces;
        at += 1;
    }
    sets
}

/// The faces of one colour, by their place among all sets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Faces(u8);

impl Faces {
    /// Six faces in any order; none when there are not six from 0 to 3.
    pub fn of(faces: &[u8]) -> Option<Faces> {
        let mut faces: [u8; 6] = faces.try_into().ok()?;
        faces.sort_unstable();
        let at = SIDES.binary_search(&faces).ok()?;
        u8::try_from(at).ok().map(Faces)
    }

    /// The die with these faces.
    #[inline]
    pub fn die(self) -> &'static Die {
        &DICE[usize::from(self.0)]
    }

    /// The successes on its sides, rising.
    pub fn sides(self) -> [u8; 6] {
        SIDES[usize::from(self.0)]
    }
}

/// Dice that are about to be rolled: how many of each colour, and the free rerolls that come with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Handful {
    /// How many of each colour.
    pub dice: [u8; Colour::ALL.len()],
    /// Free rerolls by pictogram (reroll.b.icon).
    pub free: [u8; Colour::ALL.len()],
}

impl Handful {
    /// So many dice of one type.
    pub fn of(die: DieType, count: u8) -> Handful {
        let mut handful = Handful::default();
        handful.add(die, count);
        handful
    }

    /// Adds dice of one type. A type with the pictogram gives one free reroll for each die that bears it.
    pub fn add(&mut self, die: DieType, count: u8) {
        let colour = die.colour().index();
        self.dice[colour] += count;
        if die.free_reroll() {
            self.free[colour] += count;
        }
    }

    /// Whether there is nothing to roll (rulings.actions.empty-pool).
    pub fn is_empty(&self) -> bool {
        self.dice == [0; Colour::ALL.len()]
    }
}

/// Dice that were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Pool {
    /// For each colour, how many dice show 0, 1, 2 and 3 successes.
    pub shown: [[u8; NUMBERS]; Colour::ALL.len()],
}

impl Pool {
    /// Rolls a handful. `throw` is where the dice come from: `|die, count| play.dice(die, count, why)`.
    ///
    /// # Errors
    /// What `throw` returns.
    pub fn roll(
        printed: &Printed,
        handful: &Handful,
        mut throw: impl FnMut(&'static Die, u8) -> Flow<Counts>,
    ) -> Flow<Pool> {
        let mut pool = Pool::default();
        for colour in Colour::ALL {
            let count = handful.dice[colour.index()];
            if count > 0 {
                pool.add(colour, throw(printed.die(colour), count)?);
            }
        }
        Ok(pool)
    }

    /// Throws some of its dice again; the new result stands (reroll.new-result-stands).
    ///
    /// # Errors
    /// What `throw` returns.
    pub fn reroll(
        &mut self,
        printed: &Printed,
        picked: &Pool,
        mut throw: impl FnMut(&'static Die, u8) -> Flow<Counts>,
    ) -> Flow<()> {
        for colour in Colour::ALL {
            let picked = picked.shown[colour.index()];
            for (shown, picked) in self.shown[colour.index()].iter_mut().zip(picked) {
                *shown -= picked;
            }
            let count = picked.iter().sum();
            if count > 0 {
                self.add(colour, throw(printed.die(colour), count)?);
            }
        }
        Ok(())
    }

    fn add(&mut self, colour: Colour, counts: Counts) {
        for (shown, count) in self.shown[colour.index()].iter_mut().zip(counts) {
            *shown += count;
        }
    }

    /// How many dice it has.
    pub fn count(&self) -> u8 {
        self.shown.iter().flatten().sum()
    }

    /// The successes on its dice (components.dice.success-symbols).
    pub fn successes(&self) -> u8 {
        let of_colour =
            |shown: &[u8; NUMBERS]| (0..).zip(shown).map(|(worth, &dice): (u8, _)| worth * dice).sum::<u8>();
        self.shown.iter().map(of_colour).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_six_faces_is_a_die() {
        crate::cites!("rulings.house.dice.replaceable", "rulings.house.dice.uniform");
        assert_eq!(SIDES[0], [0; 6]);
        assert_eq!(SIDES[SETS - 1], [3; 6]);
        assert!(SIDES.is_sorted() && SIDES.iter().all(|faces| faces.is_sorted()));
        let yellow = Faces::of(&[2, 1, 0, 1, 0, 1]).unwrap();
        assert_eq!(yellow.sides(), [0, 0, 1, 1, 1, 2]);
        assert_eq!(yellow.die().sides, [0, 0, 1, 1, 1, 2]);
        assert_eq!(Faces::of(&[0, 0, 0, 0, 0, 4]), None);
        assert_eq!(Faces::of(&[0, 0, 0, 0, 0]), None);
    }

    #[test]
    fn a_face_is_worth_its_symbols() {
        crate::cites!("components.dice.success-symbols");
        let mut pool = Pool::default();
        pool.shown[Colour::Orange as usize] = [1, 0, 2, 0];
        pool.shown[Colour::Black as usize] = [0, 1, 0, 1];
        assert_eq!(pool.successes(), 8);
    }

    #[test]
    fn a_pictogram_brings_a_free_reroll_of_its_colour() {
        crate::cites!("reroll.b.icon", "general.die-type", "rulings.house.dice.pictogram");
        let mut handful = Handful::of(DieType::YellowReroll, 1);
        handful.add(DieType::Yellow, 2);
        assert_eq!(handful.dice[Colour::Yellow as usize], 3);
        assert_eq!(handful.free[Colour::Yellow as usize], 1);
    }
}
