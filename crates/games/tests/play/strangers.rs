//! What strangers may ask for, and what it costs those who play: one test an attack, counted and not timed.

use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use serde_json::json;
use server::Config;
use server::connections::Bounds;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Guest, Server, asks, bot, config, new_table, option};
use crate::secrets::TURNED;

/// A connection from an address of this machine.
async fn connect(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Whether the server answers over a new connection from there.
async fn answers(from: &str, to: SocketAddr) -> bool {
    let mut stream = connect(from, to).await;
    let request = "GET /health HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n";
    if stream.write_all(request.as_bytes()).await.is_err() {
        return false;
    }
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.is_ok() && answer.starts_with("HTTP/1.1 200")
}

#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_keep_nobody_out_and_are_let_go() {
    let bounds = Bounds { in_all: 64, of_address: 16, head: Duration::from_millis(500) };
    let server = Server::start(Config { limits: true, connections: bounds, ..config() }).await;
    // Half a request each, from more connections than there may be in all.
    let mut held = Vec::new();
    for _ in 0..80 {
        let mut stream = connect("127.0.0.2", server.address).await;
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: ").await;
        held.push(stream);
    }
    assert!(answers("127.0.0.3", server.address).await, "somebody else is served meanwhile");
    // Each is closed without having got an answer: at once, or when the head did not come.
    for mut stream in held {
        let mut rest = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(30), stream.read_to_end(&mut rest));
        let _ = closed.await.expect("it is let go");
        assert!(!rest.starts_with(b"HTTP/1.1 200"));
    }
    assert!(answers("127.0.0.2", server.address).await, "and may come again");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_pause_while_nobody_looks_and_go_on_when_somebody_does() {
    let short = Duration::from_millis(200);
    let server =
        Server::start(Config { idle_after: short, show_delay: Duration::from_millis(100), ..config() }).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[bot("one"), bot("one")]);
    new.public = true;
    let table = server.make(&ada, new).await;
    let lines = async || server.app.store.lines(&table.as_str().into(), 0).await.unwrap().len();
    tokio::time::sleep(short * 4).await;
    let paused = lines().await;
    tokio::time::sleep(short * 4).await;
    assert_eq!(lines().await, paused, "nobody looks, and nobody plays");
    let mut client = server.client(None).await;
    let view = client.open(&table).await;
    assert!(!asks(&view));
    client.until(|now| now.seq > view.seq).await;
}

/// Waits until the endless card is turned over, or until it lies still.
async fn turned(on: bool) {
    let mut before = TURNED.load(Ordering::SeqCst);
    for _ in 0..600 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        let now = TURNED.load(Ordering::SeqCst);
        if (now != before) == on {
            return;
        }
        before = now;
    }
    panic!("{}", if on { "nobody works it out" } else { "it is worked out for nobody" });
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_worked_out_for_somebody_who_has_gone_is_left() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[wire::lobby::NewSitter::You, bot("one")]);
    new.seats[0].options = vec![option("card", "endless")];
    let table = server.make(&ada, new).await;
    // Odds by a socket that closes while they are worked out, with more wishes behind.
    let mut hers = server.client(Some(&ada)).await;
    let view = hers.open(&table).await;
    let odds = json!({ "type": "odds", "table": table, "seq": view.seq, "which": 0, "answer": 1 });
    hers.send(odds).await;
    hers.send(json!({ "type": "ping" })).await;
    turned(true).await;
    drop(hers);
    turned(false).await;
    // A report by a connection that closes.
    let asking = server.ask_for(&ada, &format!("/api/tables/{table}/report")).await;
    turned(true).await;
    drop(asking);
    turned(false).await;
    // And the place at the gate is free again.
    let mut hers = server.client(Some(&ada)).await;
    hers.open(&table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_nobody_looks_at_make_room_for_those_that_somebody_asks_for() {
    let server = Server::start(Config { most_tables: 4, ..config() }).await;
    let ada = server.guest("Ada").await;
    let watched = server.table(&ada, &[wire::lobby::NewSitter::You, wire::lobby::NewSitter::Anyone]).await;
    let mut hers = server.client(Some(&ada)).await;
    hers.open(&watched).await;
    let mut made = Vec::new();
    for _ in 0..12 {
        let seats = [wire::lobby::NewSitter::You, wire::lobby::NewSitter::Anyone];
        // Each is opened when its maker sits down. Once the fifth was refused for two minutes.
        made.push(until_there_is_room(&server, &ada, &seats).await);
    }
    settles_at(&server, 4).await;
    // Who looks at a table is not sent away from it.
    hers.done(json!({ "type": "say", "table": watched, "text": "still here" })).await;
    // Tables that were closed open again when somebody comes.
    hers.open(&made[0]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_with_packs_weigh_more_and_leave_less_room() {
    // As much as five tables take without packs.
    let server = Server::start(Config { most_bytes: 5 * (192 << 10), ..config() }).await;
    let ada = server.guest("Ada").await;
    for _ in 0..8 {
        let mut new = new_table(&[wire::lobby::NewSitter::You, wire::lobby::NewSitter::Anyone]);
        new.options = vec![option("pack", &"a zone of its own\n".repeat(5_000))];
        server.make(&ada, new).await;
    }
    settles_at(&server, 2).await;
}

/// Waits until a node holds no more tables than that.
async fn settles_at(server: &Server, most: usize) {
    for _ in 0..400 {
        if server.app.tables.count() <= most {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{} tables are held", server.app.tables.count());
}

async fn until_there_is_room(server: &Server, guest: &Guest, seats: &[wire::lobby::NewSitter]) -> String {
    let table = new_table(seats);
    let made = server.app.tables.make(&guest.person, table, words::Language::En).await.unwrap().table;
    let sit = wire::lobby::SitDown { secret: None, nonce: "mine".into(), options: Vec::new() };
    server.app.tables.sit(&guest.person, &made, sit, words::Language::En).await.unwrap();
    made
}
