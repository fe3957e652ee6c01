//! What a seat may not know never reaches it: two tables that differ only in what is hidden from a listener send that
//! listener the same letters.

use serde_json::json;
use table::Seat;
use wire::lobby::{NewSeat, NewSitter};
use wire::play::FromServer;
use wire::table::{LogLine, Position, Sitter, TableView};
use words::Language;

use crate::client::{Client, Guest, Server, answer, asks, config, new_table, option};

/// What a player and a spectator read while the other seat, with this card, picks these numbers: every letter that came, in
/// the order it came.
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
    for client in [&mut hers, &mut watcher, &mut his] {
        settled(client, 1).await;
    }
    let refused = hers.send(answer(&view, json!(9))).await;
    hers.reply(refused).await;
    his.done(answer(&his_view, json!(early))).await;
    let waits = |view: &TableView| view.position.as_ref().is_some_and(|position| position.waits_for == [0]);
    hers.until(waits).await;
    watcher.until(waits).await;
    [letters(&hers, &table), letters(&watcher, &table)]
}

/// Reads until all who are there are known to be there. Who comes is told once, a while after the last one came, so nothing
/// of it is under way from then on; what came before that depends on the clock, and only the last state of it counts.
async fn settled(client: &mut Client, watchers: u32) {
    loop {
        if let FromServer::Table { re: None, view } = client.next().await
            && view.watchers == watchers
            && view.seats.iter().all(|seat| matches!(seat.sitter, Sitter::Person { here: true, .. }))
        {
            let last = client.raw.pop();
            client.raw.clear();
            client.raw.extend(last);
            return;
        }
    }
}

