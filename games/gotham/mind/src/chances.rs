//! How many successes dice show: exact spreads, before anybody has rolled.

use gotham::dice::Handful;
use gotham::printed::Printed;
use gotham::printed::term::Colour;

/// Beyond this many successes nobody looks more closely.
pub(super) const MOST: usize = 16;

/// How likely each number of successes is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spread([f32; MOST + 1]);

impl Spread {
    /// So many successes, for certain.
    pub fn certain(successes: u8) -> Spread {
        let mut spread = [0.0; MOST + 1];
        spread[usize::from(successes).min(MOST)] = 1.0;
        Spread(spread)
    }

    /// The dice of a handful. A die with a free reroll is thrown again when it shows nothing.
    pub fn of(printed: &Printed, handful: &Handful) -> Spread {
        let mut spread = Spread::certain(0);
        for colour in Colour::ALL {
            let (dice, free) = (handful.dice[colour as usize], handful.free[colour as usize]);
            for die in 0..dice {
                spread = spread.and(&faces(printed, colour, die < free));
            }
        }
        spread
    }

    /// Successes that come for certain, added to these.
    pub fn plus(&self, successes: u8) -> Spread {
        let mut spread = [0.0; MOST + 1];
        for (shown, chance) in self.0.iter().enumerate() {
            spread[(shown + usize::from(successes)).min(MOST)] += chance;
        }
        Spread(spread)
    }

    /// Successes that are taken off again, as far as there are any.
    pub fn less(&self, successes: u8) -> Spread {
        let mut spread = [0.0; MOST + 1];
        for (shown, chance) in self.0.iter().enumerate() {
            spread[shown.saturating_sub(usize::from(successes))] += chance;
        }
        Spread(spread)
    }

    /// What is worth so much for each number of successes, on average.
    pub fn worth(&self, worth: impl Fn(u8) -> f32) -> f32 {
        (0..)
            .zip(self.0)
            .filter(|(_, chance)| *chance > 0.0)
            .map(|(shown, chance)| chance * worth(shown))
            .sum()
    }

    /// The wounds that an attack deals on average against a defence to a target with so many lives, and how likely it falls.
    pub fn against(&self, defence: &Spread, lives: u8) -> (f32, f32) {
        let (mut wounds, mut falls) = (0.0, 0.0);
        for (attack, &one) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (parried, &other) in
                defence.0[..attack].iter().enumerate().filter(|(_, chance)| **chance > 0.0)
            {
                let beaten = (attack - parried).min(lives.into());
                wounds += one * other * beaten as f32;
                falls += if beaten == usize::from(lives) { one * other } else { 0.0 };
            }
        }
        (wounds, falls)
    }

    /// What they show on average.
    pub fn mean(&self) -> f32 {
        self.worth(f32::from)
    }

    fn and(&self, faces: &[f32; 4]) -> Spread {
        let mut spread = [0.0; MOST + 1];
        for (shown, chance) in self.0.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
            for (more, face) in faces.iter().enumerate() {
                spread[(shown + more).min(MOST)] += chance * face;
            }
        }
        Spread(spread)
    }
}

/// How likely a die shows 0 to 3 successes.
fn faces(printed: &Printed, colour: Colour, again: bool) -> [f32; 4] {
    let mut faces = [0.0; 4];
    for shown in printed.dice[colour as usize].sides() {
        faces[usize::from(shown)] += 1.0 / 6.0;
    }
    if again {
        let blank = faces[0];
        faces[0] = 0.0;
        faces.iter_mut().for_each(|face| *face *= 1.0 + blank);
        faces[0] = blank * blank;
    }
    faces
}

/// The average of one die.
pub(super) fn mean(printed: &Printed, colour: Colour) -> f32 {
    printed.dice[colour as usize].sides().iter().map(|&shown| f32::from(shown)).sum::<f32>() / 6.0
}

#[cfg(test)]
mod tests {
    use gotham::printed::term::DieType;

    use super::*;

    #[test]
    fn two_dice_fall_as_counted_by_hand() {
        let printed = gotham::printed::house().expect("the house pack is in order");
        // White shows one success on three sides of six.
        let spread = Spread::of(&printed, &Handful::of(DieType::White, 2));
        let least = |spread: &Spread, least: u8| spread.worth(|shown| if shown >= least { 1.0 } else { 0.0 });
        assert!((least(&spread, 1) - 0.75).abs() < 1e-6 && (least(&spread, 2) - 0.25).abs() < 1e-6);
        assert!((spread.plus(2).less(1).worth(f32::from) - 2.0).abs() < 1e-6);
        // One success of an attack against one in two, and two of them against nothing.
        let (wounds, falls) = spread.against(&Spread::of(&printed, &Handful::of(DieType::White, 1)), 1);
        assert!((wounds - (0.5 * 0.5 + 0.25)).abs() < 1e-6 && wounds == falls, "{wounds} {falls}");
        let (wounds, falls) = spread.against(&Spread::certain(0), 2);
        assert!((wounds - 1.0).abs() < 1e-6 && (falls - 0.25).abs() < 1e-6, "{wounds} {falls}");
        // One of them may be thrown again: a blank stays a blank in a quarter of all cases.
        let again = Spread::of(&printed, &Handful::of(DieType::WhiteReroll, 1));
        assert!((least(&again, 1) - 0.75).abs() < 1e-6);
        assert!((mean(&printed, Colour::White) - 0.5).abs() < 1e-6);
    }
}
