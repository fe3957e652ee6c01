//! What happened, as lines of the log.

use std::collections::BTreeMap;

use champions::Champions;
use champions::event::{Event, Spot};
use champions::state::{InPlayId, Outcome, Phase, Place, State, VillainStep};
use host::{Line, Log, Logged, Reader};
use table::{Game as _, Seat};
use wire::table::{Burst, Mark};
use words::Message;

use crate::voice::{Teller, teller};
use crate::{ChampionsFace, marks};

impl Log<Champions> for ChampionsFace {
    fn lines(&self, reader: &Reader<Champions>, logged: &[Logged<Champions>], from: usize) -> Vec<Line> {
        let mut teller = teller(reader).recalling(logged.iter().map(|logged| &logged.told.event));
        let mut controllers = Controllers::default();
        let mut lines = Vec::with_capacity(logged.len().saturating_sub(from));
        for (number, logged) in logged.iter().enumerate() {
            if number >= from {
                lines.push(line(reader, &teller, &controllers, logged));
            }
            teller.hears(&logged.told.event);
            controllers.hear(&logged.told.event);
        }
        lines
    }

    /// A round, a turn or a phase by its name.
    fn chapter(&self, reader: &Reader<Champions>, event: &Event) -> String {
        let words = reader.words;
        match *event {
            Event::RoundBegan { round } => {
                words.say(&Message::new("champions-chapter-round").with("round", round))
            }
            Event::TurnBegan { player } => {
                let player = teller(reader).player(player);
                words.say(&Message::new("champions-chapter-turn").with("player", player))
            }
            Event::PhaseBegan { .. } => words.word("champions-phase-villain"),
            Event::SetUp { .. } => words.word("champions-chapter-setup"),
            _ => String::new(),
        }
    }

    /// Setup or a round opens a chapter, and within it a turn or the villain phase.
    fn heading(&self, event: &Event) -> Option<u8> {
        match event {
            Event::SetUp { step: 1, .. } | Event::RoundBegan { .. } => Some(1),
            Event::TurnBegan { .. }
            | Event::PhaseBegan { phase: Phase::Villain(VillainStep::PlaceThreat) } => Some(2),
            _ => None,
        }
    }

    fn turn_begins(&self, event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn units(&self, state: &State, event: &Event) -> Vec<Seat> {
        match event {
            Event::RoundBegan { .. } => (0..Champions::seats(state)).map(Seat).collect(),
            _ => Vec::new(),
        }
    }

    fn scored(&self, _state: &State, event: &Event) -> Vec<(Seat, f32)> {
        // All players win or lose together (players.elimination.shared-result).
        match event {
            Event::GameOver { outcome: Outcome::Won } => (0..4).map(|seat| (Seat(seat), 1.0)).collect(),
            _ => Vec::new(),
        }
    }

    fn scores(&self, state: &State) -> Vec<f32> {
        let won = f32::from(u8::from(state.outcome == Some(Outcome::Won)));
        vec![won; usize::from(state.started())]
    }
}

fn line(
    reader: &Reader<Champions>,
    teller: &Teller,
    controllers: &Controllers,
    logged: &Logged<Champions>,
) -> Line {
    let event = &logged.told.event;
    let About { seat, card, marks } = About::of(event);
    Line {
        text: teller.event(&logged.told),
        seat: seat.or_else(|| card.and_then(|id| controllers.of(reader, id))),
        marks,
        dice: None,
        burst: burst(reader, event),
    }
}

/// Who controlled the cards in play at the time that is told; the scenario's are nobody's. Cards leave play, and lines about
/// them stay as they were.
#[derive(Default)]
struct Controllers(BTreeMap<InPlayId, Option<Seat>>);

impl Controllers {
    fn hear(&mut self, event: &Event) {
        match *event {
            Event::EnteredPlay { card, controller, .. } => self.0.insert(card, controller),
            Event::ControlChanged { card, to } => self.0.insert(card, to),
            _ => None,
        };
    }

    /// Whose card it was. What nobody saw entering play, an identity or a villain, stays whose it is.
    fn of(&self, reader: &Reader<Champions>, id: InPlayId) -> Option<Seat> {
        let lasting = || reader.scene().state.find(id).and_then(|card| card.controller);
        self.0.get(&id).copied().unwrap_or_else(lasting)
    }
}

/// Whom and what an event is about.
#[derive(Default)]
struct About {
    /// Whose deed it is, if a player's.
    seat: Option<Seat>,
    /// Whose deed it is, if a card's.
    card: Option<InPlayId>,
    marks: Vec<Mark>,
}

impl About {
    fn player(seat: Seat) -> About {
        About { seat: Some(seat), marks: vec![marks::seat(seat)], card: None }
    }

    fn card(id: InPlayId) -> About {
        About { card: Some(id), marks: vec![marks::in_play(id)], seat: None }
    }

    fn mark(mark: Mark) -> About {
        About { marks: vec![mark], ..About::default() }
    }

