//! The real binary, killed, starved and cut off under play. Every acknowledged answer must be there afterwards, once,
//! and every table must go on.
//!
//! What runs with the other tests is short. `cargo xtask reliability` runs the same for long, which is this with
//! `CROSSOVER_KILLS=100`.
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

/// How often servers are killed.
fn kills() -> u32 {
    match std::env::var("CROSSOVER_KILLS") {
        Ok(number) => number.parse().expect("CROSSOVER_KILLS is a number"),
        Err(_) => 3,
    }
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
