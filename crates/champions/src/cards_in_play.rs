//! What is done to a card in play: exhausting, readying, counters, control.

use table::{RuleId, Seat};

use crate::card::CounterId;
use crate::event::Event;
use crate::state::InPlayId;
use crate::{Play, rule};

/// Exhausts a card, unless it is exhausted already (effects.exhausted.cannot-exhaust-again). Whether it did.
pub fn exhaust(play: &mut Play, id: InPlayId, why: RuleId) -> bool {
    let Some(card) = play.state.find_mut(id).filter(|card| !card.exhausted) else { return false };
    card.exhausted = true;
    play.event(why, |_| Event::Exhausted { card: id });
    true
}

/// Readies an exhausted card. Whether it did.
pub fn ready(play: &mut Play, id: InPlayId, why: RuleId) -> bool {
    let Some(card) = play.state.find_mut(id).filter(|card| card.exhausted) else { return false };
    card.exhausted = false;
    play.event(why, |_| Event::Readied { card: id });
    true
}

/// Puts counters of a type on a card; there is no end to the supply (precedence.tokens-unlimited).
pub fn add_counters(play: &mut Play, id: InPlayId, counter: CounterId, count: u16) {
    if let Some(card) = play.state.find_mut(id) {
        card.counters.add(counter, count);
        let now = card.counters.of(counter);
        play.event(rule!("keywords.counters-generic"), |_| Event::CountersChanged { card: id, counter, now });
    }
}

/// Takes counters of a type from a card, if it has so many.
pub fn remove_counters(play: &mut Play, id: InPlayId, counter: CounterId, count: u16) -> bool {
    let Some(card) = play.state.find_mut(id) else { return false };
    let removed = card.counters.remove(counter, count);
    if removed {
        let now = card.counters.of(counter);
        play.event(rule!("keywords.uses.spend"), |_| Event::CountersChanged { card: id, counter, now });
    }
    removed
}

/// A card comes under a player's control as it is, and everything attached to it comes with it. It has neither left play
/// nor entered it (ownership.keep-state, ownership.attached-cards-follow, zones.control-change-is-not-leaving).
pub fn change_control(play: &mut Play, id: InPlayId, to: Seat) {
    let Some(card) = play.state.find_mut(id).filter(|card| card.controller != Some(to)) else { return };
    card.controller = Some(to);
    play.event(rule!("ownership.keep-state"), |_| Event::ControlChanged { card: id, to });
    let attached: Vec<InPlayId> = play.state.attached(id).map(|other| other.id).collect();
    for other in attached {
        change_control(play, other, to);
    }
}
