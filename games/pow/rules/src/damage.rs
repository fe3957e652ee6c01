//! Damage: from the amount that arrives to the life that is lost.

use table::{Flow, RuleId, Scene};

use crate::card::{Modifier, Nature, Use};
use crate::event::Event;
use crate::state::{FigureId, Reading};
use crate::{Play, Pow, ko};

/// Whether special defences may help against some damage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guard {
    /// They help, if the figure can use them.
    Special,
    /// They help as they did before the event, whatever it has done to the figure (rulings.fall.resistance).
    Kept,
    /// They are ignored (effects.irresistible).
    None,
}

/// Whether a figure can use its special defences: not while KO (ko.effect.no-immunity, ko.effect.no-abilities) or
/// Knocked down (ko.down.no-special-defence).
pub fn guarded(scene: Scene<Pow>, figure: FigureId, guard: Guard) -> bool {
    let state = scene.state.figure(figure);
    match guard {
        Guard::Special => !state.ko && !state.down,
        Guard::Kept => true,
        Guard::None => false,
    }
}

/// Whether the figure can't be affected or hurt by an attack of this nature (abilities.immunity). A weakness
/// cancels it (abilities.weakness.cancels).
pub fn immune(scene: Scene<Pow>, figure: FigureId, nature: Nature, guard: Guard) -> bool {
    let against = scene.card(figure).abilities.against(nature);
    against.immune && !against.weak && guarded(scene, figure, guard)
}

/// What is lost of so much damage: doubled by Weakness, which cancels every resistance and never sleeps
/// (rulings.ko.weakness-stays), else lowered by Resistance and protective powers, not below 0
/// (abilities.resistance.floor).
pub fn after_defences(scene: Scene<Pow>, figure: FigureId, amount: u8, nature: Nature, guard: Guard) -> u8 {
    let card = scene.card(figure);
    let against = card.abilities.against(nature);
    if against.weak {
        return amount.saturating_mul(2);
    }
    if !guarded(scene, figure, guard) {
        return amount;
    }
    let passive = card.powers.iter().filter(|power| power.when == Use::Passive);
    let protection = passive.flat_map(|power| &power.modifiers).map(|modifier| match modifier {
        Modifier::LessDamage(of, less) if *of == nature => *less,
        _ => 0,
    });
    amount.saturating_sub(against.resistance).saturating_sub(protection.sum())
}

/// Damage on its way to a figure.
#[derive(Clone, Copy, Debug)]
pub struct Damage {
    /// How much, before the figure's defences.
    pub amount: u8,
    /// Of what nature.
    pub nature: Nature,
    /// Whether special defences help.
    pub guard: Guard,
    /// The rule that deals it.
    pub why: RuleId,
}

/// Deals damage: defences, then life. Reaching 0 removes the figure (ko.incapacitated); entering the red calls for a
/// Stamina test at once (ko.enter-red), being in it already does not (rulings.red.again).
///
/// # Errors
/// A stop of the table.
pub fn deal(play: &mut Play, figure: FigureId, damage: Damage) -> Flow<()> {
    let Damage { amount, nature, guard, why } = damage;
    let lost = after_defences(play.scene(), figure, amount, nature, guard);
    let was_in_red = play.scene().in_red(figure);
    let life = &mut play.state.figure_mut(figure).life;
    *life = life.saturating_sub(lost);
    let life = *life;
    play.event(why, |_| Event::Damaged { figure, amount: lost, life, nature });
    if life == 0 {
        ko::remove(play, figure);
    } else if lost > 0 && !was_in_red && play.scene().in_red(figure) {
        ko::enter_red(play, figure)?;
    }
    Ok(())
}
