//! What the dice promise: exact chances of successes, from the faces as the rules count them.
//!
//! [`crisis::odds`] works the same numbers out by playing the rules, for any attack at all; it takes a millisecond, and
//! a bot weighs hundreds of attacks for one decision. A test holds the two against each other.

use crisis::card::ability::Face;
use crisis::dice::{Counting, SIDES};

/// More successes than this are not told apart.
const MOST: usize = 23;

/// One side of eight.
const SIDE: f32 = 1.0 / 8.0;

/// The chance of each number of successes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spread([f32; MOST + 1]);

/// A roll as it will be made.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Roll {
    /// How many dice.
    pub dice: u8,
    /// What the faces count.
    pub counting: Counting,
    /// How many dice each critical adds.
    pub explode: u8,
    /// How many dice that are no successes may be rolled again.
    pub again: u8,
    /// How many dice that are no successes become one.
    pub turned: u8,
}

/// What one die comes to: its successes, and how many dice are left that could be rolled again or changed.
type Joint = Vec<(u8, u8, f32)>;

impl Roll {
    /// The chance of each number of successes.
    pub fn spread(self) -> Spread {
        if self.again == 0 && self.turned == 0 {
            return self.plain();
        }
        let mut known = vec![(0, 0, 1.0)];
        let die = self.die();
        for _ in 0..self.dice {
            known = both(&known, &die);
        }
        let mut spread = Spread([0.0; MOST + 1]);
        for (successes, misses, chance) in known {
            let again = self.again.min(misses);
            for (more, left, and) in rolls(self.counting, again) {
                let left = left + (misses - again);
                let total = usize::from(successes + more + self.turned.min(left));
                spread.0[total.min(MOST)] += chance * and;
            }
        }
        spread
    }

    /// Without second chances only the successes matter.
    fn plain(self) -> Spread {
        let mut die = [0.0; MOST + 1];
        for (successes, _, chance) in self.die() {
            die[usize::from(successes).min(MOST)] += chance;
        }
        let die = Spread(die);
        let mut all = Spread::NOTHING;
        for _ in 0..self.dice {
            all = all.and(&die);
        }
        all
    }

    /// One die of the first roll, with those that it adds.
    fn die(self) -> Joint {
        let mut die = Joint::new();
        for face in SIDES {
            let (successes, misses) = lies(self.counting, face);
            if face == Face::Critical && self.explode > 0 {
                for (more, left, chance) in rolls(self.counting, self.explode) {
                    add(&mut die, (successes + more, misses + left, SIDE * chance));
                }
            } else {
                add(&mut die, (successes, misses, SIDE));
            }
        }
        die
    }
}

/// What a face comes to: successes, and whether it can be rolled again (dice.failure).
fn lies(counting: Counting, face: Face) -> (u8, u8) {
    let successes = counting.worth(face);
    (successes, u8::from(successes == 0 && face != Face::Failure))
}

/// So many dice that add none.
fn rolls(counting: Counting, dice: u8) -> Joint {
    let mut one = Joint::new();
    for face in SIDES {
        let (successes, misses) = lies(counting, face);
        add(&mut one, (successes, misses, SIDE));
    }
    let mut all = vec![(0, 0, 1.0)];
    for _ in 0..dice {
        all = both(&all, &one);
    }
    all
}

fn both(one: &Joint, other: &Joint) -> Joint {
    let mut both = Joint::with_capacity(one.len() + other.len());
    for &(successes, misses, chance) in one {
        for &(more, left, and) in other {
            add(&mut both, (successes + more, misses + left, chance * and));
        }
    }
    both
}

fn add(joint: &mut Joint, (successes, misses, chance): (u8, u8, f32)) {
    match joint.iter_mut().find(|known| (known.0, known.1) == (successes, misses)) {
        Some(known) => known.2 += chance,
        None => joint.push((successes, misses, chance)),
    }
}

impl Spread {
    /// Surely none.
    pub const NOTHING: Spread = {
        let mut chances = [0.0; MOST + 1];
        chances[0] = 1.0;
        Spread(chances)
    };

