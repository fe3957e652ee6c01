//! From files to cards, or to everything that is wrong with the files.
//!
//! Each function here takes what an author wrote, reports what it dislikes at the place where it stands, and gives
//! back the compiled thing all the same: where a number is out of range the nearest good one stands in. So one pass
//! finds every mistake, and what was compiled from a mistaken file is thrown away with the report.

mod ability;
mod attack;
mod battlefield;
mod character;
mod code;
mod field;
mod mission;
mod power;
mod team;

pub use battlefield::scenery;
pub use code::Code;

pub(super) use battlefield::{battlefield, covered};
pub(super) use character::character;
pub(super) use mission::mission;
pub(super) use team::team;
