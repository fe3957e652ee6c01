//! The main scheme and its threat (chapter "Main scheme and threat").

use table::{Flow, RuleId};

use crate::card::CardId;
use crate::event::Event;
use crate::state::{Outcome, Reading};
use crate::{Play, rule, winning};

/// A stage turns to its B side, which has the threat values (q.scheme-sides, main-scheme.new-stage-starting-threat).
pub fn turn_to_b(play: &mut Play, why: RuleId) {
    let players = play.state.started();
    let (scheme, card) = {
        let scheme = play.scene().main_scheme();
        (scheme.id, scheme.card)
    };
    let starting = play.content.card(card).faces[1].starting_threat.of(players);
    if let Some(scheme) = play.state.find_mut(scheme) {
        scheme.face = 1;
        scheme.threat = starting;
    }
    play.event(why, |_| Event::SchemeTurned { scheme, card });
}

/// Threat is placed on the main scheme, whatever it comes from; at its target the deck advances
/// (main-scheme.completion-any-source).
pub fn place_threat(play: &mut Play, amount: u16, why: RuleId) -> Flow<()> {
    let scheme = play.scene().main_scheme();
    let (id, card) = (scheme.id, scheme.card);
    let target = play.scene().face(scheme).target_threat.map(|target| target.of(play.state.started()));
    let Some(scheme) = play.state.find_mut(id) else { return Ok(()) };
    scheme.threat = scheme.threat.saturating_add(amount);
    let now = scheme.threat;
    play.event(why, |_| Event::ThreatPlaced { scheme: id, amount, now });
    if target.is_some_and(|target| now >= target) { advance(play, card) } else { Ok(()) }
}

/// The stage is completed: it leaves the game with its excess threat, and the next one begins; acceleration tokens lie
/// by the deck and stay (main-scheme.advance-procedure, main-scheme.excess-lost, main-scheme.acceleration-tokens-carry).
fn advance(play: &mut Play, completed: CardId) -> Flow<()> {
    play.event(rule!("main-scheme.advance-at-target"), |_| Event::StageCompleted { card: completed });
    let Some(next) = play.state.encounter.scheme_deck.pop() else {
        return winning::end(play, Outcome::Lost, rule!("winning.villain"));
    };
    let scheme = play.scene().main_scheme().id;
    play.state.in_play.retain(|card| card.id != scheme);
    play.state.encounter.removed.push(completed);
    play.state.enter(next, None);
    play.event(rule!("main-scheme.advance-procedure"), |_| Event::StageRevealed { card: next });
    turn_to_b(play, rule!("main-scheme.new-stage-starting-threat"));
    Ok(())
}
