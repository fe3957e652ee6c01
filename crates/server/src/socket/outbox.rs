//! What waits to be sent to one client: a bounded queue. Who reads too slowly misses something and is told so, and
//! nobody else waits for it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::mpsc;
use wire::play::FromServer;

/// How many messages may wait for one client.
const WAITING: usize = 64;

/// The sending end of a client's queue.
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    /// Tables of which the client missed something.
    missed: Mutex<BTreeSet<String>>,
}

/// The other end.
pub struct Outgoing {
    queue: mpsc::Receiver<Utf8Bytes>,
    outbox: Arc<Outbox>,
}

/// What became of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pushed {
    /// It waits to be sent.
    Queued,
    /// The queue was full: the client will be told to open the table again.
    Missed,
    /// The client is gone.
    Gone,
}

/// A message as text. It can't fail: wire types are plain data.
pub fn text(message: &FromServer) -> Utf8Bytes {
    serde_json::to_string(message).expect("wire types are plain data with text keys").into()
}

/// A new queue: its two ends.
pub fn outbox() -> (Arc<Outbox>, Outgoing) {
    let (sender, queue) = mpsc::channel(WAITING);
    let outbox = Arc::new(Outbox { queue: sender, missed: Mutex::default() });
    (Arc::clone(&outbox), Outgoing { queue, outbox })
}

impl Outbox {
    /// Queues news of a table, and never waits.
    pub fn push(&self, table: &str, message: Utf8Bytes) -> Pushed {
        match self.queue.try_send(message) {
            Ok(()) => Pushed::Queued,
            Err(mpsc::error::TrySendError::Closed(_)) => Pushed::Gone,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.missed.lock().unwrap_or_else(PoisonError::into_inner).insert(table.to_owned());
                Pushed::Missed
            }
        }
    }
}

impl Outgoing {
    /// A message that waits to be sent, if there is one.
    pub fn waiting(&mut self) -> Option<Utf8Bytes> {
        self.queue.try_recv().ok()
    }

    /// The next message to be sent; when the queue has run empty, first what was missed. None when nothing will come.
    pub async fn next(&mut self) -> Option<Utf8Bytes> {
        if let Some(message) = self.waiting() {
            return Some(message);
        }
        // Something can only be missed while the queue is full, so it is always looked for after that.
        let missed = self.outbox.missed.lock().unwrap_or_else(PoisonError::into_inner).pop_first();
        match missed {
            Some(table) => Some(text(&FromServer::Resync { table })),
            None => self.queue.recv().await,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn who_reads_too_slowly_gets_what_was_queued_and_then_a_resync() {
        let (outbox, mut outgoing) = outbox();
        for _ in 0..WAITING {
            assert_eq!(outbox.push("a", "x".into()), Pushed::Queued);
        }
        assert_eq!(outbox.push("a", "x".into()), Pushed::Missed);
        assert_eq!(outbox.push("a", "x".into()), Pushed::Missed);
        for _ in 0..WAITING {
            assert_eq!(outgoing.next().await.unwrap(), "x");
        }
        assert_eq!(outgoing.next().await.unwrap(), r#"{"type":"resync","table":"a"}"#);
        assert_eq!(outbox.push("a", "y".into()), Pushed::Queued);
        assert_eq!(outgoing.next().await.unwrap(), "y");
    }

    #[tokio::test]
    async fn nothing_is_queued_for_a_client_that_is_gone() {
        let (outbox, outgoing) = outbox();
        drop(outgoing);
        assert_eq!(outbox.push("a", "x".into()), Pushed::Gone);
    }
}
