//! `crossover serve`: Crossover in the browser.

use std::io::{ErrorKind, IsTerminal as _, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context as _, anyhow, bail};
use server::connections::Bounds;
use server::limits::Network;
use server::security::Site;
use server::{App, Config};
use store::{Database, Place};
use tokio::net::TcpListener;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::ending::Reply;
use crate::screen;

/// Nobody has more connections than this, whatever the system would let us open.
const MOST_DESCRIPTORS: u64 = 1 << 20;

/// Crossover in the browser: the pages and their server, on this machine or for the world.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  crossover serve --open                      on this machine, and show it in the browser
  crossover serve --host 0.0.0.0 --port 80    for everybody who can reach this machine
  crossover serve --database postgres://crossover@db/crossover --public-url https://play.example
                                              one of many nodes that share a database

Without --database everything is kept in one SQLite file, crossover.db in the data folder, which is made on
the first start: $XDG_DATA_HOME/crossover, or ~/.local/share/crossover. With PostgreSQL any number of nodes serve
the same tables. Logs go to standard error; RUST_LOG=server=debug says more. docs/deployment.md has the rest.")]
pub struct Arguments {
    /// The port; 0 for any that is free.
    #[arg(long, default_value_t = 8080)]
    port: u16,

    /// The address to listen on.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,

    /// Where everything is kept: postgres://USER:PASSWORD@HOST/NAME or sqlite:FILE. May be given as
    /// CROSSOVER_DATABASE, so that no password shows in the list of processes.
    #[arg(long, value_name = "URL")]
    database: Option<String>,

    /// The folder for the SQLite file.
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    data: Option<PathBuf>,

    /// The address under which people reach the pages, such as https://play.example, when a proxy stands in front.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,

    /// An address or network whose X-Forwarded-For is believed; may be repeated.
    #[arg(long, value_name = "NETWORK")]
    trusted_proxy: Vec<Network>,

    /// Serve figures for Prometheus under /metrics on this port of the same address.
    #[arg(long, value_name = "PORT")]
    metrics_port: Option<u16>,

    /// How many milliseconds bots let people wait before they answer.
    #[arg(long, value_name = "MS", default_value_t = 0)]
    bot_delay: u64,

    /// How logs are written: for people, or one JSON object a line.
    #[arg(long, value_enum, default_value_t = Log::Text)]
    log: Log,

    /// Show the page in the browser.
    #[arg(long)]
    open: bool,

    /// Let clients ask as much as they like: for tests and for measuring.
    #[arg(long, hide = true)]
    no_limits: bool,
}

/// How logs are written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Log {
    Text,
    Json,
}

/// Serves until interrupted.
///
/// # Errors
/// When the port is taken, the database can't be opened or an argument makes no sense.
pub fn run(arguments: Arguments) -> anyhow::Result<Reply> {
    log(arguments.log);
    Site::at(arguments.public_url.as_deref())?;
    let place = place(&arguments)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("no threads to serve with")?.block_on(serve(arguments, place))
}

async fn serve(arguments: Arguments, place: Place) -> anyhow::Result<Reply> {
    let address = SocketAddr::new(arguments.host, arguments.port);
    let listener = TcpListener::bind(address).await.map_err(|error| taken(address, error))?;
    let local = listener.local_addr().context("the port can't be read back")?;
    let games = games::all().map_err(|wrong| anyhow!("the games' own content is broken:\n{wrong}"))?;
    let database = Database::open(&place).await.with_context(|| format!("{place} can't be opened"))?;
    let app = App::new(config(&arguments, &place), Arc::new(database), games);
    // The plain address first: scripts read it from here, also when the port was for us to choose.
    let url = format!("http://{}/", browsable(local));
    let mut out = screen::out();
    writeln!(out, "Crossover is at {url} (Ctrl-C stops it)")?;
    out.flush()?;
    tracing::info!(address = %local, database = %place, "serving");
    if arguments.open {
        open_browser(&url);
    }
    server::serve(app, listener, interrupted()).await.context("serving failed")?;
    Ok(Reply::Well)
}

