//! What all parts of the server share: configuration, store, games, tables.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use host::Games;
use store::Store;
use tokio::sync::watch;

use crate::limits::Network;
use crate::socket::Sockets;
use crate::tables::Tables;

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
    /// How long a bot lets people wait before it answers, so that its answers can be followed.
    pub bot_delay: Duration,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// How long a player must be away before others may call a stand-in.
    pub away_after: Duration,
    /// After how much silence a node drives the bots of a table that another node has driven; 0 where there is
    /// only one node.
    pub takeover: Duration,
    /// How long a table stays in memory with nobody at it.
    pub idle_after: Duration,
    /// How many tables may be in memory at once.
    pub most_tables: usize,
}

impl Default for Config {
    fn default() -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            public_url: None,
            limits: true,
            trusted_proxies: Vec::new(),
            metrics: None,
            bot_delay: Duration::from_millis(600),
            thinkers: cores,
            away_after: Duration::from_secs(60),
            takeover: Duration::ZERO,
            idle_after: Duration::from_secs(120),
            most_tables: 20_000,
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
    stop: watch::Sender<bool>,
}

impl App {
    /// Everything set up; must be called inside a runtime, because the tables begin to listen to other nodes.
    pub fn new(config: Config, store: Arc<dyn Store>, games: Games) -> Arc<App> {
        let tables = Tables::new(config.clone(), Arc::clone(&store), games.clone());
        let (stop, _) = watch::channel(false);
        Arc::new(App { config, store, games, tables, sockets: Sockets::default(), stop })
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
