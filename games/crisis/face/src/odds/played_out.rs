//! Odds from the middle of an attack: the step is played to its end in every way it can go.

use std::cell::Cell;
use std::collections::BTreeMap;

use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use crisis::event::Step;
use crisis::odds::{lens, strategy};
use crisis::state::{State, Whereabouts};
use host::Open;
use table::{Game as _, Play, Says, Scene, Stop, best_odds};
use wire::odds::Odds;

/// So many ways are played before it is given up: exact odds, or none.
const MOST_PATHS: u64 = 1_500;

/// What a character suffers until the step is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Suffered {
    damage: u8,
    dazed: bool,
    out: bool,
}

/// What the target of the attack under way suffers if a question is answered like this, and both sides go on as well as they can.
pub(super) fn of(open: &Open<Crisis>, answer: Answer) -> Option<Odds> {
    let scene = open.scene;
    let attack = scene.state.attacks.last()?;
    // Once damage is dealt nothing is left to chance that a number could tell.
    let step = attack.step.filter(|step| *step < Step::Damage)?;
    let (attacker, weapon, target) = (attack.attacker, attack.weapon, attack.target);
    let before = scene.state.figure(target);
    let (damage, dazed) = (before.damage, before.dazed);
    let mut start: State = open.checkpoint.clone();
    if step < Step::AttackRoll {
        // Nothing lies on the table yet, so that only those faces need be told apart that some rule can look at.
        start.lens = lens(scene, attacker, weapon, target);
    }
    let checkpoint = Scene { state: &start, content: scene.content };
    let asked = open.pending.ask;
    let answered = Cell::new(false);
    let mut best = strategy(attacker);
    let chooses = |scene: Scene<Crisis>, ask: &Ask, options: &[Answer]| {
        // The very question that stands gets the answer; from there on both sides play as well as they can.
        if *ask == asked && !answered.replace(true) {
            return Says::Take(options.iter().position(|option| *option == answer).unwrap_or(0));
        }
        best(scene, ask, options)
    };
    let side = scene.state.figure(attacker).side;
    let rule = |play: &mut Play<Crisis>| {
        answered.set(false);
        match Crisis::step(play) {
            Ok(()) | Err(Stop::Over) => {}
            Err(stop) => return Err(stop),
        }
        let after = play.state.figure(target);
        Ok(Suffered {
            damage: after.damage.saturating_sub(damage),
            dazed: after.dazed && !dazed,
            out: after.whereabouts == Whereabouts::Gone,
        })
    };
    let worth = |suffered: &Suffered| f64::from(suffered.damage);
    let odds = best_odds(checkpoint, open.since, side.seat(), chooses, rule, worth, MOST_PATHS).ok()?;
    let mut amounts: BTreeMap<u8, f64> = BTreeMap::new();
    for (suffered, chance) in &odds.outcomes {
        *amounts.entry(suffered.damage).or_insert(0.0) += chance;
    }
    let falls = [odds.chance(|it| it.dazed), odds.chance(|it| it.out)];
    Some(super::told(scene, open.reader.words, target, amounts.into_iter().collect(), falls))
}
