//! Several nodes on one store, and a store that fails.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use server::Config;
use store::faulty::{Fault, Faulty};
use store::{Database, Place};
use wire::lobby::NewSitter;
use wire::problem::Code;
use wire::table::{Sitter, TableView};

use crate::client::{Server, answer, asks, bot, config};

fn at(entry: u32) -> impl Fn(&TableView) -> bool {
    move |view| view.position.as_ref().is_some_and(|position| position.entry == entry)
}

/// Nodes that know of each other.
fn node() -> Config {
    Config { takeover: Duration::from_millis(300), ..config() }
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_table_play_on_different_nodes_and_one_node_goes() {
    let folder = throwaway::Folder::new("server-nodes");
    let store = Arc::new(Database::open(&Place::Sqlite(folder.file("crossover.db"))).await.unwrap());
    let one = Server::on(node(), Arc::clone(&store) as Arc<dyn store::Store>).await;
    let two = Server::on(node(), store).await;
    let (ada, bob) = (one.guest("Ada").await, one.guest("Bob").await);
    let table = one.table(&ada, &[NewSitter::You, NewSitter::Anyone]).await;
    let (mut hers, mut his) = (one.client(Some(&ada)).await, two.client(Some(&bob)).await);
    hers.open(&table).await;
    two.sit(&ada, &bob, &table, Vec::new()).await;
    let his_view = his.open(&table).await;
    let her_view = hers.until(asks).await;
    hers.until(|view| matches!(view.seats[1].sitter, Sitter::Person { here: true, .. })).await;

    hers.answer(&her_view, 1).await;
    his.until(|view| view.position.as_ref().is_some_and(|position| position.waits_for == [1])).await;
    his.answer(&his_view, 2).await;
    let her_view = hers.until(at(2)).await;
    his.until(at(2)).await;
    hers.done(json!({"type": "say", "table": table, "text": "hello from one"})).await;
    assert_eq!(his.chat().await, ["hello from one"]);
    hers.answer(&her_view, 3).await;
    his.until(at(3)).await;

    // Her node is gone; the other one serves her too, with what she had done.
    one.ended.abort();
    drop(hers);
    let mut hers = two.client(Some(&ada)).await;
    let view = hers.open(&table).await;
    assert_eq!(view.log.last().map(|line| line.text.as_str()), Some("seat 0 picked 3"));
    hers.answer(&view, 1).await;
    his.until(|view| asks(view) && at(4)(view)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_takes_over_the_bots_of_another() {
    let folder = throwaway::Folder::new("server-takeover");
    let store = Arc::new(Database::open(&Place::Sqlite(folder.file("crossover.db"))).await.unwrap());
    // A node whose bots would take an hour stands for one that was killed before they answered.
    let slow = Config { bot_delay: Duration::from_secs(3600), ..node() };
    let one = Server::on(slow, Arc::clone(&store) as Arc<dyn store::Store>).await;
    let two = Server::on(node(), store).await;
    let ada = one.guest("Ada").await;
    let table = one.table(&ada, &[NewSitter::You, bot("one")]).await;
    let mut client = one.client(Some(&ada)).await;
    let view = client.open(&table).await;
    let mut watcher = two.client(Some(&ada)).await;
    client.answer(&view, 2).await;
    watcher.open(&table).await;
    let moved = client.until(at(2)).await;
    assert_eq!(moved.log.last().map(|line| line.text.as_str()), Some("seat 1 picked 1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_store_did_not_keep_was_not_acknowledged_and_play_goes_on_when_it_is_back() {
    for fault in [Fault::Gone, Fault::Full, Fault::GoneAfter] {
        let folder = throwaway::Folder::new("server-faults");
        let database = Database::open(&Place::Sqlite(folder.file("crossover.db"))).await.unwrap();
        let faulty = Arc::new(Faulty::new(Arc::new(database)));
        let server = Server::on(config(), Arc::clone(&faulty) as Arc<dyn store::Store>).await;
        let ada = server.guest("Ada").await;
        let table = server.table(&ada, &[NewSitter::You, NewSitter::You]).await;
        let mut client = server.client(Some(&ada)).await;
        let view = client.open(&table).await;
        client.until(|view| view.seats[0].you).await;
        faulty.fail(fault, 0, 1);
        let refused = client.refused(answer(&view, json!(1))).await;
        assert_eq!(refused.code, Code::Unavailable, "{fault:?}");
        assert!(refused.retry_after.is_some());
        faulty.mend();
        // Trying again works; where the store had kept the answer after all, it shows as answered.
        let wish = client.send(answer(&view, json!(1))).await;
        let kept = matches!(client.reply(wish).await, wire::play::FromServer::Done { .. });
        assert_eq!(kept, fault != Fault::GoneAfter, "{fault:?}");
        let now = server.app.tables.view(Some(&ada.person), &table, words::Language::En).await.unwrap();
        assert_eq!((now.seq, now.position.unwrap().waits_for), (view.seq + 1, vec![1]), "{fault:?}");
    }
}
