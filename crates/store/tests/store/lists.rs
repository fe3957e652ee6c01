//! Lists, and what is swept away.

use store::{
    Account, Accounts as _, Append, Error, Journals as _, NewTable, Pack, PackHead, PackId, Packs as _,
    People as _, PersonId, Phase, Place, Sweep, Swept, Tables as _, Team, TeamId, Teams as _, Text,
    Upkeep as _,
};

use crate::given::{Ground, append, hash, line, new_table, person, token};

pub async fn public_tables_come_latest_first(ground: Ground) {
    let store = ground.open().await;
    let maker = person(&store, 1).await;
    let mut made = Vec::new();
    for at in 1..=4 {
        let new = NewTable { lines: vec![line(at, "made")], ..new_table(&maker) };
        store.make_table(&new).await.unwrap();
        made.push(new.id);
    }
    let secret = NewTable { public: false, ..new_table(&maker) };
    store.make_table(&secret).await.unwrap();
    let over = NewTable { phase: Phase::Over, ..new_table(&maker) };
    store.make_table(&over).await.unwrap();
    let later =
        Append { lines: vec![line(100, "begun")], phase: Some(Phase::Playing), ..append(&made[1], 0, "") };
    store.append(later).await.unwrap();

    let listed: Vec<_> = store.public_tables(10).await.unwrap().into_iter().map(|head| head.id).collect();
    assert_eq!(listed, [&made[1], &made[3], &made[2], &made[0]].map(Clone::clone));
    assert_eq!(store.public_tables(2).await.unwrap().len(), 2);
    assert!(store.public_tables(0).await.unwrap().is_empty());
}

pub async fn a_person_finds_their_tables(ground: Ground) {
    let store = ground.open().await;
    let (ann, bob) = (person(&store, 1).await, person(&store, 2).await);
    let new = NewTable { public: false, ..new_table(&ann) };
    store.make_table(&new).await.unwrap();
    assert_eq!(store.tables_of(&ann, 10).await.unwrap().len(), 1);
    assert!(store.tables_of(&bob, 10).await.unwrap().is_empty());
    store.append(Append { taken: vec![(1, bob.clone())], ..append(&new.id, 0, "sat") }).await.unwrap();
    assert_eq!(store.tables_of(&bob, 10).await.unwrap()[0].id, new.id);
}

pub async fn the_broom_takes_what_nobody_holds(ground: Ground) {
    let store = ground.open().await;
    let (seated, builder, idle) = (person(&store, 1).await, person(&store, 2).await, person(&store, 3).await);
    let fresh = person(&store, 4).await;
    store.extend_token(&hash(4), 9_000).await.unwrap();
    let played = NewTable { phase: Phase::Playing, ..new_table(&seated) };
    let empty = new_table(&seated);
    let recent = NewTable { lines: vec![line(600, "made")], ..new_table(&seated) };
    for table in [&played, &empty, &recent] {
        store.make_table(table).await.unwrap();
    }
    let team = Team {
        id: TeamId::fresh(),
        person: builder.clone(),
        game: "chess".into(),
        team: serde_json::json!({}),
        made_at: 1,
    };
    store.put_team(&team).await.unwrap();
    let author = person(&store, 5).await;
    let (id, game, name) = (PackId::fresh(), "draughts".into(), "Night shift".into());
    let head = PackHead { id, person: author.clone(), game, name, made_at: 1 };
    store.put_pack(&Pack { head, text: String::new() }).await.unwrap();

    let sweep = Sweep { now: 1_000, waiting_before: 500, abandoned_before: 0, guests_before: 500 };
    assert_eq!(store.sweep(sweep).await.unwrap(), Swept { tokens: 4, tables: 1, guests: 1, texts: 0 });
    assert_eq!(store.sweep(sweep).await.unwrap(), Swept::default());
    assert!(store.person(&idle).await.unwrap().is_none());
    for kept in [&seated, &builder, &author, &fresh] {
        assert!(store.person(kept).await.unwrap().is_some());
    }
    assert!(store.table(&empty.id).await.unwrap().is_none());
    assert!(store.lines(&empty.id, 0).await.unwrap().is_empty(), "a table goes with its lines");
    assert!(store.table(&played.id).await.unwrap().is_some());
    assert!(store.table(&recent.id).await.unwrap().is_some());
    assert!(matches!(store.append(append(&empty.id, 0, "late")).await, Err(Error::NotFound("table"))));
    assert!(matches!(store.put_token(&token(3, &idle, 9_000)).await, Err(Error::NotFound("person"))));
}

pub async fn games_that_nobody_can_come_back_to_are_swept_and_their_texts_with_them(ground: Ground) {
    let store = ground.open().await;
    let (lost, here, member) = (person(&store, 1).await, person(&store, 2).await, person(&store, 3).await);
    store.extend_token(&hash(2), 9_000).await.unwrap();
    let account = Account { name: "Mia".into(), password: "x".into(), person: member.clone() };
    store.make_account(&account).await.unwrap();
    let text = Text { hash: hash(77), text: "zones".repeat(1_000) };
    let table = |who: &PersonId, phase| NewTable { phase, texts: vec![text.clone()], ..new_table(who) };
    let of_lost = [table(&lost, Phase::Playing), table(&lost, Phase::Over)];
    let kept = [table(&here, Phase::Playing), table(&member, Phase::Over)];
    for table in of_lost.iter().chain(&kept) {
        store.make_table(table).await.unwrap();
    }
    assert_eq!(store.texts(&kept[0].id).await.unwrap(), std::slice::from_ref(&text));
    let sweep =
        |abandoned_before| Sweep { now: 1_000, waiting_before: 0, abandoned_before, guests_before: 0 };
    assert_eq!(store.sweep(sweep(0)).await.unwrap().tables, 0, "not yet");
    assert_eq!(store.sweep(sweep(500)).await.unwrap(), Swept { tables: 2, ..Swept::default() });
    for table in &of_lost {
        assert!(store.table(&table.id).await.unwrap().is_none());
    }
    for table in &kept {
        assert_eq!(
            store.texts(&table.id).await.unwrap(),
            std::slice::from_ref(&text),
            "what is still named stays"
        );
    }
    store.drop_token(&hash(2)).await.unwrap();
    assert_eq!(store.sweep(sweep(500)).await.unwrap(), Swept { tables: 1, ..Swept::default() });
}

pub async fn a_text_is_kept_once_however_many_tables_name_it(ground: Ground) {
    let store = ground.open().await;
    let maker = person(&store, 1).await;
    let text = Text { hash: hash(78), text: "corner ".repeat(34_000) };
    let mut last = None;
    for _ in 0..20 {
        let new = NewTable { texts: vec![text.clone(), text.clone()], ..new_table(&maker) };
        store.make_table(&new).await.unwrap();
        last = Some(new.id);
    }
    let last = last.unwrap();
    assert_eq!(store.texts(&last).await.unwrap(), std::slice::from_ref(&text));
    // Lines that come later may name it as well, or another.
    let other = Text { hash: hash(79), text: "another".into() };
    let more = Append { texts: vec![text, other], ..append(&last, 0, "begun") };
    store.append(more).await.unwrap();
    assert_eq!(store.texts(&last).await.unwrap().len(), 2);
    if let Place::Sqlite(file) = &ground.place {
        let bytes = std::fs::metadata(file).unwrap().len();
        // Twenty copies would be 4.7 MB, and as many again in the log.
        assert!(bytes < 1_000_000, "{bytes} bytes for one text of 238 kB");
    }
}
