//! The main scheme and its stages (chapter "Main scheme and threat").

use table::Flow;

use crate::card::CardType;
use crate::card::ability::When;
use crate::event::{Event, Spot};
use crate::state::{InPlay, InPlayId, Outcome, Place, Reading};
use crate::timing::resolver;
use crate::{Play, leave_play, limits, revealing, rule, winning};

/// The main scheme goes on to its B side, which has the threat values; its When Revealed abilities resolve
/// (q.scheme-sides, main-scheme.new-stage-starting-threat, main-scheme.new-stage-when-revealed).
///
/// # Errors
/// A stop of the table.
pub(crate) fn next_side(play: &mut Play) -> Flow<()> {
    let players = play.state.started();
    let scheme = play.scene().main_scheme();
    let (id, card) = (scheme.id, scheme.card);
    if scheme.face != 0 {
        return Ok(());
    }
    // What was placed while side A was up stays.
    let before = scheme.threat;
    let threat = play.content.card(card).faces[1].starting_threat.of(players);
    let threat = threat.saturating_add(before);
    if let Some(scheme) = play.state.find_mut(id) {
        (scheme.face, scheme.threat) = (1, threat);
    }
    play.event(rule!("setup.10-flip-to-1b"), |_| Event::SchemeTurned { scheme: id, card, threat });
    check_target(play, id)?;
    // A stage that its starting threat completes is gone by now.
    if play.state.find(id).is_none_or(|scheme| scheme.card != card) {
        return Ok(());
    }
    let you = resolver(play.scene());
    revealing::when_revealed(play, you, card, Some(id))
}

/// Whether the threat on the main scheme has reached its target: then the deck advances
/// (main-scheme.advance-at-target).
///
/// # Errors
/// A stop of the table.
pub(crate) fn check_target(play: &mut Play, scheme: InPlayId) -> Flow<()> {
    let scene = play.scene();
    let Some(card) = scene.state.find(scheme).filter(|card| scene.kind(card) == CardType::MainScheme) else {
        return Ok(());
    };
    let target = scene.face(card).target_threat.map(|target| target.of(scene.state.started()));
    let reached = target.is_some_and(|target| card.threat >= target);
    // What its When Completed abilities place does not complete it a second time.
    let completed = scene.state.falling.contains(&scheme);
    if reached && !completed { advance(play, scheme) } else { Ok(()) }
}

/// The stage is completed: it leaves the game with its excess threat, and the next one begins; acceleration tokens lie
/// by the deck and stay (main-scheme.advance-procedure, main-scheme.excess-lost, main-scheme.acceleration-tokens-carry).
/// What is attached to it is discarded (q.main-scheme-attachments). The next stage shows its A side first, then its B side.
fn advance(play: &mut Play, scheme: InPlayId) -> Flow<()> {
    let Some(&completed) = play.state.find(scheme) else { return Ok(()) };
    play.event(rule!("main-scheme.advance-at-target"), |_| Event::StageCompleted { card: completed.card });
    let you = resolver(play.scene());
    play.state.falling.push(scheme);
    revealing::carry_out_all(play, you, completed.card, Some(scheme), &When::WhenCompleted)?;
    next_stage(play, scheme)
}

/// The stage leaves the game, and the next one begins.
///
/// # Errors
/// A stop of the table.
pub(crate) fn next_stage(play: &mut Play, scheme: InPlayId) -> Flow<()> {
    let Some(&completed) = play.state.find(scheme) else { return Ok(()) };
    let you = resolver(play.scene());
    let Some(next) = play.state.encounter.scheme_deck.pop() else {
        return winning::end(play, Outcome::Lost, rule!("winning.villain"));
    };
    play.state.encounter.removed.push(completed.card);
    play.event(rule!("main-scheme.advance-procedure"), |_| Event::Moved {
        card: Some(completed.card),
        from: Spot::InPlay(scheme),
        to: Spot::Out(Place::Removed),
    });
    leave_play::lose_attached(play, scheme)?;
    if let Some(card) = play.state.find_mut(scheme) {
        *card = InPlay::new(scheme, next, None);
    }
    play.state.falling.retain(|id| *id != scheme);
    play.event(rule!("main-scheme.advance-procedure"), |_| Event::Moved {
        card: Some(next),
        from: Spot::SchemeDeck,
        to: Spot::InPlay(scheme),
    });
    play.event(rule!("main-scheme.advance-procedure"), |_| Event::StageRevealed { card: next });
    // What the old stage said holds no more (modifiers.continuous).
    limits::enforce(play)?;
    // Side A is resolved, then the card is turned to side B, whether side A says so or not (q.scheme-sides).
    revealing::when_revealed(play, you, next, Some(scheme))?;
    next_side(play)
}
