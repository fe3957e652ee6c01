//! What the tests share.

pub mod play;
pub mod text;
