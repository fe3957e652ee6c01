//! Rules, proven on positions played through real questions.

mod kit;

mod modifiers;
mod phases;
mod setup;
