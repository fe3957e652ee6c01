//! What happened, as lines of the log.

use std::collections::BTreeMap;

use champions::Champions;
use champions::event::{Event, Spot};
use champions::state::{InPlayId, Outcome, Phase, Place, Reading as _, VillainStep};
use table::Seat;
use wire::table::{Burst, Mark};
use words::Message;
use words::champions::{Printed, Teller};

use super::{board, marks};
use crate::{Heard, Line, Look};

pub(super) fn lines(
    look: &Look<Champions>,
    mut teller: Teller,
    heard: &[Heard<Champions>],
    from: usize,
) -> Vec<Line> {
    let mut controllers = Controllers::default();
    let mut lines = Vec::with_capacity(heard.len().saturating_sub(from));
    for (number, heard) in heard.iter().enumerate() {
        if number >= from {
            lines.push(line(look, &teller, &controllers, heard));
        }
        teller.hears(&heard.told.event);
        controllers.hear(&heard.told.event);
    }
    lines
}

fn line(
    look: &Look<Champions>,
    teller: &Teller,
    controllers: &Controllers,
    heard: &Heard<Champions>,
) -> Line {
    let event = &heard.told.event;
    let About { seat, card, marks } = About::of(event);
    Line {
        text: teller.event(&heard.told),
        seat: seat.or_else(|| card.and_then(|id| controllers.of(look, id))),
        marks,
        dice: None,
        burst: burst(look, event),
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
    fn of(&self, look: &Look<Champions>, id: InPlayId) -> Option<Seat> {
        let lasting = || look.scene().state.find(id).and_then(|card| card.controller);
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

fn burst(look: &Look<Champions>, event: &Event) -> Option<Burst> {
    let words = look.words;
    let number = |amount: u16| words.say(&Message::new("host-number").with("number", amount));
    let (at, text, code) = match *event {
        Event::DamageDealt { to, taken, .. } if taken > 0 => (to, number(taken), "damage"),
        Event::Healed { card, amount } | Event::HealedBeyond { card, amount } if amount > 0 => {
            (card, number(amount), "heal")
        }
        Event::ThreatPlaced { scheme, amount, .. } if amount > 0 => (scheme, number(amount), "threat"),
        Event::ThreatRemoved { scheme, amount, .. } if amount > 0 => (scheme, number(amount), "thwart"),
        Event::Defeated { card } => (card, words.word("host-champions-burst-defeated"), "ko"),
        _ => return None,
    };
    Some(Burst { at: marks::in_play(at), text, look: code.to_owned() })
}

/// A round, a turn or a phase by its name.
pub(super) fn chapter(look: &Look<Champions>, teller: &Teller, event: &Event) -> String {
    match *event {
        Event::RoundBegan { round } => {
            look.words.say(&Message::new("host-champions-chapter-round").with("round", round))
        }
        Event::TurnBegan { player } => {
            look.words.say(&Message::new("host-champions-chapter-turn").with("player", teller.player(player)))
        }
        Event::PhaseBegan { .. } => look.words.word("host-champions-phase-villain"),
        Event::SetUp { .. } => look.words.word("host-champions-chapter-setup"),
        _ => String::new(),
    }
}

/// Whether an event opens a chapter: setup, a round, or within it a turn or the villain phase.
pub(super) fn heading(event: &Event) -> Option<u8> {
    match event {
        Event::SetUp { step: 1, .. } | Event::RoundBegan { .. } => Some(1),
        Event::TurnBegan { .. } | Event::PhaseBegan { phase: Phase::Villain(VillainStep::PlaceThreat) } => {
            Some(2)
        }
        _ => None,
    }
}

pub(super) fn ending(look: &Look<Champions>) -> String {
    let key = match look.view.outcome {
        Some(Outcome::Won) => "host-champions-ending-won",
        _ if look.view.players.iter().all(|player| player.eliminated) => "host-champions-ending-defeated",
        _ if is_completed(look) => "host-champions-ending-completed",
        _ => "host-champions-ending-lost",
    };
    look.words
        .say(&Message::new(key).with("scenario", board::scenario_name(look)).with("round", look.view.round))
}

/// Whether the last stage of the main scheme has reached its target.
fn is_completed(look: &Look<Champions>) -> bool {
    let scene = look.scene();
    let scheme = scene.main_scheme();
    let target = scene.face(scheme).target_threat.map(|target| target.of(scene.state.started()));
    look.view.scheme_stages_left == 0 && target.is_some_and(|target| scheme.threat >= target)
}

pub(super) fn standing(look: &Look<Champions>) -> String {
    if look.view.round == 0 {
        return Printed::new(look.words, look.content).phase(look.view.phase);
    }
    let scene = look.scene();
    let villain =
        scene.state.in_play.iter().find(|card| scene.kind(card) == champions::card::CardType::Villain);
    let left = villain.and_then(|card| {
        champions::modifiers::value(scene, card, champions::card::ability::Stat::RemainingHitPoints)
    });
    let message = Message::new("host-champions-standing")
        .with("round", look.view.round)
        .with("scenario", board::scenario_name(look))
        .with("left", left.unwrap_or(0));
    look.words.say(&message)
}
