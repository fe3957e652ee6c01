//! Problems that several parts of the server have.

use wire::problem::{Code, Problem};

/// A problem with its message, which is English and for whoever writes a client.
pub fn problem(code: Code, message: impl Into<String>) -> Problem {
    Problem { code, message: message.into(), said: None, rule: None, retry_after: None }
}

/// There is no such table, or it is not for you: one text for both, so that nobody can tell them apart.
pub fn no_such_table() -> Problem {
    problem(Code::NoSuchTable, "there is no such table, or it is not for you")
}

/// Our own fault: on record with its cause, and without it to the client.
pub fn internal(cause: impl std::fmt::Display) -> Problem {
    tracing::error!(%cause, "internal error");
    problem(Code::Internal, "something is wrong on our side; it is on record")
}

/// The store could not do it. Nothing was acknowledged.
pub fn of_store(error: store::Error) -> Problem {
    match error {
        store::Error::Conflict(_) => problem(Code::Stale, "something else happened first"),
        store::Error::NotFound(_) => no_such_table(),
        store::Error::Full(_) | store::Error::Gone(_) => {
            tracing::warn!(%error, "the store does not keep anything now");
            let message =
                "the database does not answer or can't keep anything now; nothing was lost, try again";
            Problem { retry_after: Some(2), ..problem(Code::Unavailable, message) }
        }
        store::Error::Broken(cause) => internal(cause),
    }
}
