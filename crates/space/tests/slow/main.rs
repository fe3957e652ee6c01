//! Every answer of the crate against a slow, obvious one, on seeded random tables.

mod areas;
mod board;
mod digest;
mod flights;
mod measures;
mod moves;
mod resting;
mod shapes;
mod sights;
mod strides;
mod turned;
