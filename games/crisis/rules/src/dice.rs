//! Dice: the eight sides, pools as counts of faces, and which rule looks at which faces (chapter "Dice").
//!
//! Three kinds of rule about dice are kept apart. *Modification* rerolls or changes dice, in the modify step alone, and
//! failures are immune to it ([`Pool::reroll`], [`Pool::change`]). *Counting* says how many successes a face is worth when
//! successes are counted, and changes no die ([`Counting`]). *Treating* reads a face as another one from the roll on, so
//! that it adds a die ([`Pool::treat`]). Beside them stand the parameters of the criticals step ([`Pool::explode`]).
//!
//! Nothing here asks a question, so nothing here can pause.

use serde::{Deserialize, Serialize};
use table::{Chance, Die, Flow, RuleId};

use crate::card::ability::{Face, Roll};

/// The sides of the die (dice.faces).
pub const SIDES: [Face; 8] =
    [Face::Critical, Face::Wild, Face::Hit, Face::Hit, Face::Block, Face::Blank, Face::Blank, Face::Failure];

/// How many dice of each face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Faces(pub [u8; 6]);

impl Faces {
    /// No dice.
    pub const NONE: Faces = Faces([0; 6]);

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// How many show one of some faces.
    pub fn showing(self, faces: &[Face]) -> u8 {
        Face::ALL.iter().filter(|face| faces.contains(face)).map(|&face| self[face]).sum()
    }

    /// At least as many of each face as stand in the list (attack-rules.icons).
    pub fn hold(self, icons: &[Face]) -> bool {
        Face::ALL.iter().all(|face| {
            let wanted = icons.iter().filter(|icon| *icon == face).count();
            usize::from(self[*face]) >= wanted
        })
    }

    /// No more than `most` of each face: all that a choice of so many dice can depend on.
    fn capped(self, most: u8) -> Faces {
        Faces(self.0.map(|count| count.min(most)))
    }

    /// Whether there are at least as many of each face as `other` has.
    pub fn include(self, other: Faces) -> bool {
        self.0.iter().zip(other.0).all(|(mine, others)| *mine >= others)
    }
}

impl std::ops::Index<Face> for Faces {
    type Output = u8;

    fn index(&self, face: Face) -> &u8 {
        &self.0[face.index()]
    }
}

impl std::ops::IndexMut<Face> for Faces {
    fn index_mut(&mut self, face: Face) -> &mut u8 {
        &mut self.0[face.index()]
    }
}

impl FromIterator<Face> for Faces {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Faces {
        let mut counts = Faces::NONE;
        faces.into_iter().for_each(|face| counts[face] += 1);
        counts
    }
}

/// The faces that anything may still look at in a roll. At a real table all of them; exact odds leave out what cannot
/// matter, and equal pools become one.
///
/// Each bit tells one face apart from the one that stands in for it: in an attack roll a wild from a hit and a block from
/// a blank, in a defence or dodge roll a wild from a block and a hit from a blank, in both a failure from a blank. A
/// critical is told apart until the criticals step, and after it from another success.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Told(u8);

impl Told {
    /// Everything: what people play with.
    pub const ALL: Told = Told(15);
    /// Successes and other dice: what a bare comparison needs.
    pub const SUCCESSES: Told = Told(0);
    /// Which dice may be rerolled or changed.
    pub const FAILURES: Told = Told(1);
    const OTHERS: Told = Told(2);
    const WILDS: Told = Told(4);
    const CRITICALS: Told = Told(8);

    /// Both.
    #[must_use]
    pub const fn and(self, more: Told) -> Told {
        Told(self.0 | more.0)
    }

    /// What must be told apart for one face of a roll to be seen.
    pub const fn face(roll: Roll, face: Face) -> Told {
        match (face, matches!(roll, Roll::Attack)) {
            (Face::Critical, _) => Told::CRITICALS,
            (Face::Wild, _) => Told::WILDS,
            (Face::Failure, _) => Told::FAILURES,
            // The one that stands in for other successes.
            (Face::Hit, true) | (Face::Block, false) => Told::CRITICALS.and(Told::WILDS),
            (Face::Block, true) | (Face::Hit, false) => Told::OTHERS,
            // The one that stands in for all the rest.
            (Face::Blank, _) => Told::OTHERS.and(Told::FAILURES),
        }
    }

    const fn has(self, other: Told) -> bool {
        self.0 & other.0 == other.0
    }

    /// The die through these eyes.
    fn die(self, roll: Roll) -> &'static Die {
        let table = if matches!(roll, Roll::Attack) { &ATTACK } else { &DEFENCE };
        &table[usize::from(self.0 & 7)]
    }
}

