//! What server and pages say to each other. Plain types, and nothing that thinks.
//!
//! Everything a player reads in these messages is already said in the reader's language; everything a program reads
//! is a code or a number. The pages' TypeScript (`web/src/wire.ts`) and the API's description are generated from
//! here, so the two sides can't drift apart.
//!
//! - [`lobby`]: games, tables before and around play, how one sits down;
//! - [`play`]: the socket: what a client sends and what it hears;
//! - [`table`]: a table as one client may see it: seats, question, log, clocks; [`beat`]: the deeds of the log;
//! - [`board`]: a board, of whichever game;
//! - [`lessons`]: lessons, and how one stands;
//! - [`odds`]: exact odds; [`replay`]: moments of a game; [`book`]: rules; [`cards`]: what is printed;
//! - [`teams`]: the builder; [`packs`]: the editor; [`people`]: guests and accounts; [`problem`]: why a request came to nothing.
#![warn(missing_docs)]

pub mod beat;
pub mod board;
pub mod book;
pub mod cards;
pub mod lessons;
pub mod lobby;
pub mod odds;
pub mod packs;
pub mod people;
pub mod play;
pub mod problem;
pub mod replay;
pub mod table;
pub mod teams;
pub mod typescript;
