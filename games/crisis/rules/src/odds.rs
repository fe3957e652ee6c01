//! Exact odds of an attack, through the same functions that play it.

mod lens;
mod sketch;

pub use lens::lens;
pub use sketch::Sketch;

use std::collections::BTreeMap;

use serde::Serialize;
use table::{Flow, Odds, Play as TablePlay, Says, Scene, best_odds};

use crate::Crisis;
use crate::ask::{Answer, Ask, Effect, May};
use crate::attack::{self, Attack, Order, Weapon};
use crate::card::ability::{Face, Roll};
use crate::dice::Faces;
use crate::effect::Source;
use crate::effect::window::superpower;
use crate::event::Step;
use crate::state::{FigureId, Whereabouts};

/// What came of one attack on one target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Outcome {
    /// Damage dealt.
    pub damage: u8,
    /// The target was dazed.
    pub dazed: bool,
    /// The target was knocked out.
    pub knocked_out: bool,
    /// The attacker's power afterwards.
    pub attacker_power: u8,
    /// The target's power afterwards.
    pub target_power: u8,
}

/// What both sides may spend while the odds are worked out. Effects that cost nothing are always used where they help.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choices {
    /// The attacking side also uses effects that cost power, and cards.
    pub attacker_pays: bool,
    /// The defending side also uses effects that cost power, and cards.
    pub defender_pays: bool,
}

impl Choices {
    /// Best play for both.
    pub const BEST: Choices = Choices { attacker_pays: true, defender_pays: true };
}

/// The odds of an attack against one target, with everything that belongs to it, under best play: the attacking side wants as
/// much damage as possible and the defending side as little, each with what it may spend; and each would rather keep its
/// power.
///
/// # Errors
/// When the attack can't be played from here.
pub fn attack(
    scene: Scene<Crisis>,
    attacker: FigureId,
    weapon: Weapon,
    target: FigureId,
    choices: Choices,
) -> Flow<Odds<Outcome>> {
    attack_within(scene, attacker, weapon, target, choices, u64::MAX)
}

/// The same for somebody who is waited for: given up after so many runs of the attack.
///
/// # Errors
/// When the attack can't be played from here; [`table::Stop::Cut`] when it was given up.
pub fn attack_within(
    scene: Scene<Crisis>,
    attacker: FigureId,
    weapon: Weapon,
    target: FigureId,
    choices: Choices,
    most: u64,
) -> Flow<Odds<Outcome>> {
    let side = scene.state.figure(attacker).side;
    let mut start = scene.state.clone();
    start.lens = lens(scene, attacker, weapon, target);
    start.lens.spends[side] = choices.attacker_pays;
    start.lens.spends[side.other()] = choices.defender_pays;
    let start = Scene { state: &start, content: scene.content };
    let cost = weapon.entry(scene.content, scene.state, attacker).cost;
    let rule = |play: &mut TablePlay<Crisis>| make(play, attacker, weapon, target, cost);
    best_odds(start, &[], side.seat(), strategy(attacker), rule, worth, most)
}

/// What an outcome is worth to the attacking side: its damage. Power only decides between what deals the same.
fn worth(outcome: &Outcome) -> f64 {
    let power = f64::from(outcome.attacker_power) - f64::from(outcome.target_power);
    f64::from(outcome.damage) + power / 1024.0
}

/// Makes the attack and looks what came of it.
fn make(
    play: &mut TablePlay<Crisis>,
    attacker: FigureId,
    weapon: Weapon,
    target: FigureId,
    cost: u8,
) -> Flow<Outcome> {
    let attack = Attack::new(play.scene(), attacker, weapon);
    play.state.attacks.push(attack);
    attack::against(play, &Order::plain(attacker, weapon), target, cost)?;
    let damage = play.state.attacks.last().map_or(0, |attack| attack.dealt);
    let (by, to) = (play.state.figure(attacker), play.state.figure(target));
    Ok(Outcome {
        damage,
        dazed: to.dazed,
        knocked_out: to.whereabouts == Whereabouts::Gone,
        attacker_power: by.power,
        target_power: to.power,
    })
}

