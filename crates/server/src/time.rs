//! The time on the wall, and the time at a table. Nothing in a game's rules ever sees either.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub fn now_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// The time at an open table: the wall's when the table was opened, and from then on what has really passed. Whoever sets
/// the clock on the wall sets no player's clock with it.
#[derive(Clone, Copy, Debug)]
pub struct TableTime {
    from_ms: u64,
    since: Instant,
}

impl TableTime {
    /// It is now so late.
    pub fn from(now_ms: u64) -> TableTime {
        TableTime { from_ms: now_ms, since: Instant::now() }
    }

    /// How late it is.
    pub fn now_ms(&self) -> u64 {
        let passed = self.since.elapsed().as_millis();
        self.from_ms.saturating_add(u64::try_from(passed).unwrap_or(u64::MAX))
    }

    /// When it will be so late.
    pub fn when(&self, at_ms: u64) -> Instant {
        Instant::now() + Duration::from_millis(at_ms.saturating_sub(self.now_ms()))
    }

    /// Another node wrote a line, at its own time: time never runs backwards at a table.
    pub fn no_earlier_than(&mut self, at_ms: u64) {
        if at_ms > self.now_ms() {
            *self = TableTime::from(at_ms);
        }
    }
}
