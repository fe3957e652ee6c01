//! Bots think beside the tables, in turns of their makers.

use std::time::{Duration, Instant};

use host::{Bot, Sitting};
use serde_json::Value;
use store::PersonId;
use table::Seat;

use crate::gate::{Apart, Client, Gate};
use crate::metrics;

/// How long a bot waits before it asks once more for a turn at a gate that is full.
const PAUSE: Duration = Duration::from_secs(2);

/// Lets a bot think for a seat: the question's place and the answer, none when it fails or panics. Makers take turns,
/// whose tables have bots: many tables of one do not hold up the others.
pub async fn think(
    gate: &Gate,
    maker: PersonId,
    sitting: Apart<Box<dyn Sitting>>,
    seat: Seat,
    bot: String,
) -> Option<(u8, Value)> {
    let ticket = loop {
        match gate.enter(Client::Bots(maker.clone())).await {
            Ok(ticket) => break ticket,
            Err(_) => tokio::time::sleep(PAUSE).await,
        }
    };
    let thought = ticket.work(move |turn| {
        let begun = Instant::now();
        let answer = sitting.get(turn).bot(seat, Bot::Called(&bot));
        metrics::bot_thought(begun.elapsed());
        answer
    });
    thought.await.unwrap_or_default()
}
