//! Minds for Crisis Protocol.
//!
//! [`Greedy`] looks no further than the activation in hand. Everything it knows is a number of victory points: what a
//! character in some condition is worth (`worth`), what a token is (`aims`), what an attack can be expected to take away
//! (`chances`, `blow`, `arms`), what a push or a throw does (`throwing`), what the steps of any ability are worth (`steps`),
//! and how good a place is to stand (`ground`). `plan` compares what a character could do with its activation; `greedy` asks
//! all of them, question by question.
//!
//! Whoever learns the game has `eyes` for it, and `study` says which games there are to learn.

mod aims;
mod arms;
mod blow;
mod chances;
mod deployment;
mod dice;
mod effects;
mod eyes;
mod greedy;
mod ground;
mod places;
mod plan;
mod prospect;
mod replies;
mod squad;
mod steps;
mod study;
mod throwing;
mod weights;
mod worth;

use crisis::Crisis;
use table::Named;

use minds::{LEVELS, Random, Roster, Taught, Thumb};

pub use eyes::CrisisEyes;
pub use greedy::Greedy;
pub use study::CrisisStudy;
pub use weights::Weights;

/// The policies of this game by their names, the weakest first.
pub const MINDS: &[Named<Crisis>] = &[
    Named { name: "random", mind: || Box::new(Random) },
    Named { name: "greedy", mind: || Box::new(Greedy::default()) },
];

/// How levels judge without a net.
const THUMB: Thumb<Crisis> = Thumb {
    first: || Box::new(Greedy::default()),
    quick: || Box::new(Greedy::default()),
    worth: Some(prospect::of),
};

/// All minds of this game, levels among them.
pub static ROSTER: Roster<Crisis> = Roster {
    policies: MINDS,
    thumb: THUMB,
    study: Some(&CrisisStudy),
    taught: Some(Taught::new(&CrisisEyes, &[include_bytes!("../weights/best.weights")])),
    levels: LEVELS,
};
