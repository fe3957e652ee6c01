//! What people see and read of POW: its words against committed ones, and its games through the door of the house.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod cards;
mod golden;
mod lasting;
mod ledger;
mod odds;
mod random_play;
mod reach;
mod setup;
mod shown;
mod support;
mod terms;
mod told;
mod typescript;