    /// Both together.
    fn and(&self, other: &Spread) -> Spread {
        let mut sum = [0.0; MOST + 1];
        for (i, one) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (j, two) in other.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                sum[(i + j).min(MOST)] += one * two;
            }
        }
        Spread(sum)
    }

    /// By how much one roll beats another (attack.step10.difference).
    pub fn beats(&self, other: &Spread) -> Spread {
        let mut difference = [0.0; MOST + 1];
        for (i, one) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (j, two) in other.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                difference[i.saturating_sub(j)] += one * two;
            }
        }
        Spread(difference)
    }

    /// Each number with its chance, where there is one.
    pub fn each(&self) -> impl Iterator<Item = (u8, f32)> + '_ {
        (0u8..).zip(self.0).filter(|(_, chance)| *chance > 0.0)
    }

    /// The mean of something that depends on the number.
    pub fn mean(&self, value: impl Fn(u8) -> f32) -> f32 {
        self.each().map(|(number, chance)| chance * value(number)).sum()
    }
}

/// The chance that so many dice show the icons of a rule, each as often as it stands there. Icons of different faces are
/// taken to fall independently, which is a little too good.
pub(super) fn icons(icons: &[Face], dice: u8) -> f32 {
    let mut chance = 1.0;
    for face in Face::ALL {
        let wanted = icons.iter().filter(|icon| **icon == face).count();
        if wanted > 0 {
            let sides = SIDES.iter().filter(|side| **side == face).count() as f32;
            chance *= at_least(wanted as u8, dice, sides * SIDE);
        }
    }
    chance
}

/// The chance that at least so many of some dice succeed, each with the same chance.
pub(super) fn at_least(wanted: u8, dice: u8, chance: f32) -> f32 {
    let mut exactly = [0.0f32; MOST + 1];
    exactly[0] = 1.0;
    for _ in 0..dice {
        for i in (0..=MOST).rev() {
            let fewer = if i > 0 { exactly[i - 1] } else { 0.0 };
            exactly[i] = exactly[i] * (1.0 - chance) + fewer * chance;
        }
    }
    exactly[usize::from(wanted).min(MOST)..].iter().sum()
}

#[cfg(test)]
mod tests {
    use crisis::card::ability;
    use crisis::odds::{Sketch, Summary};

    use super::*;

    fn roll(of: ability::Roll, dice: u8) -> Roll {
        Roll { dice, counting: Counting::of(of), explode: 1, again: 0, turned: 0 }
    }

    /// The bot's numbers are those of the rules.
    #[test]
    fn agrees_with_the_odds_of_the_rules() {
        let sketches = [
            Sketch { attack: 5, defence: 4, ..Sketch::default() },
            Sketch { attack: 6, defence: 3, attack_rerolls: 2, ..Sketch::default() },
            Sketch { attack: 5, defence: 4, cover: true, defence_rerolls: 1, ..Sketch::default() },
            Sketch { attack: 4, defence: 3, hex_attack: true, blanks_count: true, ..Sketch::default() },
        ];
        for sketch in sketches {
            let exact = Summary::from(&sketch.odds().expect("a sketch can be played"));
            let mut defence = Counting::of(ability::Roll::Defence);
            if sketch.blanks_count {
                defence.count(Face::Blank, 1);
            }
            let attack = Roll {
                explode: u8::from(!sketch.hex_attack),
                again: sketch.attack_rerolls,
                ..roll(ability::Roll::Attack, sketch.attack)
            };
            let defence = Roll {
                counting: defence,
                again: sketch.defence_rerolls,
                turned: u8::from(sketch.cover),
                ..roll(ability::Roll::Defence, sketch.defence)
            };
            let damage = attack.spread().beats(&defence.spread());
            let mean = damage.mean(f32::from);
            assert!(
                (f64::from(mean) - exact.mean).abs() < 0.02,
                "{sketch:?}: {mean}, exactly {}",
                exact.mean
            );
        }
    }

    #[test]
    fn known_icons() {
        assert_eq!(icons(&[Face::Wild], 1), 0.125);
        assert_eq!(icons(&[Face::Hit], 1), 0.25);
        assert!((icons(&[Face::Wild], 5) - (1.0 - 0.875f32 * 0.875 * 0.875 * 0.875 * 0.875)).abs() < 1e-6);
        assert_eq!(icons(&[], 3), 1.0);
        assert_eq!(icons(&[Face::Wild, Face::Wild], 1), 0.0);
    }
}
