//! The door, from outside: whatever a server may do with a game.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod cards;
mod crisis;
mod hands;
mod hidden;
mod random_play;
mod secret_cards;
mod support;
