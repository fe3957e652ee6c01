//! What happened, told after the fact.

use serde::Serialize;
use table::Seat;

use crate::card::CardId;
use crate::card::ability::Form;
use crate::state::{InPlayId, Outcome, Phase};

/// Something that happened. A card that a seat may not know is left out of what that seat hears ([`Event::heard_by`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "each variant is the event it is named after, and its fields are its parts")]
pub enum Event {
    PhaseBegan { phase: Phase },
    RoundBegan { round: u16 },
    TurnBegan { player: Seat },
    TurnEnded { player: Seat },
    FirstPlayerPassed { to: Seat },
    FormChanged { player: Seat, form: Form },
    Drawn { player: Seat, card: Option<CardId> },
    Discarded { player: Seat, card: CardId },
    DeckReformed { player: Seat },
    EncounterDeckReformed { tokens: u8 },
    Dealt { player: Seat },
    Readied { player: Seat },
    SchemeTurned { scheme: InPlayId, card: CardId },
    ThreatPlaced { scheme: InPlayId, amount: u16, now: u16 },
    StageCompleted { card: CardId },
    StageRevealed { card: CardId },
    GameOver { outcome: Outcome },
}

impl Event {
    /// What a seat hears of it: the card that somebody else draws has no name.
    pub fn heard_by(&self, seat: Option<Seat>) -> Event {
        match *self {
            Event::Drawn { player, .. } if seat != Some(player) => Event::Drawn { player, card: None },
            _ => self.clone(),
        }
    }

    /// Whether it shows something that was hidden before.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Drawn { .. })
    }
}
