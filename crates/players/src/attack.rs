//! Strangers who mean ill, for `cargo xtask load --attack`: what they do, and what those who play feel of it.
//!
//! All limits of the server hold. Everybody comes from an address of their own: those who play from one, each stranger from
//! another, since to a server an address is a household.

mod strangers;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use serde::Serialize;
use tokio::runtime::Handle;
use tokio::sync::{Semaphore, watch};

pub use strangers::{ATTACKS, Attack};

use crate::load::{Table, percentile};
use crate::{Failure, Meter, Server, Site};

/// How many tables of two people play meanwhile.
const TABLES: u64 = 3;
/// How long they think.
const THINK: Duration = Duration::from_millis(120);
/// How often somebody asks whether the server lives.
const PULSE: Duration = Duration::from_millis(100);
/// How long it may take until those who play sit at their tables.
const PATIENCE: Duration = Duration::from_secs(60);
/// Where those come from who play, and who asks whether the server lives.
const PLAYERS: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 3));
const WATCH: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 4));

/// What strangers find.
#[derive(Clone)]
pub struct Ground {
    /// The server.
    pub site: Site,
    /// A game that is played there.
    pub game: String,
    /// How many sockets whoever only holds them opens.
    pub sockets: u32,
    /// A pack that is looked at again and again.
    pub pack: String,
    /// Becomes true when they are to stop.
    pub stop: watch::Receiver<bool>,
    /// What they have done.
    pub tally: Arc<Tally>,
}

/// What a stranger has done.
#[derive(Debug, Default)]
pub struct Tally {
    /// Wishes and requests that were sent, and connections that were opened.
    pub sent: AtomicU64,
    /// Those that the server did not obey.
    pub refused: AtomicU64,
}

/// A span of time as those felt it who play.
#[derive(Clone, Debug, Serialize)]
pub struct Span {
    /// Their moves that reached the other seat.
    pub moves: usize,
    /// Half of them were quicker than this.
    pub p50_ms: f64,
    /// 99 of 100 were.
    pub p99_ms: f64,
    /// The longest that somebody waited who asked whether the server lives.
    pub health_ms: f64,
    /// How many cores the server kept busy.
    pub cores: Option<f64>,
    /// The server's memory at the end.
    pub memory_mb: Option<f64>,
}

/// What came of an attack.
#[derive(Clone, Debug, Serialize)]
pub struct Suffered {
    /// Which.
    pub attack: String,
    /// What was done.
    pub what: String,
    /// How much of it, and how much of that the server did not obey.
    pub sent: u64,
    /// See [`Suffered::sent`].
    pub refused: u64,
    /// Before.
    pub quiet: Span,
    /// Meanwhile.
    pub attacked: Span,
}

/// People who play, and are measured.
pub struct Bystanders {
    meters: Vec<Arc<Meter>>,
    health: Arc<AtomicU64>,
    pid: Option<u32>,
    stop: watch::Sender<bool>,
}

impl Bystanders {
    /// Sits them down.
    ///
    /// # Errors
    /// When not all of them can.
    pub async fn begin(site: Site, game: &str, pid: Option<u32>) -> Result<Bystanders, Failure> {
        let unreachable = |error: crate::NotHere| Failure::Unreachable(error.to_string());
        let (players, watcher) =
            (site.seen_from(PLAYERS).map_err(unreachable)?, site.seen_from(WATCH).map_err(unreachable)?);
        let (stop, stopping) = watch::channel(false);
        let (seated, door) = (Arc::new(AtomicU32::new(0)), Arc::new(Semaphore::new(1)));
        let meters: Vec<Arc<Meter>> = (0..TABLES).map(|_| Arc::default()).collect();
        for (number, meter) in (0..).zip(&meters) {
            let (game, meter, stop) = (game.to_owned(), Arc::clone(meter), stopping.clone());
            let table = Table { site: players, game, number, seed: 1, think: THINK, meter, stop };
            tokio::spawn(table.fill_and_play(Arc::clone(&seated), Arc::clone(&door)));
        }
        let health = Arc::new(AtomicU64::new(0));
        tokio::spawn(feel_the_pulse(watcher, Arc::clone(&health), stopping));
        let begun = Instant::now();
        while u64::from(seated.load(Ordering::Relaxed)) < TABLES {
            if begun.elapsed() > PATIENCE {
                return Err(Failure::Unreachable("those who play can't sit down".to_owned()));
            }
            tokio::time::sleep(PULSE).await;
        }
        meters.iter().for_each(|meter| meter.start());
        Ok(Bystanders { meters, health, pid, stop })
    }

