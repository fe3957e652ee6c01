//! Minds for POW.
//!
//! [`Greedy`] looks no further than the activation in hand. Everything it knows is a number of points, as the
//! mission counts them: what a figure in some condition is worth (`worth`), what an objective is (`aims`), what a
//! blow can be expected to take away (`chances`, `blow`), what a figure's POW buys where it stands (`arsenal`,
//! `throwing`, `powers`), and how good a place is to stand (`ground`). `greedy` asks them, question by question.
//!
//! Whoever learns the game has `eyes` for it, and `study` says which games there are to learn.

mod activation;
mod aims;
mod arsenal;
mod blow;
mod chances;
mod clearing;
mod deployment;
mod eyes;
mod greedy;
mod ground;
mod places;
mod powers;
mod prospect;
mod replies;
mod study;
mod throwing;
mod ways;
mod weights;
mod worth;

use pow::Pow;
use table::Named;

use minds::{LEVELS, Random, Roster, Taught, Thumb};

pub use eyes::PowEyes;
pub use greedy::Greedy;
pub use study::PowStudy;
pub use weights::Weights;

/// The policies of this game by their names, the weakest first.
pub const MINDS: &[Named<Pow>] = &[
    Named { name: "random", mind: || Box::new(Random) },
    Named { name: "greedy", mind: || Box::new(Greedy::default()) },
];

/// How levels judge without a net.
const THUMB: Thumb<Pow> = Thumb {
    first: || Box::new(Greedy::default()),
    quick: || Box::new(Greedy::default()),
    worth: Some(prospect::of),
};

/// All minds of this game, levels among them.
pub static ROSTER: Roster<Pow> = Roster {
    policies: MINDS,
    thumb: THUMB,
    study: Some(&PowStudy),
    taught: Some(Taught::new(&PowEyes, &[include_bytes!("../weights/best.weights")])),
    levels: LEVELS,
};