/// What came, without what differs between any two tables: its id and its commitment.
fn letters(client: &Client, table: &str) -> Vec<String> {
    let plain = |text: &String| {
        let mut value: serde_json::Value = serde_json::from_str(text).unwrap();
        if let Some(fair) = value.pointer_mut("/view/fair/commitment") {
            *fair = json!("commitment");
        }
        value.to_string().replace(table, "TABLE")
    };
    client.raw.iter().map(plain).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_and_early_answers_of_others_leave_no_trace() {
    let [player, spectator] = read_by_others("queen", 1).await;
    let [other_player, other_spectator] = read_by_others("joker", 3).await;
    assert!(player.len() >= 3 && spectator.len() >= 2, "something was read: {player:?}");
    assert!(
        player.iter().any(|text| text.contains("your card is plain")),
        "own secrets are told: {player:?}"
    );
    assert_eq!(player, other_player, "letter by letter, in this order");
    assert_eq!(spectator, other_spectator);
    for text in player.iter().chain(&spectator) {
        assert!(!text.contains("queen") && !text.contains("picked"), "{text}");
    }
}

/// A position as it is after the wire: a float is read to within its last bit there.
fn as_read(position: &Position) -> Position {
    serde_json::from_str(&serde_json::to_string(position).unwrap()).unwrap()
}

/// A server with a game of two people that everybody may watch.
async fn two_at_a_public_table(game: &str) -> (Server, [Guest; 2], String) {
    let server = Server::start(config()).await;
    let guests = [server.guest("Ada").await, server.guest("Bob").await];
    let table = server.public_table(game, &guests).await;
    (server, guests, table)
}

/// A socket gets what the door says to its seat, and nothing else: what the door keeps to itself is compared there, world
/// by world (crates/host).
async fn the_wire_adds_nothing(game: &str, answers: usize) {
    let (server, guests, table) = two_at_a_public_table(game).await;
    let clients = the_wire_adds_nothing_at(&server, &guests, &table, answers).await;
    assert_eq!(clients.len(), 3);
}

/// The same at a table of theirs; the last of the clients only watches.
async fn the_wire_adds_nothing_at(
    server: &Server,
    guests: &[Guest],
    table: &str,
    answers: usize,
) -> Vec<Client> {
    let mut clients = Vec::new();
    for guest in guests.iter().map(Some).chain([None]) {
        clients.push(server.client(guest).await);
    }
    let mut views = Vec::new();
    for client in &mut clients {
        views.push(client.open(table).await);
    }
    let mut logs: Vec<Vec<LogLine>> = views.iter().map(|view| view.log.clone()).collect();
    for number in 0..answers {
        let Some(asked) = views.iter().position(asks) else { break };
        let question = &views[asked].position.as_ref().unwrap().questions[0];
        let choice = &question.choices[number * 7 % question.choices.len()];
        let (ask, seq) = (answer(&views[asked], choice.answer.clone()), views[asked].seq);
        clients[asked].done(ask).await;
        let record = server.app.tables.record(Some(&guests[0].person), table, Language::En).await.unwrap();
        let apart = record.sitting.unwrap();
        let sitting = server.app.tables.in_turn(move |turn| apart.take(turn)).await.unwrap();
        for (place, client) in clients.iter_mut().enumerate() {
            let seat = (place < guests.len()).then_some(Seat(place as u8));
            let view = client.until(|view| view.seq > seq).await;
            assert_eq!(
                view.position,
                Some(as_read(&sitting.page(seat, Language::En).position())),
                "{seat:?}"
            );
            logs[place].truncate(view.log_from as usize);
            logs[place].extend(view.log.clone());
            // Beside what the door says, somebody is told what the table answered for them, and nobody else is.
            assert!(seat.is_some() || logs[place].iter().all(|line| line.unasked.is_none()));
            let of_the_door = |line: &LogLine| LogLine { unasked: None, ..line.clone() };
            let told: Vec<LogLine> = logs[place].iter().map(of_the_door).collect();
            assert_eq!(told, sitting.page(seat, Language::En).log(0).lines, "{seat:?}");
            views[place] = view;
        }
    }
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wire_adds_nothing_to_pow() {
    the_wire_adds_nothing("pow", 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wire_adds_nothing_to_crisis() {
    the_wire_adds_nothing("crisis", 40).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wire_adds_nothing_to_gotham() {
    the_wire_adds_nothing("gotham", 60).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wire_adds_nothing_to_champions() {
    the_wire_adds_nothing("champions", 80).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_wire_adds_nothing_to_champions_where_one_of_three_shows_the_hand() {
    let server = Server::start(config()).await;
    let guests = [server.guest("Ada").await, server.guest("Bob").await, server.guest("Cid").await];
    let table = server.public_table("champions", &guests).await;
    let mut his = server.client(Some(&guests[1])).await;
    his.open(&table).await;
    his.done(json!({"type": "show-hand", "table": table, "seat": 1, "shown": true})).await;
    let clients = the_wire_adds_nothing_at(&server, &guests, &table, 60).await;
    // In every letter that came: the hand of its reader, that of the player who shows it, and no other.
    for (place, client) in clients.iter().enumerate() {
        let mut letters = 0;
        for text in &client.raw {
            let letter: serde_json::Value = serde_json::from_str(text).unwrap();
            let Some(sides) = letter.pointer("/view/position/board/sides").and_then(|it| it.as_array())
            else {
                continue;
            };
            letters += 1;
            for (of, side) in sides.iter().enumerate() {
                let known = place < guests.len() && (of == place || of == 1);
                assert_eq!(side.get("hand").is_some(), known, "{place} reads the hand of {of}");
            }
        }
        assert!(letters > 20, "{place} read {letters} letters");
    }
}

/// Looking back at a game in play, each player reads their questions and answers and no others: an answer may be a secret.
async fn looking_back_shows_own_questions_alone(game: &str, answers: usize) {
    let (server, [ada, bob], table) = two_at_a_public_table(game).await;
    let mut clients = [server.client(Some(&ada)).await, server.client(Some(&bob)).await];
    let mut views = [clients[0].open(&table).await, clients[1].open(&table).await];
    let mut given = [0; 2];
    while given.iter().sum::<usize>() < answers {
        let asked = views.iter().position(asks).expect("somebody is asked");
        let question = &views[asked].position.as_ref().unwrap().questions[0];
        let (ask, seq) = (answer(&views[asked], question.choices[0].answer.clone()), views[asked].seq);
        clients[asked].done(ask).await;
        given[asked] += 1;
        for (client, view) in clients.iter_mut().zip(&mut views) {
            *view = client.until(|view| view.seq > seq).await;
        }
    }
    assert!(given[0] > 0, "{given:?}");
    let path = format!("/api/tables/{table}/moments?from=0&to=99");
    for (guest, own) in [(Some(&ada), Some(0)), (Some(&bob), Some(1)), (None, None)] {
        let answer = server.get(guest, &path).await;
        let moments = answer["moments"].as_array().unwrap();
        let asked: Vec<_> = moments.iter().flat_map(|moment| moment["asked"].as_array().unwrap()).collect();
        assert!(asked.iter().all(|asked| asked["seat"].as_u64() == own), "{own:?} reads {asked:?}");
        let answered = asked.iter().filter(|asked| asked["answered"].is_string()).count();
        // What the table answered in a player's stead is theirs, too.
        let all = own.map_or(answered == 0, |own| answered >= given[own as usize]);
        assert!(all, "{own:?} reads {asked:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_at_crisis_shows_no_squad_of_the_other() {
    looking_back_shows_own_questions_alone("crisis", 14).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_back_at_champions_shows_no_cards_of_the_others() {
    looking_back_shows_own_questions_alone("champions", 14).await;
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
    let stage = |view: &TableView| {
        let board = view.position.as_ref().expect("the game has begun").board.value();
        board["stage"].as_str().expect("a board of Crisis has a stage").to_owned()
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
