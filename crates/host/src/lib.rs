//! Games as a server meets them: one door for all games. Answers come in as JSON, boards and words go out as
//! [`wire`] types, and nothing behind the door knows of sockets, databases or people.
//!
//! - [`Games`] are all games; [`Hosted`] is one with its content; [`Sitting`] is one match of it.
//! - [`Parts`] is what a game says about itself: its board, its questions, its log. [`Host`] makes a [`Hosted`] of it,
//!   with everything that no game needs to say: journals, undo, snapshots, moments, bots, saves.
//! - [`chances`], [`choosing`], [`forbidden`], [`naming`] and [`tabletop`] are what several games say alike.
//!
//! What is drawn and told for a seat is made from [`table::Game::view`] and [`table::Game::hears`] alone.
#![warn(missing_docs)]

mod hosted;
mod sitting;

mod parts;
mod reader;

mod book;
mod consider;
mod games;
mod host;
mod law;
mod played;
mod scripts;
mod trial;

pub mod chances;
pub mod choosing;
pub mod forbidden;
pub mod naming;
pub mod tabletop;

pub use consider::consider;
pub use games::Games;
pub use host::{Host, PACK};
pub use hosted::{Hosted, Imported, Unplayable};
pub use parts::{
    Claims, Exchange, Face, Hands, Log, Odds, Packs, Parts, Printed, Script, Setups, Tabletop, Teams, Texts,
    Voice, code_of,
};
pub use reader::{Line, Logged, Open, Reader, Wording};
pub use scripts::{Outcome, Scripts, Verdict};
pub use sitting::{Answered, Questions, Reach, Refused, Sitting};
pub use trial::trial;

use wire::problem::{Code, Problem};

/// A problem that is told to the author of a client.
pub fn problem(code: Code, message: String) -> Problem {
    Problem { code, message, said: None, rule: None, retry_after: None }
}
