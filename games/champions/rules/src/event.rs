//! What happened, told after the fact.

use serde::Serialize;
use table::Seat;

use crate::card::ability::{Form, Resources, Status};
use crate::card::{AbilityId, CardId, CounterId};
use crate::state::{DeedKind, InPlayId, Outcome, Phase, Place};

/// Where a card lay or lies, in play or not.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In play, for all to see.
    InPlay(InPlayId),
    /// In play, face down, as a minion of this trait (its place in [`crate::card::Cards::traits`]).
    Facedown(InPlayId, u16),
    /// Elsewhere.
    Out(Place),
    /// Dealt to a player, face down.
    Dealt(Seat),
    /// On the villain, face down.
    Boosts,
    /// Among the later stages of the villain.
    VillainDeck,
    /// Among the later stages of the main scheme.
    SchemeDeck,
}

impl Spot {
    /// Whether a seat knows what lies there.
    fn open_to(self, seat: Option<Seat>) -> bool {
        match self {
            Spot::InPlay(_) | Spot::VillainDeck | Spot::SchemeDeck => true,
            Spot::Facedown(..) | Spot::Dealt(_) | Spot::Boosts => false,
            Spot::Out(Place::Hand(of) | Place::Turned(of)) => seat == Some(of),
            Spot::Out(Place::LookedAt(of) | Place::Peeked(of)) => seat == Some(of),
            Spot::Out(Place::Deck(_) | Place::DeckEnd(..) | Place::Under(_)) => false,
            Spot::Out(Place::EncounterDeck | Place::EncounterDeckEnd(_)) => false,
            Spot::Out(_) => true,
        }
    }
}

/// Something that happened. A card that a seat may not know is left out of what that seat hears ([`Event::heard_by`]).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "each variant is the event it is named after, and its fields are its parts")]
pub enum Event {
    // Setup, and the round.
    SetUp {
        step: u8,
        first_player: Seat,
    },
    PhaseBegan {
        phase: Phase,
    },
    RoundBegan {
        round: u16,
    },
    TurnBegan {
        player: Seat,
    },
    TurnEnded {
        player: Seat,
    },
    FirstPlayerPassed {
        to: Seat,
    },
    Requested {
        by: Seat,
        of: Seat,
    },
    GameOver {
        outcome: Outcome,
    },
    Eliminated {
        player: Seat,
    },

    // Cards. Every card that goes anywhere is told with whence and whither.
    Moved {
        card: Option<CardId>,
        from: Spot,
        to: Spot,
    },
    Drew {
        player: Seat,
        cards: u8,
    },
    DeckReformed {
        player: Seat,
        cards: u16,
    },
    EncounterDeckReformed {
        tokens: u16,
        cards: u16,
    },
    Played {
        player: Seat,
        card: CardId,
    },
    AbilityUsed {
        player: Seat,
        ability: AbilityId,
    },
    Generated {
        player: Seat,
        resources: Resources,
    },
    Revealed {
        player: Seat,
        card: CardId,
    },
    Surged {
        player: Seat,
    },
    Cancelled {
        card: CardId,
    },
    Searched {
        player: Seat,
        seen: Vec<CardId>,
        found: Vec<CardId>,
    },
    LookedAt {
        player: Seat,
        deck: Place,
        count: u16,
        cards: Vec<CardId>,
    },

    // Cards in play.
    EnteredPlay {
        card: InPlayId,
        controller: Option<Seat>,
        engaged: Option<Seat>,
        host: Option<InPlayId>,
    },
    Engaged {
        minion: InPlayId,
        player: Seat,
    },
    ControlChanged {
        card: InPlayId,
        to: Option<Seat>,
    },
    Exhausted {
        card: InPlayId,
    },
    Readied {
        card: InPlayId,
    },
    StatusGiven {
        card: InPlayId,
        status: Status,
    },
    StatusDiscarded {
        card: InPlayId,
        status: Status,
    },
    CountersChanged {
        card: InPlayId,
        counter: CounterId,
        now: u16,
    },
    FormChanged {
        player: Seat,
        form: Form,
    },

    // Damage and threat.
    DamageDealt {
        to: InPlayId,
        dealt: u16,
        taken: u16,
    },
    DamagePlaced {
        at: InPlayId,
        amount: u16,
    },
    DamageMoved {
        from: InPlayId,
        amount: u16,
    },
    Prevented {
        amount: u16,
    },
    Replaced,
    Healed {
        card: InPlayId,
        amount: u16,
    },
    HealedBeyond {
        card: InPlayId,
        amount: u16,
    },
    Defeated {
        card: InPlayId,
    },
    ThreatPlaced {
        scheme: InPlayId,
        amount: u16,
        now: u16,
    },
    ThreatRemoved {
        scheme: InPlayId,
        amount: u16,
        now: u16,
    },
    AccelerationAdded {
        tokens: u16,
    },

    // Attacks, thwarts and schemes.
    Began {
        kind: DeedKind,
        by: InPlayId,
        player: Seat,
    },
    Ended {
        kind: DeedKind,
        by: InPlayId,
    },
    Defends {
        by: InPlayId,
    },
    /// What an activation comes to, before anything prevents it: the printed number as it is modified, the boost icons, and
    /// what the defender's DEF takes off.
    Reckoned {
        kind: DeedKind,
        by: InPlayId,
        at: InPlayId,
        power: u16,
        boost: u16,
        defence: u16,
    },
    Boosted {
        card: CardId,
        icons: u8,
    },

    // The scenario.
    SchemeTurned {
        scheme: InPlayId,
        card: CardId,
        threat: u16,
    },
    StageCompleted {
        card: CardId,
    },
    StageRevealed {
        card: CardId,
    },
    VillainStage {
        villain: InPlayId,
        card: CardId,
    },
}

impl Event {
    /// What a seat hears of it: a card that goes from one hidden place to another has no name.
    pub fn heard_by(&self, seat: Option<Seat>) -> Event {
        match *self {
            Event::Moved { from, to, .. } if !(from.open_to(seat) || to.open_to(seat)) => {
                Event::Moved { card: None, from, to }
            }
            Event::Searched { player, .. } if seat != Some(player) => {
                Event::Searched { player, seen: Vec::new(), found: Vec::new() }
            }
            Event::LookedAt { player, deck, count, .. } if seat != Some(player) => {
                Event::LookedAt { player, deck, count, cards: Vec::new() }
            }
            _ => self.clone(),
        }
    }

    /// Whether it shows something that was hidden before.
    pub fn reveals(&self) -> bool {
        match self {
            Event::Moved { from, .. } => !from.open_to(None),
            Event::Searched { .. } | Event::LookedAt { .. } => true,
            _ => false,
        }
    }
}
