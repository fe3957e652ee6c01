//! What is done to a card in play: exhausting, readying, counters, control.

use table::{Flow, RuleId, Scene, Seat, Verdict, need};

use crate::card::CounterId;
use crate::card::ability::{Doing, Duration};
use crate::event::Event;
use crate::state::{Borrowed, InPlay, InPlayId, State};
use crate::{Champions, Play, limits, modifiers, rule};

/// Whether nothing keeps a card from exhausting (precedence.cannot-is-absolute).
pub fn may_exhaust(scene: Scene<Champions>, card: &InPlay) -> Verdict {
    need(modifiers::can(scene, card, Doing::Exhaust), rule!("precedence.cannot-is-absolute"))
}

/// Exhausts a card that can, unless it is exhausted already (effects.exhausted.cannot-exhaust-again). Whether it did.
pub fn exhaust(play: &mut Play, id: InPlayId, why: RuleId) -> bool {
    let scene = play.scene();
    if scene.state.find(id).is_some_and(|card| may_exhaust(scene, card).is_err()) {
        return false;
    }
    let Some(card) = play.state.find_mut(id).filter(|card| !card.exhausted) else { return false };
    card.exhausted = true;
    play.event(why, |_| Event::Exhausted { card: id });
    true
}

/// Readies an exhausted card that can ready (precedence.cannot-is-absolute). Whether it did.
pub fn ready(play: &mut Play, id: InPlayId, why: RuleId) -> bool {
    let scene = play.scene();
    if !scene.state.find(id).is_some_and(|card| card.exhausted && modifiers::can(scene, card, Doing::Ready)) {
        return false;
    }
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
    play.event(rule!("ownership.keep-state"), |_| Event::ControlChanged { card: id, to: Some(to) });
    let attached: Vec<InPlayId> = play.state.attached(id).map(|other| other.id).collect();
    for other in attached {
        change_control(play, other, to);
    }
}

/// A card that is about to come under a player's control for good, and everything that is attached to it, will go back to
/// nobody: whoever had borrowed it has lost it (ownership.permanent).
pub fn keep(play: &mut Play, id: InPlayId) {
    let kept = with_attached(&play.state, id);
    play.state.borrowed.retain(|borrowed| !kept.contains(&borrowed.card));
}

/// A card that is about to come under a player's control will go back to whoever has it now, and so will everything that is
/// attached to it (ownership.permanent).
pub fn borrow(play: &mut Play, id: InPlayId, until: Duration, deed: Option<u8>) {
    for card in with_attached(&play.state, id) {
        let Some(from) = play.state.find(card).map(|card| card.controller) else { continue };
        play.state.borrowed.push(Borrowed { card, from, until, deed });
    }
}

/// A card and those that are attached to it.
fn with_attached(state: &State, id: InPlayId) -> Vec<InPlayId> {
    std::iter::once(id).chain(state.attached(id).map(|other| other.id)).collect()
}

/// What was borrowed until now goes back to whoever had it, unless that player is out of the game (ownership.permanent). What
/// is attached to a card goes with it, and from there to whoever had it.
///
/// # Errors
/// A stop of the table.
pub(crate) fn give_back(play: &mut Play, over: impl Fn(&Borrowed) -> bool) -> Flow<()> {
    if !play.state.borrowed.iter().any(&over) {
        return Ok(());
    }
    while let Some(at) = play.state.borrowed.iter().position(&over) {
        let Borrowed { card: id, from, .. } = play.state.borrowed.remove(at);
        // A player who has borrowed it since then gives it back to its controller before.
        if let Some(later) = play.state.borrowed[at..].iter_mut().find(|later| later.card == id) {
            later.from = from;
            continue;
        }
        match from {
            Some(seat) if !play.state.is_out(seat) => change_control(play, id, seat),
            Some(_) => {}
            None => {
                let Some(card) = play.state.find_mut(id) else { continue };
                card.controller = None;
                play.event(rule!("ownership.permanent"), |_| Event::ControlChanged { card: id, to: None });
            }
        }
    }
    limits::enforce(play)
}
