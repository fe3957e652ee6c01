//! Chance: dice and draws. The table decides where they come from.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Flow, RuleId};

/// How many of each face a roll shows. Which die fell how is not observed.
pub type Counts = [u8; 8];

/// A die: the face on each of its sides, all sides equally likely.
///
/// Fewer faces told apart make a coarser die on the same sides: what an attack cannot look at need not be
/// enumerated.
#[derive(Debug)]
pub struct Die {
    /// The face on each side, below `faces`.
    pub sides: &'static [u8],
    /// How many faces there are, at most eight.
    pub faces: usize,
}

impl Die {
    /// Counts the faces of sides numbered from 1, as the journal keeps them.
    pub(crate) fn count(&self, sides: &[u8]) -> Option<Counts> {
        let mut counts = [0; 8];
        for &side in sides {
            let face = *self.sides.get(usize::from(side).checked_sub(1)?)?;
            counts[usize::from(face)] += 1;
        }
        Some(counts)
    }
}

/// Everything that comes from outside and is not a choice.
pub trait Chance {
    /// Rolls `n` dice together and counts the faces.
    ///
    /// # Errors
    /// A script that has run out, a replay that does not fit, a search that was cut.
    fn dice(&mut self, die: &'static Die, n: u8, why: RuleId) -> Flow<Counts>;

    /// Picks an index with a probability proportional to its weight; one weight at least is not 0.
    ///
    /// # Errors
    /// As for [`Chance::dice`].
    fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize>;
}

/// A fast generator (xoshiro256++) for playouts and searches: the same numbers on every machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fast(Xoshiro256PlusPlus);

impl Fast {
    /// A generator that depends on `seed` alone.
    pub fn new(seed: u64) -> Fast {
        Fast(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// The generator of game `number` in a run of many: independent of who plays which game.
    pub fn of_game(seed: u64, number: u64) -> Fast {
        Fast::new(seed ^ (number.wrapping_add(1)).wrapping_mul(0x9E37_79B9_7F4A_7C15))
    }

    /// Sixty-four random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, which is not 0. The bias is under n / 2^32.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.bits() >> 32) * u64::from(n)) >> 32) as u32
    }
}

impl Chance for Fast {
    #[inline]
    fn dice(&mut self, die: &'static Die, n: u8, _why: RuleId) -> Flow<Counts> {
        let mut counts = [0; 8];
        if die.sides.len() == 8 {
            // Three bits a die, twenty-one dice from one draw of bits.
            let mut bits = 0;
            for i in 0..n {
                if i % 21 == 0 {
                    bits = self.bits();
                }
                counts[usize::from(die.sides[(bits & 7) as usize]) & 7] += 1;
                bits >>= 3;
            }
        } else {
            for _ in 0..n {
                let side = self.below(die.sides.len() as u32) as usize;
                counts[usize::from(die.sides[side]) & 7] += 1;
            }
        }
        Ok(counts)
    }

    #[inline]
    fn draw(&mut self, weights: &[u32], _why: RuleId) -> Flow<usize> {
        Ok(pick_by_weight(weights, |total| self.below(total)))
    }
}

/// The index whose share of the total holds the number that `below` returns.
pub(crate) fn pick_by_weight(weights: &[u32], below: impl FnOnce(u32) -> u32) -> usize {
    let mut rest = below(weights.iter().sum());
    for (index, &weight) in weights.iter().enumerate() {
        if rest < weight {
            return index;
        }
        rest -= weight;
    }
    unreachable!("a number below the total falls into one of the weights")
}
