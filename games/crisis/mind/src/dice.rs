//! Dice on the table: what an effect does to them, and which of them it should be.

use crisis::ask::Answer;
use crisis::card::ability::{Amount, Counted, Face, Roll as Of, Step};
use crisis::dice::{Counting, Faces, Pool};
use crisis::effect::{Frame, count, modifiers};
use crisis::state::{FigureId, Side};

use super::blow::{Covered, Range};
use super::chances::Roll;
use super::worth::Outlook;
use minds::choose::best;

/// What a success of a dodge is worth, roughly.
const DODGED: f32 = 0.2;

/// The rolls of the attack that is being made, as they lie.
struct Lying {
    attacker: FigureId,
    target: FigureId,
    attack: (Faces, Counting),
    defence: (Faces, Counting),
}

impl Lying {
    fn of(outlook: &Outlook) -> Option<Lying> {
        let scene = outlook.scene;
        let attack = scene.state.attacks.last()?;
        let (attacker, target) = (attack.attacker, attack.target);
        let lies = |pool: &Pool, roll, roller| (pool.faces(), modifiers::counting(scene, roll, roller));
        Some(Lying {
            attacker,
            target,
            attack: lies(attack.attack_pool.shown(), Of::Attack, attacker),
            defence: lies(attack.defence_pool.shown(), Of::Defence, target),
        })
    }

    fn roll(&self, roll: Of) -> &(Faces, Counting) {
        if roll == Of::Attack { &self.attack } else { &self.defence }
    }

    /// By how much the attack beats the defence now; less than nothing if it does not.
    fn margin(&self) -> i16 {
        successes(&self.attack) - successes(&self.defence)
    }

    /// What it gains the side that looks if the margin were another one.
    fn worth(&self, outlook: &Outlook, margin: i16) -> f32 {
        let damage = u8::try_from(margin.max(0)).unwrap_or(u8::MAX);
        -outlook.sign(self.target) * outlook.loss(self.target, damage)
    }

    /// The same as more or fewer successes of one of the rolls.
    fn shifted(&self, outlook: &Outlook, roll: Of, successes: i16) -> f32 {
        let by = if roll == Of::Attack { successes } else { -successes };
        self.worth(outlook, self.margin() + by) - self.worth(outlook, self.margin())
    }
}

fn successes((faces, counting): &(Faces, Counting)) -> i16 {
    Face::ALL.iter().map(|&face| i16::from(faces[face]) * i16::from(counting.worth(face))).sum()
}

/// Dice that are no successes and may be touched.
fn misses((faces, counting): &(Faces, Counting), failures: bool) -> u8 {
    let idle = |face: &&Face| counting.worth(**face) == 0 && (failures || **face != Face::Failure);
    Face::ALL.iter().filter(idle).map(|&face| faces[face]).sum()
}

/// What more dice in a pool are worth, before the roll.
pub(super) fn added(outlook: &Outlook, frame: &Frame, to_attack: bool, dice: u8) -> f32 {
    let Some(attack) = outlook.scene.state.attacks.last() else { return 0.1 * f32::from(dice) };
    let (attacker, target, weapon) = (attack.attacker, attack.target, attack.weapon);
    let to_attack = to_attack || frame.roller == Some(attacker);
    let mut range = Range::new(outlook.scene);
    let mut mean = |more: [u8; 2]| {
        let (damage, _) = range.damage_with(outlook, (attacker, weapon, target), Covered::AsTheyStand, more);
        damage.mean(|amount| outlook.loss(target, amount))
    };
    let more = if to_attack { [dice, 0] } else { [0, dice] };
    -outlook.sign(target) * (mean(more) - mean([0, 0]))
}

