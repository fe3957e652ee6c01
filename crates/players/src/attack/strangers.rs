//! What strangers do: one function an attack, in small.

use std::future::Future;
use std::net::{IpAddr, Ipv4Addr};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde::de::IgnoredAny;
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinSet;
use tokio::time::sleep;
use wire::lobby::NewSitter;
use wire::play::Ask;

use super::{Ground, Tally};
use crate::guest::open;
use crate::{Failure, Guest, Heard, Meter, Pick, Player, Seen, Socket};

/// An attack.
pub struct Attack {
    /// What it is called.
    pub name: &'static str,
    /// What one stranger does.
    pub what: &'static str,
    /// Does it, until told to stop.
    pub begin: fn(Ground) -> Doing,
}

/// Something that is being done.
type Doing = Pin<Box<dyn Future<Output = ()> + Send>>;

/// All of them.
pub const ATTACKS: &[Attack] = &[
    Attack {
        name: "opens",
        what: "200 sockets without a cookie open a public table 16 times a second each",
        begin: |ground| Box::pin(opens(ground)),
    },
    Attack {
        name: "looking-back",
        what: "100 requests at once for moments, replays, proofs and reports of a game, with made-up cookies",
        begin: |ground| Box::pin(looking_back(ground)),
    },
    Attack {
        name: "packs",
        what: "25 packs of up to 256 kB at once to be looked at, with made-up cookies",
        begin: |ground| Box::pin(packs(ground)),
    },
    Attack {
        name: "tables",
        what: "20 connections make tables as quickly as they are let, by ever new visitors",
        begin: |ground| Box::pin(tables(ground)),
    },
    Attack {
        name: "saves",
        what: "8 saves at once with 12,000 entries taken back, with made-up cookies",
        begin: |ground| Box::pin(saves(ground)),
    },
    Attack {
        name: "undos",
        what: "answers and takes back in turn at 8 tables",
        begin: |ground| Box::pin(undos(ground)),
    },
    Attack {
        name: "odds",
        what: "asks for the odds of every choice by 16 sockets at 8 tables",
        begin: |ground| Box::pin(odds(ground)),
    },
    Attack {
        name: "bots",
        what: "makes 60 tables of bots alone and looks at them",
        begin: |ground| Box::pin(bots(ground)),
    },
    Attack {
        name: "lists",
        what: "20 connections read lists, rules and searches without a pause",
        begin: |ground| Box::pin(lists(ground)),
    },
    Attack {
        name: "nonsense",
        what: "40 sockets send what can't be read",
        begin: |ground| Box::pin(nonsense(ground)),
    },
    Attack {
        name: "heads",
        what: "5,000 connections with half a request's head",
        begin: |ground| Box::pin(heads(ground)),
    },
    Attack {
        name: "idle",
        what: "sockets that only are there, from as many addresses as it takes",
        begin: |ground| Box::pin(idle(ground)),
    },
];

impl Ground {
    fn goes_on(&self) -> bool {
        !*self.stop.borrow()
    }

    async fn stopped(&self) {
        let _ = self.stop.clone().wait_for(|stop| *stop).await;
    }

    /// Counts what became of something.
    fn count<T>(&self, done: Result<T, Failure>) -> Option<T> {
        self.tally.sent.fetch_add(1, Ordering::Relaxed);
        match done {
            Ok(done) => Some(done),
            Err(_) => {
                self.tally.refused.fetch_add(1, Ordering::Relaxed);
                None
            }
        }
    }

    /// One request whose answer nobody looks at.
    async fn ask(&self, method: &str, path: &str, cookie: Option<&str>, body: Option<&Value>) {
        self.count(self.site.request::<Value, IgnoredAny>(method, path, cookie, body).await);
    }

    /// So many at once do the same, again and again.
    async fn many<D: Future<Output = ()> + Send>(
        &self,
        at_once: u64,
        doing: impl Fn(Ground, u64) -> D + Clone + Send + Sync + 'static,
    ) {
        let mut all = JoinSet::new();
        for number in 0..at_once {
            let (ground, doing) = (self.clone(), doing.clone());
            all.spawn(async move {
                let mut round = 0;
                while ground.goes_on() {
                    let doing = doing(ground.clone(), round * at_once + number);
                    tokio::select! {
                        () = doing => {}
                        () = ground.stopped() => {}
                    }
                    // Whoever is refused at once does not spin: it is the server that is to be kept busy.
                    sleep(Duration::from_millis(5)).await;
                    round += 1;
                }
            });
        }
        while all.join_next().await.is_some() {}
    }

