//! What an attack can be expected to gain, before anybody rolls.

use gotham::attack::AttackKind;
use gotham::bearer::{PrintedFigure, Reading as _};
use gotham::dice::Handful;
use gotham::energy::{account, room};
use gotham::hindrance::{self, are_enemies};
use gotham::material;
use gotham::printed::skill::{Skill, Step};
use gotham::printed::term::{Camp, CubeBox, DieType, LineTrigger, MaterialType, TileLevel, Trait};
use gotham::printed::{AutomaticDefence, Characteristic};
use gotham::state::{FigureId, HeroId};
use gotham::target;

use super::chances::{MOST, Spread};
use super::worth::Outlook;

/// A defender is taken to spend so many cubes at most.
const GUARD: u8 = 2;

/// An attacker and a target, whatever the dice.
struct Facing {
    /// Successes that are taken off the attack.
    less: u8,
    /// What each number of successes can be expected to take from the target's camp.
    worth: [f32; MOST + 1],
}

impl Facing {
    fn gain(&self, attack: Spread) -> f32 {
        attack.less(self.less).worth(|successes| self.worth[usize::from(successes)])
    }
}

/// An attack that could be made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    /// The characteristic of a character's tile.
    pub line: u8,
    /// The cubes that a hero spends.
    pub cubes: u8,
    /// What it gains, the cubes deducted.
    pub gain: f32,
}

