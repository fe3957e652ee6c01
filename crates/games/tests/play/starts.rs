//! Starts at a table: the table answers the questions of setup, in the journal and for good.

use serde_json::json;
use wire::lobby::{GameInfo, NewTable, StartUse};
use wire::problem::Code;
use wire::table::TableView;
use words::Language;

use crate::client::{Client, Server, answer, asked, config, new_table};

/// What a first question of a game proper is about.
const REAL: [&str; 3] = ["activate", "act", "turn"];

/// The games that somebody can begin with one click.
fn begun(server: &Server) -> Vec<GameInfo> {
    let all = server.app.games.iter().map(|game| game.lobby(Language::En));
    let found: Vec<GameInfo> = all.filter(|info| !info.starts.is_empty()).collect();
    assert!(!found.is_empty());
    found
}

/// The table of a game's first start.
fn first(info: &GameInfo) -> NewTable {
    let start = info.starts.iter().find(|start| start.uses.contains(&StartUse::First)).unwrap();
    NewTable {
        game: info.game.clone(),
        options: start.options.clone(),
        seats: start.seats.clone(),
        start: Some(start.id.clone()),
        ..new_table(&[])
    }
}

/// Who answered each answered line of a table.
async fn answered_by(server: &Server, table: &str) -> Vec<String> {
    let lines = server.app.store.lines(&table.into(), 0).await.unwrap();
    let acts = lines.iter().map(|line| serde_json::from_str::<serde_json::Value>(&line.act).unwrap());
    let answers = acts.filter(|act| act["type"] == "answered");
    answers.map(|act| act["by"].as_str().unwrap().to_owned()).collect()
}

/// The table once its person is asked something: chance may let a bot begin.
async fn until_asked(client: &mut Client, table: &str) -> TableView {
    let view = client.open(table).await;
    if asked(&view).is_some() { view } else { client.until(|view| asked(view).is_some()).await }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_question_of_a_start_is_one_of_the_game_and_its_setup_is_in_the_journal() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    for info in begun(&server) {
        let table = server.make(&ada, first(&info)).await;
        let mut client = server.client(Some(&ada)).await;
        let view = until_asked(&mut client, &table).await;
        let question = asked(&view).unwrap();
        assert!(
            REAL.contains(&question.code.as_str()) && !question.setup,
            "{}: {}",
            info.game,
            question.code
        );
        assert!(view.start.is_some());
        let by = answered_by(&server, &table).await;
        assert!(by.iter().any(|by| by == "preset"), "{}: {by:?}", info.game);
        assert!(by.iter().all(|by| by == "preset" || by == "bot"), "{}: {by:?}", info.game);
        // A preset is no answer of one's own, so there is nothing to take back.
        assert!(!view.undo.free && !view.undo.by_consent, "{}", info.game);
        let record = server.app.tables.record(Some(&ada.person), &table, Language::En).await.unwrap();
        let sitting = record.sitting.unwrap();
        let entries =
            server.app.tables.in_turn(move |turn| sitting.get(turn).journal(0).texts).await.unwrap();
        let record = host::Record { entries, ..record.agreed.unwrap() };
        assert_eq!(server.app.games.get(&info.game).unwrap().open(&record).err(), None, "{}", info.game);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_stops_at_the_first_own_answer() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    for info in begun(&server) {
        let table = server.make(&ada, first(&info)).await;
        let mut client = server.client(Some(&ada)).await;
        let view = until_asked(&mut client, &table).await;
        let question = asked(&view).unwrap();
        let entry = view.position.as_ref().unwrap().entry;
        client.done(answer(&view, question.choices[0].answer.clone())).await;
        let after = client.until(|view| view.undo.free && view.start.is_none()).await;
        client.done(json!({"type": "undo", "table": table, "seq": after.seq})).await;
        let back = client.until(|view| !view.undo.free && asked(view).is_some()).await;
        assert!(back.position.as_ref().unwrap().entry > entry, "an undo is an entry");
        assert_eq!(asked(&back).unwrap().title, question.title, "{}", info.game);
        let nothing = client.refused(json!({"type": "undo", "table": table, "seq": back.seq})).await;
        assert_eq!(nothing.code, Code::NothingToUndo, "{}", info.game);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_left_of_a_setup_is_left_to_the_table() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    for info in begun(&server) {
        let table = server.make(&ada, NewTable { start: None, ..first(&info) }).await;
        let mut client = server.client(Some(&ada)).await;
        let view = until_asked(&mut client, &table).await;
        assert!(asked(&view).unwrap().setup && view.start.is_none(), "{}", info.game);
        client.done(json!({"type": "set-up", "table": table, "seq": view.seq})).await;
        let real = |view: &TableView| asked(view).is_some_and(|question| !question.setup);
        let view = client.until(real).await;
        assert!(REAL.contains(&asked(&view).unwrap().code.as_str()), "{}", info.game);
        let refused = client.refused(json!({"type": "set-up", "table": table, "seq": view.seq})).await;
        assert_eq!(refused.code, Code::NotAsked, "{}", info.game);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_there_is_not_is_refused_with_those_that_there_are() {
    let server = Server::start(config()).await;
    let ada = server.guest("Ada").await;
    let info = begun(&server).remove(0);
    let unknown = NewTable { start: Some("nonsense".into()), ..first(&info) };
    let refused = server.app.tables.make(&ada.person, unknown, Language::En).await.unwrap_err();
    assert_eq!(refused.code, Code::BadSetup);
    assert!(refused.message.contains("first"), "{}", refused.message);
}
