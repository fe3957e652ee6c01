//! Chapters V C 1 and VI D 1: melee attacks of heroes and of characters.

use table::{Flow, Question, Scene, Seat, Verdict, need};

use crate::ask::{Amount, Ask, Weapon};
use crate::bearer::{PrintedFigure, Reading};
use crate::count::{Count, automatic_successes};
use crate::defence::{self, HowMany};
use crate::dice::{Handful, Pool};
use crate::energy::{account, room, spend};
use crate::event::Event;
use crate::hindrance::{are_enemies, are_friends};
use crate::printed::skill::{Claim, Counted, Modifier};
use crate::printed::term::{CubeBox, DieType, LineTrigger, MaterialType};
use crate::printed::{Characteristic, Line};
use crate::state::{Body, CardPlace, FigureId, HeroId};
use crate::{Gotham, Play, material, reroll, rule};

/// A hero's melee attack, steps [a] to [j].
///
/// # Errors
/// A stop of the table.
pub fn by_hero(play: &mut Play, hero: HeroId) -> Flow<()> {
    let attacker = play.state.hero(hero).figure;
    let seat = play.state.seat_of(attacker);
    // [a] and [b]
    let Some(target) = play.choose_if_any(&WhichTarget { seat, attacker })? else { return Ok(()) };
    // [c]: the intensity, one cube at least.
    let purse = account(&play.state, attacker, CubeBox::Melee);
    let Amount(cubes) = play.choose(&HowMany { seat, figure: attacker, purse, least: 1, attack: 0 })?;
    spend(play, purse, cubes, rule!("hero-melee.c.spend"));
    // [d]
    let sheet = &play.content.heroes[usize::from(play.state.hero(hero).printed)];
    let mut handful = Handful::default();
    if let Characteristic::Die(die) = sheet.characteristics[CubeBox::Melee as usize] {
        handful.add(die, cubes);
    }
    berserk(play.scene(), attacker, &mut handful);
    // [e]: one weapon or none.
    let weapon = play.choose_if_any(&WhichWeapon { seat, hero })?.unwrap_or(Weapon::None);
    let bonus = wield(play, weapon, &mut handful);
    strike(play, attacker, target, handful, bonus)
}

/// A character's melee attack with one of its characteristics, steps [a] to [h].
///
/// # Errors
/// A stop of the table.
pub fn by_character(play: &mut Play, attacker: FigureId, line: &Line) -> Flow<()> {
    let seat = play.state.seat_of(attacker);
    let Some(target) = play.choose_if_any(&WhichTarget { seat, attacker })? else { return Ok(()) };
    let mut handful = Handful::default();
    line.dice.iter().for_each(|&die| handful.add(die, 1));
    berserk(play.scene(), attacker, &mut handful);
    strike(play, attacker, target, handful, 0)
}

/// From the roll to the end, the same for all: [f] to [j] of heroes, [d] to [h] of characters.
fn strike(play: &mut Play, attacker: FigureId, target: FigureId, handful: Handful, bonus: u8) -> Flow<()> {
    let printed = play.content;
    let why = rule!("hero-melee.f.roll");
    let mut pool = Pool::roll(printed, &handful, |die, count| play.dice(die, count, why))?;
    play.event(why, |_| Event::Rolled { figure: attacker, pool });
    reroll::rerolls(play, attacker, &handful, &mut pool)?;
    let (of, during) = (Counted::MeleeAttack, LineTrigger::MeleeAttack);
    let count = Count { figure: attacker, of, during, opponent: target, pool };
    // Never hindered (hero-melee.h.no-hindrance).
    let successes = pool.successes() + bonus + automatic_successes(play.scene(), &count);
    play.event(rule!("hero-melee.h.count"), |_| Event::Attacked { attacker, target, successes });
    defence::defend(play, target, attacker, successes, Counted::DefenceAgainstMelee)
}

/// Berserk's dice, for who is half wounded (skills.berserk.effect).
fn berserk(scene: Scene<Gotham>, attacker: FigureId, handful: &mut Handful) {
    let (lost, all) = match (scene.printed(attacker), scene.state.figure(attacker).body) {
        (PrintedFigure::Hero(sheet), Body::Hero(hero)) => (scene.state.hero(hero).cubes.wounds, sheet.energy),
        (PrintedFigure::Character(tile), _) => (tile.life - scene.state.figure(attacker).life, tile.life),
        (PrintedFigure::Hero(_), Body::Character(_)) => return,
    };
    let half_wounded = lost >= all.div_ceil(2);
    for wanted in DieType::ALL {
        let level = scene.level(attacker, LineTrigger::MeleeAttack, |modifier| match modifier {
            Modifier::AddMeleeDice { die, provided } => {
                let met = |claim: &Claim| *claim == Claim::HalfWounded && half_wounded;
                *die == wanted && provided.iter().all(met)
            }
            _ => false,
        });
        if level > 0 {
            handful.add(wanted, level);
        }
    }
}

