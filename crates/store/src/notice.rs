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
    /// Something that is kept nowhere, by [`crate::Store::tell`].
    Told {
        /// About which table.
        table: TableId,
        /// What.
        what: String,
    },
    /// Notices may have been missed: read anew whatever is open.
    Resync,
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
