//! What is under way, as it will have happened: what interrupts, defenders and responses are weighed by.

use champions::Champions;
use champions::card::CardType;
use champions::card::ability::{Stat, Status};
use champions::modifiers::value;
use champions::state::{Deed, DeedKind, InPlay, InPlayId, Reading, State};
use champions::timing::{Happening, Side, Window};
use table::Scene;

use super::standing::{boost, standing};
use super::weights::Weights;

/// The worth of a position in the middle of something: damage and threat on their way are counted as if they had come.
pub(super) fn foreseen(scene: Scene<Champions>, weights: &Weights) -> f32 {
    let mut state = scene.state.clone();
    let mut dread = 0.0;
    let before = scene.state.windows.iter().filter(|window| window.side == Side::Before);
    for pending in before.flat_map(|window| &window.pending).filter(|pending| pending.open()) {
        match pending.what {
            Happening::Damage { to, amount, .. } => strike(&mut state, to.id, amount),
            Happening::Threat { at, amount, .. } => threaten(&mut state, at, amount),
            Happening::Reveal { .. } => dread += weights.dealt,
            _ => {}
        }
    }
    if let Some((place, deed)) = (0..).zip(&scene.state.deeds).last()
        && !is_past(scene.state, place, deed)
    {
        activation(scene, &mut state, deed);
    }
    standing(Scene { state: &state, content: scene.content }, weights) - dread
}

/// Damage, as far as nothing but a tough status card stands in its way.
pub(super) fn hurt(card: &mut InPlay, amount: u16) {
    if amount > 0 && !card.statuses.discard(Status::Tough) {
        card.damage += amount;
    }
}

/// Damage to whatever is still in play.
pub(super) fn strike(state: &mut State, id: InPlayId, amount: u16) {
    if let Some(card) = state.find_mut(id) {
        hurt(card, amount);
    }
}

fn threaten(state: &mut State, id: InPlayId, amount: u16) {
    if let Some(card) = state.find_mut(id) {
        card.threat += amount;
    }
}

/// Whether an activation has done what it does, or never will.
fn is_past(state: &State, place: u8, deed: &Deed) -> bool {
    let about = |window: &Window| {
        window.pending.iter().any(|pending| match pending.what {
            Happening::Attack { deed } | Happening::Scheme { deed } => {
                deed == place && (window.side == Side::After || !pending.open())
            }
            Happening::Damage { deed, .. } => deed == Some(place),
            _ => false,
        })
    };
    deed.damage > 0 || deed.threat > 0 || state.windows.iter().any(about)
}

/// What an enemy's activation can be expected to do, with boost cards as they mostly are.
fn activation(scene: Scene<Champions>, state: &mut State, deed: &Deed) {
    let Some(enemy) = scene.state.find(deed.by) else { return };
    let boost = boost(scene) * scene.state.encounter.boosts.len() as f32;
    let strength = |stat| value(scene, enemy, stat).unwrap_or(0) + boost.round() as u16;
    match deed.kind {
        DeedKind::EnemyAttack => {
            let defender = deed.defender.and_then(|defender| scene.state.find(defender));
            let target = defender.unwrap_or_else(|| scene.identity(deed.player));
            let hero = deed.basic_defence && scene.kind(target) == CardType::Hero;
            let defence = if hero { value(scene, target, Stat::Def).unwrap_or(0) } else { 0 };
            strike(state, target.id, strength(Stat::Atk).saturating_sub(defence));
        }
        DeedKind::EnemyScheme => threaten(state, scene.main_scheme().id, strength(Stat::Sch)),
        DeedKind::Attack | DeedKind::Thwart => {}
    }
}
