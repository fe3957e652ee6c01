//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod activations;
mod cards;
mod elimination;
mod homebrew;
mod in_play;
mod limits;
mod meaning;
mod modifiers;
mod phases;
mod setup;
mod sources;
mod status;
mod timing;
mod turn;
mod types;
mod windows;
