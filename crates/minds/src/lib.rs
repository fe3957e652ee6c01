//! What the bots of all games have in common: who answers when nobody sits at a seat.
//!
//! The simplest mind is a [`table::Policy`]: it is shown a scene, a question and the legal answers, and picks one of them. A
//! [`search`] takes the game up where it stands and plays on; both are [`table::Mind`]s. Both answer by what their seat knows
//! and by the chance they are handed, so that the same game always comes of the same seed, and a bot that was restarted
//! in the middle of a game answers as it would have before.
//!
//! - [`Random`] answers anything in any game; each game's own minds lie in `games/NAME/mind`. Its [`Roster`] lists them, with
//!   the [`Level`]s, which are the same in all games: a [`Judge`] weighs the answers, and the search tries the best of them.
//!   The judge is a net that has [`Learned`] the game, or [`Thumbs`] where none has.
//! - [`Seated`] puts a mind at each of two seats; [`table::Bot`] answers for one seat of a live match.
//! - [`ladder`] plays minds against each other; [`speed`] says what a step costs;
//!   [`learn`] makes a mind of games that it plays with itself;
//!   [`choose`] picks among options by a score; [`trials`] is what the tests of all minds ask of them.
//!
//! What is absent on purpose: the clock, threads, and float functions that differ between machines.
#![warn(missing_docs)]

mod bytes;
pub mod choose;
pub mod conformance;
mod judge;
pub mod ladder;
#[cfg(not(target_arch = "wasm32"))]
pub mod learn;
mod learned;
mod level;
pub mod net;
mod roster;
pub mod search;
mod seated;
#[cfg(not(target_arch = "wasm32"))]
pub mod speed;
mod study;
mod thumbs;
pub mod trials;
pub mod weights;

pub use bytes::Unreadable;
pub use judge::Judge;
pub use learned::Learned;
pub use level::{LEVELS, Level, Levelled};
pub use roster::{Roster, Taught};
pub use seated::Seated;
pub use study::Study;
/// Every answer is as likely as the next.
pub use table::Uniform as Random;
pub use thumbs::{Thumb, Thumbs};
