//! REST from the outside: every route good and bad, who may do what, limits, and what nonsense does.
#![allow(clippy::unwrap_used, reason = "what fails here fails the test")]

mod accounts;
mod assets;
mod client;
mod content;
mod described;
mod limits;
mod mutated;
mod nonsense;
mod packs;
mod replays;
mod sites;
mod strangers;
mod tables;
#[path = "../shared/tampering.rs"]
mod tampering;
mod teams;
