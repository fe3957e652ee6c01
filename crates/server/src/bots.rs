//! Bots think here: so many at once, on threads of their own, so that nobody else waits for them.

use std::sync::Arc;
use std::time::Instant;

use host::{Bot, Sitting};
use serde_json::Value;
use table::Seat;
use tokio::sync::Semaphore;

use crate::metrics;

/// The pool in which bots think.
#[derive(Clone)]
pub struct Thinkers {
    free: Arc<Semaphore>,
}

impl Thinkers {
    /// A pool for so many at once, at least one.
    pub fn new(most: usize) -> Thinkers {
        Thinkers { free: Arc::new(Semaphore::new(most.max(1))) }
    }

    /// What a bot answers for a seat: the question's place and the answer. None when it fails or panics.
    pub async fn think(&self, sitting: Box<dyn Sitting>, seat: Seat, bot: String) -> Option<(u8, Value)> {
        let permit = Arc::clone(&self.free).acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            // The permit goes along: whoever stops waiting for a thought does not make room for another.
            let _permit = permit;
            let begun = Instant::now();
            let answer = sitting.bot(seat, Bot::Called(&bot));
            metrics::bot_thought(begun.elapsed());
            answer
        });
        thinking.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot panicked");
            None
        })
    }
}
