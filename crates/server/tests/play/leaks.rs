//! What a seat may not know never reaches it: two tables that differ only in what is hidden from a listener send that
//! listener the same letters.

use serde_json::json;
use wire::lobby::{NewSeat, NewSitter};

use crate::client::{Client, Server, answer, asks, config, new_table, option};

/// What a player and a spectator read while the other seat, with this card, picks these numbers.
async fn read_by_others(card: &str, early: u8) -> [Vec<String>; 2] {
    let server = Server::start(config()).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut new = new_table(&[NewSitter::You]);
    new.public = true;
    new.seats.push(NewSeat { sitter: NewSitter::Anyone, options: Vec::new() });
    let table = server.make(&ada, new).await;
    server.sit(&ada, &bob, &table, vec![option("card", card)]).await;
    let mut his = server.client(Some(&bob)).await;
    let his_view = his.open(&table).await;
    assert!(his_view.position.as_ref().unwrap().questions[0].because.as_ref().unwrap().contains(card));
    let mut hers = server.client(Some(&ada)).await;
    let mut watcher = server.client(None).await;
    let view = hers.open(&table).await;
    watcher.open(&table).await;
    // All who are there know that all are there, before anything is compared.
    for client in [&mut hers, &mut watcher, &mut his] {
        client
            .until(|view| view.watchers == 1 && view.seats.iter().all(|seat| !seat.you || asks(view)))
            .await;
    }
    let refused = hers.send(answer(&view, json!(9))).await;
    hers.reply(refused).await;
    his.done(answer(&his_view, json!(early))).await;
    let waits = |view: &wire::table::TableView| {
        view.position.as_ref().is_some_and(|position| position.waits_for == [0])
    };
    hers.until(waits).await;
    watcher.until(waits).await;
    [letters(&hers, &table), letters(&watcher, &table)]
}

/// What came, without what differs between any two tables: its id, its commitment, the time.
fn letters(client: &Client, table: &str) -> Vec<String> {
    let plain = |text: &String| {
        let mut value: serde_json::Value = serde_json::from_str(text).unwrap();
        if let Some(fair) = value.pointer_mut("/view/fair/commitment") {
            *fair = json!("commitment");
        }
        if let Some(invitations) = value.pointer_mut("/view/invitations") {
            *invitations = json!([]);
        }
        value.to_string().replace(table, "TABLE")
    };
    let mut texts: Vec<String> = client.raw.iter().map(plain).collect();
    // Who comes when is told after a while and may be told once or twice; each state of it counts once.
    texts.dedup();
    texts
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_and_early_answers_of_others_leave_no_trace() {
    let [player, spectator] = read_by_others("queen", 1).await;
    let [other_player, other_spectator] = read_by_others("joker", 3).await;
    assert!(player.len() >= 4 && spectator.len() >= 3, "something was read: {player:?}");
    assert!(
        player.iter().any(|text| text.contains("your card is plain")),
        "own secrets are told: {player:?}"
    );
    assert_eq!(player.last(), other_player.last());
    assert_eq!(spectator.last(), other_spectator.last());
    let all = |texts: &[String]| texts.iter().cloned().collect::<std::collections::BTreeSet<String>>();
    assert_eq!(all(&player), all(&other_player));
    assert_eq!(all(&spectator), all(&other_spectator));
    for text in player.iter().chain(&spectator) {
        assert!(!text.contains("queen") && !text.contains("picked"), "{text}");
    }
}

/// What a message shows of a side's squad: whom it has, its cards, its affiliation, its threat.
fn squad(view: &serde_json::Value, seat: usize) -> Option<(usize, usize, bool, u64)> {
    let side = view.pointer(&format!("/view/position/board/sides/{seat}"))?;
    let roster = side["roster"].as_array()?;
    let chosen = roster.iter().filter(|recruit| recruit["chosen"] == json!(true)).count();
    let tactics = side["tactics"].as_array()?.len();
    Some((chosen, tactics, side.get("affiliation").is_some(), side["threat"].as_u64()?))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_squad_of_crisis_is_secret_until_both_are_revealed() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let mut new = new_table(&[NewSitter::You, crate::client::bot("greedy")]);
    new.game = "crisis".into();
    new.public = true;
    let table = server.make(&ada, new).await;
    let mut hers = server.client(Some(&ada)).await;
    let mut watcher = server.client(None).await;
    watcher.open(&table).await;
    let mut view = hers.open(&table).await;
    let stage = |view: &wire::table::TableView| match view.position.as_ref().map(|position| &position.board) {
        Some(wire::board::Board::Crisis(board)) => board.stage.clone(),
        other => panic!("{other:?}"),
    };
    while stage(&view) != "deployment" {
        if asks(&view) {
            let question = &view.position.as_ref().unwrap().questions[0];
            let ask = answer(&view, question.choices[0].answer.clone());
            hers.done(ask).await;
        }
        let seq = view.seq;
        view = hers.until(|view| view.seq > seq).await;
    }
    watcher.until(|view| stage(view) == "deployment").await;
    let mut seen = [0; 2];
    for (client, hidden) in [(&hers, &[1][..]), (&watcher, &[0, 1][..])] {
        let messages = client.raw.iter().map(|text| serde_json::from_str::<serde_json::Value>(text).unwrap());
        for message in
            messages.filter(|message| message.pointer("/view/position/board/stage") == Some(&json!("squads")))
        {
            for &seat in hidden {
                assert_eq!(squad(&message, seat), Some((0, 0, false, 0)), "{message}");
                seen[0] += 1;
            }
            let own = squad(&message, 0).unwrap();
            seen[1] += usize::from(!hidden.contains(&0) && own.0 > 0);
        }
    }
    assert!(seen[0] > 8 && seen[1] > 2, "{seen:?}: others' squads were looked for, and one's own is shown");
}
