//! How keeping something can fail.

/// What a store answers.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why nothing was kept or found. Whatever the reason, nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else was first.
    #[error("{0}")]
    Conflict(Clash),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The disk is full, or the database has reached its limit. Reading still works.
    #[error("the database is full")]
    Full(#[source] sqlx::Error),
    /// The database does not answer. It may come back, and the store needs no restart then.
    #[error("the database does not answer")]
    Gone(#[source] sqlx::Error),
    /// What came back is not what was put in, or the database refused what it should take: a damaged file or a bug.
    #[error("the database can't be used: {0}")]
    Broken(String),
}

/// What somebody else was first with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Clash {
    /// The journal has gone on: another line follows the one that was named.
    #[error("the journal has gone on")]
    Line,
    /// Another person holds the seat.
    #[error("the seat is taken")]
    Seat,
    /// Another account has the name.
    #[error("the account name is taken")]
    AccountName,
    /// The person has an account already.
    #[error("the person has an account already")]
    Account,
    /// The id is taken.
    #[error("the id is taken")]
    Id,
}

impl Error {
    /// Whether another try can succeed with nothing else changed: the database is gone or full for now.
    pub fn is_passing(&self) -> bool {
        matches!(self, Error::Full(_) | Error::Gone(_))
    }
}
