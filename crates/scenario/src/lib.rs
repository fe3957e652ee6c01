//! Scenario files: rule tests that a rules lawyer can read and write without knowing Rust.
//!
//! A file says what is given, which dice fall, what is done, and what is then the case; docs/scenarios.md is its
//! manual. [`run_file`] and [`run_dir`] play such files through the very rules of the game, and [`export`] writes the
//! present position of a live game as one, so that a strange moment can be reported, kept and tested.
//!
//! Read the modules in this order:
//!
//! - [`scenic`](Scenic): what a game brings, and nothing more than that;
//! - `file`: the shape of a file, the same for every game; `line`: sentences cut into words;
//! - `schema`: the same shape for editors, under schemas/; `shared` and `sides`: what several games have;
//! - `run`: lines are said to the game, one question after the other; `expect`: what must have happened;
//! - [`report`](Report): files and folders of files; `write`: the way back, from a game to a file;
//! - `pow`, `crisis`, `champions`, `gotham`: the words of one game.
//!
//! Bytes of any kind are answered with diagnostics and never with a panic.
#![warn(missing_docs)]

mod scenic;

mod file;
mod line;
mod named;
mod schema;
mod shared;
mod sides;

mod code;
mod expect;
mod run;

mod report;
mod write;

mod champions;
mod crisis;
mod gotham;
mod pow;

pub use code::Code;
pub use expect::Expectations;
pub use file::Then;
pub use line::{Misread, Sentence};
pub use named::Named;
pub use report::{Outcome, Report, Verdict, game_of, open, run_any_bytes, run_dir, run_file};
pub use scenic::{AskWords, EventWords, Forced, Part, Position, Reply, Scenic, Silence, Since};
pub use schema::schema;
pub use write::export;
