//! A store in a database, whichever it is.

mod backend;
mod chat;
mod committer;
mod journal;
mod kept;
#[cfg(feature = "postgres")]
mod listen;
mod people;
mod sweep;

use std::path::Path;

use async_trait::async_trait;
use tokio::sync::broadcast;

use self::backend::{Backend, Work};
use self::committer::Committer;
use crate::notice::WAITING;
use crate::{
    Account, Accounts, Append, Bearer, Chat, Chats, Error, Hash, Journals, Line, NewTable, News, Notice,
    Notices, Pack, PackHead, PackId, Packs, People, Person, PersonId, Place, Result, Seat, Seed, Snapshot,
    Sweep, Swept, TableHead, TableId, Tables, Team, TeamId, Teams, Text, Token, Upkeep,
};

/// How many bytes [`News::tell`] takes. PostgreSQL sends up to 8,000.
const MOST_TOLD: usize = 4_000;
/// How many bytes are put down to see whether anything can be kept: more than a page.
const MARK: usize = 12_000;

/// A store in SQLite or PostgreSQL.
pub struct Database {
    backend: Backend,
    committer: Committer,
    notices: broadcast::Sender<Notice>,
    listening: Option<tokio::task::AbortHandle>,
}

impl Database {
    /// Opens a database, and makes or brings up to date what is to be in it.
    ///
    /// # Errors
    /// `Gone` when it does not answer or the file can't be opened, `Broken` when a newer version has been there.
    pub async fn open(place: &Place) -> Result<Database> {
        let (notices, _) = broadcast::channel(WAITING);
        Ok(Database::on(Backend::open(place, notices.clone()).await?, notices))
    }

    /// Opens an SQLite file that may not grow beyond so many pages of 4,096 bytes; what would need more is refused as
    /// [`Error::Full`].
    ///
    /// # Errors
    /// As [`Database::open`].
    pub async fn open_bounded(file: &Path, pages: u32) -> Result<Database> {
        let (notices, _) = broadcast::channel(WAITING);
        Ok(Database::on(Backend::open_bounded(file, pages, notices.clone()).await?, notices))
    }

    fn on(backend: Backend, notices: broadcast::Sender<Notice>) -> Database {
        let listening = match &backend {
            Backend::Sqlite { .. } => None,
            #[cfg(feature = "postgres")]
            Backend::Postgres { pool } => {
                Some(tokio::spawn(listen::listen(pool.clone(), notices.clone())).abort_handle())
            }
        };
        Database { committer: Committer::start(&backend), backend, notices, listening }
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        if let Some(listening) = &self.listening {
            listening.abort();
        }
    }
}

/// Puts something down that needs room of its own, and takes it away again.
async fn mark(work: &mut Work) -> Result<()> {
    let id = TableId::fresh();
    let insert = "insert into marks (id, filler) values ($1, $2)";
    work.link.run(insert, [(&id).into(), "-".repeat(MARK).into()]).await?;
    work.link.run("delete from marks where id = $1", [(&id).into()]).await?;
    Ok(())
}

/// A transaction around one function of the modules above.
macro_rules! transaction {
    ($self:ident, $call:path, $($argument:expr),*) => {{
        let mut work = $self.backend.begin().await?;
        let result = $call(&mut work, $($argument),*).await;
        work.end(result).await
    }};
}

#[async_trait]
impl Tables for Database {
    async fn make_table(&self, table: &NewTable) -> Result<()> {
        transaction!(self, journal::make, table)
    }

    async fn table(&self, table: &TableId) -> Result<Option<TableHead>> {
        journal::head(&mut self.backend.reader().await?, table).await
    }

    async fn seed(&self, table: &TableId) -> Result<Option<Seed>> {
        journal::seed(&mut self.backend.reader().await?, table).await
    }

    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>> {
        journal::seats(&mut self.backend.reader().await?, table).await
    }

    async fn public_tables(&self, limit: u32) -> Result<Vec<TableHead>> {
        journal::public(&mut self.backend.reader().await?, limit).await
    }

    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableHead>> {
        journal::of_person(&mut self.backend.reader().await?, person, limit).await
    }
}

#[async_trait]
impl Journals for Database {
    async fn lines(&self, table: &TableId, from: u32) -> Result<Vec<Line>> {
        journal::lines(&mut self.backend.reader().await?, table, from).await
    }

    async fn append(&self, append: Append) -> Result<u32> {
        if append.taken.is_empty() {
            self.committer.append(append).await
        } else {
            // A seat that turns out to be taken must take back the lines, but nobody else's.
            committer::alone(&self.backend, &append).await
        }
    }

    async fn texts(&self, table: &TableId) -> Result<Vec<Text>> {
        journal::texts(&mut self.backend.reader().await?, table).await
    }

