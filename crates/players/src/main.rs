//! `cargo xtask load`: many tables at once, played by clients over websockets.

use std::ffi::OsString;
use std::io::{ErrorKind, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Parser;
use indicatif::{ProgressBar, ProgressDrawTarget};
use players::attack::{self, ATTACKS, Attack, Bystanders, Ground, Suffered};
use players::load::{Figures, Load};
use players::{Server, Site};
use tokio::runtime::Handle;

/// Let many clients play at a server on this machine, and measure it.
///
/// Each table has two guests with a websocket each, who answer whatever the game asks them, picked by a seed. Measured is
/// the time from sending an answer until the other seat has the update. Without --url, a server is started for it
/// with its data in a temporary folder, and stopped afterwards.
#[derive(Parser)]
#[command(
    name = "cargo xtask load",
    bin_name = "cargo xtask load",
    after_help = "\
Examples:
  cargo xtask load --tables 200 --seconds 20
  cargo xtask load --tables 1000 --seconds 60 --json
  cargo xtask load --game NAME --tables 50
  cargo xtask load --database postgres://crossover@localhost/games
  cargo xtask load --url http://127.0.0.1:8080 --pid 4711    a server that runs already, started with --no-limits
  cargo xtask load --attack all --seconds 15                 strangers who mean ill, one kind after the other and all at once
  cargo xtask load --attack opens --attack idle --sockets 20000"
)]
pub struct Arguments {
    /// The program to measure, which has the command `serve`.
    #[arg(long, value_name = "FILE", required_unless_present = "url")]
    program: Option<PathBuf>,
    /// Which game is played, by its short name; without it, the first that the server lists.
    #[arg(long)]
    game: Option<String>,
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
    /// Strangers who mean ill, instead of a load: `all`, or one kind; may be repeated. A server is started with all its limits,
    /// a few tables are played, and it is shown what those feel who play there.
    #[arg(long, value_name = "ATTACK", value_parser = attacks(), conflicts_with_all = ["tables", "think", "seed"])]
    attack: Vec<String>,
    /// How many sockets the attack `idle` holds, as far as this machine lets it.
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(1..=60_000))]
    sockets: u32,
    /// A pack for the attack `packs`; without it, one that has no meaning.
    #[arg(long, value_name = "FILE")]
    pack: Option<PathBuf>,
    /// Print figures for machines.
    #[arg(long)]
    json: bool,
}

fn attacks() -> clap::builder::PossibleValuesParser {
    let names = ATTACKS.iter().map(|attack| attack.name);
    names.chain(["all"]).collect::<Vec<_>>().into()
}

fn site(text: &str) -> Result<Site, String> {
    Site::parse(text).map_err(|error| error.to_string())
}

/// Exits with 0 when every table was held, with 1 when one was not, and with 2 when nothing could be measured.
fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Plays and prints. Whether every table was held.
fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    if !arguments.attack.is_empty() {
        let strangers = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        let suffered = runtime.block_on(attacked(arguments, strangers.handle()))?;
        let text = match arguments.json {
            true => serde_json::to_string(&suffered)?,
            false => attack::table(&suffered),
        };
        return match line(std::io::stdout().lock(), text.trim_end()) {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
            // That people could play on is the least.
            _ => Ok(suffered.iter().all(|suffered| suffered.attacked.moves > 0)),
        };
    }
    let figures = runtime.block_on(measure(arguments))?;
    let out = std::io::stdout().lock();
    let printed = if arguments.json {
        serde_json::to_string(&figures).map_err(std::io::Error::from).and_then(|json| line(out, &json))
    } else {
        print(out, &figures)
    };
    match printed {
        // Whoever was reading has left, so there is nobody to tell anything.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(figures.went_well()),
    }
}

fn line(mut out: impl Write, text: &str) -> std::io::Result<()> {
    writeln!(out, "{text}")
}

