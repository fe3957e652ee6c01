//! Clocks: they run for who is asked, and who lets one run out has lost.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use server::Config;
use wire::lobby::{Every, NewClock, NewSitter};
use wire::table::{Ending, Status};

use crate::client::{Server, asks, config, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn who_lets_the_clock_run_out_has_lost_even_across_a_restart() {
    let folder = throwaway::Folder::new("server-clocks");
    let place = store::Place::Sqlite(folder.file("crossover.db"));
    let open = async || std::sync::Arc::new(store::Database::open(&place).await.unwrap());
    let mut server = Server::on(config(), open().await).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone]);
    new.clock = Some(NewClock { seconds: 3, increment: 10, every: Every::Answer });
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, Vec::new()).await;
    let mut hers = server.client(Some(&ada)).await;
    let view = hers.open(&table).await;
    let clock = view.seats[0].clock.clone().unwrap();
    assert!(clock.runs && clock.left_ms <= 3000 && view.seats[1].clock.as_ref().unwrap().runs);
    hers.answer(&view, 1).await;
    let view = hers.until(|view| !asks(view)).await;
    let clock = view.seats[0].clock.clone().unwrap();
    assert!(!clock.runs && clock.left_ms > 9000, "{clock:?}");
    server.stop.take().unwrap().send(()).unwrap();
    drop(hers);
    server.ended.await.unwrap().unwrap();

    let server = Server::on(config(), open().await).await;
    let mut hers = server.client(Some(&ada)).await;
    let view = hers.open(&table).await;
    let end = match &view.status {
        Status::Over { .. } => view,
        _ => tokio::time::timeout(
            Duration::from_secs(30),
            hers.until(|view| matches!(view.status, Status::Over { .. })),
        )
        .await
        .unwrap(),
    };
    let Status::Over { result } = &end.status else { panic!("it is over") };
    assert_eq!((result.how, result.scores.as_slice()), (Ending::Time, &[1.0, 0.0][..]));
    assert_eq!(result.text, "Bob ran out of time.");
    assert_eq!(end.seats[1].clock.as_ref().map(|clock| clock.left_ms), Some(0));
}

/// What the clock on the wall is set to.
static SET: AtomicU64 = AtomicU64::new(1_700_000_000_000);

#[tokio::test(flavor = "multi_thread")]
async fn who_sets_the_clock_on_the_wall_sets_nobodys_clock_at_a_table() {
    const DAY: u64 = 24 * 3_600_000;
    let set = |by: i64| SET.fetch_add(by.cast_unsigned(), Ordering::SeqCst);
    let idle_after = Duration::from_millis(400);
    let server = Server::start(Config { wall: || SET.load(Ordering::SeqCst), idle_after, ..config() }).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone]);
    new.clock = Some(NewClock { seconds: 600, increment: 0, every: Every::Answer });
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, Vec::new()).await;
    let left = |view: &wire::table::TableView| view.seats[0].clock.clone().unwrap().left_ms;
    for jump in [2 * 3_600_000, 420 * DAY.cast_signed(), -500 * DAY.cast_signed()] {
        // Nobody is there for a while, and the table stays open, because clocks run.
        tokio::time::sleep(idle_after * 2).await;
        set(jump);
        let mut hers = server.client(Some(&ada)).await;
        let view = hers.open(&table).await;
        assert_eq!(view.status, Status::Playing, "a jump by {jump} ms flags nobody");
        assert!(left(&view) > 500_000 && left(&view) < 600_000, "{} ms are left after {jump}", left(&view));
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert!(left(&hers.open(&table).await) < left(&view), "and the clock runs on");
    }
}
