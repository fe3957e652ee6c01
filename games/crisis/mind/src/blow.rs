//! What one attack can be expected to take from its target.

use crisis::Crisis;
use crisis::attack::{self, Attack, Weapon};
use crisis::card::ability::{AttackStep, Figures, Kind, Occurrence, Roll as Of, Step, Superpower};
use crisis::cover;
use crisis::effect::{Frame, Source, count, modifiers, who};
use crisis::state::{FigureId, Reading, State};
use table::Scene;

use super::chances::{Roll, Spread, icons};
use super::steps;
use super::worth::Outlook;

/// More dice than this are never rolled again by one effect.
const ALL_DICE: u8 = 6;

/// A copy of the position in which attacks can be tried on: the rules read their figures off the attack that is being made.
pub(super) struct Range {
    state: State,
    /// Rolls that were worked out before: of hundreds of attacks that are weighed for one decision most roll alike.
    worked_out: Vec<(Roll, Spread)>,
}

impl Range {
    pub fn new(scene: Scene<Crisis>) -> Range {
        let mut state = scene.state.clone();
        state.attacks.clear();
        Range { state, worked_out: Vec::new() }
    }

    fn spread(&mut self, roll: Roll) -> Spread {
        if let Some((_, spread)) = self.worked_out.iter().find(|(known, _)| *known == roll) {
            return *spread;
        }
        let spread = roll.spread();
        self.worked_out.push((roll, spread));
        spread
    }

    /// What an attack gains on average for whoever makes it, its price taken off: what its target loses, the power it brings,
    /// what its rules do.
    pub fn value(
        &mut self,
        outlook: &Outlook,
        attacker: FigureId,
        weapon: Weapon,
        target: FigureId,
        covered: Covered,
    ) -> f32 {
        let content = outlook.scene.content;
        let (damage, dice) = self.damage(outlook, attacker, weapon, target, covered);
        let mean = damage.mean(f32::from);
        let mut value = damage.mean(|amount| outlook.loss(target, reduced(outlook.scene, target, amount)));
        self.state.attack_mut().dealt = (mean + 0.5) as u8;
        let scene = Scene { state: &self.state, content };
        let entry = weapon.entry(content, &self.state, attacker);
        let side = self.state.figure(attacker).side;
        let eyes = Outlook { scene, side, weights: outlook.weights };
        for (place, rule) in (0..).zip(&entry.rules).filter(|(_, rule)| !rule.steps.is_empty()) {
            let mut frame = Frame::new(Source::Rule(place), side, Some(attacker));
            let holds = rule.provided.as_ref().is_none_or(|claim| steps::may_hold(scene, &frame, claim));
            if holds && rule.at != Some(AttackStep::ChooseTarget) {
                let gain = steps::within_attack(&eyes, &mut frame, &rule.steps);
                value += icons(&rule.icons, dice) * if rule.may { gain.max(0.0) } else { gain };
            }
        }
        value - outlook.price(attacker, entry.cost)
    }

    /// How much damage an attack deals before effects of the target lower it, and how many dice it rolls.
    pub fn damage(
        &mut self,
        outlook: &Outlook,
        attacker: FigureId,
        weapon: Weapon,
        target: FigureId,
        covered: Covered,
    ) -> (Spread, u8) {
        self.damage_with(outlook, (attacker, weapon, target), covered, [0, 0])
    }

    /// The same with dice that an effect would add to the two pools.
    pub fn damage_with(
        &mut self,
        outlook: &Outlook,
        (attacker, weapon, target): (FigureId, Weapon, FigureId),
        covered: Covered,
        added: [u8; 2],
    ) -> (Spread, u8) {
        let content = outlook.scene.content;
        self.state.attacks.clear();
        let attack = Attack { target, added, ..Attack::new(outlook.scene, attacker, weapon) };
        self.state.attacks.push(attack);
        let scene = Scene { state: &self.state, content };
        let dice = attack::attack_dice(scene);
        let hits = Roll {
            dice,
            counting: modifiers::counting(scene, Of::Attack, attacker),
            explode: attack::criticals_add(scene, attacker, modifiers::criticals_add(scene)),
            again: rerolls(scene, Of::Attack, attacker),
            turned: 0,
        };
        let covered = match covered {
            Covered::AsTheyStand => cover::has(scene),
            Covered::No => false,
        };
        let blocks = Roll {
            dice: attack::defence_dice(scene),
            counting: modifiers::counting(scene, Of::Defence, target),
            explode: attack::criticals_add(scene, target, 1),
            again: rerolls(scene, Of::Defence, target),
            turned: u8::from(covered),
        };
        (self.spread(hits).beats(&self.spread(blocks)), dice)
    }
}

/// Whether cover is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Covered {
    /// From where both stand.
    AsTheyStand,
    /// The place is not settled.
    No,
}

/// What is left of damage after effects that lower it for nothing.
fn reduced(scene: Scene<Crisis>, target: FigureId, amount: u8) -> u8 {
    let mut left = amount;
    for (_, power) in scene.superpowers(target) {
        let free = power.cost.as_ref().is_none_or(|cost| cost.power.least() == 0);
        if let (true, Some(Occurrence::Damage { .. })) = (free, &power.when) {
            for step in &power.steps {
                if let Step::ReduceDamage { by, least } = step {
                    let frame = Frame::new(Source::Book, scene.state.figure(target).side, Some(target));
                    let by = count::plain(scene, &frame, None, by);
                    left = left.saturating_sub(by).max(least.unwrap_or(0).min(left));
                }
            }
        }
    }
    left
}

/// How many dice of a roll its side may roll again for nothing.
fn rerolls(scene: Scene<Crisis>, roll: Of, roller: FigureId) -> u8 {
    let side = scene.state.figure(roller).side;
    let mut dice = 0u8;
    for owner in scene.state.squad(side).filter(|&id| scene.state.is_up(id)) {
        for (place, power) in scene.superpowers(owner) {
            let free = power.cost.as_ref().is_none_or(|cost| cost.power.least() == 0);
            if !free || power.kind.value == Kind::Leadership {
                continue;
            }
            let frame = Frame {
                roller: Some(roller),
                ..Frame::new(Source::Power { figure: owner, power: place }, side, Some(owner))
            };
            if answers(scene, &frame, power, roll, roller) {
                dice = dice.saturating_add(rerolled(scene, &frame, power));
            }
        }
    }
    dice.min(ALL_DICE)
}

fn rerolled(scene: Scene<Crisis>, frame: &Frame, power: &Superpower) -> u8 {
    let dice = power.steps.iter().map(|step| match step {
        Step::Reroll { count, .. } => count::plain(scene, frame, None, count).min(ALL_DICE),
        _ => 0,
    });
    dice.sum()
}

/// Whether a superpower answers the modification of this roll.
fn answers(scene: Scene<Crisis>, frame: &Frame, power: &Superpower, roll: Of, roller: FigureId) -> bool {
    let one = |when: &Occurrence| {
        let Occurrence::Modify { roll: of, by, against, vs } = when else { return false };
        let attack = scene.state.attack();
        let other = if roller == attack.attacker { attack.target } else { attack.attacker };
        let is = |figures: &Figures, it: FigureId| who::is(scene, frame, figures, it);
        (*of == roll || *of == Of::Any)
            && is(by, roller)
            && (against.is_empty() || against.contains(&attack.kind))
            && vs.as_ref().is_none_or(|vs| is(vs, other))
    };
    match &power.when {
        Some(Occurrence::AnyOf(several)) => several.iter().any(one),
        Some(when) => one(when),
        None => false,
    }
}
