//! What the cases begin with.

use serde_json::json;
use store::{
    Append, Database, Hash, NewLine, NewTable, Person, PersonId, Phase, Place, Purpose, Seat, Seed, Store,
    TableId, Token,
};

/// An empty database, which may be opened more than once: by two nodes, or again after a restart.
pub struct Ground {
    pub place: Place,
}

impl Ground {
    pub async fn open(&self) -> Database {
        Database::open(&self.place).await.unwrap()
    }
}

pub fn line(at_ms: u64, act: &str) -> NewLine {
    NewLine { at_ms, act: json!({ "type": act }).to_string(), entries: Vec::new() }
}

pub fn with_entries(at_ms: u64, act: &str, entries: &[&str]) -> NewLine {
    NewLine { entries: entries.iter().map(|entry| (*entry).to_owned()).collect(), ..line(at_ms, act) }
}

pub fn append(table: &TableId, after: u32, act: &str) -> Append {
    Append::lines(table.clone(), after, vec![line(u64::from(after) + 1, act)])
}

pub fn hash(number: u8) -> Hash {
    Hash([number; 32])
}

pub fn token(number: u8, person: &PersonId, expires_at: u64) -> Token {
    Token { hash: hash(number), person: person.clone(), purpose: Purpose::Session, expires_at }
}

/// A person with token `number`, which expires at 1,000.
pub async fn person(store: &dyn Store, number: u8) -> PersonId {
    let id = PersonId::fresh();
    let person = Person { id: id.clone(), name: format!("guest {number}"), made_at: 1 };
    store.make_person(&person, &token(number, &id, 1_000)).await.unwrap();
    id
}

/// A table for two: the maker sits, the other seat is free and has a link.
pub fn new_table(maker: &PersonId) -> NewTable {
    NewTable {
        id: TableId::fresh(),
        game: "chess".to_owned(),
        public: true,
        maker: maker.clone(),
        seed: Seed([7; 32]),
        commitment: "00".repeat(32),
        fingerprint: "print".to_owned(),
        version: "0.1.0".to_owned(),
        phase: Phase::Waiting,
        card: json!({ "name": "a v b" }),
        seats: vec![
            Seat { seat: 0, person: Some(maker.clone()), secret: None },
            Seat { seat: 1, person: None, secret: Some(hash(99)) },
        ],
        lines: vec![line(1, "made")],
        texts: Vec::new(),
    }
}

/// A table whose last line is number 0.
pub async fn table(store: &dyn Store) -> TableId {
    // Tables want a maker who exists; each gets its own token by chance.
    let mut number = [0; 32];
    getrandom::fill(&mut number).unwrap();
    let maker = PersonId::fresh();
    let token = Token { hash: Hash(number), ..token(0, &maker, 1_000) };
    store
        .make_person(&Person { id: maker.clone(), name: "maker".to_owned(), made_at: 1 }, &token)
        .await
        .unwrap();
    let new = new_table(&maker);
    store.make_table(&new).await.unwrap();
    new.id
}

/// The acts of a table's journal, after a check that its lines are numbered without gaps.
pub async fn acts(store: &dyn Store, table: &TableId) -> Vec<String> {
    let lines = store.lines(table, 0).await.unwrap();
    for (number, line) in (0..).zip(&lines) {
        assert_eq!(line.seq, number, "a gap in the journal");
    }
    let last = store.table(table).await.unwrap().unwrap().last_seq;
    assert_eq!(last as usize + 1, lines.len(), "the head and the journal disagree");
    let act = |line: &store::Line| {
        let act: serde_json::Value = serde_json::from_str(&line.act).unwrap();
        act["type"].as_str().unwrap().to_owned()
    };
    lines.iter().map(act).collect()
}
