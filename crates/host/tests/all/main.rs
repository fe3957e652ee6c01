//! The door, from outside: whatever a server may do with a game.

mod cards;
mod hidden;
mod lasting;
mod odds;
mod random_play;
mod reach;
mod secret_cards;
mod setup;
mod shown;
mod support;