/// What a side shows through the eyes of each [`Told`], criticals apart.
#[expect(clippy::as_conversions, reason = "numbers of sides and faces, all below 8")]
const fn sides(roll: Roll) -> [[u8; 8]; 8] {
    let attack = matches!(roll, Roll::Attack);
    let mut table = [[0; 8]; 8];
    let mut bits = 0;
    while bits < 8 {
        let told = Told(bits as u8);
        let mut side = 0;
        while side < 8 {
            let face = SIDES[side];
            let seen = match face {
                Face::Wild if !told.has(Told::WILDS) => {
                    if attack {
                        Face::Hit
                    } else {
                        Face::Block
                    }
                }
                Face::Block if attack && !told.has(Told::OTHERS) => Face::Blank,
                Face::Hit if !attack && !told.has(Told::OTHERS) => Face::Blank,
                Face::Failure if !told.has(Told::FAILURES) => Face::Blank,
                _ => face,
            };
            table[bits][side] = seen as u8;
            side += 1;
        }
        bits += 1;
    }
    table
}

static ATTACK_SIDES: [[u8; 8]; 8] = sides(Roll::Attack);
static DEFENCE_SIDES: [[u8; 8]; 8] = sides(Roll::Defence);

const fn dice(sides: &'static [[u8; 8]; 8]) -> [Die; 8] {
    [
        Die { sides: &sides[0], faces: 6 },
        Die { sides: &sides[1], faces: 6 },
        Die { sides: &sides[2], faces: 6 },
        Die { sides: &sides[3], faces: 6 },
        Die { sides: &sides[4], faces: 6 },
        Die { sides: &sides[5], faces: 6 },
        Die { sides: &sides[6], faces: 6 },
        Die { sides: &sides[7], faces: 6 },
    ]
}

static ATTACK: [Die; 8] = dice(&ATTACK_SIDES);
static DEFENCE: [Die; 8] = dice(&DEFENCE_SIDES);

/// The die with all its faces, for rolls that are no attack, defence or dodge (dice.extra-dice-only-three-rolls).
pub fn plain_die() -> &'static Die {
    &ATTACK[7]
}

/// The dice of one player in one roll. Which die fell how is never observed, so they are counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pool {
    faces: Faces,
    /// Dice read as criticals that show something else (q.treat-as-face): they count and add dice as criticals, and
    /// icon rules see them as such, but the dice themselves are what they were, immune if they are failures.
    treated: u8,
    roll: Roll,
    told: Told,
}

impl Pool {
    /// Before the roll.
    pub fn of(roll: Roll, told: Told) -> Pool {
        Pool { faces: Faces::NONE, treated: 0, roll, told }
    }

    /// As it lies, for a test or a picture.
    pub fn lying(roll: Roll, faces: Faces) -> Pool {
        Pool { faces, treated: 0, roll, told: Told::ALL }
    }

    /// The faces as they are read, treated dice as criticals.
    pub fn faces(&self) -> Faces {
        let mut faces = self.faces;
        faces[Face::Critical] += self.treated;
        faces
    }

    /// How many dice there are.
    pub fn dice(&self) -> u8 {
        self.faces.total() + self.treated
    }

    /// Rolls so many dice more.
    ///
    /// # Errors
    /// A stop of the table.
    pub fn roll(&mut self, dice: u8, chance: &mut dyn Chance, why: RuleId) -> Flow<()> {
        let rolled = chance.dice(self.told.die(self.roll), dice, why)?;
        for (shown, more) in self.faces.0.iter_mut().zip(rolled) {
            *shown += more;
        }
        Ok(())
    }

    /// Reads some dice as criticals from now on.
    pub fn treat(&mut self, face: Face, count: u8) {
        let count = count.min(self.faces[face]);
        self.faces[face] -= count;
        self.treated += count;
    }

    /// Rolls the extra dice of the initial criticals, so many for each (attack.step8.criticals). Then criticals that
    /// nobody looks at any more are successes like others.
    ///
    /// # Errors
    /// A stop of the table.
    pub fn explode(&mut self, for_each: u8, chance: &mut dyn Chance, why: RuleId) -> Flow<()> {
        let extra = (self.faces[Face::Critical] + self.treated).saturating_mul(for_each);
        if extra > 0 {
            self.roll(extra, chance, why)?;
        }
        self.forget();
        Ok(())
    }