    /// A table of one's own with a bot, at which some answers were given.
    async fn table(&self, number: u64) -> Option<(Guest, String)> {
        let bot = NewSitter::Bot { bot: "random".to_owned() };
        let (guest, table) =
            self.count(Guest::make(&self.site, &self.game, &[NewSitter::You, bot], true).await)?;
        self.count(guest.take(&self.site, &table).await)?;
        let player = Player {
            guest: guest.clone(),
            sites: vec![self.site],
            table: table.clone(),
            seat: 0,
            pick: Pick::new(11, number),
            think: Duration::from_millis(2),
            meter: Arc::new(Meter::default()),
            progress: Arc::default(),
            stop: self.stop.clone(),
        };
        let _ = tokio::time::timeout(Duration::from_secs(1), player.play()).await;
        Some((guest, table))
    }
}

/// A cookie that nobody has given out.
fn made_up(number: u64) -> String {
    format!("crossover={number:064x}")
}

async fn opens(ground: Ground) {
    let Some((_, table)) = ground.table(1).await else { return };
    let each = move |ground: Ground, _| {
        let table = table.clone();
        async move {
            let Some(mut socket) = ground.count(Socket::open(&ground.site, None).await) else {
                return sleep(Duration::from_secs(1)).await;
            };
            while ground.goes_on() {
                if ground.count(socket.send(open(&table)).await).is_none() {
                    return;
                }
                let until = tokio::time::Instant::now() + Duration::from_millis(62);
                while let Ok(heard) = tokio::time::timeout_at(until, socket.hear()).await {
                    match heard {
                        Ok(Heard::Problem { .. }) => note_refusal(&ground.tally),
                        Ok(_) => {}
                        Err(_) => return note_refusal(&ground.tally),
                    }
                }
            }
        }
    };
    ground.many(200, each).await;
}

fn note_refusal(tally: &Tally) {
    tally.refused.fetch_add(1, Ordering::Relaxed);
}

async fn looking_back(ground: Ground) {
    let Some((_, table)) = ground.table(2).await else { return };
    let each = move |ground: Ground, number: u64| {
        let what = ["moments?from=0&to=99", "replay", "verify", "report"][number as usize % 4];
        let path = format!("/api/tables/{table}/{what}");
        async move { ground.ask("GET", &path, Some(&made_up(number)), None).await }
    };
    ground.many(100, each).await;
}

async fn packs(ground: Ground) {
    let Ok(list) = ground.site.get::<wire::lobby::GameList>("/api/games").await else { return };
    // Not every game takes packs.
    let mut path = None;
    for game in list.games {
        let shelf = format!("/api/games/{}/packs/shelf", game.game);
        if ground.site.get::<IgnoredAny>(&shelf).await.is_ok() {
            path = Some(format!("/api/games/{}/packs/check", game.game));
        }
    }
    let Some(path) = path else { return };
    let check = Arc::new(json!({ "text": ground.pack }));
    let each = move |ground: Ground, number| {
        let (path, check) = (path.clone(), Arc::clone(&check));
        async move { ground.ask("POST", &path, Some(&made_up(number)), Some(&check)).await }
    };
    ground.many(25, each).await;
}

async fn tables(ground: Ground) {
    let each = |ground: Ground, _| async move {
        let sitters = [NewSitter::You, NewSitter::Anyone];
        let made = ground.count(Guest::make(&ground.site, &ground.game, &sitters, true).await);
        if let Some((guest, table)) = made {
            ground.count(guest.take(&ground.site, &table).await);
        }
    };
    ground.many(20, each).await;
}

async fn saves(ground: Ground) {
    let Some((guest, table)) = ground.table(3).await else { return };
    let path = format!("/api/tables/{table}/save");
    let save = ground.site.request::<(), Value>("GET", &path, Some(guest.cookie()), None).await;
    let Ok(save) = save else { return };
    let mut bomb = save.body;
    let draws = (0..12_000).map(|_| json!({ "draw": 0 }));
    let undos = (0..12_000).map(|number| json!({ "undo": 11_999 - number }));
    bomb["journal"] = draws.chain(undos).collect();
    let bomb = Arc::new(bomb);
    let each = move |ground: Ground, number| {
        let bomb = Arc::clone(&bomb);
        async move { ground.ask("POST", "/api/saves", Some(&made_up(number)), Some(&bomb)).await }
    };
    ground.many(8, each).await;
}

