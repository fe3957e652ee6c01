//! Why a request came to nothing.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What went wrong, as a code. The pages have words for each in every language (`problem-CODE`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    /// The message or body can't be read as what it should be.
    Malformed,
    /// Something in it is out of bounds: too long, too large, too many.
    TooLarge,
    /// The path or method does not exist.
    NoSuchPath,
    /// There is no such table, or it is not for you: the two can't be told apart.
    NoSuchTable,
    /// There is no such game.
    NoSuchGame,
    /// There is no such rule, card, team or moment.
    NoSuchThing,
    /// The setup can't be played; the details say why.
    BadSetup,
    /// The team breaks a rule; the details say which.
    BadTeam,
    /// The save can't be read; the details say where.
    BadSave,
    /// The seat is taken.
    SeatTaken,
    /// The link is not valid any more.
    BadLink,
    /// You hold no seat at this table.
    NotSeated,
    /// You are not asked anything now.
    NotAsked,
    /// Nobody is advised at a table with other people.
    NoHints,
    /// The player is here, or has not been away for long; the details say when a bot may play on.
    NotAway,
    /// What you answered was asked before something else happened; what happened follows.
    Stale,
    /// The rules do not allow the answer; the details name the rule.
    Refused,
    /// The game is over.
    Over,
    /// The game is not over, and what was asked for stays secret until then.
    NotOver,
    /// There is nothing that could be taken back.
    NothingToUndo,
    /// Name or password is wrong: which of them is not said.
    BadLogin,
    /// The name is taken.
    NameTaken,
    /// The password is too short.
    WeakPassword,
    /// Sign in first.
    SignInFirst,
    /// The request came from another site.
    OtherSite,
    /// Too many requests; the details say when to come back.
    TooMany,
    /// The database does not answer or can't keep anything; nothing was lost.
    Unavailable,
    /// Our own fault, and on record.
    Internal,
}

/// The body of every answer that is not a success, and what the socket says to a message it can't obey.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Problem {
    /// The code.
    pub code: Code,
    /// What is wrong and what would be right, in English, for whoever writes a client.
    pub message: String,
    /// What is wrong in the reader's language, where the game has words for it: a rule's refusal, a team's flaws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub said: Option<String>,
    /// The rule that says no.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// Seconds until the next try makes sense.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub retry_after: Option<u32>,
}