    /// What they feel for so long.
    pub async fn feel(&self, length: Duration) -> Span {
        self.meters.iter().for_each(|meter| drop(meter.times()));
        self.health.store(0, Ordering::Relaxed);
        let worked = || self.pid.and_then(Server::worked);
        let (begun, before) = (Instant::now(), worked());
        tokio::time::sleep(length).await;
        let mut times: Vec<Duration> = self.meters.iter().flat_map(|meter| meter.times()).collect();
        times.sort_unstable();
        let cores = before
            .zip(worked())
            .map(|(before, now)| now.saturating_sub(before).as_secs_f64() / begun.elapsed().as_secs_f64());
        Span {
            moves: times.len(),
            p50_ms: percentile(&times, 50),
            p99_ms: percentile(&times, 99),
            health_ms: self.health.load(Ordering::Relaxed) as f64 / 1e3,
            cores,
            memory_mb: self.pid.and_then(Server::memory).map(|(now, _)| now as f64 / 1e6),
        }
    }

    /// Lets them go.
    pub fn end(self) {
        self.stop.send_replace(true);
    }
}

/// Asks again and again whether the server lives, and keeps the longest wait in microseconds.
async fn feel_the_pulse(site: Site, longest: Arc<AtomicU64>, stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        let begun = Instant::now();
        // One who is not answered has waited as long as one waits.
        let _ = site.get::<serde_json::Value>("/health").await;
        let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
        longest.fetch_max(micros, Ordering::Relaxed);
        tokio::time::sleep(PULSE).await;
    }
}

/// Lets strangers do what these attacks are, all at once, and says what those feel who play. The strangers are given threads of
/// their own, so that who plays waits for the server and not for them.
pub async fn suffer(
    bystanders: &Bystanders,
    threads: &Handle,
    attacks: &[&Attack],
    ground: impl Fn(watch::Receiver<bool>) -> Ground,
    length: Duration,
) -> Suffered {
    let quiet = bystanders.feel(length).await;
    let (stop, stopping) = watch::channel(false);
    let ground = ground(stopping);
    // Each comes from a household of its own.
    let strangers = (10_u8..).zip(attacks).filter_map(|(last, attack)| {
        let from = IpAddr::V4(Ipv4Addr::new(127, 0, 1, last));
        let ground = Ground { site: ground.site.seen_from(from).ok()?, ..ground.clone() };
        Some(threads.spawn((attack.begin)(ground)))
    });
    let strangers: Vec<_> = strangers.collect();
    let attacked = bystanders.feel(length).await;
    stop.send_replace(true);
    for stranger in strangers {
        // One who has failed has done what was counted.
        let _ = stranger.await;
    }
    let (attack, what) = match attacks {
        [one] => (one.name.to_owned(), one.what.to_owned()),
        _ => ("all".to_owned(), "all of these at once, each from an address of its own".to_owned()),
    };
    let count = |counted: &AtomicU64| counted.load(Ordering::Relaxed);
    let (sent, refused) = (count(&ground.tally.sent), count(&ground.tally.refused));
    Suffered { attack, what, sent, refused, quiet, attacked }
}

/// What came of attacks, as a table for `docs/benchmarks.md`.
pub fn table(suffered: &[Suffered]) -> String {
    let mut table = String::from(
        "| attack | what one stranger does | sent, not obeyed | a move p50, ms | p99, ms | `/health` at most, ms | cores | memory, MB |\n\
         | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |\n",
    );
    for Suffered { attack, what, sent, refused, quiet, attacked } in suffered {
        let told = |number: Option<f64>, digits: usize| match number {
            Some(number) => format!("{number:.digits$}"),
            None => "?".to_owned(),
        };
        let pair = |of: fn(&Span) -> Option<f64>, digits| {
            format!("{} → {}", told(of(quiet), digits), told(of(attacked), digits))
        };
        let cells = [
            attack.clone(),
            what.clone(),
            format!("{sent}, {refused}"),
            pair(|span| Some(span.p50_ms), 1),
            pair(|span| Some(span.p99_ms), 1),
            pair(|span| Some(span.health_ms), 0),
            pair(|span| span.cores, 2),
            pair(|span| span.memory_mb, 0),
        ];
        table += &format!("| {} |\n", cells.join(" | "));
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_suffered_is_a_table_for_the_docs() {
        let span = |p99_ms| Span {
            moves: 10,
            p50_ms: 1.26,
            p99_ms,
            health_ms: 3.2,
            cores: Some(0.5),
            memory_mb: None,
        };
        let (attack, what) = ("heads".to_owned(), "half a head each".to_owned());
        let (quiet, attacked) = (span(2.0), span(40.0));
        let table = table(&[Suffered { attack, what, sent: 7, refused: 3, quiet, attacked }]);
        let last = table.lines().last().unwrap();
        assert_eq!(
            last,
            "| heads | half a head each | 7, 3 | 1.3 → 1.3 | 2.0 → 40.0 | 3 → 3 | 0.50 → 0.50 | ? → ? |"
        );
    }

    #[test]
    fn attacks_are_called_by_names_that_differ() {
        let mut names: Vec<&str> = ATTACKS.iter().map(|attack| attack.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ATTACKS.len());
        assert!(!names.contains(&"all"));
    }
}
