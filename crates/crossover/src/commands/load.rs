//! `crossover load`: many tables at once, played by clients over websockets.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Context as _;
use players::{Server, Site};

use crate::ending::Reply;
use crate::load::{Figures, Load};
use crate::screen::{self, style};

/// Let many clients play at a server on this machine, and measure it.
///
/// Each table has two guests with a websocket each, who answer whatever the game asks them, picked by a seed. Measured is
/// the time from sending an answer until the other seat has the update. Without --url, a server is started for it
/// with its data in a temporary folder, and stopped afterwards.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover load --tables 200 --seconds 20
  crossover load --tables 1000 --seconds 60 --json
  crossover load --game gotham --tables 50
  crossover load --database postgres://crossover@localhost/games
  crossover load --url http://127.0.0.1:8080 --pid 4711    a server that runs already, started with --no-limits")]
pub struct Arguments {
    /// Which game is played: pow, crisis, champions or gotham.
    #[arg(long, default_value = "pow", value_parser = ["pow", "crisis", "champions", "gotham"])]
    game: String,
    /// How many tables; two sockets each.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// How long to measure, once everybody sits.
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=3600))]
    seconds: u32,
    /// How long a player thinks about an answer on average, in milliseconds.
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(0..=600_000))]
    think: u32,
    /// What the picks come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A server on this machine that runs already.
    #[arg(long, value_name = "URL", value_parser = site, conflicts_with = "database")]
    url: Option<Site>,
    /// The process whose memory is looked at, with --url.
    #[arg(long, requires = "url")]
    pid: Option<u32>,
    /// The database of the server that is started; without it, an SQLite file in a temporary folder.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
}

fn site(text: &str) -> Result<Site, String> {
    Site::parse(text).map_err(|error| error.to_string())
}

/// Plays and prints.
///
/// # Errors
/// When the server can't be started or reached.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let figures = runtime.block_on(measure(&arguments))?;
    let mut out = screen::out();
    if arguments.json {
        screen::json(&mut out, &figures)?;
    } else {
        print(&mut out, &figures)?;
    }
    Ok(Reply::from_yes(figures.went_well()))
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Figures> {
    let folder = Folder::new()?;
    let own = match arguments.url {
        Some(_) => None,
        None => Some(start(arguments, &folder).await?),
    };
    let site = arguments.url.or(own.as_ref().map(Server::site)).context("there is a server")?;
    let load = Load {
        site,
        pid: arguments.pid.or(own.as_ref().and_then(Server::pid)),
        game: arguments.game.clone(),
        tables: arguments.tables,
        length: Duration::from_secs(arguments.seconds.into()),
        think: Duration::from_millis(arguments.think.into()),
        seed: arguments.seed,
    };
    load.run().await
}

/// A server of our own, which limits nobody: two thousand guests from one address are its purpose.
async fn start(arguments: &Arguments, folder: &Folder) -> anyhow::Result<Server> {
    let program = std::env::current_exe().context("where is this program?")?;
    let mut line = vec![OsString::from("--no-limits")];
    match &arguments.database {
        Some(database) => line.extend(["--database".into(), database.into()]),
        None => line.extend(["--data".into(), folder.path.clone().into()]),
    }
    Ok(Server::start(program, line).await?)
}

fn print(out: &mut impl std::io::Write, figures: &Figures) -> anyhow::Result<()> {
    let heading = style::HEADING;
    writeln!(out, "{heading}{} tables, {} sockets{heading:#}", figures.tables, figures.sockets)?;
    writeln!(out, "tables held         {:>10}", figures.held)?;
    writeln!(out, "games finished      {:>10}", figures.finished)?;
    writeln!(out, "answers             {:>10}   in {:.0} s", figures.answers, figures.seconds)?;
    writeln!(out, "answers a second    {:>10.1}", figures.answers_per_second)?;
    writeln!(out, "stale               {:>10}", figures.stale)?;
    writeln!(out, "connections lost    {:>10}", figures.lost)?;
    writeln!(out, "problems            {:>10}", figures.problems)?;
    writeln!(out, "answer to update    {:>10.1} ms   half of them are quicker", figures.p50_ms)?;
    writeln!(out, "                    {:>10.1} ms   99 of 100 are quicker", figures.p99_ms)?;
    writeln!(out, "                    {:>10.1} ms   the slowest", figures.max_ms)?;
    if let (Some(now), Some(most)) = (figures.memory_mb, figures.memory_peak_mb) {
        writeln!(out, "memory of the server{now:>10.0} MB   at most {most:.0} MB")?;
    }
    if let Some(problem) = &figures.first_problem {
        writeln!(out, "the first problem: {problem}")?;
    }
    Ok(())
}

/// A temporary folder, removed when dropped.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn new() -> anyhow::Result<Folder> {
        let path = std::env::temp_dir().join(format!("crossover-load-{}", getrandom::u64()?));
        std::fs::create_dir(&path).with_context(|| format!("can't make {}", path.display()))?;
        Ok(Folder { path })
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What can't be removed is left to whoever empties the temporary folder.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}