/// How both sides play: what plainly helps is taken without a search, so that a search is left for what costs something.
///
/// Free effects are used as they are offered. Of their dice those are rerolled or changed that are no successes, as many as
/// may be: that never makes fewer successes, and damage only grows with the attacker's and shrinks with the defender's.
/// Of the other side's dice the best are spoiled. Whether to pay, how much, and which of several options, is sought.
/// What may follow an attack is left out: its damage is dealt, and another attack has odds of its own.
pub fn strategy(attacker: FigureId) -> impl FnMut(Scene<Crisis>, &Ask, &[Answer]) -> Says {
    move |scene, ask, options| {
        let side = ask.side();
        let wanted = match *ask {
            Ask::Effect { .. } | Ask::May { .. } if is_dealt(scene) => return Says::Take(declined(options)),
            Ask::Effect { .. } => return effect(scene, options),
            Ask::Dice { roll, available, least, most, .. } => {
                let own = (roll == Roll::Attack) == (side == scene.state.figure(attacker).side);
                Answer::Dice(if own {
                    worst(roll, available, most)
                } else {
                    best(roll, available, least.max(most))
                })
            }
            Ask::Face { .. } => Answer::Face(Face::Critical),
            Ask::Amount { .. } | Ask::Option { .. } | Ask::May { .. } => return Says::Seek,
            _ => return Says::Take(0),
        };
        Says::Take(options.iter().position(|option| *option == wanted).unwrap_or(0))
    }
}

/// What a player does who never searches: as [`strategy`] says, and of what it would seek the first. For tables that roll.
pub fn policy(attacker: FigureId) -> impl FnMut(Scene<Crisis>, &Ask, &[Answer]) -> usize {
    let mut strategy = strategy(attacker);
    move |scene, ask, options| match strategy(scene, ask, options) {
        Says::Take(option) => option,
        Says::Seek => 0,
    }
}

/// Whether the damage of the attack under way lies behind (attack.step14.after).
fn is_dealt(scene: Scene<Crisis>) -> bool {
    scene.state.attacks.last().is_some_and(|attack| attack.step > Some(Step::Damage))
}

/// The option that does nothing; where something must be done, the first.
fn declined(options: &[Answer]) -> usize {
    let nothing = |option: &Answer| matches!(option, Answer::Effect(Effect::Pass) | Answer::May(May::No));
    options.iter().position(nothing).unwrap_or(0)
}

/// Effects in the order they are offered: what must happen, and what may and costs nothing. When only such are left that cost
/// something, the best is sought.
fn effect(scene: Scene<Crisis>, options: &[Answer]) -> Says {
    let free = |source: Source| match source {
        Source::Power { figure, power } => {
            let power = superpower(scene.content, scene.state, figure, power);
            power.is_some_and(|power| !power.has_price())
        }
        Source::Tactic { .. } => false,
        _ => true,
    };
    let take = options.iter().position(|option| match option {
        Answer::Effect(Effect::Use(source)) => free(*source),
        _ => false,
    });
    take.map_or(Says::Seek, Says::Take)
}

/// The dice of a player that are worth rerolling or changing: blanks, then the other side's successes.
fn worst(roll: Roll, available: Faces, most: u8) -> Faces {
    let idle = if roll == Roll::Attack { Face::Block } else { Face::Hit };
    take_in_order(available, &[Face::Blank, idle, Face::Failure], most)
}

/// The other side's dice that are worth spoiling.
fn best(roll: Roll, available: Faces, most: u8) -> Faces {
    let plain = if roll == Roll::Attack { Face::Hit } else { Face::Block };
    take_in_order(available, &[Face::Critical, Face::Wild, plain], most)
}

fn take_in_order(available: Faces, order: &[Face], most: u8) -> Faces {
    let mut left = most;
    let mut taken = Faces::NONE;
    for &face in order {
        taken[face] = available[face].min(left);
        left -= taken[face];
    }
    taken
}

/// Every distribution that people look at.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// Always: nothing here is sampled.
    pub exact: bool,
    /// Mean damage.
    pub mean: f64,
    /// The chance of each amount of damage.
    pub damage: BTreeMap<u8, f64>,
    /// The target is dazed or knocked out.
    pub falls: f64,
    /// Mean power of the attacker afterwards.
    pub attacker_power: f64,
    /// Mean power of the target afterwards.
    pub target_power: f64,
}

impl From<&Odds<Outcome>> for Summary {
    fn from(odds: &Odds<Outcome>) -> Summary {
        let mut damage = BTreeMap::new();
        for (outcome, chance) in &odds.outcomes {
            *damage.entry(outcome.damage).or_insert(0.0) += chance;
        }
        Summary {
            exact: true,
            mean: odds.mean(|outcome| f64::from(outcome.damage)),
            damage,
            falls: odds.chance(|outcome| outcome.dazed || outcome.knocked_out),
            attacker_power: odds.mean(|outcome| f64::from(outcome.attacker_power)),
            target_power: odds.mean(|outcome| f64::from(outcome.target_power)),
        }
    }
}

#[cfg(test)]
mod tests;
