//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod abilities;
mod activations;
mod cards;
mod could;
mod effects;
mod elimination;
mod homebrew;
mod in_play;
mod limits;
mod modifiers;
mod phases;
mod setup;
mod sources;
mod status;
mod then;
mod timing;
mod turn;
mod types;
