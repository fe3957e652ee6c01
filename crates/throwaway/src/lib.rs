//! Folders and PostgreSQL clusters that live as long as a test. Nothing here is part of the program.
#![warn(missing_docs)]

mod folder;
mod postgres;

pub use folder::Folder;
pub use postgres::Postgres;