    fn and(mut self, mark: Mark) -> About {
        self.marks.push(mark);
        self
    }

    fn of(event: &Event) -> About {
        match *event {
            Event::SetUp { .. }
            | Event::PhaseBegan { .. }
            | Event::RoundBegan { .. }
            | Event::GameOver { .. }
            | Event::EncounterDeckReformed { .. }
            | Event::AccelerationAdded { .. }
            | Event::Prevented { .. }
            | Event::Replaced => About::default(),
            Event::TurnBegan { player }
            | Event::TurnEnded { player }
            | Event::FirstPlayerPassed { to: player }
            | Event::Eliminated { player }
            | Event::Drew { player, .. }
            | Event::DeckReformed { player, .. }
            | Event::Generated { player, .. }
            | Event::Surged { player }
            | Event::Searched { player, .. }
            | Event::LookedAt { player, .. }
            | Event::FormChanged { player, .. } => About::player(player),
            Event::Requested { by, of } => About::player(by).and(marks::seat(of)),
            Event::Moved { card, from, to } => {
                let whose = spot_seat(from).or_else(|| spot_seat(to));
                let marks = [from, to].into_iter().filter_map(spot_mark).chain(card.map(marks::card));
                About { seat: whose, card: None, marks: marks.collect() }
            }
            Event::Played { player, card } | Event::Revealed { player, card } => {
                About::player(player).and(marks::card(card))
            }
            Event::AbilityUsed { player, ability } => About::player(player).and(marks::card(ability.card)),
            Event::Cancelled { card }
            | Event::Boosted { card, .. }
            | Event::StageCompleted { card }
            | Event::StageRevealed { card } => About::mark(marks::card(card)),
            Event::EnteredPlay { card, controller, engaged, .. } => {
                About { seat: controller.or(engaged), ..About::card(card) }
            }
            Event::ControlChanged { card, to: None } => About::card(card),
            Event::Engaged { minion: card, player } | Event::ControlChanged { card, to: Some(player) } => {
                About::card(card).and(marks::seat(player))
            }
            Event::Exhausted { card }
            | Event::Readied { card }
            | Event::StatusGiven { card, .. }
            | Event::StatusDiscarded { card, .. }
            | Event::CountersChanged { card, .. }
            | Event::Healed { card, .. }
            | Event::HealedBeyond { card, .. }
            | Event::Defeated { card } => About::card(card),
            Event::DamageDealt { to: card, .. }
            | Event::DamagePlaced { at: card, .. }
            | Event::DamageMoved { from: card, .. }
            | Event::ThreatPlaced { scheme: card, .. }
            | Event::ThreatRemoved { scheme: card, .. } => About::mark(marks::in_play(card)),
            Event::Began { by, player, kind } => {
                let seat = (!kind.is_activation()).then_some(player);
                About { seat, ..About::card(by).and(marks::seat(player)) }
            }
            Event::Reckoned { by, at, .. } => About::card(by).and(marks::in_play(at)),
            Event::Ended { by, .. } | Event::Defends { by } => About::card(by),
            Event::SchemeTurned { scheme: id, card, .. } | Event::VillainStage { villain: id, card } => {
                About::mark(marks::in_play(id)).and(marks::card(card))
            }
        }
    }
}

fn spot_seat(spot: Spot) -> Option<Seat> {
    match spot {
        Spot::Dealt(seat)
        | Spot::Out(
            Place::Hand(seat)
            | Place::Deck(seat)
            | Place::Discard(seat)
            | Place::DeckEnd(seat, _)
            | Place::LookedAt(seat)
            | Place::Peeked(seat)
            | Place::Turned(seat)
            | Place::Playing(seat)
            | Place::Paying(seat)
            | Place::Nemesis(seat),
        ) => Some(seat),
        _ => None,
    }
}

fn spot_mark(spot: Spot) -> Option<Mark> {
    match spot {
        Spot::InPlay(id) | Spot::Facedown(id, _) => Some(marks::in_play(id)),
        spot => spot_seat(spot).map(marks::seat),
    }
}

fn burst(reader: &Reader<Champions>, event: &Event) -> Option<Burst> {
    let words = reader.words;
    let number = |amount: u16| words.say(&Message::new("host-number").with("number", amount));
    let (at, text, code) = match *event {
        Event::DamageDealt { to, taken, .. } if taken > 0 => (to, number(taken), "damage"),
        Event::Healed { card, amount } | Event::HealedBeyond { card, amount } if amount > 0 => {
            (card, number(amount), "heal")
        }
        Event::ThreatPlaced { scheme, amount, .. } if amount > 0 => (scheme, number(amount), "threat"),
        Event::ThreatRemoved { scheme, amount, .. } if amount > 0 => (scheme, number(amount), "thwart"),
        Event::Defeated { card } => (card, words.word("champions-burst-defeated"), "ko"),
        _ => return None,
    };
    Some(Burst { at: marks::in_play(at), text, look: code.to_owned() })
}
