//! Why a request came to nothing: a status, and a [`Problem`] as its body.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use wire::problem::{Code, Problem};

use crate::problems::{of_store, problem};

/// A request that came to nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    status: StatusCode,
    problem: Box<Problem>,
}

impl Failure {
    /// A failure with the status that belongs to its code. The message says what is wrong and what would be right, in
    /// English, for whoever writes a client.
    pub fn new(code: Code, message: impl Into<String>) -> Failure {
        problem(code, message).into()
    }

    /// It can be read, but is not what it should be: too long, of the wrong kind, with something unseen in it.
    pub fn unfit(message: impl Into<String>) -> Failure {
        Failure::new(Code::Malformed, message).with_status(StatusCode::UNPROCESSABLE_ENTITY)
    }

    /// There is no such game.
    pub fn no_such_game() -> Failure {
        Failure::new(Code::NoSuchGame, "there is no such game; GET /api/games lists them")
    }

    /// The same with another status, where HTTP has a narrower one.
    pub fn with_status(mut self, status: StatusCode) -> Failure {
        self.status = status;
        self
    }

    /// The same, with the seconds after which a next try makes sense.
    pub fn retry_after(mut self, seconds: u32) -> Failure {
        self.problem.retry_after = Some(seconds);
        self
    }

    /// Its status.
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// Its body.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure { status: status_of(problem.code), problem: Box::new(problem) }
    }
}

impl From<store::Error> for Failure {
    fn from(error: store::Error) -> Failure {
        of_store(error).into()
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let retry = self.problem.retry_after.map(HeaderValue::from);
        let mut response = (self.status, Json(*self.problem)).into_response();
        // A failure is about this moment and this visitor: nobody keeps it.
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry {
            response.headers_mut().insert(header::RETRY_AFTER, seconds);
        }
        response
    }
}

/// The status of a code.
fn status_of(code: Code) -> StatusCode {
    match code {
        Code::Malformed => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::NoSuchPath | Code::NoSuchTable | Code::NoSuchGame | Code::NoSuchThing => StatusCode::NOT_FOUND,
        Code::BadSetup | Code::BadTeam | Code::BadSave | Code::WeakPassword | Code::Refused => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        Code::SeatTaken
        | Code::NotAsked
        | Code::NoHints
        | Code::NotAway
        | Code::Stale
        | Code::Over
        | Code::NothingToUndo
        | Code::NameTaken => StatusCode::CONFLICT,
        Code::BadLink | Code::NotSeated | Code::NotOver | Code::OtherSite => StatusCode::FORBIDDEN,
        Code::BadLogin | Code::SignInFirst => StatusCode::UNAUTHORIZED,
        Code::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Code::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_has_the_status_of_its_code_and_says_when_to_come_back() {
        let response = Failure::new(Code::TooMany, "too many").retry_after(7).into_response();
        assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(response.headers()[header::RETRY_AFTER], "7");
        assert_eq!(response.headers()[header::CACHE_CONTROL], "no-store");
        assert_eq!(Failure::no_such_game().status(), StatusCode::NOT_FOUND);
    }
}
