//! Two nodes on one PostgreSQL, with the seats of each table on different nodes.

use std::time::Duration;

use players::{Failure, Guest, Heard, Pick, Seen, Site, Socket};
use store::{Database, Journals as _, Place, Upkeep as _};
use throwaway::Postgres;
use tokio::time::timeout;
use wire::lobby::NewSitter;
use wire::play::Ask;

use crate::lanes::Lanes;
use crate::{On, history, kills, on_postgres, seed};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_when_one_of_two_nodes_is_killed() {
    let postgres = Postgres::start();
    let url = postgres.new_database();
    let mut nodes = [on_postgres(&url).await, on_postgres(&url).await];
    let lanes = Lanes::begin(&[nodes[0].site(), nodes[1].site()], seed() + 2);
    // Both nodes serve: the answers of each seat reach the other through the database.
    lanes.get_on().await;
    let mut pick = Pick::new(seed() + 2, 0);
    for _ in 0..kills(On::Postgres) {
        for node in &mut nodes {
            tokio::time::sleep(Duration::from_millis(pick.below(300))).await;
            node.kill();
            lanes.get_on().await;
            node.go_on().await.unwrap();
            lanes.get_on().await;
        }
    }
    let told = lanes.end().await;
    nodes.iter_mut().for_each(|node| node.kill());
    history::holds(&Place::Postgres(url), &told).await;
}

/// How long one node may take to hear of what was done at the other.
const PATIENCE: Duration = Duration::from_secs(60);

/// The same person at one of the nodes.
struct There {
    socket: Socket,
    seen: Option<Box<Seen>>,
}

impl There {
    async fn open(site: Site, guest: &Guest, table: &str) -> There {
        let mut socket = Socket::open(&site, Some(guest.cookie())).await.unwrap();
        let open = Ask::Open { table: table.to_owned(), held: None, language: "en".to_owned() };
        socket.send(open).await.unwrap();
        There { socket, seen: None }
    }

    /// Hears on until the table is at a line, or beyond.
    async fn catch_up(&mut self, seq: u32) {
        let heard = async {
            while self.seen.as_ref().is_none_or(|seen| seen.seq < seq) {
                if let Heard::Table { view } = self.socket.hear().await.unwrap() {
                    self.seen = Some(view);
                }
            }
        };
        timeout(PATIENCE, heard).await.expect("a node does not hear of the other's lines");
    }

    fn seq(&self) -> u32 {
        self.seen.as_ref().map_or(0, |seen| seen.seq)
    }

    /// Sends an answer to what is asked.
    async fn answer(&mut self, table: &str, pick: u64) -> Option<u32> {
        let seen = self.seen.as_ref()?;
        let asked = seen.asked()?;
        let choice = &asked.choices[usize::try_from(pick).unwrap() % asked.choices.len()];
        let (seq, which, answer) = (seen.seq, asked.which, choice.answer.clone());
        let answer = Ask::Answer { table: table.to_owned(), seq, which, answer };
        Some(self.socket.send(answer).await.unwrap())
    }

    /// Whether a wish was obeyed.
    async fn obeyed(&mut self, wish: u32) -> Result<bool, Failure> {
        loop {
            match self.socket.hear().await? {
                Heard::Done { re } if re == wish => return Ok(true),
                Heard::Problem { re: Some(re), .. } if re == wish => return Ok(false),
                Heard::Table { view } => self.seen = Some(view),
                _ => {}
            }
        }
    }
}

/// Answers each question at both nodes at once, and says how many answers were acknowledged, and how many questions there
/// were.
async fn split(sites: [Site; 2], number: u64, questions: u32) -> (String, u32, u32) {
    let bot = NewSitter::Bot { bot: "greedy".to_owned() };
    let (guest, table) = Guest::make_table(&sites[0], games::laboratories()[0].game(), &[bot]).await.unwrap();
    let [mut one, mut other] =
        [There::open(sites[0], &guest, &table).await, There::open(sites[1], &guest, &table).await];
    let mut pick = Pick::new(seed() + 7, number);
    let (mut acknowledged, mut asked) = (0, 0);
    for _ in 0..questions {
        // The bot answers in between, so both wait until somebody is asked at the same line.
        let wishes = loop {
            let last = one.seq().max(other.seq());
            one.catch_up(last).await;
            other.catch_up(last).await;
            if one.seq() != other.seq() {
                continue;
            }
            let seen = one.seen.as_ref().unwrap();
            if seen.status == players::Standing::Over {
                return (table, acknowledged, asked);
            }
            if seen.asked().is_none() {
                one.catch_up(last + 1).await;
                continue;
            }
            break [one.answer(&table, pick.below(64)).await, other.answer(&table, pick.below(64)).await];
        };
        let [Some(first), Some(second)] = wishes else { panic!("only one node asks anything") };
        let obeyed = tokio::join!(one.obeyed(first), other.obeyed(second));
        let (first, second) = (obeyed.0.unwrap(), obeyed.1.unwrap());
        asked += 1;
        acknowledged += u32::from(first) + u32::from(second);
        assert!(!(first && second), "{table}: two answers to one question were taken");
    }
    (table, acknowledged, asked)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_answers_at_two_nodes_one_is_taken_and_kept() {
    let postgres = Postgres::start();
    let url = postgres.new_database();
    let mut nodes = [on_postgres(&url).await, on_postgres(&url).await];
    let sites = [nodes[0].site(), nodes[1].site()];
    let tables = (0..4).map(|number| tokio::spawn(split(sites, number, kills(On::Postgres) * 5)));
    let mut played = Vec::new();
    for table in tables.collect::<Vec<_>>() {
        played.push(table.await.unwrap());
    }
    nodes.iter_mut().for_each(|node| node.kill());
    let store = Database::open(&Place::Postgres(url)).await.unwrap();
    let (mut all, mut taken) = (0, 0);
    for (table, acknowledged, asked) in played {
        let lines = store.lines(&table.as_str().into(), 0).await.unwrap();
        let kept = lines.iter().filter(|line| history::answered_by_person(&line.act).is_some()).count();
        assert_eq!(acknowledged as usize, kept, "{table}");
        (all, taken) = (all + asked, taken + acknowledged);
    }
    println!("{all} questions were answered at both nodes at once, and {taken} of the answers taken");
    // The bot may be quicker than both now and then.
    assert!(all > 20 && taken * 10 > all * 8, "{taken} of {all}");
    store.close().await;
}
