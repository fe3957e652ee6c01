//! Status cards (chapter of that name). They come before all other abilities (status.timing-priority), so the rules that
//! they answer ask here first.

use crate::card::ability::{Doing, Status};
use crate::event::Event;
use crate::modifiers::can;
use crate::state::{InPlayId, Reading};
use crate::{Play, rule};

/// A character gets a status card, unless it has one of that type (status.one-of-each) or cannot get it
/// (precedence.cannot-is-absolute); nothing else gets any (status.definition). Whether it got one.
pub fn give(play: &mut Play, id: InPlayId, status: Status) -> bool {
    let scene = play.scene();
    let character = scene.state.find(id).filter(|card| scene.kind(card).is_character());
    if !character.is_some_and(|card| can(scene, card, Doing::GetStatus(status))) {
        return false;
    }
    let given = play.state.find_mut(id).is_some_and(|card| card.statuses.add(status));
    if given {
        play.event(rule!("status.definition"), |_| Event::StatusGiven { card: id, status });
    }
    given
}

fn discard(play: &mut Play, id: InPlayId, status: Status) -> bool {
    let there = play.state.find_mut(id).is_some_and(|card| card.statuses.discard(status));
    if there {
        play.event(rule!("status.returned-on-discard"), |_| Event::StatusDiscarded { card: id, status });
    }
    there
}

/// A stunned character that would attack discards the card instead (status.stunned.friendly, status.stunned.enemy).
pub(crate) fn stunned_answers(play: &mut Play, id: InPlayId) -> bool {
    discard(play, id, Status::Stunned)
}

/// A confused character that would thwart or scheme discards the card instead (status.confused.friendly,
/// status.confused.enemy).
pub(crate) fn confused_answers(play: &mut Play, id: InPlayId) -> bool {
    discard(play, id, Status::Confused)
}

/// A tough character that would take damage takes none of it and discards the card instead (status.tough.prevent-all).
pub(crate) fn tough_prevents(play: &mut Play, id: InPlayId) -> bool {
    discard(play, id, Status::Tough)
}
