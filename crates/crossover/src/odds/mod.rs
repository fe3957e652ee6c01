//! Exact odds as pictures: bars of text, and a drawing for pages. The numbers come from the games' own calculators.

pub mod picture;
pub mod svg;
