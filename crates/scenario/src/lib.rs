//! Scenario files: rule tests that a rules lawyer can read and write without knowing Rust.
//!
//! A file says what is given, which dice fall, what is done, and what is then the case; docs/scenarios.md is its
//! manual. [`run_file`] and [`run_dir`] play such files through the very rules of the game, and [`export`] writes the
//! present position of a live game as one, so that a strange moment can be reported, kept and tested.
//!
//! What is here is the same for every game. A game's own words lie in its folder, under `script/`: a unit struct that
//! implements [`Vocabulary`], [`Reads`] and [`Writes`]. [`Speaks`] makes it the part of the game that the house knows.
//!
//! Read the modules in this order:
//!
//! - [`scenic`](Scenic): what a game brings, and nothing more than that;
//! - `file`: the shape of a file, the same for every game; [`line`]: sentences cut into words;
//! - [`schema`](mod@schema): the same shape for editors; [`shared`] and [`sides`]: what several games have;
//! - `run`: lines are said to the game, one question after the other; `expect`: what must have happened;
//! - `lesson`: scenarios with somebody in them, how they are played and what is looked at in their files;
//! - [`report`](Report): files and folders of files; `write`: the way back, from a game to a file;
//! - `speaks`: the door to all of it; [`proof`]: what each game's tests hold its language to.
//!
//! Bytes of any kind are answered with diagnostics and never with a panic.
#![warn(missing_docs)]

mod scenic;

mod file;
pub mod line;
mod named;
pub mod schema;
#[expect(
    missing_docs,
    reason = "fields and variants are words of files; the schema would repeat what is written here"
)]
pub mod shared;
#[expect(
    missing_docs,
    reason = "fields and variants are words of files; the schema would repeat what is written here"
)]
pub mod sides;

mod code;
mod expect;
mod lesson;
mod run;

mod report;
mod speaks;
mod write;

pub mod proof;

pub use code::Code;
pub use expect::{Expectations, suggestion};
pub use file::Then;
pub use host::{Outcome, Verdict};
pub use lesson::{LESSON, lesson_schema};
pub use line::{Misread, Sentence};
pub use named::Named;
pub use report::{Report, game_of, open, run_any_bytes, run_dir, run_file};
pub use scenic::{
    Answer, Ask, AskWords, Content, EventWords, Forced, Part, Position, Reads, Reply, Scenic, Silence, Since,
    Vocabulary, Writes,
};
pub use schema::schema;
pub use speaks::Speaks;
pub use wire::table::ThingKind;
pub use write::export;
