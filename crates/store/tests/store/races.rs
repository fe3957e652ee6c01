//! Several who write at once.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use store::{Append, Clash, Error, Journals as _, TableId, Tables as _};

use crate::given::{Ground, acts, append, person, table};

/// What an appender does next: look where the journal ends, or write after the end it knows.
#[derive(Clone, Copy, Debug)]
enum Step {
    Look,
    Write,
}

/// Two appenders, each with a look and two writes, in each of the twenty orders there are. A plain vector says what
/// must come of it.
pub async fn every_interleaving_of_two_appenders_has_one_history(ground: Ground) {
    let nodes = [ground.open().await, ground.open().await];
    let mut orders = 0;
    for mask in 0u32..64 {
        if mask.count_ones() != 3 {
            continue;
        }
        orders += 1;
        let table = table(&nodes[0]).await;
        let mut model = vec!["made".to_owned()];
        let mut known = [0u32; 2];
        let mut steps = [
            [Step::Look, Step::Write, Step::Write].into_iter(),
            [Step::Look, Step::Write, Step::Write].into_iter(),
        ];
        for place in 0..6 {
            let who = usize::from(mask & (1 << place) != 0);
            match steps[who].next().expect("three steps each") {
                Step::Look => {
                    known[who] = nodes[who].table(&table).await.unwrap().unwrap().last_seq;
                }
                Step::Write => {
                    let act = format!("{who} at {place}");
                    let result = nodes[who].append(append(&table, known[who], &act)).await;
                    if known[who] as usize + 1 == model.len() {
                        model.push(act);
                        known[who] += 1;
                        assert_eq!(result.unwrap(), known[who], "order {mask:06b}");
                    } else {
                        assert!(matches!(result, Err(Error::Conflict(Clash::Line))), "order {mask:06b}");
                    }
                }
            }
        }
        assert_eq!(acts(&nodes[0], &table).await, model, "order {mask:06b}");
    }
    assert_eq!(orders, 20);
}

/// Eight writers on two nodes push into one table as fast as they can. The journal must be what was acknowledged:
/// each line once, at the number that its writer was told.
pub async fn many_at_one_table_get_each_line_once(ground: Ground) {
    let nodes = [Arc::new(ground.open().await), Arc::new(ground.open().await)];
    let table = table(&*nodes[0]).await;
    let writers: Vec<_> = (0..8)
        .map(|writer| {
            let (store, table) = (nodes[writer % 2].clone(), table.clone());
            tokio::spawn(async move {
                let mut acknowledged = BTreeMap::new();
                let mut number = 0;
                while acknowledged.len() < 12 {
                    let last = store.table(&table).await.unwrap().unwrap().last_seq;
                    let act = format!("{writer}.{number}");
                    number += 1;
                    match store.append(append(&table, last, &act)).await {
                        Ok(seq) => {
                            assert_eq!(seq, last + 1);
                            acknowledged.insert(seq, act);
                        }
                        Err(Error::Conflict(Clash::Line)) => {}
                        Err(error) => panic!("{error:?}"),
                    }
                }
                acknowledged
            })
        })
        .collect();
    let mut history = BTreeMap::from([(0, "made".to_owned())]);
    for writer in writers {
        for (seq, act) in writer.await.unwrap() {
            assert_eq!(history.insert(seq, act), None, "line {seq} was given twice");
        }
    }
    assert_eq!(acts(&*nodes[0], &table).await, history.into_values().collect::<Vec<_>>());
}

pub async fn many_tables_do_not_hold_each_other_up(ground: Ground) {
    let nodes = [Arc::new(ground.open().await), Arc::new(ground.open().await)];
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(table(&*nodes[0]).await);
    }
    let players: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(number, table)| {
            // Players move from node to node, as people do behind a proxy.
            let (nodes, table) = (nodes.clone(), table.clone());
            tokio::spawn(async move {
                for after in 0..10u32 {
                    let node = &nodes[(number + after as usize) % 2];
                    assert_eq!(node.append(append(&table, after, "act")).await.unwrap(), after + 1);
                }
            })
        })
        .collect();
    for player in players {
        player.await.unwrap();
    }
    for table in &tables {
        assert_eq!(acts(&*nodes[1], table).await.len(), 11);
    }
}

/// A request that is dropped in the middle, at whatever moment, leaves the line or no line, and the store goes on.
pub async fn a_caller_who_goes_away_leaves_nothing_half_done(ground: Ground) {
    let store = ground.open().await;
    let table = table(&store).await;
    let ann = person(&store, 1).await;
    for micros in (0..3_000).step_by(100) {
        let last = store.table(&table).await.unwrap().unwrap().last_seq;
        let patience = Duration::from_micros(micros);
        let _ = tokio::time::timeout(patience, store.append(append(&table, last, "act"))).await;
        let last = store.table(&table).await.unwrap().unwrap().last_seq;
        let sat = Append { taken: vec![(1, ann.clone())], ..append(&table, last, "sat") };
        let _ = tokio::time::timeout(patience, store.append(sat)).await;
    }
    // Whatever was left on its way comes before the next line, however late it is, or not at all.
    let mut last = store.table(&table).await.unwrap().unwrap().last_seq;
    loop {
        match store.append(append(&table, last, "on")).await {
            Ok(line) => break assert_eq!(line, last + 1),
            Err(Error::Conflict(_)) => last = store.table(&table).await.unwrap().unwrap().last_seq,
            Err(error) => panic!("{error}"),
        }
    }
    let acts = acts(&store, &table).await;
    let sat = acts.iter().filter(|act| *act == "sat").count();
    let seated = store.seats(&table).await.unwrap()[1].person.is_some();
    assert_eq!(sat, usize::from(seated), "a line without its seat, or a seat without its line");
    assert_eq!(acts.last().map(String::as_str), Some("on"));
}

pub async fn two_sit_down_and_one_does(ground: Ground) {
    let nodes = [Arc::new(ground.open().await), Arc::new(ground.open().await)];
    for round in 0..10 {
        let table: TableId = table(&*nodes[0]).await;
        let people = [person(&*nodes[0], 100 + round).await, person(&*nodes[0], 200 + round).await];
        let sit = |who: usize| {
            let sat = Append { taken: vec![(1, people[who].clone())], ..append(&table, 0, "sat") };
            let store = nodes[who].clone();
            tokio::spawn(async move { store.append(sat).await })
        };
        let (first, second) = (sit(0), sit(1));
        let results = [first.await.unwrap(), second.await.unwrap()];
        let winner = results.iter().position(Result::is_ok).expect("somebody sits");
        assert!(matches!(results[1 - winner], Err(Error::Conflict(_))), "{results:?}");
        assert_eq!(nodes[0].seats(&table).await.unwrap()[1].person.as_ref(), Some(&people[winner]));
        assert_eq!(acts(&*nodes[0], &table).await, ["made", "sat"]);
    }
}