    async fn put_snapshot(&self, table: &TableId, snapshot: &Snapshot) -> Result<()> {
        transaction!(self, journal::put_snapshot, table, snapshot)
    }

    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>> {
        journal::snapshot(&mut self.backend.reader().await?, table).await
    }
}

#[async_trait]
impl Chats for Database {
    async fn say(&self, table: &TableId, chat: &Chat) -> Result<u32> {
        transaction!(self, chat::say, table, chat)
    }

    async fn chat(&self, table: &TableId, from: u32, limit: u32) -> Result<Vec<Chat>> {
        chat::read(&mut self.backend.reader().await?, table, from, limit).await
    }
}

#[async_trait]
impl People for Database {
    async fn make_person(&self, person: &Person, token: &Token) -> Result<()> {
        transaction!(self, people::make, person, token)
    }

    async fn person(&self, person: &PersonId) -> Result<Option<Person>> {
        people::person(&mut self.backend.reader().await?, person).await
    }

    async fn rename(&self, person: &PersonId, name: &str) -> Result<()> {
        transaction!(self, people::rename, person, name)
    }

    async fn put_token(&self, token: &Token) -> Result<()> {
        transaction!(self, people::put_token, token)
    }

    async fn bearer(&self, hash: &Hash, now: u64) -> Result<Option<Bearer>> {
        people::bearer(&mut self.backend.reader().await?, hash, now).await
    }

    async fn extend_token(&self, hash: &Hash, expires_at: u64) -> Result<()> {
        transaction!(self, people::extend_token, hash, expires_at)
    }

    async fn drop_token(&self, hash: &Hash) -> Result<bool> {
        transaction!(self, people::drop_token, hash)
    }

    async fn merge(&self, guest: &PersonId, into: &PersonId) -> Result<Vec<TableId>> {
        transaction!(self, people::merge, guest, into)
    }
}

#[async_trait]
impl Accounts for Database {
    async fn make_account(&self, account: &Account) -> Result<()> {
        transaction!(self, people::make_account, account)
    }

    async fn account(&self, name: &str) -> Result<Option<Account>> {
        people::account(&mut self.backend.reader().await?, name).await
    }

    async fn set_password(&self, name: &str, password: &str) -> Result<()> {
        transaction!(self, people::set_password, name, password)
    }
}

#[async_trait]
impl Teams for Database {
    async fn put_team(&self, team: &Team) -> Result<()> {
        transaction!(self, kept::put_team, team)
    }

    async fn team(&self, team: &TeamId) -> Result<Option<Team>> {
        kept::team(&mut self.backend.reader().await?, team).await
    }

    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>> {
        kept::teams_of(&mut self.backend.reader().await?, person, limit).await
    }

    async fn drop_team(&self, team: &TeamId, person: &PersonId) -> Result<bool> {
        transaction!(self, kept::drop_team, team, person)
    }
}

#[async_trait]
impl Packs for Database {
    async fn put_pack(&self, pack: &Pack) -> Result<()> {
        transaction!(self, kept::put_pack, pack)
    }

    async fn pack(&self, pack: &PackId) -> Result<Option<Pack>> {
        kept::pack(&mut self.backend.reader().await?, pack).await
    }

    async fn packs_of(&self, person: &PersonId, limit: u32) -> Result<Vec<PackHead>> {
        kept::packs_of(&mut self.backend.reader().await?, person, limit).await
    }

    async fn drop_pack(&self, pack: &PackId, person: &PersonId) -> Result<bool> {
        transaction!(self, kept::drop_pack, pack, person)
    }
}

#[async_trait]
impl News for Database {
    fn notices(&self) -> Notices {
        Notices::new(self.notices.subscribe())
    }

    async fn tell(&self, table: &TableId, what: &str) -> Result<()> {
        if what.len() > MOST_TOLD {
            return Err(Error::Broken(format!("{} bytes are too much to tell", what.len())));
        }
        let notice = Notice::Told { table: table.clone(), what: what.to_owned() };
        match &self.backend {
            Backend::Sqlite { .. } => {
                let _ = self.notices.send(notice);
            }
            #[cfg(feature = "postgres")]
            Backend::Postgres { .. } => {
                let mut link = self.backend.reader().await?;
                let text = notice.to_text();
                link.run("select pg_notify($1, $2)", [backend::CHANNEL.into(), text.into()]).await?;
            }
        }
        Ok(())
    }
}

#[async_trait]
impl Upkeep for Database {
    async fn sweep(&self, sweep: Sweep) -> Result<Swept> {
        transaction!(self, sweep::sweep, sweep)
    }

    async fn ping(&self) -> Result<()> {
        transaction!(self, mark,)
    }

    async fn close(&self) {
        self.backend.close().await;
    }
}
