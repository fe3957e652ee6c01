//! The rules, proven one by one: each test sets up a position, forces the dice, and cites what it proves.

mod activation;
mod attack;
mod cards;
mod damage;
mod effects;
mod homebrew;
mod kit;
mod movement;
mod objectives;
mod phases;
mod setup;
mod sight;
