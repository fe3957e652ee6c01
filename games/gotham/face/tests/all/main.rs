//! Gotham City Chronicles as people meet it: the door from outside, and everything that it says in words.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod cards;
mod play;
mod shown;
mod support;
mod typescript;
mod voice;