    fn forget(&mut self) {
        if !self.told.has(Told::CRITICALS) {
            let stands_in = if self.roll == Roll::Attack { Face::Hit } else { Face::Block };
            self.faces[stands_in] += self.faces[Face::Critical] + self.treated;
            self.faces[Face::Critical] = 0;
            self.treated = 0;
        }
    }

    /// The dice among which so many may be chosen that show one of `any`: failures only if the rule names them
    /// (dice.failure). No more of each face than can be chosen, so that odds branch on nothing else.
    pub fn choosable(&self, any: &[Face], most: u8) -> Faces {
        let mut faces = self.faces.capped(most);
        for face in Face::ALL.into_iter().filter(|face| !any.contains(face)) {
            faces[face] = 0;
        }
        faces
    }

    /// So many of the dice that show one of `any`, blanks first.
    pub fn worst(&self, any: &[Face], most: u8) -> Faces {
        let mut left = most;
        let mut taken = Faces::NONE;
        for face in [Face::Blank, Face::Block, Face::Hit, Face::Failure, Face::Wild, Face::Critical] {
            if any.contains(&face) {
                taken[face] = self.faces[face].min(left);
                left -= taken[face];
            }
        }
        taken
    }

    /// Rolls the chosen dice again; new criticals add nothing (attack.step9.no-extra).
    ///
    /// # Errors
    /// A stop of the table.
    pub fn reroll(&mut self, chosen: Faces, chance: &mut dyn Chance, why: RuleId) -> Flow<()> {
        self.take(chosen);
        self.roll(chosen.total(), chance, why)?;
        self.forget();
        Ok(())
    }

    /// Changes the chosen dice to a face.
    pub fn change(&mut self, chosen: Faces, to: Face) {
        self.take(chosen);
        self.faces[to] += chosen.total();
        self.forget();
    }

    fn take(&mut self, chosen: Faces) {
        for (shown, taken) in self.faces.0.iter_mut().zip(chosen.0) {
            *shown = shown.saturating_sub(taken);
        }
    }

    /// How many dice show one of some faces.
    pub fn showing(&self, faces: &[Face]) -> u8 {
        debug_assert!(
            faces.iter().all(|&face| self.told.has(Told::face(self.roll, face))),
            "looked at {faces:?}"
        );
        self.faces().showing(faces)
    }

    /// Whether the icons of a rule are there.
    pub fn hold(&self, icons: &[Face]) -> bool {
        debug_assert!(
            icons.iter().all(|&face| self.told.has(Told::face(self.roll, face))),
            "looked at {icons:?}"
        );
        self.faces().hold(icons)
    }

    /// Successes, as the faces count.
    pub fn successes(&self, counting: &Counting) -> u8 {
        let faces = self.faces();
        Face::ALL.iter().map(|&face| faces[face].saturating_mul(counting.0[face.index()])).sum()
    }
}

/// How many successes each face is worth (attack.step10.counting-rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counting([u8; 6]);

impl Counting {
    /// As the book counts: critical, wild and hit for the attacker, critical, wild and block for defence and dodge.
    pub fn of(roll: Roll) -> Counting {
        if roll == Roll::Attack { Counting([1, 1, 1, 0, 0, 0]) } else { Counting([1, 1, 0, 1, 0, 0]) }
    }

    /// Whether a face counts at all.
    pub fn is_success(&self, face: Face) -> bool {
        self.0[face.index()] > 0
    }

    /// How many successes a face is worth.
    pub fn worth(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// A face is worth so much; of two rules that say so, the better one.
    pub fn count(&mut self, face: Face, worth: u8) {
        let now = &mut self.0[face.index()];
        *now = worth.max(*now);
    }
}

#[cfg(test)]
mod tests {
    use table::Fast;

    use super::*;
    use crate::{cites, rule};

    fn pool(roll: Roll, faces: &[Face]) -> Pool {
        Pool::lying(roll, faces.iter().copied().collect())
    }

    use Face::{Blank, Block, Critical, Failure, Hit, Wild};

    #[test]
    fn the_die_has_the_books_sides() {
        cites!("dice.faces");
        let count = |face| SIDES.iter().filter(|side| **side == face).count();
        assert_eq!(Face::ALL.map(count), [1, 1, 2, 1, 2, 1]);
    }

