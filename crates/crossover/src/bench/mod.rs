//! Measuring how fast games are played.

pub mod bare_skirmish;
pub mod champions;
pub mod crisis;
pub mod gotham;
pub mod icepool;
pub mod operations;
pub mod speed;
