//! Whatever goes wrong, and whenever: what was acknowledged is there, once, and nothing else is.

use std::sync::Arc;

use store::faulty::{Fault, Faulty};
use store::{Error, Store, TableId};

use crate::given::{Ground, acts, append, table};

const ANSWERS: u32 = 6;

/// Plays as a node does: answers after the last line it knows, and after trouble reads anew what there is. Returns
/// what was acknowledged, in order.
async fn play(store: &dyn Store, table: &TableId) -> Vec<String> {
    let mut acknowledged = Vec::new();
    let mut known = None;
    for number in 0..ANSWERS {
        let act = format!("answer {number}");
        // A client that was told of trouble sends its answer again, unless it then sees it on the table.
        loop {
            let last = match known {
                Some(last) => last,
                None => match store.lines(table, 0).await {
                    Ok(lines) => {
                        let last = lines.last().expect("a table has a line");
                        known = Some(last.seq);
                        if last.act.contains(&act) {
                            acknowledged.push(act.clone());
                            break;
                        }
                        last.seq
                    }
                    Err(error) => {
                        assert!(error.is_passing(), "{error:?}");
                        continue;
                    }
                },
            };
            match store.append(append(table, last, &act)).await {
                Ok(seq) => {
                    known = Some(seq);
                    acknowledged.push(act.clone());
                    break;
                }
                Err(Error::Gone(_) | Error::Full(_) | Error::Conflict(_)) => known = None,
                Err(error) => panic!("{error:?}"),
            }
        }
    }
    acknowledged
}

pub async fn whatever_call_fails_each_answer_is_kept_once(ground: Ground) {
    let database: Arc<dyn Store> = Arc::new(ground.open().await);
    let calls = {
        let store = Faulty::new(database.clone());
        play(&store, &table(&*database).await).await;
        store.calls()
    };
    assert!(calls > u64::from(ANSWERS));
    for fault in [Fault::Gone, Fault::GoneAfter, Fault::Full] {
        for after in 0..=u32::try_from(calls).unwrap() {
            for lasting in 1..=3 {
                let store = Faulty::new(database.clone());
                let table = table(&*database).await;
                store.fail(fault, after, lasting);
                let mut expected = vec!["made".to_owned()];
                expected.extend(play(&store, &table).await);
                assert_eq!(expected.len(), ANSWERS as usize + 1);
                assert_eq!(
                    acts(&*database, &table).await,
                    expected,
                    "{fault:?} {lasting} times after {after} calls"
                );
            }
        }
    }
}
