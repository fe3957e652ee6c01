//! Where tables, people, teams and packs are kept: SQLite by default, PostgreSQL for many nodes.
//!
//! [`Store`] says what can be kept; [`Database`] keeps it. A table is a journal with a lock: [`Journals::append`]
//! succeeds only when the line it follows is the last, in either database alike, and what it has acknowledged
//! survives a killed process and a power cut. Everything else about a table is a cache of its journal.
//!
//! The store thinks no further than that. It does not know what an act means, it compares no passwords and hashes no
//! tokens: secrets come in hashed, apart from the seeds of dice, which [`Seed`] keeps out of every log.
#![warn(missing_docs)]

mod database;
mod error;
pub mod faulty;
mod id;
mod link;
mod migrations;
mod notice;
mod people;
mod place;
mod store;
mod table;

pub use database::Database;
pub use error::{Clash, Error, Result};
pub use id::{Hash, PackId, PersonId, Seed, TableId, TeamId};
pub use notice::{Notice, Notices};
pub use people::{Account, Bearer, Pack, PackHead, Person, Purpose, Team, Token};
pub use place::{NoPlace, Place};
pub use store::{Accounts, Chats, Journals, News, Packs, People, Store, Sweep, Swept, Tables, Teams, Upkeep};
pub use table::{Append, Chat, Line, NewLine, NewTable, Phase, Seat, Snapshot, TableHead, Text};