/// Listens to a table until something is asked there.
async fn asked(socket: &mut Socket, table: &str) -> Option<Box<Seen>> {
    socket.send(open(table)).await.ok()?;
    let heard = async {
        loop {
            match socket.hear().await.ok()? {
                Heard::Table { view } if view.asked().is_some() => return Some(view),
                Heard::Problem { .. } => return None,
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(5), heard).await.ok()?
}

async fn undos(ground: Ground) {
    let each = |ground: Ground, number| async move {
        let Some((guest, table)) = ground.table(number).await else { return };
        let Ok(mut socket) = Socket::open(&ground.site, Some(guest.cookie())).await else { return };
        let mut pick = Pick::new(5, number);
        while ground.goes_on() {
            let Some(seen) = asked(&mut socket, &table).await else { return note_refusal(&ground.tally) };
            let Some(asked) = seen.asked() else { return };
            let Some(choice) = pick.of(&asked.choices) else { return };
            let (seq, which, answer) = (seen.seq, asked.which, choice.answer.clone());
            let answer = Ask::Answer { table: table.clone(), seq, which, answer };
            ground.count(socket.send(answer).await);
            let undo = Ask::Undo { table: table.clone(), seq: seq + 1 };
            if ground.count(socket.send(undo).await).is_none() {
                return;
            }
        }
    };
    ground.many(8, each).await;
}

async fn odds(ground: Ground) {
    let each = |ground: Ground, number| async move {
        let Some((guest, table)) = ground.table(number / 2).await else { return };
        let Ok(mut socket) = Socket::open(&ground.site, Some(guest.cookie())).await else { return };
        let Some(seen) = asked(&mut socket, &table).await else { return };
        let Some(asked) = seen.asked() else { return };
        while ground.goes_on() {
            for choice in &asked.choices {
                let (seq, which, answer) = (seen.seq, asked.which, choice.answer.clone());
                let odds = Ask::Odds { table: table.clone(), seq, which, answer };
                if ground.count(socket.send(odds).await).is_none() {
                    return;
                }
            }
            let until = tokio::time::Instant::now() + Duration::from_millis(50);
            while let Ok(heard) = tokio::time::timeout_at(until, socket.hear()).await {
                match heard {
                    Ok(Heard::Problem { .. }) => note_refusal(&ground.tally),
                    Ok(_) => {}
                    Err(_) => return,
                }
            }
        }
    };
    ground.many(16, each).await;
}

async fn bots(ground: Ground) {
    let each = |ground: Ground, _| async move {
        let bot = || NewSitter::Bot { bot: "greedy".to_owned() };
        let made = ground.count(Guest::make(&ground.site, &ground.game, &[bot(), bot()], true).await);
        let (Some((guest, table)), Ok(mut socket)) = (made, Socket::open(&ground.site, None).await) else {
            return sleep(Duration::from_secs(1)).await;
        };
        let _ = (guest, socket.send(open(&table)).await);
        while ground.goes_on() && socket.hear().await.is_ok() {}
    };
    ground.many(60, each).await;
}

async fn lists(ground: Ground) {
    let each = |ground: Ground, number: u64| async move {
        let game = &ground.game;
        let paths = [
            "/api/tables".to_owned(),
            "/api/openapi.json".to_owned(),
            format!("/api/games/{game}/rules"),
            format!("/api/games/{game}/rules/search?q=a{number}"),
            format!("/api/games/{game}/cards"),
        ];
        ground.ask("GET", &paths[number as usize % paths.len()], Some(&made_up(number)), None).await;
    };
    ground.many(20, each).await;
}

async fn nonsense(ground: Ground) {
    let each = |ground: Ground, number| async move {
        let Some(mut socket) = ground.count(Socket::open(&ground.site, None).await) else {
            return sleep(Duration::from_secs(1)).await;
        };
        let table = "x".repeat(8 << 10);
        while ground.goes_on() {
            let ask = Ask::Undo { table: table.clone(), seq: number as u32 };
            if ground.count(socket.send(ask).await).is_none() {
                return;
            }
            match tokio::time::timeout(Duration::from_millis(2), socket.hear()).await {
                Ok(Ok(Heard::Problem { .. })) => note_refusal(&ground.tally),
                Ok(Err(_)) => return note_refusal(&ground.tally),
                _ => {}
            }
        }
    };
    ground.many(40, each).await;
}

async fn heads(ground: Ground) {
    let mut held = Vec::new();
    while ground.goes_on() && held.len() < 5_000 {
        let connected = ground.site.connect().await.map_err(Failure::from);
        if let Some(mut stream) = ground.count(connected) {
            let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: ").await;
            held.push(stream);
        }
    }
    ground.stopped().await;
}

async fn idle(ground: Ground) {
    let mut held = Vec::new();
    let mut household = 0_u16;
    while ground.goes_on() && (held.len() as u32) < ground.sockets {
        let [high, low] = household.to_be_bytes();
        let from = IpAddr::V4(Ipv4Addr::new(127, 1, high, low));
        let Ok(site) = ground.site.seen_from(from) else { break };
        let mut full = 0;
        while ground.goes_on() && full < 2 && (held.len() as u32) < ground.sockets {
            match ground.count(Socket::open(&site, None).await) {
                Some(socket) => held.push(socket),
                // No more from there; and none at all, when the machine has no more descriptors.
                None => full += 1,
            }
        }
        household += 1;
        if household > 400 {
            break;
        }
    }
    ground.stopped().await;
}
