//! Eight-sided dice.

use serde::{Deserialize, Serialize};
use table::{Chance, Counts, Die, Flow, RuleId};

/// The only die of the game.
pub static D8: Die = Die { sides: &[0, 1, 2, 3, 4, 5, 6, 7], faces: 8 };

/// Dice that were rolled together: how many show 1, 2, … 8.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<u8>", try_from = "Vec<u8>")]
pub struct Roll(Counts);

impl Roll {
    /// Rolls so many dice more.
    ///
    /// # Errors
    /// A stop of the table.
    #[inline]
    pub fn roll(&mut self, dice: u8, chance: &mut dyn Chance, why: RuleId) -> Flow<()> {
        let rolled = chance.dice(&D8, dice, why)?;
        for (shown, more) in self.0.iter_mut().zip(rolled) {
            *shown += more;
        }
        Ok(())
    }

    /// Takes one die that shows `face` back into the hand; whether there was one.
    pub fn take(&mut self, face: u8) -> bool {
        match self.0.get_mut(usize::from(face).wrapping_sub(1)) {
            Some(shown) if *shown > 0 => {
                *shown -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many dice there are.
    pub fn dice(&self) -> u8 {
        self.0.iter().sum()
    }

    /// The dice added up (tests.roll).
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().zip(1..).map(|(&shown, face): (&u8, u8)| shown * face).sum()
    }

    /// Whether two dice show the same (attack-types.critical.double, rulings.critical.three-dice).
    #[inline]
    pub fn double(&self) -> bool {
        self.0.iter().any(|&shown| shown > 1)
    }

    /// The faces that are shown, each once.
    pub fn faces(&self) -> impl Iterator<Item = u8> + '_ {
        (1..=8).filter(|&face| self.0[usize::from(face) - 1] > 0)
    }
}

impl From<Roll> for Vec<u8> {
    /// The dice one by one, lowest first.
    fn from(roll: Roll) -> Vec<u8> {
        let shown = roll.0.iter().zip(1..);
        shown.flat_map(|(&shown, face)| std::iter::repeat_n(face, usize::from(shown))).collect()
    }
}

impl TryFrom<Vec<u8>> for Roll {
    type Error = String;

    fn try_from(dice: Vec<u8>) -> Result<Roll, String> {
        let mut roll = Roll::default();
        for die in dice {
            let shown = roll.0.get_mut(usize::from(die).wrapping_sub(1));
            *shown.ok_or_else(|| format!("a die shows 1 to 8, not {die}"))? += 1;
        }
        Ok(roll)
    }
}
