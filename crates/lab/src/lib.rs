//! Many games at once: bots play, and what comes of it is counted, measured and reported.
//!
//! - [`Lab`] is what a game says about its runs: what they are dealt, what is counted of them. [`Runs`] is the same
//!   without the type of the counts, and [`Laboratory`] without the game: programs hold that.
//! - [`run()`] plays the games. Game `n` of a run depends on the run's seed and on `n` alone, and games are put together in
//!   their order, so the figures and the digest are the same for any number of threads.
//! - [`Simulated`] is what a run came to, with [`Share`]s and [`figures`]; [`report`] is a page of it. [`Blows`] counts who
//!   hurt whom, in any game whose pieces have numbers.
//! - [`Ladder`] is what comes of letting all minds of a game play each other; a [`Stranger`] is a mind that is somebody's own program.
//! - [`bench`] measures how fast games are played. [`Calculator`]s work out exact odds of what somebody makes up.
#![warn(missing_docs)]

mod blows;
mod calculator;
mod chart;
mod laboratory;
mod ladder;
mod part;
mod percent;
mod rating;
mod run;
mod share;
mod simulated;
mod stranger;
mod wish;

pub mod bench;
pub mod figures;
pub mod report;

pub use blows::{Blows, Deeds};
pub use calculator::{Argument, Calculator, Kind, Sketch, Told, Worked};
pub use chart::{Chart, Hue, Row};
pub use laboratory::{Begins, Laboratory, Load, Order, Pace, Runs};
pub use ladder::{Cell, Contest, Ladder, Pair, Pondered, Visited};
pub use part::{Bench, Dealer, Lab};
pub use percent::{decimal, percent};
pub use rating::Elo;
pub use run::{Ended, Plan, Run, run};
pub use share::Share;
pub use simulated::{Simulated, Stopped};
pub use stranger::{Faults, Stranger, Visitor, question};
pub use wish::{Wish, chosen, one_of, refuse_others, unknown};
