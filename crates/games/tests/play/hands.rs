//! Hands that their players show to the others at the table, and hide again.

use std::sync::Arc;

use serde_json::{Value, json};
use store::{Database, Place};
use wire::lobby::NewSitter;
use wire::problem::Code;
use wire::table::TableView;

use crate::client::{Client, Guest, Server, answer, asked, asks, config, new_table};
use crate::secrets::RULE;

fn show(table: &str, seat: u8, shown: bool) -> Value {
    json!({"type": "show-hand", "table": table, "seat": seat, "shown": shown})
}

/// Of each side, whether a view has its hand and says that it is shown.
fn hands(view: &TableView) -> Vec<(bool, bool)> {
    let board = view.position.as_ref().expect("the game has begun").board.value();
    let sides = board["sides"].as_array().expect("a board of Champions has sides");
    sides.iter().map(|side| (!side["hand"].is_null(), side["shown"] == json!(true))).collect()
}

/// What each of three players and a watcher see of the hands, while the second player shows theirs or hides it.
fn seen(shown: bool) -> [Vec<(bool, bool)>; 4] {
    let of = |own: usize| {
        let hand = |of: usize| (of == own || shown && of == 1 && own < 3, shown && of == 1);
        (0..3).map(hand).collect()
    };
    [of(0), of(1), of(2), of(3)]
}

async fn three(server: &Server) -> [Guest; 3] {
    [server.guest("Ada").await, server.guest("Bob").await, server.guest("Cid").await]
}

