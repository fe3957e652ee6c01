//! What strangers may ask for, and what it costs those who play: one test an attack, counted and not timed.

use std::net::SocketAddr;
use std::time::Duration;

use server::Config;
use server::connections::Bounds;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::{Server, asks, bot, config, new_table};

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
        Server::start(Config { idle_after: short, bot_delay: Duration::from_millis(100), ..config() }).await;
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
