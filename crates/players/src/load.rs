//! Many tables at once, for `cargo xtask load`.

mod figures;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, watch};

pub use figures::Figures;
pub(crate) use figures::percentile;

use crate::{Failure, Guest, Meter, Pick, Played, Player, Server, Site};

/// How many tables are made at the same time, so that the way in is no rush.
const AT_ONCE: usize = 16;

/// How long one may take to sit down before it counts as a failure.
const PATIENCE: Duration = Duration::from_secs(120);

/// A load to be put on a server.
pub struct Load {
    /// The server.
    pub site: Site,
    /// Its process, whose memory is looked at.
    pub pid: Option<u32>,
    /// Which game they play.
    pub game: String,
    /// How many tables.
    pub tables: u32,
    /// How long it is measured.
    pub length: Duration,
    /// How long players think.
    pub think: Duration,
    /// What picks come from.
    pub seed: u64,
}

impl Load {
    /// Fills the tables, plays, measures. `filled` hears now and then how many tables are full.
    ///
    /// # Errors
    /// When not all tables can be filled in time.
    pub async fn run(self, filled: impl Fn(u32)) -> Result<Figures, Failure> {
        let (stop, stopping) = watch::channel(false);
        let (seated, door) = (Arc::new(AtomicU32::new(0)), Arc::new(Semaphore::new(AT_ONCE)));
        let meters: Vec<Arc<Meter>> = (0..self.tables).map(|_| Arc::default()).collect();
        let mut running = Vec::new();
        for (number, meter) in (0u64..).zip(&meters) {
            let table = Table {
                site: self.site,
                game: self.game.clone(),
                number,
                seed: self.seed,
                think: self.think,
                meter: Arc::clone(meter),
                stop: stopping.clone(),
            };
            running.push(tokio::spawn(table.fill_and_play(Arc::clone(&seated), Arc::clone(&door))));
        }
        self.wait_for_everybody(&seated, filled).await?;
        let begun = Instant::now();
        meters.iter().for_each(|meter| meter.start());
        tokio::time::sleep(self.length).await;
        let length = begun.elapsed();
        let times = meters.iter().flat_map(|meter| meter.times()).collect();
        let memory = self.pid.and_then(Server::memory);
        stop.send_replace(true);
        let mut played = Vec::new();
        for table in running {
            played.push(table.await.map_err(|error| Failure::Unreachable(error.to_string()))?);
        }
        Ok(Figures::of(self.tables, played, times, length, memory))
    }

    async fn wait_for_everybody(&self, seated: &AtomicU32, filled: impl Fn(u32)) -> Result<(), Failure> {
        let begun = Instant::now();
        loop {
            let now = seated.load(Ordering::Relaxed);
            filled(now);
            if now == self.tables {
                return Ok(());
            }
            if begun.elapsed() > PATIENCE {
                let all = self.tables;
                let why = format!("only {now} of {all} tables could be filled in {PATIENCE:?}");
                return Err(Failure::Unreachable(why));
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

/// A table of the load: when a game is over, the next one begins.
pub(crate) struct Table {
    pub site: Site,
    pub game: String,
    pub number: u64,
    pub seed: u64,
    pub think: Duration,
    pub meter: Arc<Meter>,
    pub stop: watch::Receiver<bool>,
}

impl Table {
    pub async fn fill_and_play(self, seated: Arc<AtomicU32>, door: Arc<Semaphore>) -> Vec<Played> {
        let mut played = Vec::new();
        let mut first = true;
        let mut stop = self.stop.clone();
        for round in 0.. {
            if *self.stop.borrow() {
                break;
            }
            let made = {
                let _place = door.acquire().await;
                tokio::select! {
                    made = Guest::pair(&self.site, &self.game) => made,
                    () = async { let _ = stop.wait_for(|stop| *stop).await; } => break,
                }
            };
            let (table, guests) = match made {
                Ok(made) => made,
                Err(failure) => {
                    played.push(Played { problems: vec![failure.to_string()], ..Played::default() });
                    tokio::time::sleep(Duration::from_millis(500)).await;
                    continue;
                }
            };
            if std::mem::take(&mut first) {
                seated.fetch_add(1, Ordering::Relaxed);
            }
            let players = guests.into_iter().zip(0u8..).map(|(guest, seat)| {
                let player = Player {
                    guest,
                    sites: vec![self.site],
                    table: table.clone(),
                    seat,
                    pick: Pick::new(self.seed ^ (round << 32), self.number * 2 + u64::from(seat)),
                    think: self.think,
                    meter: Arc::clone(&self.meter),
                    progress: Arc::default(),
                    stop: self.stop.clone(),
                };
                tokio::spawn(player.play())
            });
            // Both begin before one is waited for.
            for player in players.collect::<Vec<_>>() {
                played.extend(player.await);
            }
        }
        played
    }
}
