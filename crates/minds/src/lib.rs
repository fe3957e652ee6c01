//! Bots: who answers when nobody sits at a seat.
//!
//! A mind is a [`table::Policy`]: it is shown a scene, a question and the legal answers, and picks one of them. It
//! does so by state and question alone, so that the same game always comes of the same seed, and a bot that was
//! restarted in the middle of a game answers as it would have before.
//!
//! - [`Random`] answers anything in any game.
//! - [`pow::Greedy`] and [`crisis::Greedy`] play for the best of one activation, [`gotham::Greedy`] for that of a turn;
//!   [`Mind`] is any mind by its name.
//! - [`Seated`] puts a mind at each of two seats; [`Bot`] answers for one seat of a live [`table::Match`].
//!
//! What is absent on purpose: the clock, threads, and float functions that differ between machines.
#![warn(missing_docs)]

mod bot;
pub mod champions;
mod choose;
pub mod crisis;
pub mod gotham;
mod mind;
pub mod pow;
mod seated;

pub use bot::Bot;
pub use mind::{Mind, UnknownMind};
pub use seated::Seated;
/// Every answer is as likely as the next.
pub use table::Uniform as Random;
