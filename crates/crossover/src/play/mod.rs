//! A game of POW in the terminal, line by line.
//!
//! [`session`] is the loop: tell what happened, let bots answer, ask people. [`line`] says what can be typed and
//! `obey` does it; [`menu`] numbers the choices, [`place`] tries what was typed freely. [`map`] and [`legend`] draw
//! the table. The rules judge every answer; nothing here knows any.

pub mod autosave;
pub mod glyphs;
pub mod legend;
pub mod line;
pub mod map;
mod menu;
mod obey;
mod odds;
mod place;
pub mod session;
pub mod sides;

pub use words::pow::Teller;
