//! Minds for the mini skirmish, and eyes for whoever learns it.
#![warn(missing_docs)]

mod eyes;
mod study;

use minds::{Random, Roster, Thumb};
use skirmish::Skirmish;
use table::Named;

pub use eyes::SkirmishEyes;
pub use study::SkirmishStudy;

/// The policies of this game by their names, the weakest first.
pub const MINDS: &[Named<Skirmish>] = &[Named { name: "random", mind: || Box::new(Random) }];

/// All minds of this game, levels among them.
pub static ROSTER: Roster<Skirmish> =
    Roster::new(MINDS, Thumb::of(|| Box::new(Random)), Some(&SkirmishStudy));
