//! The time from an answer to the other seat's update.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Measures one table. Shared by its players.
#[derive(Debug, Default)]
pub struct Meter {
    inner: Mutex<Inner>,
}

#[derive(Debug, Default)]
struct Inner {
    running: bool,
    waiting: Option<Waiting>,
    times: Vec<Duration>,
}

#[derive(Debug)]
struct Waiting {
    by: u8,
    after: u32,
    since: Instant,
}

impl Meter {
    fn inner(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// From now on times count.
    pub fn start(&self) {
        self.inner().running = true;
    }

    /// A seat sends an answer after this line.
    pub fn sent(&self, by: u8, after: u32) {
        self.inner().waiting = Some(Waiting { by, after, since: Instant::now() });
    }

    /// The answer was not taken.
    pub fn refused(&self, by: u8) {
        self.inner().waiting.take_if(|waiting| waiting.by == by);
    }

    /// A seat has got an update with this line, at this moment.
    pub fn seen(&self, by: u8, seq: u32, at: Instant) {
        let mut inner = self.inner();
        let done = inner.waiting.take_if(|waiting| waiting.by != by && seq > waiting.after);
        if let (Some(waiting), true) = (done, inner.running) {
            inner.times.push(at.saturating_duration_since(waiting.since));
        }
    }

    /// What was measured, which is forgotten then.
    pub fn times(&self) -> Vec<Duration> {
        std::mem::take(&mut self.inner().times)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_other_seats_update_with_the_answer_in_it_counts() {
        let meter = Meter::default();
        meter.start();
        meter.sent(0, 7);
        meter.seen(1, 7, Instant::now());
        meter.seen(0, 8, Instant::now());
        assert!(meter.times().is_empty());
        meter.seen(1, 8, Instant::now());
        assert_eq!(meter.times().len(), 1);
        meter.sent(0, 8);
        meter.refused(0);
        meter.seen(1, 9, Instant::now());
        assert!(meter.times().is_empty());
    }
}
