//! Guests, accounts, their sessions, their teams and their packs.

use serde_json::Value;

use crate::{Hash, PackId, PersonId, TeamId};

/// A guest, or whom an account belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Never shown to others.
    pub id: PersonId,
    /// What others read.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub made_at: u64,
}

/// What a token is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A browser's session, of a guest or of an account.
    Session,
    /// A program's key.
    Key,
}

/// A token that says who somebody is. Only its hash is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// The hash of the secret.
    pub hash: Hash,
    /// Whom it names.
    pub person: PersonId,
    /// What it is for.
    pub purpose: Purpose,
    /// From when on it is void, in milliseconds since 1970.
    pub expires_at: u64,
}

/// Who holds a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bearer {
    /// The person.
    pub person: Person,
    /// The account's name; a guest has none.
    pub account: Option<String>,
    /// What the token is for.
    pub purpose: Purpose,
    /// When it ends.
    pub expires_at: u64,
}

/// An account.
#[derive(Clone, PartialEq, Eq)]
pub struct Account {
    /// Its name as its owner wrote it; two names that differ only in case are the same.
    pub name: String,
    /// The password's hash, as an argon2 PHC string.
    pub password: String,
    /// Whose it is.
    pub person: PersonId,
}

impl std::fmt::Debug for Account {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Account")
            .field("name", &self.name)
            .field("person", &self.person)
            .finish_non_exhaustive()
    }
}

/// A kept team.
#[derive(Clone, PartialEq, Debug)]
pub struct Team {
    /// Its name in links.
    pub id: TeamId,
    /// Whose it is.
    pub person: PersonId,
    /// For which game.
    pub game: String,
    /// The team.
    pub team: Value,
    /// When it was kept, in milliseconds since 1970.
    pub made_at: u64,
}

/// A kept pack without its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackHead {
    /// Its name in links.
    pub id: PackId,
    /// Whose it is.
    pub person: PersonId,
    /// For which game.
    pub game: String,
    /// What its author calls it.
    pub name: String,
    /// When it was last kept, in milliseconds since 1970.
    pub made_at: u64,
}

/// A kept pack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pack {
    /// What is listed of it.
    pub head: PackHead,
    /// All its files in one text.
    pub text: String,
}
