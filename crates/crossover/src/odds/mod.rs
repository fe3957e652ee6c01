//! Exact odds: two cards made up for one attack, and pictures of what may come of it.
//!
//! The numbers come from [`pow::odds`] and [`crisis::odds`], which play the attack by the very functions of the games.

mod chart;
pub mod picture;
pub mod sketch;
pub mod svg;

pub use chart::Chart;