/// Adds what a weapon gives: its dice to the pool, its automatic successes as a number (material.bonus.die).
fn wield(play: &Play, weapon: Weapon, handful: &mut Handful) -> u8 {
    let Weapon::Card(card) = weapon else { return 0 };
    let printed = play.state.cards[usize::from(card)].printed;
    let lines = play.content.materials[usize::from(printed)].lines.iter();
    // Of several melee lines the hero would choose one; the house cards have one each (material.line.choose-one).
    let Some(line) = lines.into_iter().find(|line| line.when == LineTrigger::MeleeAttack) else { return 0 };
    line.dice.iter().for_each(|&die| handful.add(die, 1));
    line.successes
}

/// Whether a figure may be the target of a melee attack (hero-melee.b.same-zone, hero-melee.b.oversaturated-neighbour,
/// skills.reach.effect, skills.protected.effect).
pub fn may_target(scene: Scene<Gotham>, attacker: FigureId, target: FigureId) -> Verdict {
    need(usize::from(target.0) < scene.state.figures.len(), rule!("rulings.target.enemies-only"))?;
    need(are_enemies(scene.state, attacker, target), rule!("rulings.target.enemies-only"))?;
    need(!scene.state.is_neutralised(target), rule!("rulings.neutralised.not-a-target"))?;
    let (Some(from), Some(to)) = (scene.state.figure(attacker).zone(), scene.state.figure(target).zone())
    else {
        return Err(rule!("hero-melee.b.no-target").into());
    };
    if from != to {
        let (board, broken) = (scene.board(), &scene.state.broken_walls);
        need(board.sight.between(from, to, broken), rule!("hero-melee.b.neighbour-needs-sight"))?;
        let full = board.adjacent(from, broken).has(to) && scene.oversaturates(attacker, to);
        let reach = scene.level(attacker, LineTrigger::MeleeAttack, |it| *it == Modifier::Reach);
        let near = reach > 0 && board.distance(from, to, broken).is_some_and(|distance| distance <= reach);
        need(full || near, rule!("hero-melee.b.neighbour-not-full"))?;
    }
    let shield = |modifier: &Modifier| *modifier == Modifier::Protected;
    let protected = scene.level(target, LineTrigger::Permanent, shield);
    let guards = scene.state.figures_in(to).filter(|&other| {
        are_friends(scene.state, target, other) && scene.level(other, LineTrigger::Permanent, shield) == 0
    });
    need(protected == 0 || guards.count() < usize::from(protected), rule!("skills.protected.effect"))
}

/// Whether a hero's melee attack can be carried through (rulings.actions.no-empty).
pub fn may_attack(scene: Scene<Gotham>, hero: HeroId) -> Verdict {
    let attacker = scene.state.hero(hero).figure;
    let sheet = &scene.content.heroes[usize::from(scene.state.hero(hero).printed)];
    let can = sheet.characteristics[CubeBox::Melee as usize] != Characteristic::Forbidden;
    need(can, rule!("general.characteristic.forbidden"))?;
    let cubes = room(scene, account(scene.state, attacker, CubeBox::Melee));
    need(cubes > 0, rule!("hero-melee.c.saturated"))?;
    need(has_target(scene, attacker), rule!("hero-melee.b.no-target"))
}

/// Whether anybody can be named.
pub fn has_target(scene: Scene<Gotham>, attacker: FigureId) -> bool {
    scene.state.figure_ids().any(|target| may_target(scene, attacker, target).is_ok())
}

/// Who is the target?
struct WhichTarget {
    seat: Seat,
    attacker: FigureId,
}

impl Question<Gotham> for WhichTarget {
    type Answer = FigureId;

    fn ask(&self) -> Ask {
        Ask::MeleeTarget { seat: self.seat, attacker: self.attacker }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(FigureId)) {
        let enemies = scene.state.figure_ids().filter(|&it| are_enemies(scene.state, self.attacker, it));
        enemies.for_each(emit);
    }

    fn verdict(&self, scene: Scene<Gotham>, target: FigureId) -> Verdict {
        may_target(scene, self.attacker, target)
    }
}

/// Which weapon?
struct WhichWeapon {
    seat: Seat,
    hero: HeroId,
}

impl Question<Gotham> for WhichWeapon {
    type Answer = Weapon;

    fn ask(&self) -> Ask {
        Ask::MeleeWeapon { seat: self.seat, hero: self.hero }
    }

    fn candidates(&self, scene: Scene<Gotham>, emit: &mut impl FnMut(Weapon)) {
        emit(Weapon::None);
        (0..scene.state.cards.len() as u8).for_each(|card| emit(Weapon::Card(card)));
    }

    fn verdict(&self, scene: Scene<Gotham>, weapon: Weapon) -> Verdict {
        let Weapon::Card(card) = weapon else { return Ok(()) };
        let there = scene.state.cards.get(usize::from(card));
        let Some(card) = there.filter(|card| card.place == CardPlace::Carried(self.hero)) else {
            return Err(rule!("material.carried-only").into());
        };
        let printed = &scene.content.materials[usize::from(card.printed)];
        need(printed.kind == MaterialType::MeleeWeapon, rule!("hero-melee.e.optional-weapon"))?;
        need(material::may_use(scene, self.hero, printed), rule!("material.restriction.moral-code"))
    }
}
