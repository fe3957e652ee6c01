//! Games in progress as programs hold them: search, learning, Python, a page's "what if". Numbers go in and numbers come out.
//!
//! - [`Arena`] is a game of any kind, erased and narrow: whose turn it is, how many options there are, take one of them.
//!   [`begin`] and [`take_up`] make one.
//! - [`Live`] steps on a stack of its own: a question suspends the rules, and an answer lets them go on. It stays on its
//!   thread. [`table::Branch`] runs the step again at each answer instead; it stands in where there are no such stacks (wasm32),
//!   where a game moves between threads ([`sent`]), and where chance is open. [`Stepped`] is what both can do.
//! - [`Eyes`] is what a learner sees of a game: fixed sizes, no words, and nothing that the seat may not know.
//! - [`conformance`] holds [`Live`], [`table::Branch`], [`table::Match`] and [`table::Playout`] to the same games.
//!
//! A copy or a belief is a [`table::Trail`], a checkpoint and what was answered since, taken up elsewhere.
#![warn(missing_docs)]

pub mod conformance;
mod door;
mod eyes;
#[cfg(not(target_arch = "wasm32"))]
mod live;
mod stepped;

pub use door::{Arena, begin, sent, take_up};
pub use eyes::{Eyes, Features, Size, Sizes, flag, mark, steps};
#[cfg(not(target_arch = "wasm32"))]
pub use live::Live;
pub use stepped::Stepped;
