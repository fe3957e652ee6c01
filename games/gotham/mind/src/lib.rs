//! Minds for Gotham City Chronicles.
//!
//! [`Greedy`] looks to the end of its own turn. What an action of a hero or the activation of a tile comes to is tried out on
//! copies of the game (`plan`); what is asked in the middle of them is answered at once (`reflexes`). Both weigh positions
//! alike: what the mission still takes, read from its conditions (`aims`), cubes, life and places (`worth`), attacks
//! (`blows`, `chances`) and ways (`ways`, `far`); `known` is what is worked out once for a question.
//!
//! Whoever learns the game has `eyes` for it, and `study` says which games there are to learn; `errand` is how far the
//! mission's ends are and `walk` how far one zone is from others, to both.

mod aims;
mod blows;
mod chances;
mod errand;
mod eyes;
mod far;
mod greedy;
mod known;
mod plan;
mod prospect;
mod reflexes;
mod study;
mod walk;
mod ways;
mod weights;
mod worth;

use gotham::Gotham;
use minds::{LEVELS, Random, Roster, Taught, Thumb};
use table::Named;

pub use eyes::GothamEyes;
pub use greedy::{Greedy, Reflexes};
pub use study::GothamStudy;
pub use weights::Weights;

/// The policies of this game by their names, the weakest first.
pub const MINDS: &[Named<Gotham>] = &[
    Named { name: "random", mind: || Box::new(Random) },
    Named { name: "greedy", mind: || Box::new(Greedy::default()) },
];

/// How levels judge without a net.
const THUMB: Thumb<Gotham> = Thumb {
    first: || Box::new(Greedy::default()),
    quick: || Box::new(Reflexes::default()),
    worth: Some(prospect::of),
};

/// All minds of this game, levels among them.
pub static ROSTER: Roster<Gotham> = Roster {
    policies: MINDS,
    thumb: THUMB,
    study: Some(&GothamStudy),
    taught: Some(Taught::new(&GothamEyes, &[include_bytes!("../weights/best.weights")])),
    levels: LEVELS,
};
