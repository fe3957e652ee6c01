//! Lines: what happened at a table, one act a line. Lines are the only truth about a table.

use host::Class;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::NewLine;
use wire::lobby::{Chosen, NewClock};

/// A line, read.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Its number.
    pub seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: u64,
    /// What happened.
    pub act: Act,
    /// Who is asked something since: their clocks run until the next line.
    pub waits_for: Vec<u8>,
    /// The entries of the game's journal that it led to, one JSON text each.
    pub entries: Vec<String>,
}

/// Something that happened at a table. Persons are not in it: who holds a seat is the store's business, because guests
/// become accounts and lines never change.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Act {
    /// The table was made: always the first line. The seed's hash is in it, before any seat adds to the chance.
    Made {
        /// Which game.
        game: String,
        /// What was chosen for the table.
        options: Vec<Chosen>,
        /// Its seats.
        seats: Vec<Place>,
        /// Clocks, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock: Option<NewClock>,
        /// Whether anybody may find it, sit down and watch.
        public: bool,
        /// The hash of the seed.
        commitment: String,
        /// The start by which the table answers the questions of setup, if it does.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        preset: Option<Preset>,
    },
    /// The table goes on from another, or from a saved game: the line's entries are what it takes over.
    ForkedFrom {
        /// From which table; none for a saved game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<String>,
        /// What was agreed there.
        setup: Value,
    },
    /// A person sat down.
    Sat {
        /// Where.
        seat: u8,
        /// What the person was called then.
        name: String,
        /// The person's part in the chance.
        nonce: String,
        /// What this seat chose.
        options: Vec<Chosen>,
    },
    /// Every seat is filled, and the game has begun.
    Begun {
        /// What is played.
        setup: Value,
        /// Each seat's part in the chance, in seat order.
        nonces: Vec<String>,
    },
    /// A question was answered.
    Answered {
        /// By which seat.
        seat: u8,
        /// Which question.
        which: u8,
        /// What.
        answer: Value,
        /// Who answered for the seat.
        by: By,
        /// A turn began with it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        turn: bool,
        /// What the table answered after it, because there was nothing to decide. Each has one entry of its own, and the
        /// last of the line's answers are these.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        then: Vec<Then>,
    },
    /// A seat wants to take back everything from an entry on, which others have to agree to.
    UndoAsked {
        /// Who.
        by: u8,
        /// From which entry on.
        to: u32,
    },
    /// A seat agrees to what was asked.
    UndoAgreed {
        /// Who.
        seat: u8,
    },
    /// A seat does not.
    UndoDeclined {
        /// Who.
        seat: u8,
    },
    /// Everything from an entry on was taken back.
    Undone {
        /// By whose wish.
        by: u8,
        /// From which entry on.
        to: u32,
    },
    /// A bot answers for a person who is away.
    StandIn {
        /// For which seat.
        seat: u8,
        /// Which bot.
        bot: String,
    },
    /// The person answers again.
    Returned {
        /// At which seat.
        seat: u8,
    },
    /// A seat shows its hand to the other players from now on, or hides it again. It is no part of the game, so the
    /// game's journal knows nothing of it.
    HandShown {
        /// Which.
        seat: u8,
        /// Whether it is shown.
        shown: bool,
    },
    /// A seat gave up.
    Conceded {
        /// Which.
        seat: u8,
    },
    /// A seat ran out of time.
    Flagged {
        /// Which.
        seat: u8,
    },
}

/// Who answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// A person.
    Person,
    /// A bot.
    Bot,
    /// The table: there was one legal answer.
    Only,
    /// The table: nothing was left that changes anything but the end.
    Spent,
    /// The table, for a person who left the setup to it.
    Preset,
}

impl By {
    /// The table, and why.
    pub fn table(class: Class) -> By {
        match class {
            Class::Only => By::Only,
            Class::Spent => By::Spent,
        }
    }
}

