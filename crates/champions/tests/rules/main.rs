//! Rules, proven on positions played through real questions.

mod given;
mod kit;

mod abilities;
mod activating;
mod activations;
mod boosts;
mod cards;
mod costs;
mod could;
mod damage;
mod edges;
mod effects;
mod elimination;
mod encounter;
mod homebrew;
mod in_play;
mod initiating;
mod keywords;
mod limits;
mod meaning;
mod modifiers;
mod phases;
mod player_cards;
mod powers;
mod schemes;
mod setup;
mod sources;
mod status;
mod then;
mod timing;
mod triggers;
mod turn;
mod types;
mod windows;
mod zones;
