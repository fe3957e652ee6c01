//! Minds for Champions.
//!
//! Everything is weighed by what a position is worth to all players together (`standing`), in the middle of something as it
//! will be when that has happened (`coming`). `habit` answers every question by rules of thumb: cards in hand (`hand`),
//! payments (`payment`), turns (`turn`); what abilities do is not read off their trees but tried out on a copy with the
//! rules themselves (`trial`), for choices (`effects`) and for interrupts and responses (`windows`). What matters most is played
//! on to the end of the round (`greedy`), each answer in the same worlds (`world`). No card is named.
//!
//! Whoever learns the game has `eyes` for it, and `study` says which games there are to learn.

mod coming;
mod effects;
mod eyes;
mod greedy;
mod habit;
mod hand;
mod payment;
mod rewind;
mod standing;
mod study;
mod thumb;
mod trial;
mod turn;
mod weights;
mod windows;
mod world;

use champions::Champions;
use table::Named;

use minds::{LEVELS, Random, Roster, Taught};

pub use eyes::ChampionsEyes;
pub use greedy::Greedy;
pub use study::ChampionsStudy;
pub use thumb::{Thumb, Worth};
pub use weights::Weights;

/// The policies of this game by their names, the weakest first.
pub const MINDS: &[Named<Champions>] = &[
    Named { name: "random", mind: || Box::new(Random) },
    Named { name: "greedy", mind: || Box::new(Greedy::default()) },
];

/// All minds of this game, levels among them.
pub static ROSTER: Roster<Champions> = Roster {
    policies: MINDS,
    thumb: minds::Thumb::of(|| Box::new(Greedy { worlds: 0, ..Greedy::default() })),
    study: Some(&ChampionsStudy),
    taught: Some(Taught::with_few(
        &ChampionsEyes,
        &[include_bytes!("../weights/best.weights")],
        1,
        &[include_bytes!("../weights/solo.weights")],
    )),
    levels: LEVELS,
};
