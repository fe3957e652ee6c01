//! A game in the terminal, line by line. The same for all games: everything comes through the door.
//!
//! - [`session`] is the loop: tell what happened, let bots answer, ask people. `line` says what can be typed and
//!   `obey` does it; `menu` numbers the choices, `attempt` tries what only the game understands.
//! - [`laid`] writes out what lies there; [`choices`] are the options of a game; [`saved`] is what every save says.
//! - [`seating`] says who sits where. Where several people share a screen and something is hidden, they look one at a time.
//! - [`screen`] is how everything is printed.
//!
//! The rules judge every answer; nothing here knows any.
#![warn(missing_docs)]

mod attempt;
pub mod autosave;
pub mod choices;
mod comparison;
pub mod laid;
mod line;
mod menu;
mod obey;
mod programs;
pub mod saved;
pub mod screen;
pub mod seating;
pub mod session;