    #[test]
    fn faces_count_for_their_side() {
        cites!("dice.wild", "dice.hit", "dice.block", "dice.blank");
        cites!("attack.step10.attacker-successes", "attack.step10.defender-successes");
        let attack = pool(Roll::Attack, &[Critical, Critical, Critical, Hit, Wild, Failure]);
        assert_eq!(attack.successes(&Counting::of(Roll::Attack)), 5);
        let defence = pool(Roll::Defence, &[Block, Block, Wild, Blank, Blank, Failure]);
        assert_eq!(defence.successes(&Counting::of(Roll::Defence)), 3);
        let one = |roll, face| pool(roll, &[face]).successes(&Counting::of(roll));
        assert_eq!(Face::ALL.map(|face| one(Roll::Attack, face)), [1, 1, 1, 0, 0, 0]);
        assert_eq!(Face::ALL.map(|face| one(Roll::Defence, face)), [1, 1, 0, 1, 0, 0]);
        assert_eq!(Face::ALL.map(|face| one(Roll::Dodge, face)), [1, 1, 0, 1, 0, 0]);
    }

    #[test]
    fn an_icon_that_stands_twice_is_wanted_twice() {
        cites!("attack-rules.icons");
        assert!(pool(Roll::Attack, &[Wild, Wild, Blank]).hold(&[Wild, Wild]));
        assert!(!pool(Roll::Attack, &[Wild, Hit, Blank]).hold(&[Wild, Wild]));
        assert!(pool(Roll::Attack, &[Wild, Hit, Blank]).hold(&[Hit, Wild]));
    }

    #[test]
    fn counting_rules_change_no_die() {
        cites!("attack.step10.counting-rules");
        let mut counting = Counting::of(Roll::Defence);
        counting.count(Blank, 1);
        let defence = pool(Roll::Defence, &[Blank, Blank, Hit, Failure, Block]);
        assert_eq!(defence.successes(&counting), 3);
        let mut counting = Counting::of(Roll::Attack);
        counting.count(Wild, 2);
        let attack = pool(Roll::Attack, &[Wild, Wild, Hit]);
        assert_eq!((attack.successes(&counting), attack.showing(&[Wild])), (5, 2));
    }

    #[test]
    fn criticals_add_dice_once() {
        cites!("dice.extra-dice-once", "dice.critical");
        let mut chance = Fast::new(3);
        let mut five = pool(Roll::Attack, &[Critical, Critical, Blank, Hit, Wild]);
        five.explode(1, &mut chance, rule!("attack.step8.criticals")).unwrap();
        assert_eq!(five.dice(), 7);
        let mut double = pool(Roll::Attack, &[Critical, Critical]);
        double.explode(2, &mut chance, rule!("attack.step8.extra-rules")).unwrap();
        assert_eq!(double.dice(), 6);
        let mut hexed = pool(Roll::Attack, &[Critical, Critical]);
        hexed.explode(0, &mut chance, rule!("conditions.hex")).unwrap();
        assert_eq!((hexed.dice(), hexed.successes(&Counting::of(Roll::Attack))), (2, 2));
    }

    #[test]
    fn a_treated_die_explodes_and_stays_what_it_was() {
        let mut roll = pool(Roll::Attack, &[Failure, Blank]);
        roll.treat(Failure, 1);
        roll.explode(1, &mut Fast::new(1), rule!("attack.step8.criticals")).unwrap();
        assert_eq!(roll.dice(), 3);
        assert!(roll.faces()[Critical] >= 1);
        // It is no failure any more that a rule naming failures could take, and no critical that could be changed.
        assert_eq!(roll.choosable(&[Failure], 3)[Failure] + roll.choosable(&[Critical], 3)[Critical], {
            let lying = roll.faces();
            lying[Failure] + lying[Critical] - 1
        });
    }

    #[test]
    fn a_reroll_takes_the_new_result_and_adds_no_dice() {
        cites!("modify-dice.reroll-result-stands", "attack.step9.no-extra");
        for seed in 0..40 {
            let mut roll = pool(Roll::Attack, &[Blank, Hit, Failure]);
            let mut chosen = Faces::NONE;
            chosen[Blank] = 1;
            roll.reroll(chosen, &mut Fast::new(seed), rule!("modify-dice.reroll-result-stands")).unwrap();
            assert_eq!(roll.dice(), 3);
            assert!(roll.faces()[Hit] >= 1 && roll.faces()[Failure] >= 1);
        }
    }

    #[test]
    fn coarse_eyes_count_the_same_successes() {
        for bits in 0..16 {
            for roll in [Roll::Attack, Roll::Defence] {
                let told = Told(bits);
                let counting = Counting::of(roll);
                for (side, face) in SIDES.iter().enumerate() {
                    let seen = Face::ALL[usize::from(told.die(roll).sides[side])];
                    assert_eq!(
                        pool(roll, &[seen]).successes(&counting),
                        pool(roll, &[*face]).successes(&counting)
                    );
                    assert_eq!(seen == Critical, *face == Critical);
                }
            }
        }
    }
}
