//! Every answer of the crate against a slow, obvious one, on seeded random tables.

#![allow(clippy::disallowed_methods, reason = "the slow answers are compared with a margin")]

mod areas;
mod board;
mod digest;
mod flat;
mod flights;
mod limits;
mod measures;
mod moves;
mod resting;
mod shapes;
mod sights;
mod strides;
mod turned;
