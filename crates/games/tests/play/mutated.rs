//! Messages that somebody has tampered with: the socket answers or is closed, and the table plays on.

use serde_json::{Value, json};
use table::Fast;
use wire::lobby::NewSitter;
use wire::play::FromServer;
use wire::problem::Code;
use wire::table::TableView;

use crate::client::{Client, Guest, Server, bot, config, new_table};

/// How many messages are sent at each table.
const MESSAGES: usize = 400;

/// A message that might be sent at a table as it stands, before anybody has tampered with it.
fn wish(view: &TableView, chance: &mut Fast) -> Value {
    let question = view.position.as_ref().and_then(|position| position.questions.first());
    let which = question.map_or(0, |question| question.which);
    let choices = question.map_or(&[][..], |question| &question.choices[..]);
    let answer = match choices.len() {
        0 => json!(1),
        many => choices[chance.below(many as u32) as usize].answer.clone(),
    };
    let (table, seq) = (&view.table, view.seq);
    let wishes = [
        json!({ "type": "open", "table": table, "language": "fr", "held": { "seq": seq, "log": 3 } }),
        json!({ "type": "answer", "table": table, "seq": seq, "which": which, "answer": answer }),
        json!({ "type": "answer", "table": table, "seq": seq, "which": which, "answer": answer }),
        json!({ "type": "odds", "table": table, "seq": seq, "which": which, "answer": answer }),
        json!({ "type": "reach", "table": table, "seq": seq, "which": which, "x": 100, "y": 7, "z": null, "via": [] }),
        json!({ "type": "measure", "table": table, "from": 0, "to": 1 }),
        json!({ "type": "undo", "table": table, "seq": seq }),
        json!({ "type": "undo-reply", "table": table, "agree": true }),
        json!({ "type": "stand-in", "table": table, "seat": 1 }),
        json!({ "type": "return", "table": table }),
        json!({ "type": "show-hand", "table": table, "seat": 0, "shown": true }),
        json!({ "type": "say", "table": table, "text": "well" }),
    ];
    wishes[chance.below(wishes.len() as u32) as usize].clone()
}

/// Tampers with a text: bytes lost, doubled or made up.
fn garble(text: &str, chance: &mut Fast) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    let at = chance.below(letters.len() as u32) as usize;
    match chance.below(4) {
        0 => letters.truncate(at),
        1 => letters.insert(at, '"'),
        2 => drop(letters.remove(at)),
        _ => letters[at] = '9',
    }
    letters.into_iter().collect()
}

/// Reads all that has come, until the server answers to this; none when it has closed the socket.
async fn settled(client: &mut Client, number: u32, view: &mut TableView) -> Option<()> {
    loop {
        match client.read().await.ok()? {
            FromServer::Pong { re } if re == number => return Some(()),
            FromServer::Table { view: seen, .. } if seen.table == view.table => *view = *seen,
            FromServer::Problem { problem, .. } => assert_ne!(problem.code, Code::Internal, "{problem:?}"),
            _ => {}
        }
    }
}

async fn abuse(server: &Server, guest: &Guest, table: &str, chance: &mut Fast) -> u32 {
    let (mut closed, mut client) = (0, server.client(Some(guest)).await);
    let mut view = client.open(table).await;
    for number in 0..MESSAGES {
        let mut message = json!({ "id": number, "ask": wish(&view, chance) });
        for _ in 0..chance.below(3) {
            crate::tampering::mutate(&mut message, chance);
        }
        let mut text = message.to_string();
        if chance.below(10) == 0 && text.len() > 1 {
            text = garble(&text, chance);
        }
        let mark = u32::try_from(number).unwrap() + 1_000_000;
        let sent = client.try_text(text).await.is_ok()
            && client.try_text(json!({ "id": mark, "ask": { "type": "ping" } }).to_string()).await.is_ok();
        if !sent || settled(&mut client, mark, &mut view).await.is_none() {
            closed += 1;
            client = server.client(Some(guest)).await;
            view = client.open(table).await;
        }
    }
    closed
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_play_on_whatever_is_sent_by_their_sockets() {
    let server = Server::start(config()).await;
    let mut chance = Fast::new(20_261_119);
    let mut games = 0;
    let names: Vec<(String, usize, String)> = server
        .app
        .games
        .iter()
        .map(|game| game.lobby(words::Language::En))
        .map(|info| (info.game, usize::from(info.least_seats), info.bots[0].id.clone()))
        .collect();
    for (game, seats, named) in names {
        let guest = server.guest("Ada").await;
        let mut sitters = vec![bot(&named); seats];
        sitters[0] = NewSitter::You;
        let new = wire::lobby::NewTable { game, ..new_table(&sitters) };
        // Some games want something chosen.
        let Ok(made) = server.app.tables.make(&guest.person, new, words::Language::En).await else {
            continue;
        };
        server.take(&guest, &made.table).await;
        let closed = abuse(&server, &guest, &made.table, &mut chance).await;
        assert!(closed < 40, "{closed} sockets were closed");
        let mut after = server.client(Some(&guest)).await;
        let view = after.open(&made.table).await;
        assert_eq!(view.frozen, None);
        if view.game != "secrets" {
            let verified = server.get(Some(&guest), &format!("/api/tables/{}/verify", made.table)).await;
            assert_eq!(verified["valid"], true, "{verified}");
        }
        games += 1;
    }
    assert!(games >= 3, "{games} games");
}
