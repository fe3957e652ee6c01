//! The door, from outside: whatever a server may do with a game.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod cards;
mod champions;
mod crisis;
mod gotham;
mod hidden;
mod lasting;
mod odds;
mod random_play;
mod reach;
mod secret_cards;
mod setup;
mod shown;
mod support;