fn config(arguments: &Arguments, place: &Place) -> Config {
    // Only a shared database has other nodes that could drive a table's bots.
    let takeover = match place {
        Place::Sqlite(_) => Duration::ZERO,
        Place::Postgres(_) => Duration::from_secs(3),
    };
    let descriptors = raise_descriptors();
    tracing::info!(descriptors, "connections and files that may be open");
    Config {
        connections: Bounds::by_descriptors(descriptors),
        public_url: arguments.public_url.clone(),
        limits: !arguments.no_limits,
        trusted_proxies: arguments.trusted_proxy.clone(),
        metrics: arguments.metrics_port.map(|port| SocketAddr::new(arguments.host, port)),
        bot_delay: Duration::from_millis(arguments.bot_delay),
        takeover,
        ..Config::default()
    }
}

/// Where everything is kept; the folder for a file is made if it is not there.
fn place(arguments: &Arguments) -> anyhow::Result<Place> {
    let named = arguments.database.clone().or_else(|| std::env::var("CROSSOVER_DATABASE").ok());
    let place = match named {
        // A folder that was named beats the environment.
        Some(url) if arguments.data.is_none() => Place::parse(&url)?,
        _ => Place::Sqlite(data_folder(arguments.data.as_deref())?.join("crossover.db")),
    };
    if let Place::Sqlite(file) = &place
        && let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty())
    {
        private_folder(folder).with_context(|| format!("the folder {} can't be made", folder.display()))?;
        private_file(file).with_context(|| format!("{} can't be made", file.display()))?;
        mend_files(file);
    }
    Ok(place)
}

/// Makes private what older versions left readable for others: the database and what SQLite puts beside it. A folder that
/// is there stays as its owner has it, since there may be more in it.
fn mend_files(database: &Path) {
    for ending in ["", "-wal", "-shm"] {
        let mut file = database.as_os_str().to_owned();
        file.push(ending);
        let file = Path::new(&file);
        if let Err(error) = mend(file) {
            tracing::warn!(file = %file.display(), %error, "others may read it, and that can't be changed");
        }
    }
}

/// Takes everybody else's rights from a file of ours, if there is one and they have any.
#[cfg(unix)]
fn mend(file: &Path) -> std::io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
    let found = match std::fs::symlink_metadata(file) {
        Ok(found) => found,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    let ours = found.is_file() && found.uid() == rustix::process::geteuid().as_raw();
    if !ours || found.mode() & 0o077 == 0 {
        return Ok(());
    }
    std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600))?;
    tracing::info!(file = %file.display(), "an older version left it readable for others: now it is not");
    Ok(())
}

#[cfg(not(unix))]
fn mend(_: &Path) -> std::io::Result<()> {
    Ok(())
}

/// Makes a folder that nobody else on the machine may look into; one that is there stays as its owner has it.
fn private_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes the file that the database will fill, readable for nobody else: it holds the seeds of running games and hashes
/// of passwords. What the database puts beside it has the same rights.
fn private_file(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Lets this process open as many connections as it may: systems begin with few, so that old programs do not stumble.
#[cfg(unix)]
fn raise_descriptors() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let before = getrlimit(Resource::Nofile);
    // Where it may not be raised, or has no end, what there is counts.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: before.maximum, maximum: before.maximum });
    getrlimit(Resource::Nofile).current.unwrap_or(MOST_DESCRIPTORS).min(MOST_DESCRIPTORS)
}

#[cfg(not(unix))]
fn raise_descriptors() -> u64 {
    MOST_DESCRIPTORS
}

