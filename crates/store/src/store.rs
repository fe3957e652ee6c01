//! What can be kept.

use async_trait::async_trait;

use crate::{
    Account, Append, Bearer, Chat, Hash, Line, NewTable, Notices, Pack, PackHead, PackId, Person, PersonId,
    Result, Seat, Seed, Snapshot, TableHead, TableId, Team, TeamId, Text, Token,
};

/// What is to be thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// Now, in milliseconds since 1970: what has expired by then goes.
    pub now: u64,
    /// Tables that still wait for players go when nothing has happened at them since.
    pub waiting_before: u64,
    /// Tables that were begun go when nothing has happened at them since, unless somebody sits there who can come back:
    /// who has an account, or a token that is still good.
    pub abandoned_before: u64,
    /// Guests who hold no token, no seat, no team and no pack go when they came before this.
    pub guests_before: u64,
}

/// How much was thrown away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Tokens.
    pub tokens: u64,
    /// Tables.
    pub tables: u64,
    /// Guests.
    pub guests: u64,
    /// Texts that no table names any more.
    pub texts: u64,
}

/// Tables and who sits at them.
#[async_trait]
pub trait Tables: Send + Sync {
    /// Makes a table with its seats and its first lines.
    ///
    /// # Errors
    /// `Conflict(Id)` when the id is taken.
    async fn make_table(&self, table: &NewTable) -> Result<()>;

    /// A table without its journal.
    async fn table(&self, table: &TableId) -> Result<Option<TableHead>>;

    /// The secret of a table's dice.
    async fn seed(&self, table: &TableId) -> Result<Option<Seed>>;

    /// Who holds the seats of a table, in seat order.
    async fn seats(&self, table: &TableId) -> Result<Vec<Seat>>;

    /// Public tables that wait or are played, the latest first.
    async fn public_tables(&self, limit: u32) -> Result<Vec<TableHead>>;

    /// Tables at which a person has a seat, the latest first.
    async fn tables_of(&self, person: &PersonId, limit: u32) -> Result<Vec<TableHead>>;
}

/// What has happened at each table, line by line, and what saves reading it all.
#[async_trait]
pub trait Journals: Send + Sync {
    /// The lines of a table from a number on, in order.
    async fn lines(&self, table: &TableId, from: u32) -> Result<Vec<Line>>;

    /// Appends lines and tells all nodes. Returns the number of the last one.
    ///
    /// # Errors
    /// `Conflict(Line)` when `after` is not the last line any more; `Conflict(Seat)` when a seat to be taken is not
    /// free; `NotFound` when there is no such table.
    async fn append(&self, append: Append) -> Result<u32>;

    /// The texts that the lines of a table name.
    async fn texts(&self, table: &TableId) -> Result<Vec<Text>>;

    /// Keeps a snapshot instead of the one there was, unless that is a later one.
    ///
    /// # Errors
    /// `NotFound` when there is no such table.
    async fn put_snapshot(&self, table: &TableId, snapshot: &Snapshot) -> Result<()>;

    /// The latest snapshot of a table.
    async fn snapshot(&self, table: &TableId) -> Result<Option<Snapshot>>;
}

/// What people say at tables.
#[async_trait]
pub trait Chats: Send + Sync {
    /// Keeps what was said (its `id` is given by the store and returned) and tells all nodes.
    ///
    /// # Errors
    /// `NotFound` when there is no such table.
    async fn say(&self, table: &TableId, chat: &Chat) -> Result<u32>;

    /// What was said at a table from a number on: the latest `limit` of it, in order.
    async fn chat(&self, table: &TableId, from: u32, limit: u32) -> Result<Vec<Chat>>;
}

/// People, and the tokens that name them.
#[async_trait]
pub trait People: Send + Sync {
    /// Keeps a new person together with the token that names them.
    ///
    /// # Errors
    /// `Conflict(Id)` when id or token are taken.
    async fn make_person(&self, person: &Person, token: &Token) -> Result<()>;

    /// A person.
    async fn person(&self, person: &PersonId) -> Result<Option<Person>>;

    /// Changes what others read.
    ///
    /// # Errors
    /// `NotFound` when there is no such person.
    async fn rename(&self, person: &PersonId, name: &str) -> Result<()>;

    /// Keeps a token for a person there is.
    ///
    /// # Errors
    /// `Conflict(Id)` when it is taken, `NotFound` when there is no such person.
    async fn put_token(&self, token: &Token) -> Result<()>;

