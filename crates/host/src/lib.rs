//! Games as a server meets them: one door for all games. Answers come in as JSON, boards and words go out as
//! [`wire`] types, and nothing behind the door knows of sockets, databases or people.
//!
//! - [`Games`] are all games; [`Door`] is one with its content; [`Sitting`] is one match of it; [`Page`] is what one
//!   reader gets to see of a match.
//! - [`Parts`] is what a game says about itself: its board, its questions, its log. [`Host`] makes a [`Door`] of it,
//!   with everything that no game needs to say: journals, undo, snapshots, moments, bots, saves.
//! - [`chances`], [`choosing`], [`forbidden`], [`naming`], [`reckoning`] and [`tabletop`] are what several games say alike.
//!
//! What is drawn and told for a seat is made from [`table::Game::view`] and [`table::Game::hears`] alone.
#![warn(missing_docs)]

mod door;
mod page;
mod shelf;
mod sitting;

mod parts;
mod reader;

mod arena;
mod book;
mod code;
mod consider;
mod games;
mod host;
mod laboratory;
mod played;
mod school;
mod scripts;

pub mod by_table;
pub mod chances;
pub mod choosing;
pub mod forbidden;
pub mod naming;
pub mod prompts;
pub mod reckoning;
pub mod starts;
pub mod tabletop;
pub mod text;

pub use crate::arena::believed;
pub use book::Book;
pub use code::{code, code_of};
pub use consider::consider;
pub use door::{About, Door, Player, Record, Unplayable};
pub use games::Games;
pub use host::{Host, PACK};
pub use page::{History, Lines, Page, Questions, Reach, Reached, Standing};
pub use parts::{
    Beats, Claims, Comfort, Exchange, Face, Hands, Log, Odds, Packs, Parts, Printed, Script, Setups,
    Tabletop, Teams, TextBoard, Texts, Voice,
};
pub use reader::{Line, Logged, Open, Reader, Wording};
pub use school::{Lesson, LessonAbout, Outcry, School, Step};
pub use scripts::{Outcome, Scripts, Verdict};
pub use shelf::Shelf;
pub use sitting::{Answered, Asked, Back, Bot, Class, Entries, Outside, Refused, ShownHands, Sitting};

use wire::problem::{Code, Problem};

/// A problem that is told to the author of a client.
pub fn problem(code: Code, message: String) -> Problem {
    Problem { code, message, said: None, rule: None, retry_after: None }
}
