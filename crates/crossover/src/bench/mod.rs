//! Measuring how fast games are played.

pub mod bare_skirmish;
pub mod speed;
