//! Chapters V C 1 and VI D 1: melee attacks of heroes and of characters, up to the pool.

use table::{Flow, Scene, Verdict, need};

use crate::attack::{self, Attack, AttackKind, Origin};
use crate::dice::Handful;
use crate::printed::term::{CubeBox, LineTrigger};
use crate::printed::{Characteristic, Line};
use crate::state::{FigureId, HeroId};
use crate::target::{self, WhichTarget};
use crate::{Gotham, Play, effect, energy, material, rule};

/// A hero's melee attack, steps [a] to [j].
///
/// # Errors
/// A stop of the table.
pub fn by_hero(play: &mut Play, hero: HeroId) -> Flow<()> {
    let attacker = play.state.hero(hero).figure;
    // [a]: Shackle is declared with the attack (skills.shackle.when).
    let shackle = effect::shackle(play, attacker)?;
    // [b]
    let Some(mut attack) = name_target(play, attacker)? else { return Ok(()) };
    attack.shackle = shackle;
    // [c]: the intensity, one cube at least.
    let why = rule!("hero-melee.c.spend");
    let Some(cubes) = energy::intensity(play, hero, CubeBox::Melee, why)? else { return Ok(()) };
    // [d]
    let sheet = &play.content.heroes[usize::from(play.state.hero(hero).printed)];
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Melee.index()] {
        handful.add(die, cubes);
        attack.characteristic.push(die);
    }
    // [e]: one weapon or none; Shackle skips this (skills.shackle.no-weapon).
    if shackle == 0 {
        material::take_up_weapons(play, hero, LineTrigger::MeleeAttack)?;
    }
    let automatic = material::bonus(play.scene(), hero, LineTrigger::MeleeAttack, &mut handful);
    // [f] to [j]
    attack::carry_out(play, attack, handful, automatic)?;
    material::put_down(play, hero, LineTrigger::MeleeAttack);
    Ok(())
}

/// A character's melee attack with one of its characteristics, steps [a] to [h]. Characters spend no cubes and have no
/// weapons (character-actions.no-energy-cost, character-actions.melee.no-weapons).
///
/// # Errors
/// A stop of the table.
pub fn by_character(play: &mut Play, attacker: FigureId, line: &Line) -> Flow<()> {
    let shackle = effect::shackle(play, attacker)?;
    let Some(mut attack) = name_target(play, attacker)? else { return Ok(()) };
    attack.shackle = shackle;
    let mut handful = Handful::default();
    for &die in &line.dice {
        handful.add(die, 1);
        attack.characteristic.push(die);
    }
    attack::carry_out(play, attack, handful, 0)
}

fn name_target(play: &mut Play, attacker: FigureId) -> Flow<Option<Attack>> {
    let kind = AttackKind::Melee;
    let seat = play.state.seat_of(attacker);
    let Some(target) = play.choose_if_any(&WhichTarget { seat, attacker, kind })? else { return Ok(None) };
    let zone = play.state.figure(target).zone();
    Ok(zone.map(|zone| Attack::new(attacker, target, zone, kind, Origin::Action)))
}

/// Whether a hero's melee attack can be carried through (rulings.actions.no-empty).
///
/// # Errors
/// The rule that forbids it.
pub fn may_attack(scene: Scene<Gotham>, hero: HeroId) -> Verdict {
    let attacker = scene.state.hero(hero).figure;
    let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
    let can = sheet.characteristics[CubeBox::Melee.index()] != Characteristic::Forbidden;
    need(can, rule!("general.characteristic.forbidden"))?;
    need(energy::can_pay(scene, hero, CubeBox::Melee), rule!("hero-melee.c.saturated"))?;
    need(target::has_target(scene, attacker, AttackKind::Melee), rule!("hero-melee.b.no-target"))
}
