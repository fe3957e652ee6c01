//! What the journals say, beside what the players were told.

use players::{Answer, Played};
use serde_json::Value;
use store::{Database, Journals as _, Place, Upkeep as _};

use crate::lanes::Told;

/// Every acknowledged answer is in its table's journal, in order and once; whatever else the journal has was sent, and
/// nobody was told what became of it. No player met a problem that a server should not have.
pub async fn holds(place: &Place, told: &[Told]) {
    let store = Database::open(place).await.unwrap();
    let (mut acknowledged, mut in_doubt) = (0, 0);
    for Told { table, players } in told {
        let lines = store.lines(&table.as_str().into(), 0).await.unwrap();
        assert!(lines.iter().zip(0..).all(|(line, number)| line.seq == number), "{table}: a gap");
        let journal: Vec<Answer> = lines.iter().filter_map(|line| answered_by_person(&line.act)).collect();
        for (player, seat) in players.iter().zip(0u8..) {
            assert_eq!(player.problems, Vec::<String>::new(), "{table}");
            let kept: Vec<&Answer> = journal.iter().filter(|answer| answer.seat == seat).collect();
            is_told(table, &kept, player);
            acknowledged += player.acknowledged.len();
            in_doubt += player.in_doubt.len();
        }
    }
    assert!(acknowledged > 0, "nothing was played");
    println!("{} tables, {acknowledged} answers acknowledged and kept, {in_doubt} in doubt", told.len());
    store.close().await;
}

/// The kept answers are the acknowledged ones in their order, with some of those in doubt between them.
fn is_told(table: &str, kept: &[&Answer], player: &Played) {
    let mut acknowledged = player.acknowledged.iter().peekable();
    let mut in_doubt: Vec<&Answer> = player.in_doubt.iter().collect();
    for answer in kept {
        if acknowledged.next_if(|next| next == answer).is_none() {
            let at = in_doubt.iter().position(|sent| sent == answer);
            let at =
                at.unwrap_or_else(|| panic!("{table}: nobody sent this, or it is kept twice: {answer:?}"));
            in_doubt.swap_remove(at);
        }
    }
    if let Some(lost) = acknowledged.next() {
        panic!("{table}: an acknowledged answer is lost: {lost:?}");
    }
}

pub fn answered_by_person(act: &str) -> Option<Answer> {
    let act: Value = serde_json::from_str(act).unwrap();
    if act["type"] != "answered" || act["by"] != "person" {
        return None;
    }
    let number = |name: &str| u8::try_from(act[name].as_u64().unwrap()).unwrap();
    Some(Answer { seat: number("seat"), which: number("which"), answer: act["answer"].clone() })
}
