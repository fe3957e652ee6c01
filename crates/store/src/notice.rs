//! What nodes hear of each other.

use tokio::sync::broadcast;

use crate::TableId;

/// How many notices may wait for a slow listener. Beyond it, the listener hears [`Notice::Resync`] instead.
pub(crate) const WAITING: usize = 4096;

/// Something that happened in the store, on this node or another. A node hears its own deeds too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// The journal of a table has grown up to this line.
    Line {
        /// Which table.
        table: TableId,
        /// Its last line.
        seq: u32,
    },
    /// Seats of a table belong to somebody else now: a guest has signed in.
    Seats {
        /// Which table.
        table: TableId,
    },
    /// Something was said at a table.
    Chat {
        /// Which table.
        table: TableId,
        /// The number of what was said.
        id: u32,
    },
    /// Something that is kept nowhere, by [`crate::News::tell`].
    Told {
        /// About which table.
        table: TableId,
        /// What.
        what: String,
    },
    /// Notices may have been missed: read anew whatever is open.
    Resync,
}

#[cfg(any(test, feature = "postgres"))]
impl Notice {
    /// As it travels between nodes.
    pub(crate) fn to_text(&self) -> String {
        match self {
            Notice::Line { table, seq } => format!("line {table} {seq}"),
            Notice::Seats { table } => format!("seats {table}"),
            Notice::Chat { table, id } => format!("chat {table} {id}"),
            Notice::Told { table, what } => format!("told {table} {what}"),
            Notice::Resync => "resync".to_owned(),
        }
    }

    /// What a node of another version says may mean nothing to this one.
    pub(crate) fn from_text(text: &str) -> Option<Notice> {
        if text == "resync" {
            return Some(Notice::Resync);
        }
        let (kind, rest) = text.split_once(' ')?;
        let (table, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let table = TableId::from(table);
        match kind {
            "line" => Some(Notice::Line { table, seq: rest.parse().ok()? }),
            "seats" => Some(Notice::Seats { table }),
            "chat" => Some(Notice::Chat { table, id: rest.parse().ok()? }),
            "told" => Some(Notice::Told { table, what: rest.to_owned() }),
            _ => None,
        }
    }
}

/// The notices from now on, in order for each table.
#[derive(Debug)]
pub struct Notices {
    receiver: broadcast::Receiver<Notice>,
}

impl Notices {
    pub(crate) fn new(receiver: broadcast::Receiver<Notice>) -> Notices {
        Notices { receiver }
    }

    /// The next one; none when the store has been closed. May be awaited in `select!`: nothing is lost when it is
    /// not polled to its end.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.receiver.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Resync),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_arrives_as_it_was_sent() {
        let table = TableId::from("abc");
        for notice in [
            Notice::Line { table: table.clone(), seq: 7 },
            Notice::Seats { table: table.clone() },
            Notice::Chat { table: table.clone(), id: 0 },
            Notice::Told { table: table.clone(), what: "here 1 {\"a\": \"b c\"}".to_owned() },
            Notice::Told { table, what: String::new() },
            Notice::Resync,
        ] {
            assert_eq!(Notice::from_text(&notice.to_text()), Some(notice));
        }
        for noise in ["", "beat", "line", "line abc", "line abc x", "new abc 1"] {
            assert_eq!(Notice::from_text(noise), None, "{noise}");
        }
    }
}
