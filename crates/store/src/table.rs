//! Tables and their journals.

use serde_json::Value;

use crate::{Hash, PersonId, Seed, TableId};

/// Where a table stands, for lists: what lines say, and kept beside them so that no list reads a journal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Seats are free.
    Waiting,
    /// It is played.
    Playing,
    /// It has ended.
    Over,
}

/// A line of a table's journal. Lines are numbered from 0 without gaps, and never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Its number.
    pub seq: u32,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: u64,
    /// What happened at the table: a JSON text.
    pub act: String,
    /// What it led to in the game: entries of the kernel's journal, each a JSON text without line breaks.
    pub entries: Vec<String>,
}

/// A line to be written; the journal gives it its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLine {
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// What happened at the table: a JSON text.
    pub act: String,
    /// What it led to in the game: entries of the kernel's journal, each a JSON text without line breaks.
    pub entries: Vec<String>,
}

/// A table to be made, with the first lines of its journal.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Its name; see [`TableId::fresh`].
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Whether anybody may find it.
    pub public: bool,
    /// Who made it, and may see its invitations.
    pub maker: PersonId,
    /// Where its chance comes from.
    pub seed: Seed,
    /// The hash of the seed, which everybody may see: 64 hexadecimal digits.
    pub commitment: String,
    /// The fingerprint of the content it is played with.
    pub fingerprint: String,
    /// The version of the program that made it.
    pub version: String,
    /// Where it stands.
    pub phase: Phase,
    /// What a list shows of it.
    pub card: Value,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// The first lines; at least one.
    pub lines: Vec<NewLine>,
    /// Texts that the lines name.
    pub texts: Vec<Text>,
}

/// A long text that lines name by its hash: kept once, however many tables name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Text {
    /// Its SHA-256.
    pub hash: Hash,
    /// It.
    pub text: String,
}

/// A table without its journal.
#[derive(Clone, PartialEq, Debug)]
pub struct TableHead {
    /// Its name.
    pub id: TableId,
    /// Which game.
    pub game: String,
    /// Whether anybody may find it.
    pub public: bool,
    /// Who made it.
    pub maker: PersonId,
    /// The hash of its seed.
    pub commitment: String,
    /// The fingerprint of the content it is played with.
    pub fingerprint: String,
    /// The version of the program that made it.
    pub version: String,
    /// When it was made, in milliseconds since 1970.
    pub made_at: u64,
    /// When its last line was written.
    pub last_at: u64,
    /// The number of its last line.
    pub last_seq: u32,
    /// Where it stands.
    pub phase: Phase,
    /// What a list shows of it, as the last append had it.
    pub card: Value,
}

/// A seat of a table: who holds it is kept here, because people become accounts and journals never change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seat {
    /// Its number.
    pub seat: u8,
    /// Who holds it; nobody yet, or a bot.
    pub person: Option<PersonId>,
    /// The hash of the secret that lets one sit down, while there is one.
    pub secret: Option<Hash>,
}

/// Lines to be appended, and what changes with them: all of it, or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// To which table.
    pub table: TableId,
    /// The line that must be the last one.
    pub after: u32,
    /// The lines; at least one.
    pub lines: Vec<NewLine>,
    /// Where the table stands then, if that changes.
    pub phase: Option<Phase>,
    /// What a list shows then, if that changes.
    pub card: Option<Value>,
    /// Seats that are taken with it. Each must be free, and its secret is void then.
    pub taken: Vec<(u8, PersonId)>,
    /// Texts that the lines name.
    pub texts: Vec<Text>,
}

impl Append {
    /// Only lines.
    pub fn lines(table: TableId, after: u32, lines: Vec<NewLine>) -> Append {
        Append { table, after, lines, phase: None, card: None, taken: Vec::new(), texts: Vec::new() }
    }
}

/// The state after a line, which spares replaying all lines up to it. A cache: it may be missing or old.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Snapshot {
    /// The last line that is in it.
    pub seq: u32,
    /// What made it (version and content); others can't read it.
    pub made_by: String,
    /// The state.
    pub bytes: Vec<u8>,
}

/// Something said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chat {
    /// Its number at this table, from 0.
    pub id: u32,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Who said it, if at a seat.
    pub seat: Option<u8>,
    /// Who said it.
    pub person: PersonId,
    /// What the speaker was called then.
    pub name: String,
    /// What was said.
    pub text: String,
}
