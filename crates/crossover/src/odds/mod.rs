//! Exact odds: two cards made up for one attack, and pictures of what may come of it.
//!
//! The numbers come from [`pow::odds`], which plays the attack by the very functions of the game.

pub mod picture;
pub mod sketch;
pub mod svg;
