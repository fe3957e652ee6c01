//! The games of the list, each through the door that all of them share.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod books;
mod hands;
mod random_play;
mod scripts;
mod support;
