//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod activations;
mod cards;
mod costs;
mod damage;
mod elimination;
mod encounter;
mod homebrew;
mod in_play;
mod initiating;
mod keywords;
mod limits;
mod modifiers;
mod phases;
mod player_cards;
mod schemes;
mod setup;
mod sources;
mod status;
mod timing;
mod turn;
mod types;
