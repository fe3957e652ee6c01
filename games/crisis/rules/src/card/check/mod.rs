//! From files to cards, or to everything that is wrong with the files.
//!
//! Each function here takes what an author wrote, reports what it dislikes at the place where it stands, and gives
//! back the compiled thing all the same: where a number is out of range the nearest good one stands in. So one pass
//! finds every mistake, and what was compiled from a mistaken file is thrown away with the report.

mod battlefield;
mod character;
mod code;
mod condition;
mod crisis;
mod field;
mod ids;
mod link;
mod measures;
mod tactic;

pub use code::Code;

pub(super) use battlefield::battlefield;
pub(super) use character::character;
pub(super) use condition::condition;
pub(super) use crisis::crisis;
pub(super) use field::{at_most, name};
pub(super) use ids::AllIds;
pub(super) use link::{Link, Roles};
pub(super) use measures::measures;
pub(super) use tactic::tactic;
