//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod activations;
mod boosts;
mod cards;
mod edges;
mod elimination;
mod homebrew;
mod in_play;
mod limits;
mod modifiers;
mod phases;
mod powers;
mod setup;
mod sources;
mod status;
mod timing;
mod turn;
mod types;