/// A start by which a table is set up.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Preset {
    /// Its id.
    pub start: String,
    /// Lines of scenarios: what the table answers. Where none does, it answers as the bot to begin with.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub answers: Vec<String>,
}

/// An answer by the table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Then {
    /// For which seat.
    pub seat: u8,
    /// To which question.
    pub which: u8,
    /// What.
    pub answer: Value,
    /// Why nobody was asked.
    pub by: By,
    /// A turn began with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turn: bool,
}

/// A seat as the table was made with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The bot that sits there; none for people.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// What the person is called whom the seat is kept for: the table's maker, who sits down with a part in the chance
    /// once the seed's hash is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept_for: Option<String>,
    /// What the seat chose so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Chosen>,
}

/// A line as its text is kept.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Kept<A> {
    #[serde(flatten)]
    act: A,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    waits_for: Vec<u8>,
}

/// A line that can't be read: a later version wrote it, or the database was damaged.
#[derive(Debug, thiserror::Error)]
#[error("line {seq} can't be read: {error}")]
pub struct Unreadable {
    seq: u32,
    error: serde_json::Error,
}

impl Line {
    /// Reads a line of the store.
    ///
    /// # Errors
    /// When it is of no kind that we know.
    pub fn read(line: store::Line) -> Result<Line, Unreadable> {
        let kept: Kept<Act> =
            serde_json::from_str(&line.act).map_err(|error| Unreadable { seq: line.seq, error })?;
        Ok(Line {
            seq: line.seq,
            at_ms: line.at_ms,
            act: kept.act,
            waits_for: kept.waits_for,
            entries: line.entries,
        })
    }

    /// The line as the store keeps it; the store numbers it anew, and comes to the same number or refuses.
    pub fn write(&self) -> NewLine {
        let kept = Kept { act: &self.act, waits_for: self.waits_for.clone() };
        let act = serde_json::to_string(&kept).expect("acts are made of plain data with text keys");
        NewLine { at_ms: self.at_ms, act, entries: self.entries.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_reads_back_as_it_was_written() {
        let line = Line {
            seq: 3,
            at_ms: 17,
            act: Act::Answered {
                seat: 1,
                which: 0,
                answer: serde_json::json!({"walk": [1, 2]}),
                by: By::Bot,
                turn: true,
                then: Vec::new(),
            },
            waits_for: vec![0],
            entries: vec!["{\"dice\":[3]}".into()],
        };
        let NewLine { at_ms, act, entries } = line.write();
        assert_eq!(
            act,
            r#"{"type":"answered","seat":1,"which":0,"answer":{"walk":[1,2]},"by":"bot","turn":true,"waitsFor":[0]}"#
        );
        assert_eq!(Line::read(store::Line { seq: 3, at_ms, act, entries }).unwrap(), line);
    }

    #[test]
    fn answers_by_the_table_stand_in_the_line_of_the_answer_before_them() {
        let then = Then { seat: 0, which: 0, answer: serde_json::json!("end"), by: By::Only, turn: false };
        let (answer, entries) = (serde_json::json!("pass"), vec!["{}".to_owned(), "{}".to_owned()]);
        let act = Act::Answered { seat: 1, which: 0, answer, by: By::Person, turn: false, then: vec![then] };
        let line = Line { seq: 3, at_ms: 17, act, waits_for: vec![1], entries };
        let NewLine { at_ms, act, entries } = line.write();
        assert!(act.contains(r#""then":[{"seat":0,"which":0,"answer":"end","by":"only"}]"#), "{act}");
        assert_eq!(Line::read(store::Line { seq: 3, at_ms, act, entries }).unwrap(), line);
    }

    #[test]
    fn a_line_of_another_version_says_which_it_is() {
        let line = store::Line { seq: 9, at_ms: 0, act: r#"{"type":"danced"}"#.into(), entries: Vec::new() };
        assert!(Line::read(line).unwrap_err().to_string().starts_with("line 9 can't be read"));
    }
}
