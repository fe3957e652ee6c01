//! From files to what is printed, or to everything that is wrong with the files.
//!
//! Each function here takes what an author wrote, reports what it dislikes at the place where it stands, and gives back the
//! compiled thing all the same: where a number is out of range the nearest good one stands in. So one pass finds every
//! mistake, and what was compiled from a mistaken file is thrown away with the report.

mod board;
mod code;
mod field;
mod hero;
mod ids;
mod material;
mod mission;
mod skill;
mod tile;

pub use code::Code;

pub(super) use board::board;
pub(super) use field::dice;
pub(super) use hero::hero;
pub(super) use ids::AllIds;
pub(super) use material::material;
pub(super) use mission::mission;
pub(super) use skill::skill;
pub(super) use tile::tile;
