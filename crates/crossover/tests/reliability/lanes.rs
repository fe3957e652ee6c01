//! Lanes: in each of them one game is played after the other, whatever happens to the servers.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use players::{Failure, Guest, Pick, Played, Player, Site};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use wire::lobby::NewSitter;

/// How long a lane may stand still before it counts as stuck. Machines that test are busy.
const PATIENCE: Duration = Duration::from_secs(90);

/// A table that was played, and what its players have been through.
pub struct Told {
    pub table: String,
    pub players: Vec<Played>,
}

/// Several lanes.
pub struct Lanes {
    progress: Vec<Arc<AtomicU64>>,
    running: Vec<JoinHandle<Vec<Told>>>,
    stop: watch::Sender<bool>,
}

/// Who plays in a lane.
#[derive(Clone, Copy)]
enum Against {
    /// Two people.
    Person,
    /// A person and a bot.
    Bot,
}

impl Lanes {
    /// Begins to play. The first seat prefers the first site, the second the last.
    pub fn begin(sites: &[Site], seed: u64) -> Lanes {
        let (stop, stopping) = watch::channel(false);
        let kinds = [Against::Person, Against::Person, Against::Bot, Against::Person];
        let progress: Vec<Arc<AtomicU64>> = kinds.iter().map(|_| Arc::default()).collect();
        let lane = |(number, (against, progress)): (u64, (&Against, &Arc<AtomicU64>))| {
            let pick = Pick::new(seed, number);
            tokio::spawn(lane(sites.to_vec(), *against, pick, Arc::clone(progress), stopping.clone()))
        };
        let running = (0..).zip(kinds.iter().zip(&progress)).map(lane).collect();
        Lanes { progress, running, stop }
    }

    fn answers(&self) -> Vec<u64> {
        self.progress.iter().map(|lane| lane.load(Ordering::Relaxed)).collect()
    }

    /// Waits until every lane has got on by a few acknowledged answers.
    pub async fn get_on(&self) {
        let before = self.answers();
        let begun = Instant::now();
        loop {
            let now = self.answers();
            if now.iter().zip(&before).all(|(now, before)| *now >= before + 3) {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "a lane is stuck: {before:?} answers before, {now:?} now");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends all games where they stand.
    pub async fn end(self) -> Vec<Told> {
        self.stop.send_replace(true);
        let mut told = Vec::new();
        for lane in self.running {
            told.extend(lane.await.unwrap());
        }
        told
    }
}

async fn lane(
    sites: Vec<Site>,
    against: Against,
    mut pick: Pick,
    progress: Arc<AtomicU64>,
    stop: watch::Receiver<bool>,
) -> Vec<Told> {
    let mut told = Vec::new();
    let mut tries = sites.iter().cycle();
    while !*stop.borrow() {
        let site = tries.next().expect("a cycle of some sites has no end");
        let Ok((table, guests)) = sit_down(site, against).await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let players = guests.into_iter().zip(0u8..).map(|(guest, seat)| {
            let mut sites = sites.clone();
            if seat > 0 {
                sites.reverse();
            }
            let player = Player {
                guest,
                sites,
                table: table.clone(),
                seat,
                pick: Pick::new(pick.below(u64::MAX), seat.into()),
                think: Duration::from_millis(5),
                meter: Arc::default(),
                progress: Arc::clone(&progress),
                stop: stop.clone(),
            };
            tokio::spawn(player.play())
        });
        let mut played = Vec::new();
        for player in players.collect::<Vec<_>>() {
            played.push(player.await.unwrap());
        }
        told.push(Told { table, players: played });
    }
    told
}

async fn sit_down(site: &Site, against: Against) -> Result<(String, Vec<Guest>), Failure> {
    match against {
        Against::Person => {
            let (table, guests) = Guest::pair(site, games::names()[0]).await?;
            Ok((table, guests.into()))
        }
        Against::Bot => {
            let bot = NewSitter::Bot { bot: "greedy".to_owned() };
            let (guest, table) = Guest::make_table(site, games::names()[0], &[bot]).await?;
            Ok((table, vec![guest]))
        }
    }
}
