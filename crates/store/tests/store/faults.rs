//! Trouble with the real thing: a file that can't grow, a server that goes away.

use std::time::{Duration, Instant};

use store::{Database, Error, Journals as _, News as _, Notice, Place, Sweep, Upkeep as _};
use throwaway::{Folder, Postgres};
use tokio::time::timeout;

use crate::given::{acts, append, line, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_loses_nothing_and_recovers() {
    let folder = Folder::new("full");
    let store = Database::open_bounded(&folder.file("games.db"), 120).await.unwrap();
    let played = table(&store).await;
    let filler = table(&store).await;
    let mut kept = 0;
    let error = loop {
        let mut more = append(&filler, kept, "fill");
        more.lines = vec![line(1, &"x".repeat(3_000))];
        match store.append(more).await {
            Ok(seq) => kept = seq,
            Err(error) => break error,
        }
        assert!(kept < 1_000, "the disk never fills");
    };
    assert!(matches!(error, Error::Full(_)), "{error:?}");
    assert_eq!(error.to_string(), "the database is full");

    // Reading goes on, everything acknowledged is there, and further tries are refused in the same way.
    assert_eq!(acts(&store, &filler).await.len(), kept as usize + 1);
    for _ in 0..20 {
        let mut more = append(&played, 0, "big");
        more.lines = vec![line(1, &"x".repeat(9_000))];
        assert!(matches!(store.append(more).await, Err(Error::Full(_))));
    }
    assert_eq!(acts(&store, &played).await, ["made"]);
    assert!(matches!(store.ping().await, Err(Error::Full(_))), "it says so to whoever asks");

    // Somebody makes room, here the broom; nothing is restarted.
    let begun = store::Append { phase: Some(store::Phase::Playing), ..append(&played, 0, "begun") };
    store.append(begun).await.expect("a small line still fits into a page that is there");
    let swept = store
        .sweep(Sweep { now: 0, waiting_before: 10, abandoned_before: 0, guests_before: 0 })
        .await
        .unwrap();
    assert_eq!(swept.tables, 1);
    store.ping().await.unwrap();
    let mut last = 1;
    for _ in 0..10 {
        let mut more = append(&played, last, "");
        more.lines = vec![line(1, &"y".repeat(3_000))];
        last = store.append(more).await.unwrap();
    }
    assert_eq!(acts(&store, &played).await.len(), 12);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_goes_away_is_waited_for() {
    let mut postgres = Postgres::start();
    let store = Database::open(&Place::Postgres(postgres.new_database())).await.unwrap();
    let table = table(&store).await;
    store.append(append(&table, 0, "before")).await.unwrap();
    let mut notices = store.notices();

    for round in 1..=2 {
        postgres.stop();
        let begun = Instant::now();
        let error = store.append(append(&table, round, "while it is gone")).await.unwrap_err();
        assert!(matches!(error, Error::Gone(_)), "{error:?}");
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
        assert!(matches!(store.lines(&table, 0).await, Err(Error::Gone(_))));
        assert!(matches!(store.ping().await, Err(Error::Gone(_))));

        postgres.go_on();
        // The connections of the pool are found dead one after the other; each costs at most one try.
        let begun = Instant::now();
        while store.append(append(&table, round, "after")).await.is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "it does not come back");
        }
        let resync = async { while notices.next().await != Some(Notice::Resync) {} };
        timeout(Duration::from_secs(30), resync).await.expect("listeners are told to look again");
    }
    assert_eq!(acts(&store, &table).await, ["made", "before", "after", "after"]);
}

#[tokio::test]
async fn what_can_not_be_opened_says_why() {
    let folder = Folder::new("unopened");
    let nowhere = Place::Sqlite(folder.file("missing/games.db"));
    assert!(matches!(Database::open(&nowhere).await, Err(Error::Gone(_))));
    std::fs::write(folder.file("noise.db"), b"this is no database, and never was one: ".repeat(200)).unwrap();
    let noise = Database::open(&Place::Sqlite(folder.file("noise.db"))).await.err().unwrap();
    assert!(matches!(&noise, Error::Broken(_)), "{noise:?}");
    let nobody = Place::Postgres("postgres://nobody@127.0.0.1:1/none".into());
    assert!(matches!(Database::open(&nobody).await, Err(Error::Gone(_))));
}
