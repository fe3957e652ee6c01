//! From files to cards, or to everything that is wrong with the files.
//!
//! Each function here takes what an author wrote, reports what it dislikes at the place where it stands, and gives
//! back the compiled thing all the same: where something is wrong, something harmless stands in. So one pass finds
//! every mistake, and what was compiled from a mistaken file is thrown away with the report.

mod code;
mod compile;
mod ids;
mod link;
mod loops;

pub use code::Code;

pub(super) use compile::{deck, identity, name, player_card, scenario, scenario_card};
pub(super) use ids::AllIds;
pub(super) use loops::in_loops;
