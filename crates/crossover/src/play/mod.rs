//! A game in the terminal, line by line.
//!
//! [`session`] is the loop: tell what happened, let bots answer, ask people. [`line`] says what can be typed and
//! `obey` does it; [`menu`] numbers the choices, [`tried`] tries what was typed freely. [`canvas`] draws tables.
//! What differs from game to game is behind [`terminal`]: [`pow`], [`crisis`]. The rules judge every answer; nothing
//! here knows any.

pub mod autosave;
pub mod canvas;
mod crisis;
pub mod glyphs;
pub mod line;
mod menu;
mod obey;
mod pow;
pub mod session;
pub mod terminal;
mod tried;
