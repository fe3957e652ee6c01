//! Clients that play by themselves over HTTP and websocket, as browsers would: for load and for tests of reliability.
//!
//! They know the wire and nothing of games: whatever is asked, one of the offered answers is picked. They talk to this
//! machine alone, so that nobody points them at somebody else's server. [`load`] is many tables of them at once, and [`attack`]
//! strangers who mean ill; the program of this crate is `cargo xtask load`.
#![warn(missing_docs)]

pub mod attack;
mod guest;
mod heard;
pub mod load;
mod meter;
mod pick;
mod player;
mod server;
mod site;
mod socket;

pub use guest::Guest;
pub use heard::{Asked, Heard, Seen, Standing};
pub use meter::Meter;
pub use pick::Pick;
pub use player::{Answer, Played, Player};
pub use server::Server;
pub use site::{Failure, NotHere, Site};
pub use socket::Socket;