impl Outlook<'_> {
    /// The best attack that a figure could make where it stands.
    pub(super) fn best_blow(&self, attacker: FigureId) -> Option<Blow> {
        let kinds = [AttackKind::Melee, AttackKind::Ranged];
        kinds.into_iter().filter_map(|kind| self.best_of_kind(attacker, kind)).reduce(better)
    }

    /// The best attack of one kind.
    pub(super) fn best_of_kind(&self, attacker: FigureId, kind: AttackKind) -> Option<Blow> {
        let state = self.scene.state;
        let enemies = state.figure_ids().filter(|&other| {
            are_enemies(state, attacker, other)
                && target::may_target(self.scene, attacker, other, kind).is_ok()
        });
        enemies.filter_map(|target| self.best_at(attacker, target, kind)).reduce(better)
    }

    /// The best attack of one kind on one target.
    pub(super) fn best_at(&self, attacker: FigureId, target: FigureId, kind: AttackKind) -> Option<Blow> {
        let facing = self.facing(attacker, target, kind);
        match self.scene.printed(attacker) {
            PrintedFigure::Hero(_) => self.by_hero(attacker, kind, &facing),
            PrintedFigure::Character(tile) => {
                let lines = (0..).zip(&tile.lines[cube_box(kind) as usize]);
                let blows = lines.map(|(line, printed)| {
                    let mut handful = Handful::default();
                    printed.dice.iter().for_each(|&die| handful.add(die, 1));
                    let gain = facing.gain(Spread::of(self.scene.content, &handful));
                    Blow { line, cubes: 0, gain: gain * f32::from(printed.times) }
                });
                blows.reduce(better)
            }
        }
    }

    /// With the number of cubes that gains most.
    fn by_hero(&self, attacker: FigureId, kind: AttackKind, facing: &Facing) -> Option<Blow> {
        let hero = self.scene.state.hero_of(attacker)?;
        let sheet = &self.scene.content.heroes[usize::from(self.scene.state.hero(hero).printed)];
        let mut weapon = Handful::default();
        let armed = self.arm(hero, kind, &mut weapon);
        if kind == AttackKind::Ranged && armed.is_none() {
            return None;
        }
        let characteristic = sheet.characteristics[cube_box(kind) as usize];
        let most = room(self.scene, account(self.scene.state, attacker, cube_box(kind)));
        let blows = (1..=most).filter_map(|cubes| {
            let mut handful = weapon;
            match characteristic {
                Characteristic::Die(die) => handful.add(die, cubes),
                Characteristic::Empty => {}
                Characteristic::Forbidden => return None,
            }
            let attack = Spread::of(self.scene.content, &handful).plus(armed.unwrap_or(0));
            let gain = facing.gain(attack) - self.weights.energy * f32::from(cubes);
            Some(Blow { line: 0, cubes, gain })
        });
        blows.reduce(better)
    }

    /// Adds the dice of the best weapon at hand; its automatic successes, or none if there is no weapon.
    pub(super) fn arm(&self, hero: HeroId, kind: AttackKind, handful: &mut Handful) -> Option<u8> {
        let (wanted, when) = match kind {
            AttackKind::Melee => (MaterialType::MeleeWeapon, LineTrigger::MeleeAttack),
            AttackKind::Ranged => (MaterialType::RangedWeapon, LineTrigger::RangedAttack),
        };
        let cards = material::carried(self.scene, hero)
            .filter(|(place, _)| material::may_wield(self.scene, hero, *place, wanted).is_ok());
        let lines = cards.flat_map(|(_, card)| card.lines.iter().filter(|line| line.when == when));
        let worth = |dice: &[DieType], successes: u8| self.mean_of(dice) + f32::from(successes);
        let best = lines.max_by(|one, other| {
            worth(&one.dice, one.successes).total_cmp(&worth(&other.dice, other.successes))
        })?;
        best.dice.iter().for_each(|&die| handful.add(die, 1));
        Some(best.successes)
    }

    /// What stands between an attacker and a target.
    fn facing(&self, attacker: FigureId, target: FigureId, kind: AttackKind) -> Facing {
        let scene = self.scene;
        let mut less = scene.state.figure(attacker).shackles;
        if kind == AttackKind::Ranged {
            less += hindrance::to_actions(scene, attacker, LineTrigger::RangedAttack);
            less += target::smoke(scene, attacker, target);
        }
        // A defence that was beaten lets poison in, of whoever deals no other wounds too.
        let poisons = |_, skill: &Skill| skill.abilities.iter().any(|it| it.steps.contains(&Step::Wound));
        let poison = scene.level_of(attacker, LineTrigger::Permanent, poisons);
        let harmless = scene.has(attacker, Trait::Harmless);
        // More wounds than it can take change nothing.
        let least = self.fatal(target);
        let mut losses = [0.0; MOST + 1];
        for beaten in 1..losses.len() {
            losses[beaten] = if beaten > usize::from(least) {
                losses[beaten - 1]
            } else {
                self.wounds(target, poison + if harmless { 0 } else { beaten as u8 })
            };
        }
        let guard = self.guard(target);
        let mut worth = [0.0; MOST + 1];
        for (successes, worth) in worth.iter_mut().enumerate() {
            *worth = guard.worth(|defence| losses[successes.saturating_sub(usize::from(defence))]);
        }
        Facing { less, worth }
    }

    /// The wounds that neutralise a figure.
    pub(super) fn fatal(&self, figure: FigureId) -> u8 {
        let state = self.scene.state;
        match state.hero_of(figure) {
            Some(hero) => state.hero(hero).cubes.total() - state.hero(hero).cubes.wounds,
            None => state.figure(figure).life,
        }
    }

    /// The defence that a target can be expected to put up.
    pub(super) fn guard(&self, target: FigureId) -> Spread {
        let scene = self.scene;
        let mut handful = Handful::default();
        let mut automatic = 0;
        let spare = room(scene, account(scene.state, target, CubeBox::Defence));
        match scene.printed(target) {
            PrintedFigure::Hero(sheet) => {
                match sheet.automatic_defence {
                    AutomaticDefence::None => {}
                    AutomaticDefence::Success => automatic += 1,
                    AutomaticDefence::Die(die) => handful.add(die, 1),
                }
                if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Defence as usize] {
                    handful.add(die, spare.min(GUARD));
                }
            }
            PrintedFigure::Character(tile) => {
                automatic += tile.automatic_defence;
                if tile.level != TileLevel::Henchman && scene.state.figure(target).camp == Camp::Villain {
                    handful.add(gotham::command_post::DEFENCE, spare.min(1));
                }
            }
        }
        Spread::of(scene.content, &handful).plus(automatic)
    }
}

/// The box that an attack is paid into.
pub(super) fn cube_box(kind: AttackKind) -> CubeBox {
    match kind {
        AttackKind::Melee => CubeBox::Melee,
        AttackKind::Ranged => CubeBox::Ranged,
    }
}

fn better(one: Blow, other: Blow) -> Blow {
    if other.gain > one.gain { other } else { one }
}