/// What a step is worth that touches dice which lie on the table.
pub(super) fn modified(outlook: &Outlook, frame: &Frame, step: &Step) -> f32 {
    let scene = outlook.scene;
    let Some(lying) = Lying::of(outlook) else {
        return if scene.state.dodge.is_some() { DODGED } else { 0.1 };
    };
    let attacking = scene.state.figure(lying.attacker).side == frame.side;
    let own = if attacking { Of::Attack } else { Of::Defence };
    let amount = |count: &Amount| count::plain(scene, frame, None, count);
    match step {
        Step::Reroll { roll, count, failures } => {
            let roll = roll.unwrap_or(own);
            let (faces, counting) = lying.roll(roll);
            let all = matches!(count, Amount::Counted(counted) if **counted == Counted::All);
            let (dice, kept) = if all {
                (faces.total() - faces[Face::Failure], 0)
            } else {
                (amount(count).min(misses(lying.roll(roll), *failures)), successes(lying.roll(roll)))
            };
            let again = Roll { dice, counting: *counting, explode: 0, again: 0, turned: 0 };
            let now = successes(lying.roll(roll));
            again.spread().mean(|rolled| lying.shifted(outlook, roll, kept + i16::from(rolled) - now))
        }
        Step::ChangeDice { roll, count, .. } if *roll == own => {
            let dice = amount(count).min(misses(lying.roll(*roll), false));
            lying.shifted(outlook, *roll, i16::from(dice))
        }
        Step::ChangeDice { roll, count, .. } => {
            // How many dice may be changed can depend on the other roll: a wild is one in eight.
            let dice = i16::from(amount(count).clamp(1, 3)).min(successes(lying.roll(*roll)));
            lying.shifted(outlook, *roll, -dice)
        }
        Step::TreatDice { roll, any, .. } => {
            let there = lying.roll(*roll).0.showing(any) > 0;
            let with = |more| lying.shifted(outlook, *roll, more);
            // It counts, and rolls one more die.
            if there { 0.5 * with(1) + 0.5 * with(2) } else { 0.0 }
        }
        _ => 0.0,
    }
}

/// Which dice: of its roll those that are no successes, of the other side's those that are.
pub(super) fn which(outlook: &Outlook, side: Side, roll: Of, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let counting = match Lying::of(outlook) {
        Some(lying) if roll != Of::Dodge => lying.roll(roll).1,
        _ => Counting::of(roll),
    };
    let own = match (scene.state.attacks.last(), &scene.state.dodge) {
        (_, Some(dodge)) if roll == Of::Dodge => scene.state.figure(dodge.figure).side == side,
        (Some(attack), _) => (scene.state.figure(attack.attacker).side == side) == (roll == Of::Attack),
        _ => true,
    };
    best(options, |option| {
        let Answer::Dice(chosen) = option else { return f32::NEG_INFINITY };
        let value = |&face: &Face| {
            let counts = f32::from(counting.worth(face));
            let each = match (own, counts > 0.0) {
                // Blanks before faces that a rule of the attack may look at.
                (true, false) => {
                    if face == Face::Blank {
                        1.01
                    } else {
                        1.0
                    }
                }
                (true, true) => -counts,
                (false, true) => counts + if face == Face::Critical { 0.0 } else { 0.01 },
                (false, false) => -0.1,
            };
            each * f32::from(chosen[face])
        };
        Face::ALL.iter().map(value).sum()
    })
}

/// To which face: one that a rule of the attack still lacks, else any success.
pub(super) fn face(outlook: &Outlook, roll: Of, options: &[Answer]) -> usize {
    let scene = outlook.scene;
    let Some(lying) = Lying::of(outlook) else { return 0 };
    let (faces, counting) = lying.roll(roll);
    let rules = scene.state.attack().rules(scene);
    let completes = |face: Face| {
        let mut with = *faces;
        with[face] += 1;
        let met = |faces: &Faces| rules.iter().filter(|rule| faces.hold(&rule.icons)).count();
        (met(&with) - met(faces)) as f32
    };
    best(options, |option| match option {
        Answer::Face(face) => {
            let triggers = if roll == Of::Attack { 0.4 * completes(face) } else { 0.0 };
            f32::from(counting.worth(face)) + triggers
        }
        _ => 0.0,
    })
}
