//! A game in the terminal, line by line.
//!
//! [`session`] is the loop: tell what happened, let bots answer, ask people. [`line`] says what can be typed and
//! `obey` does it; [`menu`] numbers the choices, [`tried`] tries what was typed freely. [`canvas`] draws tables.
//! [`seating`] says who sits where; where several people share a screen and something is hidden, they look one at a time.
//! What differs from game to game is behind [`terminal`]: [`pow`], [`crisis`], [`champions`], [`gotham`]. The rules judge
//! every answer; nothing here knows any.

pub mod autosave;
pub mod canvas;
mod champions;
mod comparison;
mod crisis;
pub mod glyphs;
mod gotham;
pub mod line;
pub mod list;
mod menu;
mod named;
mod obey;
mod pow;
pub mod seating;
pub mod session;
pub mod terminal;
mod tried;
mod two_sides;