    /// Who holds a token, unless it has expired at `now`.
    async fn bearer(&self, hash: &Hash, now: u64) -> Result<Option<Bearer>>;

    /// Lets a token live longer.
    ///
    /// # Errors
    /// `NotFound` when there is no such token.
    async fn extend_token(&self, hash: &Hash, expires_at: u64) -> Result<()>;

    /// Voids a token; says whether there was one.
    async fn drop_token(&self, hash: &Hash) -> Result<bool>;

    /// Gives everything a guest has (seats, tables made, teams, packs) to another person, and voids the guest's tokens. The
    /// guest is no more. All nodes hear [`crate::Notice::Seats`] for each table. Returns those tables.
    ///
    /// # Errors
    /// `Conflict(Account)` when the first has an account: accounts are not merged; `NotFound` when there is no such
    /// person.
    async fn merge(&self, guest: &PersonId, into: &PersonId) -> Result<Vec<TableId>>;
}

/// Names and passwords with which people come back.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Makes an account of a guest.
    ///
    /// # Errors
    /// `Conflict(AccountName)` when the name is taken, in whatever case; `Conflict(Account)` when the person has an
    /// account; `NotFound` when there is no such person.
    async fn make_account(&self, account: &Account) -> Result<()>;

    /// The account of that name, in whatever case.
    async fn account(&self, name: &str) -> Result<Option<Account>>;

    /// Changes an account's password hash, so that old parameters can be replaced at sign-in.
    ///
    /// # Errors
    /// `NotFound` when there is no such account.
    async fn set_password(&self, name: &str, password: &str) -> Result<()>;
}

/// Teams that people keep.
#[async_trait]
pub trait Teams: Send + Sync {
    /// Keeps a team, or changes one of the same person.
    ///
    /// # Errors
    /// `Conflict(Id)` when another person has a team of that id, `NotFound` when there is no such person.
    async fn put_team(&self, team: &Team) -> Result<()>;

    /// A team.
    async fn team(&self, team: &TeamId) -> Result<Option<Team>>;

    /// A person's teams, the latest first.
    async fn teams_of(&self, person: &PersonId, limit: u32) -> Result<Vec<Team>>;

    /// Throws a person's team away; says whether there was one.
    async fn drop_team(&self, team: &TeamId, person: &PersonId) -> Result<bool>;
}

/// Packs that people keep.
#[async_trait]
pub trait Packs: Send + Sync {
    /// Keeps a pack, or changes one of the same person.
    ///
    /// # Errors
    /// `Conflict(Id)` when another person has a pack of that id, `NotFound` when there is no such person.
    async fn put_pack(&self, pack: &Pack) -> Result<()>;

    /// A pack.
    async fn pack(&self, pack: &PackId) -> Result<Option<Pack>>;

    /// A person's packs without their texts, the latest first.
    async fn packs_of(&self, person: &PersonId, limit: u32) -> Result<Vec<PackHead>>;

    /// Throws a person's pack away; says whether there was one.
    async fn drop_pack(&self, pack: &PackId, person: &PersonId) -> Result<bool>;
}

/// What all nodes hear.
#[async_trait]
pub trait News: Send + Sync {
    /// Notices from now on.
    fn notices(&self) -> Notices;

    /// Tells all nodes something about a table that is kept nowhere, such as who is here. At most 4,000 bytes.
    async fn tell(&self, table: &TableId, what: &str) -> Result<()>;
}

/// What the house does for the store itself.
#[async_trait]
pub trait Upkeep: Send + Sync {
    /// Throws away what has expired or was never used. Bounded, so call it now and then.
    async fn sweep(&self, sweep: Sweep) -> Result<Swept>;

    /// Whether the database answers, and keeps what it is given: it is tried with a few kilobytes.
    async fn ping(&self) -> Result<()>;

    /// Ends all connections, after what is being written.
    async fn close(&self);
}

/// Where everything is kept. Code that needs one of these parts asks for that part.
///
/// Every call is one transaction: it happens as a whole or not at all, and when it has returned `Ok` it is durable.
/// Ids are made by the caller ([`TableId::fresh`]), so a call that ended in [`crate::Error::Gone`] may be tried
/// again; whether it had got through shows as [`crate::Error::Conflict`].
pub trait Store:
    Tables + Journals + Chats + People + Accounts + Teams + Packs + News + Upkeep + 'static
{
}

impl<S: Tables + Journals + Chats + People + Accounts + Teams + Packs + News + Upkeep + 'static> Store for S {}
