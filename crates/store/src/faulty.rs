//! A store that fails when it is told to, for tests of whoever uses one.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

use async_trait::async_trait;

use crate::{
    Account, Accounts, Append, Bearer, Chat, Chats, Error, Hash, Journals, Line, NewTable, News, Notices,
    Pack, PackHead, PackId, Packs, People, Person, PersonId, Result, Seat, Seed, Snapshot, Store, Sweep,
    Swept, TableHead, TableId, Tables, Team, TeamId, Teams, Text, Token, Upkeep,
};

/// How a call fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The database is gone before the call gets through.
    Gone,
    /// The database keeps what it was given, and is gone before it can say so.
    GoneAfter,
    /// The disk is full.
    Full,
}

/// A store in front of another, which fails as it is told to.
pub struct Faulty {
    store: Arc<dyn Store>,
    calls: AtomicU64,
    /// How many more calls go through before the fault; negative when there is none to come.
    until: AtomicI64,
    /// How many calls fail then.
    lasting: AtomicI64,
    fault: std::sync::Mutex<Fault>,
}

impl Faulty {
    /// Everything goes through until [`Faulty::fail`] is called.
    pub fn new(store: Arc<dyn Store>) -> Faulty {
        Faulty {
            store,
            calls: AtomicU64::new(0),
            until: AtomicI64::new(-1),
            lasting: AtomicI64::new(0),
            fault: std::sync::Mutex::new(Fault::Gone),
        }
    }

    /// Lets so many calls through, and fails so many after them.
    pub fn fail(&self, fault: Fault, after: u32, lasting: u32) {
        *self.fault.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = fault;
        self.lasting.store(lasting.into(), Ordering::SeqCst);
        self.until.store(after.into(), Ordering::SeqCst);
    }

    /// Everything goes through again.
    pub fn mend(&self) {
        self.until.store(-1, Ordering::SeqCst);
        self.lasting.store(0, Ordering::SeqCst);
    }

    /// How many calls there were.
    pub fn calls(&self) -> u64 {
        self.calls.load(Ordering::SeqCst)
    }

