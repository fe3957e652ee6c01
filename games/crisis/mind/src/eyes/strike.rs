//! What attacks promise: the damage on average, and whether it fells the target.
//!
//! Only what is printed and the conditions are counted, so that hundreds of attacks can be looked at for one question.

use std::sync::LazyLock;

use crisis::Crisis;
use crisis::card::Attack;
use crisis::card::ability::{Condition, Health, Reach, Roll as Of};
use crisis::dice::Counting;
use crisis::state::{FigureId, Reading};
use space::Disc;
use table::Scene;

use super::look::{Look, gap};
use crate::chances::Roll;

/// More dice than this are not told apart.
const ATTACK: usize = 14;
const DEFENCE: usize = 9;
/// More damage than this is not told apart.
const DAMAGE: usize = 12;
/// Whoever hides is attacked from within this range (q.keyword-stealth).
const STEALTH: u8 = 3;

/// The chances to do at least so much damage, by the dice of both sides.
static CHANCES: LazyLock<Vec<[[f32; DAMAGE + 1]; DEFENCE + 1]>> = LazyLock::new(|| {
    let roll = |of, dice: usize| {
        let roll = Roll { dice: dice as u8, counting: Counting::of(of), explode: 1, again: 0, turned: 0 };
        roll.spread()
    };
    let against = |attack: usize| {
        let attack = roll(Of::Attack, attack);
        std::array::from_fn(|defence| {
            let damage = attack.beats(&roll(Of::Defence, defence));
            std::array::from_fn(|least| {
                damage.mean(|amount| f32::from(u8::from(usize::from(amount) >= least)))
            })
        })
    };
    (0..=ATTACK).map(against).collect()
});

/// What one attack promises.
#[derive(Clone, Copy, Default)]
pub(super) struct Strike {
    /// Damage on average.
    pub damage: f32,
    /// How likely the target is dazed or knocked out.
    pub falls: f32,
}

/// An attack with so many dice against one character.
fn rolled(look: Look, dice: u8, defence: u8, target: FigureId) -> Strike {
    let chances = &CHANCES[usize::from(dice).min(ATTACK)][usize::from(defence).min(DEFENCE)];
    let left = usize::from(look.left(target));
    let damage = chances[1..].iter().take(left.max(1)).sum();
    Strike { damage, falls: chances[left.min(DAMAGE)] }
}

/// An attack of a card against one character.
pub(super) fn strike(look: Look, attacker: FigureId, attack: &Attack, target: FigureId) -> Strike {
    let scene = look.scene;
    let has = |figure, condition| u8::from(scene.state.figure(figure).conditions.has(condition));
    let dice = attack.strength.saturating_sub(has(attacker, Condition::Shock)).max(1);
    let defence = scene.card(target).defence[attack.kind];
    let defence = defence.saturating_sub(has(target, Condition::Incinerate)).max(1);
    rolled(look, dice, defence, target)
}

impl Strike {
    /// How much it is worth: stamina by its share, more when the target falls.
    pub fn worth(self, scene: Scene<Crisis>, target: FigureId) -> f32 {
        let card = scene.card(target);
        let all = card.healthy + card.injured.unwrap_or(0);
        let last = scene.state.figure(target).health == Health::Injured || card.injured.is_none();
        let fall = if last { 0.6 } else { 0.4 };
        let threat = f32::from(scene.character(target).threat.max(1));
        (self.damage / f32::from(all.max(1)) + fall * self.falls) * threat / 4.0
    }
}

/// From how far away an attack reaches a target.
pub(super) fn reach(scene: Scene<Crisis>, attack: &Attack, target: FigureId) -> f32 {
    let range = attack.reach.range();
    let range = if scene.card(target).keywords.stealth { range.min(STEALTH) } else { range };
    scene.range(range) as f32
}

/// What a character can hope to do from somewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Hope {
    /// The worth of its best attack.
    pub worth: f32,
    pub falls: f32,
    /// Enemies that it can attack.
    pub targets: f32,
}

/// What a character with so much power can hope to do from a place or within `slack` of it; who sees whom is not asked.
pub(super) fn hope(look: Look, figure: FigureId, base: &Disc, slack: f32, power: u8) -> Hope {
    let scene = look.scene;
    let side = scene.state.figure(figure).side;
    let mut hope = Hope::default();
    for enemy in scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id)) {
        let apart = gap(base, &scene.base(enemy));
        let mut reached = false;
        for attack in scene.card(figure).attacks.iter().filter(|attack| attack.cost <= power) {
            if apart - slack <= reach(scene, attack, enemy) {
                reached = true;
                let strike = strike(look, figure, attack, enemy);
                hope.worth = hope.worth.max(strike.worth(scene, enemy));
                hope.falls = hope.falls.max(strike.falls);
            }
        }
        hope.targets += arena::flag(reached);
    }
    hope
}

/// What enemies can do to a character that stands somewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Danger {
    /// The worth of their best attacks, added up.
    pub worth: f32,
    /// So many of them can attack after a move.
    pub enemies: u32,
    /// So many of them have yet to be activated this round.
    pub waiting: u32,
}

/// What enemies can do to a character that stands there, once they have moved.
pub(super) fn danger(look: Look, figure: FigureId, base: &Disc) -> Danger {
    let scene = look.scene;
    let side = scene.state.figure(figure).side;
    let mut danger = Danger::default();
    for enemy in scene.state.squad(side.other()).filter(|&id| scene.state.is_up(id)) {
        let state = scene.state.figure(enemy);
        let near = gap(base, &scene.base(enemy)) - look.walks(enemy);
        let power = state.power + u8::from(state.activated);
        let mut worst: Option<f32> = None;
        for attack in scene.card(enemy).attacks.iter().filter(|attack| attack.cost <= power) {
            if near <= reach(scene, attack, figure) {
                let worth = strike(look, enemy, attack, figure).worth(scene, figure);
                worst = Some(worst.map_or(worth, |known| known.max(worth)));
            }
        }
        if let Some(worst) = worst {
            danger.worth += worst;
            danger.enemies += 1;
            danger.waiting += u32::from(!state.activated);
        }
    }
    danger
}

/// Whether an attack is made against everybody in its range.
pub(super) fn is_area(attack: &Attack) -> bool {
    matches!(attack.reach, Reach::Area(_))
}
