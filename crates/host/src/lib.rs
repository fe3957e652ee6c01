//! Games as a server meets them: one door for all games. Answers come in as JSON, boards and words go out as
//! [`wire`] types, and nothing behind the door knows of sockets, databases or people.
//!
//! - [`Games`] are all games; [`Hosted`] is one with its content; [`Sitting`] is one match of it.
//! - [`Shown`] is what a game says about itself: its board, its questions, its log. [`Host`] makes a [`Hosted`] of it,
//!   with everything that no game needs to say: journals, undo, snapshots, moments, bots, saves.
//! - `pow`, `crisis` and `champions` are what these games say.
//!
//! What is drawn and told for a seat is made from [`table::Game::view`] and [`table::Game::hears`] alone.
#![warn(missing_docs)]

mod hosted;
mod sitting;

mod shown;

mod book;
mod consider;
mod games;
mod host;
mod law;
mod played;
mod voices;

mod chances;
mod choosing;
mod forbidden;
mod naming;
mod tabletop;
mod trial;

mod champions;
mod crisis;
mod gotham;
mod pow;

pub use consider::consider;
pub use games::Games;
pub use host::{Host, PACK};
pub use hosted::{Hosted, Imported, Unplayable};
pub use shown::{Asking, Heard, Line, Look, Said, Shown};
pub use sitting::{Answered, Questions, Reach, Refused, Sitting};

use wire::problem::{Code, Problem};

/// A problem that is told to whoever writes a client.
pub(crate) fn problem(code: Code, message: String) -> Problem {
    Problem { code, message, said: None, rule: None, retry_after: None }
}
