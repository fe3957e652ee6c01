//! The rules, proven one by one: each test sets up a position, forces the dice, and cites what it proves.

mod activation;
mod attack;
mod battlefield;
mod cards;
mod components;
mod control;
mod damage;
mod effects;
mod homebrew;
mod kit;
mod movement;
mod objectives;
mod odds;
mod phases;
mod reroll;
mod series;
mod setup;
mod sight;
mod tactics;
mod timing;
