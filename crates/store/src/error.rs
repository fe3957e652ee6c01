//! How keeping something can fail.

use std::sync::Arc;

use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::SqliteError;

/// What a store answers.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why nothing was kept or found. Nothing has changed then, with one exception that no database can avoid: when it
/// goes away while it is being told to commit ([`Error::Gone`]), only reading again tells whether it did.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    /// Somebody else was first.
    #[error("{0}")]
    Conflict(Clash),
    /// There is no such thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The disk is full, or the database has reached its limit. Reading still works.
    #[error("the database is full")]
    Full(#[source] Arc<sqlx::Error>),
    /// The database does not answer. It may come back, and the store needs no restart then.
    #[error("the database does not answer")]
    Gone(#[source] Arc<sqlx::Error>),
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
    /// Whether another try may succeed with nothing else changed: the database is gone or full for now.
    pub fn is_passing(&self) -> bool {
        matches!(self, Error::Full(_) | Error::Gone(_))
    }
}

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        use sqlx::Error as E;
        match &error {
            E::Database(told) => match trouble(told.as_ref()) {
                Trouble::Full => Error::Full(Arc::new(error)),
                Trouble::Passing => Error::Gone(Arc::new(error)),
                Trouble::Lasting => Error::Broken(error.to_string()),
            },
            // The driver calls it a protocol error when the server hangs up in the middle of a message.
            E::Io(_) | E::Tls(_) | E::Protocol(_) | E::PoolTimedOut | E::PoolClosed | E::WorkerCrashed => {
                Error::Gone(Arc::new(error))
            }
            _ => Error::Broken(error.to_string()),
        }
    }
}

/// What a unique key or a reference has to do with it, where the call knows what that means.
pub(crate) fn refused(error: sqlx::Error, taken: Clash, missing: &'static str) -> Error {
    match error.as_database_error().map(DatabaseError::kind) {
        Some(ErrorKind::UniqueViolation) => Error::Conflict(taken),
        Some(ErrorKind::ForeignKeyViolation) => Error::NotFound(missing),
        _ => error.into(),
    }
}

enum Trouble {
    Full,
    Passing,
    Lasting,
}

fn trouble(told: &dyn DatabaseError) -> Trouble {
    let code = told.code().unwrap_or_default();
    if told.try_downcast_ref::<SqliteError>().is_some() {
        // The low byte of an extended code: <https://sqlite.org/rescode.html>.
        match code.parse::<u32>().map(|code| code & 0xff) {
            // FULL.
            Ok(13) => Trouble::Full,
            // BUSY, LOCKED, NOMEM, READONLY, INTERRUPT, IOERR, CANTOPEN, PROTOCOL.
            Ok(5 | 6 | 7 | 8 | 9 | 10 | 14 | 15) => Trouble::Passing,
            _ => Trouble::Lasting,
        }
    } else {
        // The first two letters are the class: <https://www.postgresql.org/docs/current/errcodes-appendix.html>.
        match code.as_ref() {
            "53100" => Trouble::Full,
            // A read-only server is one that has just handed over to another.
            "25006" => Trouble::Passing,
            // Connections, lost races, resources, shutdowns, the system below.
            code if ["08", "40", "53", "57", "58"].iter().any(|class| code.starts_with(class)) => {
                Trouble::Passing
            }
            _ => Trouble::Lasting,
        }
    }
}
