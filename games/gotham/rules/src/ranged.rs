//! Chapters V C 2 and VI D 2: ranged attacks of heroes and of characters, up to the pool.

use table::{Flow, Scene, Verdict, need};

use crate::attack::{self, Attack, AttackKind, Origin};
use crate::bearer::Reading;
use crate::dice::Handful;
use crate::printed::term::{CubeBox, DieType, LineTrigger, MaterialType};
use crate::printed::{Characteristic, Line};
use crate::state::{FigureId, HeroId};
use crate::target::{self, WhichTarget};
use crate::{Gotham, Play, energy, material, rule};

/// A hero's ranged attack, steps [a] to [j].
///
/// # Errors
/// A stop of the table.
pub fn by_hero(play: &mut Play, hero: HeroId) -> Flow<()> {
    let attacker = play.state.hero(hero).figure;
    // [a] and [b]
    let Some(mut attack) = name_target(play, attacker)? else { return Ok(()) };
    // [c]
    let why = rule!("hero-ranged.c.spend");
    let Some(cubes) = energy::intensity(play, hero, CubeBox::Ranged, why)? else { return Ok(()) };
    // [d]
    let sheet = &play.content.heroes[usize::from(play.state.hero(hero).printed)];
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Ranged.index()] {
        handful.add(die, cubes);
        attack.characteristic.push(die);
    }
    // [e]: a weapon, then the overhang.
    material::take_up_weapons(play, hero, LineTrigger::RangedAttack)?;
    let automatic = material::bonus(play.scene(), hero, LineTrigger::RangedAttack, &mut handful);
    overhang(play.scene(), &attack, &mut handful);
    // [f] to [j]
    attack::carry_out(play, attack, handful, automatic)?;
    material::put_down(play, hero, LineTrigger::RangedAttack);
    Ok(())
}

/// A character's ranged attack with one of its characteristics, steps [a] to [h].
///
/// # Errors
/// A stop of the table.
pub fn by_character(play: &mut Play, attacker: FigureId, line: &Line) -> Flow<()> {
    let Some(mut attack) = name_target(play, attacker)? else { return Ok(()) };
    let mut handful = Handful::default();
    for &die in &line.dice {
        handful.add(die, 1);
        attack.characteristic.push(die);
    }
    overhang(play.scene(), &attack, &mut handful);
    attack::carry_out(play, attack, handful, 0)
}

fn name_target(play: &mut Play, attacker: FigureId) -> Flow<Option<Attack>> {
    let kind = AttackKind::Ranged;
    let seat = play.state.seat_of(attacker);
    let Some(target) = play.choose_if_any(&WhichTarget { seat, attacker, kind })? else { return Ok(None) };
    let zone = play.state.figure(target).zone();
    Ok(zone.map(|zone| Attack::new(attacker, target, zone, kind, Origin::Action)))
}

/// One yellow die against a target below, however far below (hero-ranged.e.overhang, hero-ranged.e.overhang-flat).
fn overhang(scene: Scene<Gotham>, attack: &Attack, handful: &mut Handful) {
    let board = scene.board();
    let from = scene.state.figure(attack.attacker).zone();
    if from.is_some_and(|from| board.zone(attack.zone).elevation < board.zone(from).elevation) {
        handful.add(DieType::Yellow, 1);
    }
}

/// Whether a hero's ranged attack can be carried through (rulings.actions.no-empty).
///
/// # Errors
/// The rule that forbids it.
pub fn may_attack(scene: Scene<Gotham>, hero: HeroId) -> Verdict {
    let attacker = scene.state.hero(hero).figure;
    let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
    let can = sheet.characteristics[CubeBox::Ranged.index()] != Characteristic::Forbidden;
    need(can, rule!("general.characteristic.forbidden"))?;
    need(is_armed(scene, hero, |_| true), rule!("hero-ranged.a.needs-weapon"))?;
    need(energy::can_pay(scene, hero, CubeBox::Ranged), rule!("hero-ranged.c.saturated"))?;
    need(target::has_target(scene, attacker, AttackKind::Ranged), rule!("hero-ranged.b.target"))
}

/// Whether a hero carries a ranged weapon that he may use, of which something else is so.
pub fn is_armed(
    scene: Scene<Gotham>,
    hero: HeroId,
    wanted: impl Fn(&crate::printed::Material) -> bool,
) -> bool {
    material::carried(scene, hero).any(|(place, card)| {
        material::may_wield(scene, hero, place, MaterialType::RangedWeapon).is_ok() && wanted(card)
    })
}
