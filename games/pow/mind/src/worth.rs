//! What figures are worth, in points, and what hurting them gains.

use pow::Pow;
use pow::card::{Ability, Characteristic, Scoring};
use pow::state::{FigureId, Reading};
use table::Scene;

use super::aims;
use super::chances::passes;
use super::weights::Weights;

/// What remains of a figure's use in the last turn, when little can still be done with it.
const LAST_TURN: f32 = 0.3;

/// A scene and what its mission gives for figures.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub scene: Scene<'a, Pow>,
    pub weights: &'a Weights,
    first_ko: f32,
    removed: f32,
    level: f32,
    relic: f32,
}

/// The condition that a blow leaves a figure in.
#[derive(Clone, Copy)]
struct Condition {
    life: u8,
    ko: bool,
}

impl<'a> Outlook<'a> {
    pub fn new(scene: Scene<'a, Pow>, weights: &'a Weights) -> Outlook<'a> {
        let (mut first_ko, mut removed) = (0.0, 0.0);
        for scoring in &scene.mission().scoring {
            match *scoring {
                Scoring::FirstKo(points) => first_ko += f32::from(points),
                Scoring::Removed(points) => removed += f32::from(points),
                _ => {}
            }
        }
        let turns = f32::from(scene.mission().turns.max(1));
        let time = f32::from(aims::turns_left(scene)) / turns;
        let level = weights.level * (LAST_TURN + (1.0 - LAST_TURN) * time);
        Outlook { scene, weights, first_ko, removed, level, relic: weights.sure * aims::relic(scene) }
    }

    /// The same of another scene of the same turn.
    pub fn of<'b>(&self, scene: Scene<'b, Pow>) -> Outlook<'b>
    where
        'a: 'b,
    {
        let Outlook { weights, first_ko, removed, level, relic, .. } = *self;
        Outlook { scene, weights, first_ko, removed, level, relic }
    }

    /// What a figure is worth to its side when nothing ails it.
    pub fn whole(&self, id: FigureId) -> f32 {
        let figure = self.scene.state.figure(id);
        let points = self.removed + if figure.was_ko { 0.0 } else { self.first_ko };
        let last = 1 + self.scene.state.team(figure.side).filter(|&other| other != id).count();
        points
            + self.level * f32::from(self.scene.card(id).level)
            + self.weights.wipe_out / (last * last) as f32
    }

    /// What a figure is worth to its side as it is.
    pub fn now(&self, id: FigureId) -> f32 {
        let figure = self.scene.state.figure(id);
        self.worth(id, Condition { life: figure.life, ko: figure.ko })
    }

    /// What the opponent gains when a figure loses so much life, on average over the Stamina test it may have to
    /// make. Damage is worth the more the nearer it brings the end: figures in the red lose their turns.
    pub fn loss(&self, id: FigureId, lost: u8) -> f32 {
        let figure = self.scene.state.figure(id);
        let now = Condition { life: figure.life, ko: figure.ko };
        let life = figure.life.saturating_sub(lost);
        let before = self.worth(id, now);
        let red = self.scene.card(id).red;
        if life == 0 || figure.ko || life > red || figure.life <= red || lost == 0 {
            return before - self.worth(id, Condition { life, ..now });
        }
        let stays = stamina(self.scene, id);
        let after = stays * self.worth(id, Condition { life, ko: false })
            + (1.0 - stays) * self.worth(id, Condition { life, ko: true });
        before - after
    }

    fn worth(&self, id: FigureId, Condition { life, ko }: Condition) -> f32 {
        if life == 0 {
            return 0.0;
        }
        let card = self.scene.card(id);
        let (life, red, full) = (f32::from(life), f32::from(card.red), f32::from(card.life));
        let health = if ko {
            0.1 + 0.1 * life / red.max(1.0)
        } else if life <= red {
            0.3 + 0.1 * life / red
        } else {
            0.5 + 0.5 * (life - red) / (full - red).max(1.0)
        };
        let carried = self.scene.state.figure(id).carries.is_some() && !ko;
        health * self.whole(id) + if carried { self.relic } else { 0.0 }
    }
}

/// The chance to pass a Stamina test, with what may be rolled again.
pub(super) fn stamina(scene: Scene<Pow>, id: FigureId) -> f32 {
    test(scene, id, Characteristic::Stamina)
}

/// The chance to pass a test, with what may be rolled again.
pub(super) fn test(scene: Scene<Pow>, id: FigureId, of: Characteristic) -> f32 {
    let own = match of {
        Characteristic::Agility => Ability::Acrobat,
        Characteristic::Stamina => Ability::Soldier,
        Characteristic::Willpower => Ability::Scientific,
    };
    let lucky = scene.has(id, Ability::Luck) && !scene.state.figure(id).luck_used;
    passes(scene.card(id).characteristic(of), lucky || scene.has(id, own))
}
