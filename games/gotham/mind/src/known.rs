//! What stays as it is while one question is thought about.

use gotham::Gotham;
use gotham::printed::term::{Colour, DieType};
use table::Scene;

use super::chances;
use super::far::Far;

/// Worked out once for each question, and looked up a thousand times.
pub(super) struct Known {
    /// How far zones are from each other.
    pub far: Far,
    /// The average of a die of each colour.
    means: [f32; Colour::ALL.len()],
}

impl Known {
    /// Of the scene in which the question is asked.
    pub fn of(scene: Scene<Gotham>) -> Known {
        Known { far: Far::of(scene), means: Colour::ALL.map(|colour| chances::mean(scene.content, colour)) }
    }

    /// What dice show on average.
    pub fn mean_of(&self, dice: &[DieType]) -> f32 {
        dice.iter().map(|die| self.means[die.colour() as usize]).sum()
    }
}
