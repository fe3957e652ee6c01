//! Clocks: they run for who is asked, and who lets one run out has lost.

use std::time::Duration;

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
