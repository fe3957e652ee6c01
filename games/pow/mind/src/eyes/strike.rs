//! What blows promise: how likely they hit, what they take, whom they finish.

use pow::Pow;
use pow::attack::reach;
use pow::attack_kinds::is_area;
use pow::card::{Ability, Attack, Bonus, Kind};
use pow::damage::{Guard, after_defences, immune};
use pow::state::{FigureId, Reading};
use space::Body;
use table::Scene;

use super::look::Look;
use crate::arsenal::ready;
use crate::blow::{Manner, chances, reaction};
use crate::chances::Chances;
use crate::ground::gap;

/// A ranged attack keeps this distance (attack-types.ranged.minimum).
const MINIMUM: f32 = 2_000.0;

/// What one blow promises.
#[derive(Clone, Copy, Default)]
pub(super) struct Strike {
    pub hit: f32,
    /// Life that is lost on average.
    pub damage: f32,
    /// How likely the target is removed.
    pub kills: f32,
    /// How likely it gets into the red.
    pub reddens: f32,
}

/// A blow against one figure.
pub(super) fn strike(
    scene: Scene<Pow>,
    attacker: FigureId,
    attack: &Attack,
    target: FigureId,
    manner: Manner,
) -> Strike {
    let guard = if attack.effects.irresistible { Guard::None } else { Guard::Special };
    if immune(scene, target, attack.nature, guard) {
        return Strike::default();
    }
    let Chances { hit, critical } = chances(scene, attacker, attack, target, manner, reaction(scene, target));
    let more = manner.overload.map_or(0, Bonus::damage);
    let assassin = scene.has(attacker, Ability::Assassin);
    let doubled = if assassin { attack.damage.saturating_mul(2) } else { attack.damage };
    let (life, red) = (scene.state.figure(target).life, scene.card(target).red);
    let mut strike = Strike { hit, ..Strike::default() };
    for (chance, amount) in [(hit - critical, attack.damage + more), (critical, doubled + more + 1)] {
        let lost = after_defences(scene, target, amount, attack.nature, guard).min(life);
        strike.damage += chance * f32::from(lost);
        if lost == life {
            strike.kills += chance;
        } else if life > red && life - lost <= red {
            strike.reddens += chance;
        }
    }
    strike
}

impl Strike {
    /// How much it is worth: life by its share, more when it finishes somebody.
    pub fn worth(self, scene: Scene<Pow>, target: FigureId) -> f32 {
        let card = scene.card(target);
        let share = self.damage / f32::from(card.life.max(1)) + 0.5 * self.kills + 0.25 * self.reddens;
        share * f32::from(card.level) / 8.0
    }
}

/// What a figure can hope to do from somewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Hope {
    /// The worth of its best blow.
    pub worth: f32,
    pub kills: f32,
    /// Enemies that it can strike at.
    pub targets: f32,
}

/// What a figure with so many POW can hope to do from a place or within `slack` of it; who sees whom is not asked.
pub(super) fn hope(look: Look, figure: FigureId, body: &Body, slack: f32, pow: u8) -> Hope {
    let scene = look.scene;
    let attacks = &scene.card(figure).attacks;
    let mut hope = Hope::default();
    let side = scene.state.figure(figure).side;
    for enemy in scene.state.team(side.other()) {
        let apart = gap(body, scene.state.body(enemy));
        let mut reached = false;
        for (index, attack) in attacks.iter().enumerate() {
            if attack.cost > pow || !in_reach(attack, apart, slack) || !ready(scene, figure, index, attack) {
                continue;
            }
            reached = true;
            let manner = Manner { area: is_area(attack.kind), ..Manner::PLAIN };
            let strike = strike(scene, figure, attack, enemy, manner);
            hope.worth = hope.worth.max(strike.worth(scene, enemy));
            hope.kills = hope.kills.max(strike.kills);
        }
        hope.targets += arena::flag(reached);
    }
    hope
}

/// Whether an attack reaches so far, after a walk.
fn in_reach(attack: &Attack, apart: f32, slack: f32) -> bool {
    let near = apart - slack <= reach(attack) as f32 + 5.0;
    near && (slack > 0.0 || apart >= MINIMUM || !matches!(attack.kind, Kind::Ranged(_)))
}

/// What enemies can do to a figure that stands somewhere.
#[derive(Clone, Copy, Default)]
pub(super) struct Danger {
    /// The worth of their best blows, added up.
    pub worth: f32,
    /// So many of them can strike before they are to be activated again.
    pub enemies: u32,
    /// So many of them have yet to act this turn.
    pub waiting: u32,
}

/// What enemies can do to a figure that stands there, once they have come near enough.
pub(super) fn danger(look: Look, figure: FigureId, body: &Body) -> Danger {
    let scene = look.scene;
    let mut danger = Danger::default();
    let side = scene.state.figure(figure).side;
    for enemy in scene.state.team(side.other()) {
        let state = scene.state.figure(enemy);
        if state.ko {
            continue;
        }
        let (apart, walks) = (gap(body, scene.state.body(enemy)), look.walks(enemy));
        let mut worst: Option<f32> = None;
        for attack in &scene.card(enemy).attacks {
            if in_reach(attack, apart, walks) {
                let worth = strike(scene, enemy, attack, figure, Manner::PLAIN).worth(scene, figure);
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
