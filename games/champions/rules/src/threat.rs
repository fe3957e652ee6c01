//! Threat on schemes: placing and removing it (chapters "Main scheme and threat", "Thwarting" and "Side schemes").

use table::{Flow, RuleId, Seat};

use crate::card::CardType;
use crate::card::ability::Doing;
use crate::event::Event;
use crate::modifiers::{can, can_lose_threat};
use crate::state::{InPlayId, Reading};
use crate::timing::{self, Happening};
use crate::{Play, leave_play, main_scheme, rule};

/// When threat is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// In step 1 of the villain phase.
    StepOne,
    /// When this enemy schemes.
    Scheming(InPlayId),
    /// At another time.
    Otherwise,
}

/// Who removes threat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Remover {
    /// The player.
    pub player: Seat,
    /// The thwart that it is part of, as a place in [`crate::state::State::deeds`].
    pub deed: Option<u8>,
}

/// Threat is placed on a scheme, whatever it comes from; at its target the main scheme is completed
/// (main-scheme.completion-any-source). How much was placed.
///
/// # Errors
/// A stop of the table.
pub fn place(play: &mut Play, scheme: InPlayId, amount: u16, when: When, why: RuleId) -> Flow<u16> {
    // Where no threat can be placed, none is (precedence.cannot-is-absolute).
    let scene = play.scene();
    if !scene.state.find(scheme).is_some_and(|card| can(scene, card, Doing::GainThreat)) {
        return Ok(0);
    }
    // No threat is nothing that could be interrupted.
    let Some(card) = play.state.find(scheme).filter(|_| amount > 0).map(|card| card.card) else {
        return Ok(0);
    };
    let step_one = when == When::StepOne;
    let happening = |amount| Happening::Threat { at: scheme, card, amount, step_one };
    let pending = timing::about_to_happen(play, vec![happening(amount)])?;
    // An enemy that fell to an interrupt schemes no more (enemy-attack.attacker-gone).
    let called_off = matches!(when, When::Scheming(enemy) if play.state.find(enemy).is_none());
    let placed = pending.first().filter(|_| !called_off).map_or(0, |pending| pending.amount());
    let Some(card) = play.state.find_mut(scheme).filter(|_| placed > 0) else { return Ok(0) };
    card.threat = card.threat.saturating_add(placed);
    let now = card.threat;
    play.event(why, |_| Event::ThreatPlaced { scheme, amount: placed, now });
    main_scheme::check_target(play, scheme)?;
    timing::happened(play, vec![happening(placed)])?;
    Ok(placed)
}

/// Threat is removed from a scheme, not below 0 (thwart.not-below-zero). A side scheme without threat is defeated
/// (side-schemes.defeated-at-zero). How much was removed.
///
/// # Errors
/// A stop of the table.
pub fn remove(play: &mut Play, scheme: InPlayId, amount: u16, by: Remover) -> Flow<u16> {
    let scene = play.scene();
    let Some(card) = scene.state.find(scheme).filter(|card| can_lose_threat(scene, card)) else {
        return Ok(0);
    };
    let removed = amount.min(card.threat);
    let kind = scene.kind(card);
    if removed == 0 {
        return Ok(0);
    }
    if let Some(card) = play.state.find_mut(scheme) {
        card.threat -= removed;
        let now = card.threat;
        play.event(rule!("side-schemes.removal-means"), |_| Event::ThreatRemoved {
            scheme,
            amount: removed,
            now,
        });
        if now == 0 && kind == CardType::SideScheme {
            defeat(play, scheme, by)?;
        }
    }
    Ok(removed)
}

/// A scheme is defeated: When Defeated first, then it leaves play; after a stage of the main scheme comes the next one.
///
/// # Errors
/// A stop of the table.
pub(crate) fn defeat(play: &mut Play, scheme: InPlayId, by: Remover) -> Flow<()> {
    let Some(&what) = play.state.find(scheme) else { return Ok(()) };
    // What is being defeated or completed already is not defeated a second time, say by its own When Defeated.
    if play.state.falling.contains(&scheme) {
        return Ok(());
    }
    play.state.falling.push(scheme);
    let happening = Happening::Defeat { what, by: Some(by.player) };
    let pending = timing::about_to_happen(play, vec![happening])?;
    play.state.falling.retain(|id| *id != scheme);
    // A stage that was completed meanwhile is gone: the next one lies in its place.
    let there = play.state.find(scheme).is_some_and(|card| card.card == what.card);
    if !pending.first().is_some_and(|pending| pending.open()) || !there {
        return Ok(());
    }
    play.event(rule!("side-schemes.defeated-at-zero"), |_| Event::Defeated { card: scheme });
    if play.scene().kind(&what) == CardType::MainScheme {
        main_scheme::next_stage(play, scheme)?;
    } else {
        leave_play::discard(play, scheme, rule!("damage.defeated-card-discarded"))?;
    }
    match by.deed {
        Some(deed) => {
            play.state.deeds[usize::from(deed)].aftermath.push(happening);
            Ok(())
        }
        None => timing::happened(play, vec![happening]),
    }
}
