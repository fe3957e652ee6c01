//! What all parts of the server share: configuration, store, games, tables.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use host::Games;
use store::Store;
use tokio::sync::watch;

use crate::connections::Bounds;
use crate::limits::Network;
use crate::socket::Sockets;
use crate::tables::Tables;
use crate::time::now_ms;

/// What can be set when a server starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address under which people reach the pages; without one, whatever host they ask for.
    pub public_url: Option<String>,
    /// Whether clients are limited in how much they may ask. Only tests and load switch it off.
    pub limits: bool,
    /// Proxies in front of us: from them alone, `X-Forwarded-For` says who a client is.
    pub trusted_proxies: Vec<Network>,
    /// Where figures for monitoring are served, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// How many connections may be open.
    pub connections: Bounds,
    /// How long a bot lets people wait before it answers. Pages tell what it did at their reader's pace, so that nothing is
    /// gained by waiting.
    pub bot_delay: Duration,
    /// How long bots wait where only bots play: a game that is watched must not be over before it is looked at.
    pub show_delay: Duration,
    /// How much that takes longer than a moment may be worked out at once: thoughts of bots, odds, replays, packs.
    pub workers: usize,
    /// How long a player must be away before others may call a stand-in.
    pub away_after: Duration,
    /// After how much silence a node drives the bots of a table that another node has driven; 0 where there is
    /// only one node.
    pub takeover: Duration,
    /// How long a table stays in memory with nobody at it.
    pub idle_after: Duration,
    /// The clock on the wall, in milliseconds since 1970, from which tables begin to measure time.
    pub wall: fn() -> u64,
    /// How many tables may be in memory at once, and about how many bytes they may take together. Beyond, those are closed at
    /// which nobody has been for longest; they open again when somebody comes.
    pub most_tables: usize,
    /// See [`Config::most_tables`].
    pub most_bytes: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            limits: true,
            trusted_proxies: Vec::new(),
            metrics: None,
            // What systems let a process open that has not asked for more.
            connections: Bounds::by_descriptors(1024),
            bot_delay: Duration::ZERO,
            show_delay: Duration::from_millis(600),
            // One core is left to those who play.
            workers: cores.saturating_sub(1).max(1),
            away_after: Duration::from_secs(60),
            takeover: Duration::ZERO,
            idle_after: Duration::from_secs(120),
            wall: now_ms,
            most_tables: 20_000,
            most_bytes: 4 << 30,
        }
    }
}

/// The server's shared state.
pub struct App {
    /// What was set at the start.
    pub config: Config,
    /// Where everything is kept.
    pub store: Arc<dyn Store>,
    /// The games.
    pub games: Games,
    /// The tables.
    pub tables: Tables,
    /// The sockets of this node.
    pub(crate) sockets: Sockets,
    /// Whether the store kept what it was given, and when that was.
    pub(crate) readiness: tokio::sync::Mutex<Option<(Instant, bool)>>,
    stop: watch::Sender<bool>,
}

impl App {
    /// Everything set up; must be called inside a runtime, because the tables begin to listen to other nodes.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Games) -> Arc<App> {
        let tables = Tables::new(config.clone(), Arc::clone(&store), games.clone());
        let sockets = Sockets::new(config.limits);
        let (stop, _) = watch::channel(false);
        Arc::new(App {
            config,
            store,
            games,
            tables,
            sockets,
            readiness: tokio::sync::Mutex::default(),
            stop,
        })
    }

    /// Tells every socket that the server stops.
    pub(crate) fn stop(&self) {
        self.stop.send_replace(true);
    }

    /// Becomes true when the server stops.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }
}
