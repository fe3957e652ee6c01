//! Tables, lines, seats, snapshots, chat.

use serde_json::json;
use store::{
    Append, Chat, Chats as _, Clash, Error, Journals as _, NewTable, PersonId, Phase, Snapshot, TableHead,
    TableId, Tables as _, Upkeep as _,
};

use crate::given::{Ground, acts, append, hash, line, new_table, person, table, with_entries};

pub async fn what_is_made_reads_back(ground: Ground) {
    let store = ground.open().await;
    let maker = person(&store, 1).await;
    let new = NewTable {
        lines: vec![line(5, "made"), with_entries(6, "begun", &[r#"{"a":"line\nbreak"}"#, "[1,2]"])],
        ..new_table(&maker)
    };
    store.make_table(&new).await.unwrap();
    let head = TableHead {
        id: new.id.clone(),
        game: "chess".into(),
        public: true,
        maker,
        commitment: new.commitment.clone(),
        fingerprint: "print".into(),
        version: "0.1.0".into(),
        made_at: 5,
        last_at: 6,
        last_seq: 1,
        phase: Phase::Waiting,
        card: json!({ "name": "a v b" }),
    };
    assert_eq!(store.table(&new.id).await.unwrap(), Some(head));
    assert_eq!(store.seed(&new.id).await.unwrap(), Some(new.seed));
    assert_eq!(store.seats(&new.id).await.unwrap(), new.seats);
    let lines = store.lines(&new.id, 0).await.unwrap();
    assert_eq!(lines[1].entries, [r#"{"a":"line\nbreak"}"#, "[1,2]"]);
    assert_eq!((lines[0].at_ms, lines[0].act.as_str()), (5, r#"{"type":"made"}"#));
    assert!(lines[0].entries.is_empty());

    let nowhere = TableId::from("nowhere");
    assert_eq!(store.table(&nowhere).await.unwrap(), None);
    assert_eq!(store.seed(&nowhere).await.unwrap(), None);
    assert!(store.lines(&nowhere, 0).await.unwrap().is_empty());
}

pub async fn an_id_is_taken_once(ground: Ground) {
    let store = ground.open().await;
    let maker = person(&store, 1).await;
    let new = new_table(&maker);
    store.make_table(&new).await.unwrap();
    assert!(matches!(store.make_table(&new).await, Err(Error::Conflict(Clash::Id))));
    let nobody = NewTable {
        seats: vec![store::Seat { seat: 0, person: Some(PersonId::fresh()), secret: None }],
        ..new_table(&maker)
    };
    assert!(matches!(store.make_table(&nobody).await, Err(Error::NotFound("person"))));
    assert_eq!(store.table(&nobody.id).await.unwrap(), None, "half a table was made");
    assert!(matches!(
        store.make_table(&NewTable { lines: Vec::new(), ..new_table(&maker) }).await,
        Err(Error::Broken(_))
    ));
}

pub async fn lines_follow_the_last_one_or_nothing_happens(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    assert_eq!(store.append(append(&table, 0, "one")).await.unwrap(), 1);
    let two = Append::lines(table.clone(), 1, vec![line(2, "two"), line(3, "three")]);
    assert_eq!(store.append(two).await.unwrap(), 3);
    for wrong in [0, 1, 2, 4, 100, u32::MAX - 1] {
        let result = store.append(append(&table, wrong, "late")).await;
        assert!(matches!(result, Err(Error::Conflict(Clash::Line))), "after {wrong}: {result:?}");
    }
    assert!(matches!(store.append(append(&TableId::from("nowhere"), 0, "x")).await, Err(Error::NotFound(_))));
    assert!(matches!(store.append(Append::lines(table.clone(), 3, Vec::new())).await, Err(Error::Broken(_))));
    assert_eq!(acts(&store, &table).await, ["made", "one", "two", "three"]);
    assert_eq!(store.lines(&table, 2).await.unwrap().len(), 2);
    assert!(store.lines(&table, 4).await.unwrap().is_empty());

    let more = Append { phase: Some(Phase::Over), card: Some(json!(["new"])), ..append(&table, 3, "end") };
    assert_eq!(store.append(more).await.unwrap(), 4);
    store.append(append(&table, 4, "after the end")).await.unwrap();
    let head = store.table(&table).await.unwrap().unwrap();
    assert_eq!((head.phase, head.card, head.last_at), (Phase::Over, json!(["new"]), 5));
}

pub async fn a_refused_line_harms_nobody_in_its_batch(ground: Ground) {
    let store = ground.open().await;
    let mut tables = Vec::new();
    for _ in 0..20 {
        tables.push(table(&store).await);
    }
    let broken = Append::lines(tables[7].clone(), 0, vec![with_entries(1, "bad", &["two\nlines"])]);
    let late = append(&tables[8], 3, "late");
    let appends: Vec<_> = tables.iter().map(|table| append(table, 0, "good")).collect();
    let all = appends.into_iter().enumerate().map(|(number, append)| match number {
        7 => store.append(broken.clone()),
        8 => store.append(late.clone()),
        _ => store.append(append),
    });
    let results = futures_util::future::join_all(all).await;
    for (number, (result, table)) in results.iter().zip(&tables).enumerate() {
        match number {
            7 => assert!(matches!(result, Err(Error::Broken(_))), "{result:?}"),
            8 => assert!(matches!(result, Err(Error::Conflict(Clash::Line))), "{result:?}"),
            _ => assert!(matches!(result, Ok(1)), "{result:?}"),
        }
        let expected: &[&str] = if result.is_ok() { &["made", "good"] } else { &["made"] };
        assert_eq!(acts(&store, table).await, expected);
    }
}

pub async fn seats_are_taken_once_and_with_their_lines(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let (ann, bob) = (person(&store, 1).await, person(&store, 2).await);
    let sit =
        |after, who: &PersonId| Append { taken: vec![(1, who.clone())], ..append(&table, after, "sat") };
    store.append(sit(0, &ann)).await.unwrap();
    assert!(matches!(store.append(sit(1, &bob)).await, Err(Error::Conflict(Clash::Seat))));
    assert!(matches!(store.append(sit(0, &bob)).await, Err(Error::Conflict(Clash::Line))));
    let no_seat = Append { taken: vec![(9, bob.clone())], ..append(&table, 1, "sat") };
    assert!(matches!(store.append(no_seat).await, Err(Error::Conflict(Clash::Seat))));
    assert_eq!(acts(&store, &table).await, ["made", "sat"]);
    let seats = store.seats(&table).await.unwrap();
    assert_eq!(seats[1].person, Some(ann));
    assert_eq!(seats[1].secret, None, "a link that was used is void");
}

pub async fn snapshots_are_replaced_by_later_ones(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let snapshot = |seq: u32| Snapshot { seq, made_by: format!("at {seq}"), bytes: vec![0, 255, seq as u8] };
    assert_eq!(store.snapshot(&table).await.unwrap(), None);
    store.put_snapshot(&table, &snapshot(5)).await.unwrap();
    store.put_snapshot(&table, &snapshot(3)).await.unwrap();
    assert_eq!(store.snapshot(&table).await.unwrap(), Some(snapshot(5)));
    store.put_snapshot(&table, &snapshot(9)).await.unwrap();
    assert_eq!(store.snapshot(&table).await.unwrap(), Some(snapshot(9)));
    let nowhere = store.put_snapshot(&TableId::from("nowhere"), &snapshot(1)).await;
    assert!(matches!(nowhere, Err(Error::NotFound("table"))));
}

pub async fn chat_is_numbered_and_read_from_its_end(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let ann = person(&store, 1).await;
    let said = |id: u32| Chat {
        id,
        at_ms: 10 + u64::from(id),
        seat: id.is_multiple_of(2).then_some(1),
        person: ann.clone(),
        name: "Ann".into(),
        text: format!("words {id} 'quoted' \"twice\" 🦸"),
    };
    for id in 0..5 {
        assert_eq!(store.say(&table, &Chat { id: 77, ..said(id) }).await.unwrap(), id);
    }
    assert_eq!(store.chat(&table, 0, 100).await.unwrap(), (0..5).map(said).collect::<Vec<_>>());
    assert_eq!(store.chat(&table, 0, 2).await.unwrap(), [said(3), said(4)]);
    assert_eq!(store.chat(&table, 4, 100).await.unwrap(), [said(4)]);
    assert!(matches!(store.say(&TableId::from("nowhere"), &said(0)).await, Err(Error::NotFound("table"))));
    assert_eq!(acts(&store, &table).await, ["made"], "chat is no part of the journal");
}

pub async fn everything_is_there_after_opening_anew(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    for after in 0..50 {
        store.append(append(&table, after, &format!("act {after}"))).await.unwrap();
    }
    let before = store.lines(&table, 0).await.unwrap();
    store.close().await;
    assert!(matches!(store.append(append(&table, 50, "closed")).await, Err(Error::Gone(_))));
    let again = ground.open().await;
    assert_eq!(again.lines(&table, 0).await.unwrap(), before);
    assert_eq!(again.append(append(&table, 50, "on")).await.unwrap(), 51);
    assert_eq!(again.seats(&table).await.unwrap()[1].secret, Some(hash(99)));
}
