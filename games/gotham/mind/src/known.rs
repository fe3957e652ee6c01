//! What stays as it is while one question is thought about.

use std::cell::OnceCell;

use gotham::Gotham;
use gotham::printed::term::{Colour, DieType};
use table::Scene;

use super::chances;
use super::far::Far;

/// Worked out once for each question, and looked up a thousand times.
pub(super) struct Known<'a> {
    /// Where the question is asked.
    scene: Scene<'a, Gotham>,
    /// How far zones are from each other, once somebody wants to know.
    far: OnceCell<Far>,
    /// The average of a die of each colour.
    means: [f32; Colour::ALL.len()],
}

impl<'a> Known<'a> {
    /// Of the scene in which the question is asked.
    pub fn of(scene: Scene<'a, Gotham>) -> Known<'a> {
        let means = Colour::ALL.map(|colour| chances::mean(scene.content, colour));
        Known { scene, far: OnceCell::new(), means }
    }

    /// How far zones are from each other.
    pub fn far(&self) -> &Far {
        self.far.get_or_init(|| Far::of(self.scene))
    }

    /// What dice show on average.
    pub fn mean_of(&self, dice: &[DieType]) -> f32 {
        dice.iter().map(|die| self.means[die.colour() as usize]).sum()
    }
}