/// Lets strangers do their worst: one kind after the other, and where all were asked for, all at once.
async fn attacked(arguments: &Arguments, strangers: &Handle) -> anyhow::Result<Vec<Suffered>> {
    let folder = Folder::new()?;
    let own = match arguments.url {
        Some(_) => None,
        None => Some(start(arguments, &folder).await?),
    };
    let site = arguments.url.or(own.as_ref().map(Server::site)).context("there is a server")?;
    let game = match &arguments.game {
        Some(game) => game.clone(),
        None => first_game(site).await?,
    };
    let pack = match &arguments.pack {
        Some(file) => std::fs::read_to_string(file).with_context(|| format!("{}", file.display()))?,
        None => nothing_much(),
    };
    let pid = arguments.pid.or(own.as_ref().and_then(Server::pid));
    let bystanders = Bystanders::begin(site, &game, pid).await?;
    let ground = |stop| Ground {
        site,
        game: game.clone(),
        sockets: arguments.sockets,
        pack: pack.clone(),
        stop,
        tally: Arc::default(),
    };
    let length = Duration::from_secs(arguments.seconds.into());
    let everything = arguments.attack.iter().any(|name| name == "all");
    let wanted: Vec<&Attack> = ATTACKS
        .iter()
        .filter(|attack| everything || arguments.attack.iter().any(|name| name == attack.name))
        .collect();
    let mut suffered = Vec::new();
    for attack in &wanted {
        eprintln!("{}: {}", attack.name, attack.what);
        suffered.push(attack::suffer(&bystanders, strangers, &[attack], ground, length).await);
        // Meters fill up again, so that each attack has its own chance.
        tokio::time::sleep(length).await;
    }
    if everything {
        eprintln!("all at once");
        suffered.push(attack::suffer(&bystanders, strangers, &wanted, ground, length).await);
    }
    bystanders.end();
    Ok(suffered)
}

/// A pack of the largest size that says nothing.
fn nothing_much() -> String {
    let files =
        (0..60).map(|number| format!("--- # heroes/h{number}.yaml\n{}", "- [a, b, { c: d }]\n".repeat(215)));
    files.collect()
}

async fn measure(arguments: &Arguments) -> anyhow::Result<Figures> {
    let folder = Folder::new()?;
    let own = match arguments.url {
        Some(_) => None,
        None => Some(start(arguments, &folder).await?),
    };
    let site = arguments.url.or(own.as_ref().map(Server::site)).context("there is a server")?;
    let game = match &arguments.game {
        Some(game) => game.clone(),
        None => first_game(site).await?,
    };
    let load = Load {
        site,
        pid: arguments.pid.or(own.as_ref().and_then(Server::pid)),
        game,
        tables: arguments.tables,
        length: Duration::from_secs(arguments.seconds.into()),
        think: Duration::from_millis(arguments.think.into()),
        seed: arguments.seed,
    };
    let bar = ProgressBar::with_draw_target(Some(arguments.tables.into()), ProgressDrawTarget::stderr());
    let figures = load.run(|filled| bar.set_position(filled.into())).await;
    bar.finish_and_clear();
    Ok(figures?)
}

/// The game that the server lists first.
async fn first_game(site: Site) -> anyhow::Result<String> {
    let list: wire::lobby::GameList = site.get("/api/games").await?;
    let first = list.games.into_iter().next();
    Ok(first.context("the server has no games")?.game)
}

/// A server of our own. Under a load it limits nobody, since two thousand guests from one address are its purpose.
async fn start(arguments: &Arguments, folder: &Folder) -> anyhow::Result<Server> {
    let program = arguments.program.clone().context("no program was named")?;
    let mut line = Vec::new();
    if arguments.attack.is_empty() {
        line.push(OsString::from("--no-limits"));
    }
    match &arguments.database {
        Some(database) => line.extend(["--database".into(), database.into()]),
        None => line.extend(["--data".into(), folder.path.clone().into()]),
    }
    Ok(Server::start(program, line).await?)
}

fn print(mut out: impl Write, figures: &Figures) -> std::io::Result<()> {
    writeln!(out, "{} tables, {} sockets", figures.tables, figures.sockets)?;
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
        let path = std::env::temp_dir().join(format!("crossover-load-{}", std::process::id()));
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
