//! The server as clients meet it: real sockets, a real store, real bots.

mod abuse;
mod client;
mod clocks;
mod games;
mod leaks;
mod nodes;
mod people;
mod secrets;
mod undo;
