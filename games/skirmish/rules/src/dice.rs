//! The opposed roll, with the Crisis Protocol die.

use table::{Chance, Counts, Die, Flow, Game, Late, Play};

use crate::rule;

/// Critical, wild, two hits, block, two blanks, failure.
pub static DIE: Die = Die { sides: &[CRITICAL, WILD, HIT, HIT, BLOCK, BLANK, BLANK, FAILURE], faces: 6 };

const CRITICAL: u8 = 0;
const WILD: u8 = 1;
const HIT: u8 = 2;
const BLOCK: u8 = 3;
const BLANK: u8 = 4;
const FAILURE: u8 = 5;

/// The dice of one side: how many show each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pool {
    faces: Counts,
}

impl Pool {
    fn roll(&mut self, dice: u8, chance: &mut dyn Chance) -> Flow<()> {
        let rolled = chance.dice(&DIE, dice, rule!("attack.roll"))?;
        for (face, count) in self.faces.iter_mut().zip(rolled) {
            *face += count;
        }
        Ok(())
    }

    /// One more die for each critical of the initial roll; the added dice add none in turn.
    fn explode(&mut self, chance: &mut dyn Chance) -> Flow<()> {
        self.roll(self.of(CRITICAL), chance)
    }

    fn of(&self, face: u8) -> u8 {
        self.faces[usize::from(face)]
    }

    fn attack_successes(&self) -> u8 {
        self.of(CRITICAL) + self.of(WILD) + self.of(HIT)
    }

    fn defence_successes(&self) -> u8 {
        self.of(CRITICAL) + self.of(WILD) + self.of(BLOCK)
    }
}

/// The damage of so many attack dice against so many defence dice.
///
/// # Errors
/// A stop of the table.
pub fn opposed_roll<G: Game>(play: &mut Play<G>, attack: u8, defence: u8) -> Flow<u8> {
    let (mut attacker, mut defender) = (Late::new(Pool::default()), Late::new(Pool::default()));
    attacker.then(play, |pool, chance| pool.roll(attack, chance))?;
    defender.then(play, |pool, chance| pool.roll(defence, chance))?;
    attacker.then(play, |pool, chance| pool.explode(chance))?;
    defender.then(play, |pool, chance| pool.explode(chance))?;
    let hits = attacker.see(play, Pool::attack_successes)?;
    let blocks = defender.see(play, Pool::defence_successes)?;
    Ok(hits.saturating_sub(blocks))
}
