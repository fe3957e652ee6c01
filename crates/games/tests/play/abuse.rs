//! Clients that send nonsense, too much, or do not read: nobody else notices.

use std::time::Duration;

use futures_util::SinkExt as _;
use serde_json::{Value, json};
use server::Config;
use tokio_tungstenite::tungstenite::Message;
use wire::lobby::NewSitter;
use wire::play::FromServer;
use wire::problem::Code;
use wire::table::Sitter;
use words::Language;

use crate::client::{Server, answer, asks, bot, config, new_table};

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_gets_a_typed_problem_with_its_number() {
    let server = Server::start(config()).await;
    let mut client = server.client(None).await;
    for (text, re) in [
        ("", None),
        ("nonsense", None),
        ("[]", None),
        (r#"{"id": 7}"#, Some(7)),
        (r#"{"id": 8, "ask": {"type": "dance"}}"#, Some(8)),
        (r#"{"id": 9, "ask": {"type": "ping"}, "more": 1}"#, Some(9)),
        (r#"{"id": 10, "ask": {"type": "leave", "table": 5}}"#, Some(10)),
        (r#"{"id": -1, "ask": {"type": "ping"}}"#, None),
    ] {
        client.text(text.into()).await;
        match client.next().await {
            FromServer::Problem { re: named, problem } => {
                assert_eq!((named, problem.code), (re, Code::Malformed), "{text}");
            }
            other => panic!("{text}: {other:?}"),
        }
    }
    client.socket.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert!(matches!(client.next().await, FromServer::Problem { re: None, .. }));
    let unopened = client.refused(json!({"type": "concede", "table": "x"})).await;
    assert_eq!(unopened.code, Code::NoSuchTable);
    let language = client.refused(json!({"type": "open", "table": "x", "language": "tlh"})).await;
    assert_eq!(language.code, Code::Malformed);
    let wish = client.send(json!({"type": "ping"})).await;
    assert!(matches!(client.reply(wish).await, FromServer::Pong { .. }), "still there");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_answers_at_a_table_of_champions_but_who_is_asked_what_is_offered() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You, NewSitter::Anyone, bot("random"), bot("random")]);
    (new.game, new.public) = ("champions".into(), true);
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, Vec::new()).await;
    let mut clients = [server.client(Some(&ada)).await, server.client(Some(&bob)).await];
    let mut stranger = server.client(None).await;
    let (view, his, watched) =
        (clients[0].open(&table).await, clients[1].open(&table).await, stranger.open(&table).await);
    // The first player is asked first, whether to exchange cards of the opening hand.
    assert!(asks(&view) && !asks(&his) && !asks(&watched));
    let offered = view.position.as_ref().unwrap().questions[0].choices[0].answer.clone();
    let good = answer(&view, offered.clone());
    for ask in [
        good.clone(),
        json!({"type": "undo", "table": table, "seq": view.seq}),
        json!({"type": "undo-reply", "table": table, "agree": true}),
        json!({"type": "concede", "table": table}),
        json!({"type": "stand-in", "table": table, "seat": 0}),
        json!({"type": "return", "table": table}),
        json!({"type": "odds", "table": table, "seq": view.seq, "which": 0, "answer": offered}),
    ] {
        assert_eq!(stranger.refused(ask.clone()).await.code, Code::NotSeated, "{ask}");
    }
    let [hers, his] = &mut clients;
    assert_eq!(his.refused(good.clone()).await.code, Code::NotAsked);
    let end_turn = hers.refused(answer(&view, json!({"turn": "end-turn"}))).await;
    assert_eq!((end_turn.code, end_turn.rule.as_deref()), (Code::Refused, Some("table.wrong-kind")));
    assert!(end_turn.said.is_some(), "it is said in words");
    assert_eq!(hers.refused(answer(&view, json!([1]))).await.code, Code::Malformed);
    let mut old = good.clone();
    old["seq"] = json!(0);
    assert_eq!(hers.refused(old).await.code, Code::Stale);
    // None of that has changed anything; the answer itself does, once.
    assert_eq!(hers.open(&table).await.seq, view.seq);
    hers.done(good.clone()).await;
    assert_eq!(hers.refused(good).await.code, Code::Stale);
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_beyond_the_limit_close_the_socket_and_nothing_else() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut client = server.client(Some(&ada)).await;
    let mut other = server.client(Some(&ada)).await;
    client.text("x".repeat(16 << 10)).await;
    assert!(matches!(client.next().await, FromServer::Problem { .. }), "just fits");
    client.text("x".repeat((16 << 10) + 1)).await;
    let frame = client.closed().await;
    assert!(frame.is_none_or(|frame| u16::from(frame.code) == 1009));
    let wish = other.send(json!({"type": "ping"})).await;
    assert!(matches!(other.reply(wish).await, FromServer::Pong { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_is_told_and_then_shown_the_door() {
    let server = Server::start(Config { limits: true, ..config() }).await;
    let mut client = server.client(None).await;
    let mut told = 0;
    let frame = loop {
        let _ = client.socket.send(Message::text(r#"{"id":1,"ask":{"type":"ping"}}"#)).await;
        match client.read().await {
            Ok(FromServer::Pong { .. }) => {}
            Ok(FromServer::Problem { problem, .. }) => {
                assert_eq!(problem.code, Code::TooMany);
                assert!(problem.retry_after.is_some());
                told += 1;
            }
            Ok(other) => panic!("{other:?}"),
            Err(frame) => break frame,
        }
        assert!(told < 3000, "it never ends");
    };
    assert!(told > 0);
    assert!(frame.is_none_or(|frame| u16::from(frame.code) == 1008));
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_other_sites_get_no_socket() {
    let server = Server::start(config()).await;
    let own = format!("http://{}", server.address);
    assert!(server.try_client(None, Some(&own)).await.is_ok());
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        assert!(server.try_client(None, Some(origin)).await.is_err(), "{origin}");
    }
}

/// A small generator of our own, so that a failure can be repeated.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % n
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn mutated_messages_never_stop_the_server_or_another_table() {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let calm = server.table(&bob, &[NewSitter::You, bot("one")]).await;
    let table = server.table(&ada, &[NewSitter::You, bot("one")]).await;
    let mut client = server.client(Some(&ada)).await;
    let view = client.open(&table).await;
    let good: Vec<Value> = vec![
        answer(&view, json!(1)),
        json!({"type": "open", "table": table, "language": "fr", "held": {"seq": 1, "log": 1}}),
        json!({"type": "reach", "table": table, "seq": view.seq, "which": 0, "x": 1, "y": 2, "via": []}),
        json!({"type": "odds", "table": table, "seq": view.seq, "which": 0, "answer": {"a": [1]}}),
        json!({"type": "measure", "table": table, "from": 0, "to": 1}),
        json!({"type": "undo", "table": table, "seq": view.seq}),
        json!({"type": "undo-reply", "table": table, "agree": true}),
        json!({"type": "stand-in", "table": table, "seat": 1}),
        json!({"type": "say", "table": table, "text": "hello"}),
        json!({"type": "return", "table": table}),
    ];
    let mut dice = Dice(7);
    for number in 0..600_u32 {
        let ask = &good[dice.below(good.len())];
        let mut text = json!({"id": number, "ask": ask}).to_string().into_bytes();
        for _ in 0..dice.below(4) {
            let place = dice.below(text.len());
            match dice.below(4) {
                0 => text[place] = b"0123456789-\"{}[]:,xe\\"[dice.below(21)],
                1 => {
                    text.remove(place);
                }
                2 => text.insert(place, b"9-\"{}"[dice.below(5)]),
                _ => text.truncate(place.max(1)),
            }
        }
        let text = String::from_utf8_lossy(&text).into_owned();
        if client.socket.send(Message::text(text)).await.is_err() {
            panic!("the socket was closed");
        }
        // Everything that is asked is answered somehow, sooner or later; a ping in between shows it.
        if number % 50 == 49 {
            let wish = 1_000_000 + number;
            client.text(json!({"id": wish, "ask": {"type": "ping"}}).to_string()).await;
            assert!(matches!(client.reply(wish).await, FromServer::Pong { .. }));
        }
    }
    let mut other = server.client(Some(&bob)).await;
    let view = other.open(&calm).await;
    other.answer(&view, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_misses_something_is_told_so_and_holds_nobody_up() {
    let server = Server::start(config()).await;
    let ([ada, _], table, [mut hers, mut his]) = server.two_at_a_table().await;
    hers.open(&table).await;
    his.open(&table).await;
    // He asks for more than sockets hold and reads none of it, so the server can't send him anything any more.
    let open = json!({"id": 1, "ask": {"type": "open", "table": table, "language": "en"}}).to_string();
    let flood = async {
        for _ in 0..20_000 {
            his.socket.send(Message::text(open.clone())).await.unwrap();
        }
    };
    // Whether all of it was taken does not matter.
    let _ = tokio::time::timeout(Duration::from_secs(3), flood).await;
    // Meanwhile she talks, and is never held up; at some point his queue is full, and he no longer listens.
    let tables = &server.app.tables;
    let gone =
        |view: &wire::table::TableView| matches!(view.seats[1].sitter, Sitter::Person { here: false, .. });
    let mut said = 0;
    while !gone(&tables.view(Some(&ada.person), &table, Language::En).await.unwrap()) {
        hers.done(json!({"type": "say", "table": table, "text": "hello"})).await;
        said += 1;
        assert!(said < 5_000, "he still listens");
    }
    let resync = tokio::time::timeout(Duration::from_secs(60), async {
        loop {
            if let FromServer::Resync { table } = his.next().await {
                return table;
            }
        }
    });
    assert_eq!(resync.await.unwrap(), table);
    let view = his.open(&table).await;
    his.answer(&view, 1).await;
}
