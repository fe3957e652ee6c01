//! What people see and read of Champions: its words against committed ones, and its games through the door of the house.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking, as tests do")]

mod cards;
mod golden;
mod hidden;
mod play;
mod samples;
mod shown;
mod support;
mod told;
mod typescript;
