//! What nodes hear.

use std::time::Duration;

use store::{Append, Chat, Chats as _, Journals as _, News, Notice, Notices, Place, TableId};
use tokio::time::timeout;

use crate::given::{Ground, append, person, table};

async fn next(notices: &mut Notices) -> Notice {
    timeout(Duration::from_secs(30), notices.next())
        .await
        .expect("a notice comes")
        .expect("the store is open")
}

const PROBE: &str = "probe";

/// LISTEN takes a moment to begin; from the first notice on, none is missed.
pub async fn ready(store: &impl News, notices: &mut Notices) {
    let mut waiting = true;
    while waiting {
        store.tell(&TableId::from(PROBE), "ready").await.unwrap();
        waiting = timeout(Duration::from_millis(50), notices.next()).await.is_err();
    }
}

/// In PostgreSQL a second node hears as well; two processes on one SQLite file do not hear each other.
pub async fn every_node_hears_of_every_line_in_order(ground: Ground) {
    let here = ground.open().await;
    let there = ground.open().await;
    let mut heard_here = here.notices();
    let mut heard_there = match ground.place {
        Place::Postgres(_) => there.notices(),
        Place::Sqlite(_) => here.notices(),
    };
    ready(&here, &mut heard_here).await;
    ready(&here, &mut heard_there).await;
    let probe = TableId::from(PROBE);

    let ann = person(&here, 1).await;
    let table = table(&here).await;
    for after in 0..30 {
        here.append(append(&table, after, "act")).await.unwrap();
    }
    let words = Chat { id: 0, at_ms: 1, seat: None, person: ann, name: "Ann".into(), text: "hello".into() };
    here.say(&table, &words).await.unwrap();
    here.tell(&table, "here 1 Ann").await.unwrap();
    let lines = (0..=30).map(|seq| Notice::Line { table: table.clone(), seq });
    let expected: Vec<Notice> = lines
        .chain([
            Notice::Chat { table: table.clone(), id: 0 },
            Notice::Told { table: table.clone(), what: "here 1 Ann".into() },
        ])
        .collect();
    for notices in [&mut heard_here, &mut heard_there] {
        let mut heard = Vec::new();
        while heard.len() < expected.len() {
            let notice = next(notices).await;
            if !matches!(&notice, Notice::Told { table, .. } if *table == probe) {
                heard.push(notice);
            }
        }
        assert_eq!(heard, expected);
    }
    assert!(here.tell(&table, &"x".repeat(5_000)).await.is_err());
}

pub async fn nobody_hears_of_what_was_not_kept(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let ann = person(&store, 1).await;
    let mut notices = store.notices();
    store.append(append(&table, 5, "late")).await.unwrap_err();
    let taken = Append { taken: vec![(0, ann)], ..append(&table, 0, "sat") };
    store.append(taken).await.unwrap_err();
    let mut heard = Notice::Resync;
    while heard != (Notice::Told { table: table.clone(), what: "end".into() }) {
        store.tell(&table, "end").await.unwrap();
        if let Ok(notice) = timeout(Duration::from_millis(50), notices.next()).await {
            heard = notice.unwrap();
            // The line of making the table may still be on its way.
            assert!(!matches!(heard, Notice::Line { seq: 1.., .. }), "{heard:?}");
        }
    }
}

pub async fn a_listener_who_falls_behind_is_told_to_resync(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let mut notices = store.notices();
    // Enough to fill what a listener may leave waiting.
    for batch in 0..50 {
        let told = (0..100).map(|number| {
            let (store, table) = (&store, &table);
            async move { store.tell(table, &format!("{batch} {number}")).await.unwrap() }
        });
        futures_util::future::join_all(told).await;
    }
    let mut resync = false;
    while let Ok(Some(notice)) = timeout(Duration::from_secs(2), notices.next()).await {
        resync |= notice == Notice::Resync;
    }
    assert!(resync);
}