fn data_folder(named: Option<&Path>) -> anyhow::Result<PathBuf> {
    if let Some(folder) = named {
        return Ok(folder.to_owned());
    }
    let var = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let folder = if cfg!(windows) {
        var("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        var("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        var("XDG_DATA_HOME").or_else(|| var("HOME").map(|home| home.join(".local/share")))
    };
    match folder {
        Some(folder) => Ok(folder.join("crossover")),
        None => bail!("there is no home folder to keep data in: set HOME, or name a folder with --data"),
    }
}

fn taken(address: SocketAddr, error: std::io::Error) -> anyhow::Error {
    let port = address.port();
    match error.kind() {
        ErrorKind::AddrInUse => {
            anyhow!("port {port} is taken: name another with --port, or --port 0 for any that is free")
        }
        ErrorKind::PermissionDenied => {
            anyhow!("port {port} needs rights that you do not have: name one above 1023 with --port")
        }
        _ => anyhow::Error::from(error).context(format!("can't listen on {address}")),
    }
}

/// The address as a browser on this machine reaches it.
fn browsable(local: SocketAddr) -> SocketAddr {
    let mut address = local;
    if address.ip().is_unspecified() {
        address.set_ip(IpAddr::V4(Ipv4Addr::LOCALHOST));
    }
    address
}

/// Done when somebody wants us to stop, by Ctrl-C or as service managers ask.
async fn interrupted() {
    let interrupt = async {
        // Where it can't be heard, the other way remains.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// Structured logs on standard error. The database's own statements are left out: they would be most of it.
fn log(how: Log) {
    let usual =
        || Targets::new().with_default(tracing::Level::INFO).with_target("sqlx", tracing::Level::WARN);
    let wanted = std::env::var("RUST_LOG").ok().and_then(|wanted| wanted.parse::<Targets>().ok());
    let log = tracing_subscriber::registry().with(wanted.unwrap_or_else(usual));
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    // Whoever has set up logs before us keeps theirs.
    let _ = match how {
        Log::Json => log.with(lines.json()).try_init(),
        Log::Text => log.with(lines.with_ansi(std::io::stderr().is_terminal())).try_init(),
    };
}

/// Shows a page in the browser, as well as the system can.
fn open_browser(url: &str) {
    let program = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let shown = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if shown.is_err() {
        tracing::warn!("no browser could be started: open {url} yourself");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn nobody_else_on_the_machine_reads_what_a_server_keeps() {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
        let folder = throwaway::Folder::new("private");
        let inside = folder.file("data");
        private_folder(&inside).unwrap();
        let file = inside.join("crossover.db");
        private_file(&file).unwrap();
        assert_eq!((mode(&inside), mode(&file)), (0o700, 0o600));
        std::fs::write(&file, "kept").unwrap();
        private_file(&file).unwrap();
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept", "what is there stays");
    }

    #[test]
    #[cfg(unix)]
    fn what_an_older_version_left_readable_for_others_is_mended_at_the_start() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = throwaway::Folder::new("mended");
        let file = folder.file("crossover.db");
        let all = ["crossover.db", "crossover.db-wal", "notes.txt"].map(|name| folder.file(name));
        for file in &all {
            std::fs::write(file, "kept").unwrap();
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).unwrap();
        }
        private_file(&file).unwrap();
        mend_files(&file);
        let modes = all.map(|file| std::fs::metadata(file).unwrap().permissions().mode() & 0o777);
        assert_eq!(modes, [0o600, 0o600, 0o644], "what is not ours stays");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "kept");
    }

    #[test]
    fn a_server_may_open_no_fewer_connections_than_before() {
        assert!(raise_descriptors() >= 256);
    }

    #[test]
    fn the_printed_address_is_one_that_a_browser_can_open() {
        let at = |text: &str| browsable(text.parse().unwrap()).to_string();
        assert_eq!(at("0.0.0.0:80"), "127.0.0.1:80");
        assert_eq!(at("[::]:80"), "127.0.0.1:80");
        assert_eq!(at("[::1]:8080"), "[::1]:8080");
    }
}
