//! Special rules and effects of attacks: what a hit leaves behind.

use table::Flow;

use crate::card::{Ability, Effect, Nature};
use crate::event::Event;
use crate::state::{FigureId, Reading};
use crate::{Play, push, rule};

/// Applies one effect to a figure that was hit and is still in play (rulings.effect.on-hit). Equal effects add up
/// (rulings.effect.stack). How long each lasts is kept by [`crate::activation`] and [`crate::sequence`].
///
/// # Errors
/// A stop of the table.
pub fn apply(play: &mut Play, target: FigureId, from: FigureId, effect: Effect) -> Flow<()> {
    if !play.state.is_on_table(target) {
        return Ok(());
    }
    let why = match effect {
        Effect::Awkwardness(_) => rule!("effects.awkwardness"),
        Effect::Dazzle(_) => rule!("effects.dazzle"),
        Effect::Distract(_) => rule!("effects.distract"),
        Effect::Ensnare(_) => rule!("effects.ensnare"),
        Effect::Stun(_) => rule!("effects.stun"),
        Effect::Push(_) => rule!("effects.push"),
    };
    play.event(why, |_| Event::Affected { figure: target, effect });
    match effect {
        Effect::Awkwardness(x) => lower(play, target, Nature::Energy, x),
        Effect::Dazzle(x) => lower(play, target, Nature::Mental, x),
        Effect::Distract(x) => lower(play, target, Nature::Physical, x),
        Effect::Ensnare(x) => {
            let ensnared = &mut play.state.figure_mut(target).ensnared;
            *ensnared = ensnared.saturating_add(x);
        }
        Effect::Stun(x) => stun(play, target, x),
        Effect::Push(x) => push::push(play, target, from, x)?,
    }
    Ok(())
}

fn lower(play: &mut Play, target: FigureId, nature: Nature, by: u8) {
    let lowered = &mut play.state.figure_mut(target).lowered[nature];
    *lowered = lowered.saturating_add(by);
}

/// Takes counters away, not below 0 (effects.stun.minimum); Metallic takes one off (abilities.metallic).
fn stun(play: &mut Play, target: FigureId, x: u8) {
    let metallic = u8::from(play.scene().has(target, Ability::Metallic));
    let pow = &mut play.state.figure_mut(target).pow;
    let count = x.saturating_sub(metallic).min(*pow);
    *pow -= count;
    let now = *pow;
    play.event(rule!("effects.stun"), |_| Event::PowLost { figure: target, count, now });
}
