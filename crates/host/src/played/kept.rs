//! Snapshots: a match at its last checkpoint, as bytes.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::{Entry, Game, Journal, Seat};

use super::Played;
use crate::host::Stock;

/// The version of these bytes.
const FORMAT: u32 = 1;

/// What a snapshot holds. It only saves time: whatever does not fit is thrown away, and the journal is played.
#[derive(Serialize, Deserialize)]
pub(crate) struct Kept<S> {
    format: u32,
    /// The version of the rules and the fingerprint of the content it was made with.
    version: String,
    content: String,
    /// How many of the entries before it were undoings: a later one makes the snapshot a thing of the past.
    undone: u32,
    pub before: u32,
    /// How many lines each listener had heard by then: seats in order, then spectators.
    pub lines: Vec<u32>,
    pub state: S,
}

impl<S: Serialize + DeserializeOwned> Kept<S> {
    pub fn read(bytes: &[u8]) -> Option<Kept<S>> {
        postcard::from_bytes(bytes).ok()
    }

    pub fn write(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a state is plain data")
    }

    /// Whether a journal goes on from here, by the same rules.
    pub fn fits<G: Game>(&self, journal: &Journal<G::Answer>, stock: &Stock<G>) -> bool {
        self.format == FORMAT
            && self.version == env!("CARGO_PKG_VERSION")
            && self.content == stock.fingerprint
            && self.before <= journal.next_number()
            && self.undone == undoings(journal)
    }
}

fn undoings<A: Clone>(journal: &Journal<A>) -> u32 {
    journal.entries().iter().filter(|entry| matches!(entry, Entry::Undo(_))).count() as u32
}

impl<G: Game> Played<G> {
    pub(super) fn keep(&self) -> Kept<G::State> {
        let snapshot = self.game.snapshot();
        let lines = |listener: usize, seat: Option<Seat>| {
            let told = self.game.told_before_checkpoint().iter();
            let heard = told.filter(|told| G::hears(&told.event, seat).is_some()).count();
            self.untold.get(listener).copied().unwrap_or(0) + u32::try_from(heard).unwrap_or(u32::MAX)
        };
        let seats = (0..G::seats(&snapshot.state)).map(|seat| Some(Seat(seat))).chain([None]);
        Kept {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").into(),
            content: self.stock.fingerprint.clone(),
            undone: undoings(self.game.journal()),
            before: snapshot.before,
            lines: seats.enumerate().map(|(listener, seat)| lines(listener, seat)).collect(),
            state: snapshot.state,
        }
    }
}