/// Their sockets at a table, and one of somebody who watches.
async fn looking(server: &Server, guests: &[Guest; 3], table: &str) -> [Client; 4] {
    let mut clients = [
        server.client(Some(&guests[0])).await,
        server.client(Some(&guests[1])).await,
        server.client(Some(&guests[2])).await,
        server.client(None).await,
    ];
    for client in &mut clients {
        client.open(table).await;
    }
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_shows_their_hand_to_the_others_and_hides_it_again() {
    let server = Server::start(config()).await;
    let guests = three(&server).await;
    let table = server.public_table("champions", &guests).await;
    let mut clients = looking(&server, &guests, &table).await;
    for shown in [true, false, true] {
        clients[1].done(show(&table, 1, shown)).await;
        for (client, seen) in clients.iter_mut().zip(seen(shown)) {
            client.until(|view| hands(view) == seen).await;
        }
    }
    // Asking twice changes nothing, and nobody is told of it.
    let before = server.app.tables.view(Some(&guests[0].person), &table, words::Language::En).await.unwrap();
    clients[1].done(show(&table, 1, true)).await;
    let after = server.app.tables.view(Some(&guests[0].person), &table, words::Language::En).await.unwrap();
    assert_eq!(after.seq, before.seq);
    // It lasts while the game goes on, and what was asked before it was shown may still be answered.
    let stale = clients[0].open(&table).await;
    clients[1].done(show(&table, 1, false)).await;
    clients[1].done(show(&table, 1, true)).await;
    let mulligan = asked(&stale).expect("the first player is asked").choices[0].answer.clone();
    clients[0].done(answer(&stale, mulligan)).await;
    for (client, seen) in clients.iter_mut().zip(seen(true)) {
        let view = client.until(|view| view.seq > stale.seq + 2).await;
        assert_eq!(hands(&view), seen);
    }
    // Who looks back sees what was shown then; who watches sees no hand.
    let entry = stale.position.as_ref().unwrap().entry;
    for (guest, sees) in [(Some(&guests[2]), true), (None, false)] {
        let path = format!("/api/tables/{table}/moments?from=0&to={entry}");
        let moments = server.get(guest, &path).await;
        let hand = |moment: usize| {
            moments["moments"][moment].pointer("/board/sides/1/hand").is_some_and(|hand| !hand.is_null())
        };
        assert_eq!((hand(0), hand(entry as usize)), (entry == 0 && sees, sees));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_shows_the_hand_of_somebody_else() {
    let server = Server::start(config()).await;
    let guests = three(&server).await;
    let table = server.public_table("champions", &guests).await;
    let mut clients = looking(&server, &guests, &table).await;
    let stranger = server.guest("Eve").await;
    let mut hers = server.client(Some(&stranger)).await;
    hers.open(&table).await;
    for (place, seat) in [(0, 1), (2, 1), (3, 1), (1, 0), (1, 3), (1, 200)] {
        for shown in [true, false] {
            let refused = clients[place].refused(show(&table, seat, shown)).await;
            assert_eq!(refused.code, Code::NotSeated, "{place} with the hand of {seat}");
        }
    }
    assert_eq!(hers.refused(show(&table, 1, true)).await.code, Code::NotSeated);
    for (client, seen) in clients.iter_mut().zip(seen(false)) {
        assert_eq!(hands(&client.open(&table).await), seen);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_must_be_a_game_with_hands() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut client = server.client(Some(&ada)).await;
    let mut waiting = new_table(&[NewSitter::You, NewSitter::Anyone]);
    waiting.game = "champions".into();
    let table = server.make(&ada, waiting).await;
    client.open(&table).await;
    assert_eq!(client.refused(show(&table, 0, true)).await.code, Code::NotAsked, "it has not begun");
    let mut pow = new_table(&[NewSitter::You, NewSitter::You]);
    pow.game = "pow".into();
    let table = server.make(&ada, pow).await;
    client.open(&table).await;
    assert_eq!(client.refused(show(&table, 0, true)).await.code, Code::NoSuchThing);
    let mut alone = new_table(&[NewSitter::You]);
    alone.game = "champions".into();
    let table = server.make(&ada, alone).await;
    client.open(&table).await;
    client.done(json!({"type": "concede", "table": table})).await;
    assert_eq!(client.refused(show(&table, 0, true)).await.code, Code::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_begins_to_show_a_hand_while_the_rules_want_silence() {
    let server = Server::start(config()).await;
    let (table, mut hers) = server.silent_table().await;
    for seat in [0, 1] {
        let refused = hers.refused(show(&table, seat, true)).await;
        assert_eq!((refused.code, refused.rule.as_deref()), (Code::Refused, Some(RULE)));
        assert_eq!(refused.said.as_deref(), Some("silence lies on the table"));
        // To hide what is hidden is nothing, and not forbidden.
        hers.done(show(&table, seat, false)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_survives_a_restart_and_is_shown_on_every_node() {
    let folder = throwaway::Folder::new("server-hands");
    let place = Place::Sqlite(folder.file("crossover.db"));
    let store = Arc::new(Database::open(&place).await.unwrap());
    let one = Server::on(config(), Arc::clone(&store) as Arc<dyn store::Store>).await;
    let two = Server::on(config(), store).await;
    let guests = three(&one).await;
    let table = one.public_table("champions", &guests).await;
    let mut here = looking(&one, &guests, &table).await;
    let mut there = looking(&two, &guests, &table).await;
    // Shown at one node, hidden at the other, and shown there.
    for (shown, node) in [(true, 0), (false, 1), (true, 1)] {
        [&mut here, &mut there][node][1].done(show(&table, 1, shown)).await;
        for clients in [&mut here, &mut there] {
            for (client, seen) in clients.iter_mut().zip(seen(shown)) {
                client.until(|view| hands(view) == seen).await;
            }
        }
    }
    // So many answers that a snapshot is kept on the way.
    for _ in 0..60 {
        let mut views = Vec::new();
        for client in &mut here {
            views.push(client.open(&table).await);
        }
        let Some(place) = views.iter().position(asks) else { break };
        let value = asked(&views[place]).unwrap().choices[0].answer.clone();
        here[place].done(answer(&views[place], value)).await;
    }
    for server in [one, two] {
        server.stop.unwrap().send(()).unwrap();
        server.ended.await.unwrap().unwrap();
    }
    let again = Server::on(config(), Arc::new(Database::open(&place).await.unwrap())).await;
    for (client, seen) in looking(&again, &guests, &table).await.iter_mut().zip(seen(true)) {
        assert_eq!(hands(&client.open(&table).await), seen);
    }
}
