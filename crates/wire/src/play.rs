//! The socket: one for each client, whatever tables it looks at.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::odds::Comparison;
use crate::problem::Problem;
use crate::table::{ChatLine, Choice, Mark, Point, TableView, Why};

/// What a client sends: the wish, and a number by which the reply names it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FromClient {
    /// Chosen by the client; replies say `re`.
    pub id: u32,
    /// What is wished.
    pub ask: Ask,
}

/// What a client may wish for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Ask {
    /// Look at a table: as its player where the cookie holds a seat, else as a spectator if it is public.
    Open {
        /// Which.
        table: String,
        /// The last line of its journal that the client holds, and the log lines it has.
        #[serde(default)]
        held: Option<Held>,
        /// The language to speak: `en`, `fr`, `de`.
        language: String,
    },
    /// Stop looking.
    Leave {
        /// Which.
        table: String,
    },
    /// Answer a question.
    Answer {
        /// Which table.
        table: String,
        /// The last line the client holds; if something else happened since, the answer is stale.
        seq: u32,
        /// Which question.
        which: u8,
        /// The answer, as the choice had it.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        answer: serde_json::Value,
    },
    /// What choices lead to a place? Changes nothing.
    Reach {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
        /// Which question.
        which: u8,
        /// The place; without a height, the surfaces there are tried.
        x: i32,
        /// The place.
        y: i32,
        /// How high, if it matters.
        #[serde(default)]
        z: Option<i32>,
        /// The choice whose figure is meant, where the question is about several: deployment.
        #[serde(default)]
        figure: Option<u32>,
        /// Points to pass through first.
        #[serde(default)]
        via: Vec<Point>,
    },
    /// What would come of a choice? Changes nothing.
    Odds {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
        /// Which question.
        which: u8,
        /// The answer, as the choice had it.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        answer: serde_json::Value,
    },
    /// What is best to answer? For the seat that is asked alone. Changes nothing.
    Best {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
        /// Which question.
        which: u8,
        /// How many answers to tell, at most 8.
        most: u8,
    },
    /// How likely is it to win? Changes nothing.
    Value {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
        /// For whom: a seat of one's own.
        seat: u8,
    },
    /// Answer what is left of the setup of one's own seats: the table does.
    SetUp {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
    },
    /// How far is it, and does one see the other? Changes nothing.
    Measure {
        /// Which table.
        table: String,
        /// From a figure; on a board of zones, from a zone.
        from: u32,
        /// To a figure, or to a zone.
        to: u32,
    },
    /// Take back the last own answer, or ask the others to agree.
    Undo {
        /// Which table.
        table: String,
        /// The last line the client holds.
        seq: u32,
    },
    /// Agree to somebody's wish to take back, or not.
    UndoReply {
        /// Which table.
        table: String,
        /// Whether.
        agree: bool,
    },
    /// Give up.
    Concede {
        /// Which table.
        table: String,
    },
    /// Let a bot answer for a seat whose player is away.
    StandIn {
        /// Which table.
        table: String,
        /// Which seat.
        seat: u8,
    },
    /// Answer for oneself again.
    Return {
        /// Which table.
        table: String,
    },
    /// Show the hand of an own seat to the other players from now on, or hide it again.
    ShowHand {
        /// Which table.
        table: String,
        /// Whose hand: a seat of one's own.
        seat: u8,
        /// Whether it is shown.
        shown: bool,
    },
    /// Say something.
    Say {
        /// Which table.
        table: String,
        /// 1 to 300 characters.
        text: String,
    },
    /// Are you there?
    Ping,
}

/// How much of a table a client has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Held {
    /// The last line of the table's journal.
    pub seq: u32,
    /// How many log lines.
    pub log: u32,
}

/// What was found by measuring.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Measure {
    /// From base to base, in thousandths of an inch; on a board of zones, the fewest moves that link them, or -1 where none do.
    pub gap: i32,
    /// Whether one sees the other.
    pub sight: bool,
    /// Whether the other is in cover.
    pub cover: bool,
    /// In words: what blocks the sight, or by what right there is any.
    pub text: String,
    /// The rule that decided on the sight, where one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
    /// What to draw: the lines that were tried, clear or blocked, and what blocks them.
    pub marks: Vec<Mark>,
}

/// How likely a seat is to win, as far as it can know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Prospect {
    /// The chance, 0 to 1.
    pub win: f32,
    /// Its standard error.
    pub error: f32,
    /// How many worlds were tried that the seat could believe in.
    pub worlds: u32,
}

/// An answer that is advised.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Advice {
    /// The answer, as the choice has it.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub answer: serde_json::Value,
    /// The answer in words, as the choice has them.
    pub label: String,
    /// What comes of it.
    pub prospect: Prospect,
}

/// What a client hears.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum FromServer {
    /// The first message.
    Welcome {
        /// The server's version: pages of another version load themselves anew.
        version: String,
    },
    /// A table as it stands now: after opening it, and whenever something has changed.
    /// The log holds only what is new, from `log_from` on; what the client had from there on is replaced.
    Table {
        /// The wish that this answers, if it is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        re: Option<u32>,
        /// The table.
        view: Box<TableView>,
    },
    /// A wish was obeyed, and there is nothing more to say.
    Done {
        /// The wish.
        re: u32,
    },
    /// A wish was not obeyed.
    Problem {
        /// The wish; none when it could not even be read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        re: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// The choices that lead to a place; without any, why not.
    Reached {
        /// The wish.
        re: u32,
        /// The choices, the cheapest first.
        choices: Vec<Choice>,
        /// Why there is none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        why: Option<Why>,
    },
    /// Odds.
    Odds {
        /// The wish.
        re: u32,
        /// All of them.
        comparison: Comparison,
    },
    /// The best answers.
    Best {
        /// The wish.
        re: u32,
        /// Them, the best first.
        answers: Vec<Advice>,
    },
    /// How likely it is to win.
    Value {
        /// The wish.
        re: u32,
        /// How likely.
        prospect: Prospect,
    },
    /// A measure.
    Measured {
        /// The wish.
        re: u32,
        /// What was found.
        measure: Measure,
    },
    /// Things said at a table.
    Chat {
        /// Which.
        table: String,
        /// What was said.
        lines: Vec<ChatLine>,
    },
    /// You read too slowly and missed something: open the table again with what you hold.
    Resync {
        /// Which table.
        table: String,
    },
    /// I am.
    Pong {
        /// The wish.
        re: u32,
    },
}
