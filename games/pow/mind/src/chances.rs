//! What the dice promise: exact chances of rolls to hit and of tests, from tables.
//!
//! [`pow::odds`] works the same numbers out by playing the rules, for any attack at all; it takes microseconds,
//! and a bot weighs hundreds of blows for one decision. A test holds the two against each other.

/// The chances of a roll to hit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Chances {
    /// It beats the defence, criticals included.
    pub hit: f32,
    /// It does so with a double (attack-types.critical.double).
    pub critical: f32,
}

/// What of a roll that misses may be rolled again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Again {
    /// Nothing.
    Nothing,
    /// All of it (abilities.luck).
    Luck,
    /// The lowest die (abilities.master-fighter).
    MasterFighter,
}

/// Two dice, or three with a boost (attack-types.overload.die).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Dice {
    Two,
    Three,
}

/// What dice cannot miss with is below the first row, what they cannot hit with above the last.
const ROWS: usize = 25;

/// By how much the roll must be beaten, from 0.
type Table = [Chances; ROWS];

static TWO: Table = table(2, false);
static THREE: Table = table(3, false);
static TWO_MASTERED: Table = table(2, true);
static THREE_MASTERED: Table = table(3, true);

/// The chances of a roll whose dice must add up to more than `needed`.
pub(super) fn to_hit(needed: i16, dice: Dice, again: Again) -> Chances {
    let row = usize::try_from(needed).unwrap_or(0).min(ROWS - 1);
    let (plain, mastered) = match dice {
        Dice::Two => (&TWO, &TWO_MASTERED),
        Dice::Three => (&THREE, &THREE_MASTERED),
    };
    let once = plain[row];
    match again {
        Again::Nothing => once,
        Again::Luck => {
            let miss = 1.0 - once.hit;
            Chances { hit: once.hit + miss * once.hit, critical: once.critical + miss * once.critical }
        }
        Again::MasterFighter => mastered[row],
    }
}

/// The chance that two dice show no more than `value` (tests.success), or do so when rolled again.
pub(super) fn passes(value: u8, again: bool) -> f32 {
    let fails = TWO[usize::from(value).min(ROWS - 1)].hit;
    1.0 - if again { fails * fails } else { fails }
}

/// Counts every way that the dice can fall.
const fn table(dice: u32, mastered: bool) -> Table {
    let mut rows = [Chances { hit: 0.0, critical: 0.0 }; ROWS];
    let mut needed = 0;
    while needed < ROWS {
        // Each fall is counted eight times, once for each way that a die rolled again can fall.
        let (mut hits, mut criticals) = (0u32, 0u32);
        let falls = 8u32.pow(dice);
        let mut fall = 0;
        while fall < falls {
            let (mut a, mut b) = (fall % 8 + 1, fall / 8 % 8 + 1);
            // A third die that is not rolled shows nothing.
            let mut c = if dice == 3 { fall / 64 + 1 } else { 0 };
            if (a + b + c) as usize > needed {
                hits += 8;
                criticals += 8 * double(a, b, c);
            } else if mastered {
                // The lowest is taken up: `b` and `c` are the dice that lie.
                if a > b {
                    (a, b) = (b, a);
                }
                if c != 0 && a > c {
                    c = a;
                }
                let mut again = 1;
                while again <= 8 {
                    if (again + b + c) as usize > needed {
                        hits += 1;
                        criticals += double(again, b, c);
                    }
                    again += 1;
                }
            }
            fall += 1;
        }
        let all = (falls * 8) as f32;
        rows[needed] = Chances { hit: hits as f32 / all, critical: criticals as f32 / all };
        needed += 1;
    }
    rows
}

/// One if two dice show the same (rulings.critical.three-dice); a die that shows nothing is none.
const fn double(a: u32, b: u32, c: u32) -> u32 {
    (a == b || a == c || b == c) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_chances() {
        assert_eq!(to_hit(1, Dice::Two, Again::Nothing), Chances { hit: 1.0, critical: 0.125 });
        assert_eq!(to_hit(8, Dice::Two, Again::Nothing).hit, 36.0 / 64.0);
        assert_eq!(to_hit(16, Dice::Two, Again::Luck), Chances { hit: 0.0, critical: 0.0 });
        assert_eq!(to_hit(-3, Dice::Three, Again::Nothing).hit, 1.0);
        assert_eq!(
            to_hit(23, Dice::Three, Again::Nothing),
            Chances { hit: 1.0 / 512.0, critical: 1.0 / 512.0 }
        );
        // Of 8 and 7 the 7 is rolled again, and one face in eight helps; 8 and 8 have hit already.
        assert_eq!(to_hit(15, Dice::Two, Again::MasterFighter).hit, 1.0 / 64.0 + 14.0 / 64.0 / 8.0);
    }

    #[test]
    fn tests_are_passed_with_no_more_than_the_value() {
        assert_eq!(passes(9, false), 36.0 / 64.0);
        assert_eq!(passes(1, true), 0.0);
        assert_eq!(passes(16, false), 1.0);
        assert_eq!(passes(2, true), 1.0 - (63.0 / 64.0) * (63.0 / 64.0));
    }
}
