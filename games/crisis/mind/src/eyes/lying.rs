//! Dice on the table.

use crisis::Crisis;
use crisis::card::ability::{Face, Roll};
use crisis::dice::{Counting, Faces};
use crisis::state::FigureId;
use table::Scene;

/// The rolls of the attack that is being made, as they lie.
#[derive(Clone, Copy)]
pub(super) struct Lying {
    pub attacker: FigureId,
    pub target: FigureId,
    attack: Faces,
    defence: Faces,
}

impl Lying {
    pub fn of(scene: Scene<Crisis>) -> Option<Lying> {
        let attack = scene.state.attacks.last()?;
        Some(Lying {
            attacker: attack.attacker,
            target: attack.target,
            attack: attack.attack_pool.shown().faces(),
            defence: attack.defence_pool.shown().faces(),
        })
    }

    /// By how much the attack beats the defence now, as faces usually count; less than nothing if it does not.
    pub fn margin(self) -> i32 {
        successes(Roll::Attack, self.attack) - successes(Roll::Defence, self.defence)
    }

    /// How many dice lie there.
    pub fn dice(self) -> [u32; 2] {
        [self.attack, self.defence].map(|faces| faces.total().into())
    }

    /// The faces of one roll.
    pub fn faces(self, roll: Roll) -> Faces {
        if roll == Roll::Attack { self.attack } else { self.defence }
    }
}

/// How many of some dice count, as they usually do.
pub(super) fn successes(roll: Roll, faces: Faces) -> i32 {
    let counting = Counting::of(roll);
    Face::ALL.iter().map(|&face| i32::from(faces[face]) * i32::from(counting.worth(face))).sum()
}
