//! What an attack may come to, before anybody rolls.

use gotham::attack::AttackKind;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::dice::Handful;
use gotham::energy::{account, room};
use gotham::hindrance;
use gotham::printed::Characteristic;
use gotham::printed::term::LineTrigger;
use gotham::state::{Body, FigureId};
use gotham::target;

use super::word::flag;
use crate::blows::cube_box;
use crate::chances::Spread;
use crate::errand::is_hunted;
use crate::worth::Outlook;

/// A hero is taken to spend so many cubes on an attack when nobody has said how many.
const USUAL: u8 = 2;

/// An attack on a target.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Strike {
    /// So many could be its target.
    pub targets: u8,
    pub target: Option<FigureId>,
    /// Successes on average.
    pub mean: f32,
    /// What the target parries on average.
    pub guard: f32,
    pub wounds: f32,
    /// How likely the target falls.
    pub falls: f32,
    /// What the target can take.
    pub lives: u8,
    /// Whether the mission is won by its fall.
    pub hunted: bool,
    /// How often it can be done.
    pub times: u8,
}

impl Strike {
    /// So many numbers say what it may come to.
    pub(super) const NUMBERS: usize = 9;

    pub(super) fn numbers(&self) -> [f32; Strike::NUMBERS] {
        [
            f32::from(self.targets.min(8)) / 4.0,
            self.mean / 4.0,
            self.guard / 4.0,
            self.wounds / 3.0,
            self.falls,
            f32::from(self.lives.min(16)) / 8.0,
            flag(self.hunted),
            f32::from(self.times.min(4)) / 3.0,
            self.wounds * f32::from(self.times.min(4)) / 6.0,
        ]
    }

    /// How good it is at a glance: to choose whom it would be made on.
    fn glance(&self) -> f32 {
        self.wounds + 2.0 * self.falls + 2.0 * flag(self.hunted)
    }
}

/// What an attacker swings: what it comes to, and how often.
#[derive(Clone, Copy)]
pub(super) struct Swing {
    successes: Spread,
    times: u8,
}

/// With so many cubes of a hero, or with a characteristic of a character's tile; with what is usual where nothing is said.
pub(super) fn swing(
    outlook: &Outlook,
    attacker: FigureId,
    kind: AttackKind,
    cubes: Option<u8>,
    line: Option<u8>,
) -> Option<Swing> {
    let scene = outlook.scene;
    match (scene.printed(attacker), scene.state.figure(attacker).body) {
        (PrintedFigure::Hero(sheet), Body::Hero(hero)) => {
            let mut handful = Handful::default();
            let armed = outlook.arm(hero, kind, &mut handful);
            if kind == AttackKind::Ranged && armed.is_none() {
                return None;
            }
            let most = || room(scene, account(scene.state, attacker, cube_box(kind))).min(USUAL);
            match sheet.characteristics[cube_box(kind) as usize] {
                Characteristic::Die(die) => handful.add(die, cubes.unwrap_or_else(most)),
                Characteristic::Empty => {}
                Characteristic::Forbidden => return None,
            }
            let successes = Spread::of(scene.content, &handful).plus(armed.unwrap_or(0));
            Some(Swing { successes, times: 1 })
        }
        (PrintedFigure::Character(tile), _) => {
            let lines = &tile.lines[cube_box(kind) as usize];
            let strength = |line: &gotham::printed::Line| outlook.mean_of(&line.dice) * f32::from(line.times);
            let printed = match line {
                Some(line) => lines.get(usize::from(line))?,
                None => lines.iter().max_by(|one, other| strength(one).total_cmp(&strength(other)))?,
            };
            let mut handful = Handful::default();
            printed.dice.iter().for_each(|&die| handful.add(die, 1));
            Some(Swing { successes: Spread::of(scene.content, &handful), times: printed.times })
        }
        (PrintedFigure::Hero(_), Body::Character(_)) => None,
    }
}

/// An attack on one target.
pub(super) fn strike(
    outlook: &Outlook,
    attacker: FigureId,
    target: FigureId,
    kind: AttackKind,
    swing: &Swing,
) -> Strike {
    let scene = outlook.scene;
    let mut less = scene.state.figure(attacker).shackles;
    if kind == AttackKind::Ranged {
        less += hindrance::to_actions(scene, attacker, LineTrigger::RangedAttack);
        if !scene.state.clouds.is_empty() {
            less += target::smoke(scene, attacker, target);
        }
    }
    let (attack, guard) = (swing.successes.less(less), outlook.guard(target));
    let lives = outlook.fatal(target);
    let (wounds, falls) = attack.against(&guard, lives);
    let hunted = match scene.state.figure(target).body {
        Body::Character(tile) => scene.state.tile(tile).printed.is_some_and(|place| is_hunted(scene, place)),
        Body::Hero(_) => false,
    };
    Strike {
        targets: 1,
        target: Some(target),
        mean: attack.mean(),
        guard: guard.mean(),
        wounds,
        falls,
        lives,
        hunted,
        times: swing.times,
    }
}

/// The best of the attacks that could be made from where the attacker stands.
pub(super) fn best_strike(
    outlook: &Outlook,
    attacker: FigureId,
    kind: AttackKind,
    swing: Option<Swing>,
) -> Strike {
    let scene = outlook.scene;
    let Some(swing) = swing else { return Strike::default() };
    let enemies =
        scene.state.figure_ids().filter(|&it| target::may_target(scene, attacker, it, kind).is_ok());
    let (mut best, mut targets) = (Strike::default(), 0u8);
    for enemy in enemies {
        let strike = strike(outlook, attacker, enemy, kind, &swing);
        targets += 1;
        if best.target.is_none() || strike.glance() > best.glance() {
            best = strike;
        }
    }
    Strike { targets, ..best }
}
