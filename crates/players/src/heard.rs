//! What a socket says, cut down to what a player who knows no game has to understand.
//!
//! Thousands of these clients share a machine with the server they load, so they read no boards and no logs.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;
use wire::problem::Problem;
use wire::table::Invitation;

/// A message of the server.
#[derive(Clone, Debug)]
pub enum Heard {
    /// A table as it stands now.
    Table {
        /// The table.
        view: Box<Seen>,
    },
    /// A wish was obeyed.
    Done {
        /// The wish.
        re: u32,
    },
    /// A wish was not obeyed.
    Problem {
        /// The wish.
        re: Option<u32>,
        /// Why.
        problem: Problem,
    },
    /// Something was missed.
    Resync,
    /// Something that players do not listen to.
    Other,
}

impl Heard {
    /// Reads a message: first its type, then what it takes of the rest. An enum with a tag would keep all of it in
    /// memory until it knows the type.
    ///
    /// # Errors
    /// When it is no message of this server.
    pub fn read(text: &str) -> serde_json::Result<Heard> {
        #[derive(Deserialize)]
        struct Type<'a> {
            #[serde(rename = "type", borrow)]
            name: Cow<'a, str>,
        }
        #[derive(Deserialize)]
        struct Table {
            view: Box<Seen>,
        }
        #[derive(Deserialize)]
        struct Done {
            re: u32,
        }
        #[derive(Deserialize)]
        struct Refused {
            re: Option<u32>,
            problem: Problem,
        }
        Ok(match serde_json::from_str::<Type<'_>>(text)?.name.as_ref() {
            "table" => Heard::Table { view: serde_json::from_str::<Table>(text)?.view },
            "done" => Heard::Done { re: serde_json::from_str::<Done>(text)?.re },
            "problem" => {
                let Refused { re, problem } = serde_json::from_str(text)?;
                Heard::Problem { re, problem }
            }
            "resync" => Heard::Resync,
            _ => Heard::Other,
        })
    }
}

/// A table.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Seen {
    /// The last line of its journal.
    pub seq: u32,
    /// Where it stands.
    pub status: Standing,
    #[serde(default)]
    position: Option<Position>,
    /// Links to free seats.
    #[serde(default)]
    pub invitations: Vec<Invitation>,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Standing {
    /// Seats are free.
    Waiting,
    /// It is played.
    Playing,
    /// It has ended.
    Over,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Position {
    questions: Vec<Asked>,
}

/// A question that is the player's.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Asked {
    /// What is asked: `turn`, `claim`.
    code: String,
    /// Its place.
    pub which: u8,
    /// What may be answered.
    pub choices: Vec<Choice>,
}

/// An answer that may be given.
#[derive(Clone, Debug, Deserialize)]
pub struct Choice {
    /// What to send back.
    pub answer: Value,
}

impl Seen {
    /// What the player is asked first. What one may do on another's turn, if one likes, is no question that waits for an answer.
    pub fn asked(&self) -> Option<&Asked> {
        self.position.as_ref()?.questions.iter().find(|asked| asked.code != "claim")
    }
}
