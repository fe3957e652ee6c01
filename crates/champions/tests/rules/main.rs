//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod cards;
mod modifiers;
mod phases;
mod setup;