    /// The fault of this call, if it has one.
    fn due(&self) -> Option<Fault> {
        self.calls.fetch_add(1, Ordering::SeqCst);
        let passing =
            self.until.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| (left > 0).then(|| left - 1));
        if passing.is_ok() || self.until.load(Ordering::SeqCst) < 0 {
            return None;
        }
        self.lasting
            .fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| (left > 0).then(|| left - 1))
            .ok()?;
        Some(*self.fault.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

fn gone() -> Error {
    Error::Gone(Arc::new(sqlx::Error::PoolTimedOut))
}

/// Passes a call on, unless a fault is due.
macro_rules! through {
    ($self:ident, $call:expr) => {
        match $self.due() {
            None => $call.await,
            Some(Fault::Gone) => Err(gone()),
            Some(Fault::Full) => Err(Error::Full(Arc::new(sqlx::Error::PoolTimedOut))),
            Some(Fault::GoneAfter) => $call.await.and_then(|_| Err(gone())),
        }
    };
}

#[async_trait]
impl Tables for Faulty {
    async fn make_table(&self, table: &NewTable) -> Result<()> {
        through!(self, self.store.make_table(table))
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableHead>> {
        through!(self, self.store.table(table))
    }

    async fn seed(&self, table: &TableId) -> Result<Option<Seed>> {
        through!(self, self.store.seed(table))
    }

    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>> {
        through!(self, self.store.seats(table))
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<TableHead>> {
        through!(self, self.store.public_tables(limit))
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableHead>> {
        through!(self, self.store.tables_of(person, limit))
    }
}

#[async_trait]
impl Journals for Faulty {
    async fn lines(&self, table: &TableId, from: u32) -> Result<Vec<Line>> {
        through!(self, self.store.lines(table, from))
    }

    async fn append(&self, append: Append) -> Result<u32> {
        through!(self, self.store.append(append))
    }

    async fn texts(&self, table: &TableId) -> Result<Vec<Text>> {
        through!(self, self.store.texts(table))
    }

    async fn put_snapshot(&self, table: &TableId, snapshot: &Snapshot) -> Result<()> {
        through!(self, self.store.put_snapshot(table, snapshot))
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        through!(self, self.store.snapshot(table))
    }
}

#[async_trait]
impl Chats for Faulty {
    async fn say(&self, table: &TableId, chat: &Chat) -> Result<u32> {
        through!(self, self.store.say(table, chat))
    }

    async fn chat(&self, table: &TableId, from: u32, limit: u32) -> Result<Vec<Chat>> {
        through!(self, self.store.chat(table, from, limit))
    }
}

#[async_trait]
impl People for Faulty {
    async fn make_person(&self, person: &Person, token: &Token) -> Result<()> {
        through!(self, self.store.make_person(person, token))
    }

    async fn person(&self, person: &PersonId) -> Result<Option<Person>> {
        through!(self, self.store.person(person))
    }

    async fn rename(&self, person: &PersonId, name: &str) -> Result<()> {
        through!(self, self.store.rename(person, name))
    }

    async fn put_token(&self, token: &Token) -> Result<()> {
        through!(self, self.store.put_token(token))
    }

    async fn bearer(&self, hash: &Hash, now: u64) -> Result<Option<Bearer>> {
        through!(self, self.store.bearer(hash, now))
    }

    async fn extend_token(&self, hash: &Hash, expires_at: u64) -> Result<()> {
        through!(self, self.store.extend_token(hash, expires_at))
    }

    async fn drop_token(&self, hash: &Hash) -> Result<bool> {
        through!(self, self.store.drop_token(hash))
    }

    async fn merge(&self, guest: &PersonId, into: &PersonId) -> Result<Vec<TableId>> {
        through!(self, self.store.merge(guest, into))
    }
}

#[async_trait]
impl Accounts for Faulty {
    async fn make_account(&self, account: &Account) -> Result<()> {
        through!(self, self.store.make_account(account))
    }

    async fn account(&self, name: &str) -> Result<Option<Account>> {
        through!(self, self.store.account(name))
    }

    async fn set_password(&self, name: &str, password: &str) -> Result<()> {
        through!(self, self.store.set_password(name, password))
    }
}

#[async_trait]
impl Teams for Faulty {
    async fn put_team(&self, team: &Team) -> Result<()> {
        through!(self, self.store.put_team(team))
    }

    async fn team(&self, team: &TeamId) -> Result<Option<Team>> {
        through!(self, self.store.team(team))
    }

    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>> {
        through!(self, self.store.teams_of(person, limit))
    }

    async fn drop_team(&self, team: &TeamId, person: &PersonId) -> Result<bool> {
        through!(self, self.store.drop_team(team, person))
    }
}

#[async_trait]
impl Packs for Faulty {
    async fn put_pack(&self, pack: &Pack) -> Result<()> {
        through!(self, self.store.put_pack(pack))
    }

    async fn pack(&self, pack: &PackId) -> Result<Option<Pack>> {
        through!(self, self.store.pack(pack))
    }

    async fn packs_of(&self, person: &PersonId, limit: u32) -> Result<Vec<PackHead>> {
        through!(self, self.store.packs_of(person, limit))
    }

    async fn drop_pack(&self, pack: &PackId, person: &PersonId) -> Result<bool> {
        through!(self, self.store.drop_pack(pack, person))
    }
}

#[async_trait]
impl News for Faulty {
    fn notices(&self) -> Notices {
        self.store.notices()
    }

    async fn tell(&self, table: &TableId, what: &str) -> Result<()> {
        through!(self, self.store.tell(table, what))
    }
}

#[async_trait]
impl Upkeep for Faulty {
    async fn sweep(&self, sweep: Sweep) -> Result<Swept> {
        through!(self, self.store.sweep(sweep))
    }

    async fn ping(&self) -> Result<()> {
        through!(self, self.store.ping())
    }

    async fn close(&self) {
        self.store.close().await;
    }
}
