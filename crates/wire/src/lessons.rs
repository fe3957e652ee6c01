//! Lessons: short positions with somebody in them. A lesson holds nothing on the server: whoever plays one sends all that was
//! done in it so far, and hears how it stands then.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::play::Ask;
use crate::table::{Mark, TableView, Why};

/// A lesson, in short.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonHead {
    /// The game it teaches.
    pub game: String,
    /// Its id among those of the game.
    pub id: String,
    /// Its place in the path of the game, from 1.
    pub number: u8,
    /// Its title.
    pub title: String,
    /// About how long it takes.
    pub minutes: u8,
    /// The lessons that come before it, by id.
    pub needs: Vec<String>,
    /// The rules it teaches, by id.
    pub teaches: Vec<String>,
    /// How many steps it has.
    pub steps: u8,
}

/// All lessons, game by game, in the order in which they are learned.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonList {
    /// Them.
    pub lessons: Vec<LessonHead>,
}

/// Something that a learner does.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum LessonMove {
    /// Answers the question that stands.
    Answer {
        /// The answer, as the choice had it.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        answer: serde_json::Value,
    },
    /// Has read what was said.
    Next,
    /// Wants to be shown what to do.
    Hint,
    /// Begins the step again.
    Again,
}

/// Everything that was done in a lesson so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PlayLesson {
    /// What, in order; at most 200.
    pub moves: Vec<LessonMove>,
}

/// What somebody wants to know in a lesson, before anything is answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AskLesson {
    /// What was done so far.
    pub moves: Vec<LessonMove>,
    /// The wish: `reach`, `odds` or `measure`, as at a table. Its table and line mean nothing here.
    pub ask: Ask,
}

/// How a lesson stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LessonView {
    /// Which.
    pub lesson: LessonHead,
    /// The table, as in play. Its questions are those that may be answered now.
    pub view: TableView,
    /// The step, from 0; as many as there are steps when it is over.
    pub step: u8,
    /// What kind of step it is.
    pub kind: StepKind,
    /// What the coach says; empty when it is over.
    pub text: String,
    /// What the coach points at on the board.
    pub show: Vec<Mark>,
    /// What the coach points at beside it: `question`, `odds`, `log`, `hand`, `phases`.
    pub parts: Vec<String>,
    /// What came of the last thing that was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub verdict: Option<LessonVerdict>,
    /// Something is only shown: what it led to is taken back next.
    pub aside: bool,
    /// How many stars it comes to as it stands, 1 to 3.
    pub stars: u8,
}

/// What kind of step stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StepKind {
    /// Something is said.
    Say,
    /// One answer is sought.
    Goal,
    /// Something is to be reached, in whichever way.
    Task,
    /// The lesson is over.
    Done,
}

/// What came of something that was done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum LessonVerdict {
    /// It was right, and the step is done.
    Right,
    /// It is allowed, and instructive: it was played on, and is taken back next.
    Told {
        /// What is to be learned from it.
        text: String,
    },
    /// It is allowed, and not what is sought: nothing has changed.
    Back {
        /// What to think of instead; empty where the lesson has no word for it.
        text: String,
    },
    /// What was to be reached was not: the step begins again.
    Missed {
        /// What to think of; empty where the lesson has no word for it.
        text: String,
    },
    /// The rules forbid it: nothing has changed.
    Refused {
        /// Why.
        why: Why,
    },
    /// What to do.
    Hint {
        /// The answer, as the choice has it; none where nothing is to be answered.
        #[schema(value_type = Object)]
        #[ts(type = "unknown")]
        answer: serde_json::Value,
    },
}
