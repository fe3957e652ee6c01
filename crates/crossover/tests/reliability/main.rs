//! The real binary, killed, starved and cut off under play. Every acknowledged answer must be there afterwards, once,
//! and every table must go on.
//!
//! What runs with the other tests is short. `cargo xtask reliability` runs the same for long, which is this with
//! `CROSSOVER_KILLS_SQLITE=1000` and `CROSSOVER_KILLS_POSTGRES=100`; `CROSSOVER_SEED` chooses other moments.
#![allow(clippy::unwrap_used, reason = "a test that meets an error has failed")]

mod history;
mod kills;
mod lanes;
mod load;
mod nodes;
mod trouble;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use players::Server;

/// How often servers are killed whose store is SQLite, or PostgreSQL.
#[derive(Clone, Copy)]
enum On {
    Sqlite,
    Postgres,
}

fn kills(on: On) -> u32 {
    let name = match on {
        On::Sqlite => "CROSSOVER_KILLS_SQLITE",
        On::Postgres => "CROSSOVER_KILLS_POSTGRES",
    };
    number(name).map_or(3, |kills| u32::try_from(kills).expect("so often nobody is killed"))
}

/// What the moments come from.
fn seed() -> u64 {
    number("CROSSOVER_SEED").unwrap_or(3)
}

fn number(name: &str) -> Option<u64> {
    let said = std::env::var(name).ok()?;
    Some(said.parse().unwrap_or_else(|_| panic!("{name} is a number, and not {said}")))
}

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_crossover"))
}

/// A server with its data in a folder.
async fn on_sqlite(folder: &Path) -> Server {
    start(&["--data".as_ref(), folder.as_os_str()]).await
}

/// A server with its data in PostgreSQL.
async fn on_postgres(url: &str) -> Server {
    start(&["--database".as_ref(), url.as_ref()]).await
}

async fn start(place: &[&std::ffi::OsStr]) -> Server {
    let mut arguments: Vec<OsString> = ["--no-limits", "--bot-delay", "10"].map(OsString::from).to_vec();
    arguments.extend(place.iter().map(OsString::from));
    Server::start(program(), arguments).await.unwrap()
}
