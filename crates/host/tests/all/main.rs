//! The door, from outside: whatever a server may do with a game.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod arena;
mod hidden;
mod secret_cards;
