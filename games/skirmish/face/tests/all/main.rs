//! The skirmish as programs hold it: through the list of games, and in numbers.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod arena;
mod lab;
