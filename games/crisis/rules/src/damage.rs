//! Damage, being dazed and being knocked out (chapter "Damage").

use table::Flow;

use crate::card::ability::{Condition, Health};
use crate::effect::{Moment, modifiers, window};
use crate::event::Event;
use crate::state::{FigureId, Outcome, Reading, Side, Whereabouts};
use crate::{Play, grunts, objectives, power, rule};

/// Where damage comes from (effects.enemy-allied).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cause {
    /// Whose effect deals it; nobody's for crises and conditions (effects.crisis-neutral, conditions.neutral).
    pub by: Option<FigureId>,
    /// Whether it is dealt to the defender in step 12 of an attack (q.judgment-scope).
    pub attack: bool,
}

impl Cause {
    /// Step 12 of an attack.
    pub fn attack(by: FigureId) -> Cause {
        Cause { by: Some(by), attack: true }
    }

    /// Another effect of a character.
    pub fn effect(by: FigureId) -> Cause {
        Cause { by: Some(by), attack: false }
    }

    /// An effect of an ally; whether it is one follows from the sides.
    pub fn allied(by: FigureId) -> Cause {
        Cause::effect(by)
    }

    /// Nobody's.
    pub fn neutral() -> Cause {
        Cause { by: None, attack: false }
    }
}

/// Suffers damage; how much was suffered. First it is reduced, then limited to the stamina that is left
/// (q.reduction-before-cap); power is gained for damage from an enemy effect (damage.power-gain); damage equal to stamina
/// dazes or knocks out (damage.threshold).
///
/// # Errors
/// A stop of the table.
pub fn suffer(play: &mut Play, figure: FigureId, amount: u8, cause: Cause) -> Flow<u8> {
    if amount == 0 || !play.state.is_up(figure) {
        return Ok(0);
    }
    let enemy = cause.by.filter(|&by| play.state.figure(by).side != play.state.figure(figure).side);
    let outer = play.state.suffering.replace(amount);
    window(play, Moment::Damage { to: figure, from: cause.by })?;
    let amount = std::mem::replace(&mut play.state.suffering, outer).unwrap_or(amount);
    if !play.state.is_up(figure) {
        return Ok(0);
    }
    let stamina = play.scene().stamina(figure);
    let state = play.state.figure_mut(figure);
    let suffered = amount.min(stamina.saturating_sub(state.damage));
    state.damage += suffered;
    let now = state.damage;
    let judged = cause.attack && state.conditions.has(Condition::Judgment);
    play.event(rule!("damage.tokens"), |_| Event::Damaged { figure, amount: suffered, now });
    if enemy.is_some() && suffered > 0 {
        let hurt = &mut play.state.aftermath.hurt;
        *hurt = hurt.with(figure.0);
        if !judged {
            power::gain_regardless(play, figure, suffered, rule!("damage.power-gain"));
        }
    }
    if now >= stamina {
        fall(play, figure, cause.by)?;
    }
    Ok(suffered)
}

/// Dazed on the Healthy side, knocked out on the Injured side; grunts always (grunts.no-injured-side).
///
/// # Errors
/// A stop of the table.
pub fn fall(play: &mut Play, figure: FigureId, by: Option<FigureId>) -> Flow<()> {
    if let Some(attack) = play.state.attacks.last_mut() {
        attack.target_fell |= attack.target == figure;
    }
    let grunt = play.scene().character(figure).is_grunt();
    if play.state.figure(figure).health == Health::Healthy && !grunt {
        let placing = modifiers::dropped_tokens(play.scene(), figure);
        play.state.figure_mut(figure).dazed = true;
        play.event(rule!("damage.dazed.token"), |_| Event::Dazed { figure });
        objectives::drop_by(play, figure, placing)?;
        grunts::parent_dazed(play, figure);
        window(play, Moment::Fell { who: figure, by })
    } else {
        play.state.figure_mut(figure).leaving = true;
        objectives::drop_all(play, figure)?;
        window(play, Moment::Fell { who: figure, by })?;
        take_away(play, figure)
    }
}

/// Removes a character from the battlefield for good (damage.ko.removed). A character that is about to leave anyway leaves once: bursts
/// that answer each other would never end (q.ko-between).
///
/// # Errors
/// A stop of the table; the game is over when one player has nobody left.
pub fn remove(play: &mut Play, figure: FigureId) -> Flow<()> {
    if !play.state.is_on_battlefield(figure) || play.state.figure(figure).leaving {
        return Ok(());
    }
    play.state.figure_mut(figure).leaving = true;
    take_away(play, figure)
}

/// The end of a character that is leaving, once those who answer its removal have done so.
fn take_away(play: &mut Play, figure: FigureId) -> Flow<()> {
    window(play, Moment::Removed(figure))?;
    let state = play.state.figure_mut(figure);
    (state.whereabouts, state.leaving) = (Whereabouts::Gone, false);
    play.state.lasting.retain(|lasting| lasting.frame.owner != Some(figure));
    play.event(rule!("damage.ko.removed"), |_| Event::Removed { figure });
    let side = play.state.figure(figure).side;
    grunts::parent_gone(play, side)?;
    last_standing(play)
}

/// A player who alone has characters on the battlefield wins at once (victory.last-standing). Whoever is controlled for a
/// while is still a character of its own squad.
fn last_standing(play: &mut Play) -> Flow<()> {
    let has = |side: Side| play.state.on_battlefield().any(|id| play.state.figure(id).squad == side);
    match (has(Side::A), has(Side::B)) {
        (true, false) => crate::victory::end(play, Outcome::Won(Side::A), rule!("victory.last-standing")),
        (false, true) => crate::victory::end(play, Outcome::Won(Side::B), rule!("victory.last-standing")),
        _ => Ok(()),
    }
}

/// Removes damage; how much.
pub fn heal(play: &mut Play, figure: FigureId, amount: u8) -> u8 {
    if !play.state.is_up(figure) {
        return 0;
    }
    let damage = &mut play.state.figure_mut(figure).damage;
    let healed = amount.min(*damage);
    *damage -= healed;
    let now = *damage;
    if healed > 0 {
        play.event(rule!("effects.sources"), |_| Event::Healed { figure, amount: healed, now });
    }
    healed
}
