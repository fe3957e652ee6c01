//! Rules, proven on positions played through real questions.

mod kit;

mod phases;
mod setup;
