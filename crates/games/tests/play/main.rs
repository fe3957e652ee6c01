//! The server as clients meet it: real sockets, a real store, real bots.
#![allow(clippy::unwrap_used, reason = "a test that can't go on fails")]

mod abuse;
mod client;
mod clocks;
mod games;
mod hands;
mod leaks;
mod mutated;
mod nodes;
mod people;
mod secrets;
mod starts;
mod strangers;
#[path = "../shared/tampering.rs"]
mod tampering;
mod undo;
