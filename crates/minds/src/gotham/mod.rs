//! Minds for Gotham City Chronicles.
//!
//! [`Greedy`] looks to the end of its own turn. What an action of a hero or the activation of a tile comes to is tried out on
//! copies of the game (`plan`); what is asked in the middle of them is answered at once (`reflexes`). Both weigh positions
//! alike: what the mission still takes, read from its conditions (`aims`), cubes, life and places (`worth`), attacks
//! (`blows`, `chances`) and ways (`ways`, `far`); `known` is
//! what is worked out once for a question.

mod aims;
mod blows;
mod chances;
mod far;
mod greedy;
mod known;
mod plan;
mod reflexes;
mod ways;
mod weights;
mod worth;

use ::gotham::Gotham;
use ::gotham::answer::Answer;
use ::gotham::ask::Ask;
use table::{Fast, Policy, Scene};

use crate::{Mind, Random};

pub use greedy::Greedy;
pub use weights::Weights;

impl Policy<Gotham> for Mind {
    fn pick(&mut self, scene: Scene<Gotham>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        match self {
            Mind::Random => Random.pick(scene, ask, options, chance),
            Mind::Greedy => Greedy::default().pick(scene, ask, options, chance),
        }
    }
}
