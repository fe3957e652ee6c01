//! Identity and form (chapter of that name).

use table::{Flow, Scene, Seat};

use crate::card::ability::{Doing, Form, Stat};
use crate::event::Event;
use crate::modifiers::value;
use crate::state::Reading;
use crate::timing::{self, Happening};
use crate::{Champions, Play, cards_in_play, damage, limits, modifiers, rule};

/// A player changes to a form. Only the form changes: damage, status cards and everything else stay
/// (identity.change-form.keeps-everything). Whether it did: something may take the place of it, or come before it
/// (initiating.interrupt-any-step).
///
/// # Errors
/// A stop of the table.
pub(crate) fn change_form(play: &mut Play, player: Seat, form: Form) -> Flow<bool> {
    if play.scene().form(player) == form || play.state.is_out(player) {
        return Ok(false);
    }
    if !can_change_form(play.scene(), player) || !goes_on(play, player, form)? {
        return Ok(false);
    }
    let identity = play.state.player(player).identity;
    if let Some(identity) = play.state.find_mut(identity) {
        identity.face = form.face();
    }
    play.event(rule!("player-phase.turn.change-form"), |_| Event::FormChanged { player, form });
    limits::enforce(play)?;
    timing::happened(play, vec![Happening::FormChange { player, to: form }])?;
    Ok(true)
}

/// Whether nothing keeps a player from changing form (precedence.cannot-is-absolute).
pub fn can_change_form(scene: Scene<Champions>, player: Seat) -> bool {
    modifiers::can(scene, scene.identity(player), Doing::ChangeForm)
}

/// Before the form changes, whatever waits for that has its say; whether it changes then.
fn goes_on(play: &mut Play, player: Seat, form: Form) -> Flow<bool> {
    if !play.content.awaited.form_change {
        return Ok(true);
    }
    let pending = timing::about_to_happen(play, vec![Happening::FormChange { player, to: form }])?;
    let open = pending.iter().all(|pending| pending.open());
    Ok(open && play.scene().form(player) != form && !play.state.is_out(player))
}

/// The recovery basic power: the alter-ego exhausts and heals its REC (recovery.exhaust-and-heal).
pub(crate) fn recover(play: &mut Play, player: Seat) {
    let scene = play.scene();
    let identity = scene.identity(player);
    let (id, rec) = (identity.id, value(scene, identity, Stat::Rec).unwrap_or(0));
    cards_in_play::exhaust(play, id, rule!("recovery.exhaust-and-heal"));
    damage::heal(play, id, rec, rule!("recovery.exhaust-and-heal"));
}
