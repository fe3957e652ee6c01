//! The games of the list, each through the door that all of them share.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod beats;
mod books;
mod by_table;
mod directions;
mod hands;
mod lessons;
mod minds;
mod patience;
mod places;
mod random_play;
mod runs;
mod saves;
mod scripts;
mod starts;
mod steps;
mod support;
mod texts;
mod traits;
