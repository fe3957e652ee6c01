//! How many, and whether it is so.

use table::{Flow, Scene, fit};

use super::{Bound, Frame, who};
use crate::card::ability::{Actor, Amount, Claim, Counted, Face, Pick, Roll, RollOf};
use crate::dice::{Faces, Pool};
use crate::state::{FigureId, Reading};
use crate::{Crisis, Play};

/// An amount as the least and the most that a player may choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

/// What an amount allows. Only here are the dice of an attack looked at.
///
/// # Errors
/// A stop of the table.
pub fn bounds(play: &mut Play, frame: &Frame, amount: &Amount) -> Flow<Bounds> {
    let Amount::Counted(counted) = amount else {
        let plain = plain(play.scene(), frame, None, amount);
        return Ok(Bounds { least: plain, most: plain });
    };
    Ok(match &**counted {
        Counted::All => Bounds { least: u8::MAX, most: u8::MAX },
        Counted::Any => Bounds { least: 0, most: u8::MAX },
        Counted::UpTo(most) => Bounds { least: 0, most: bounds(play, frame, most)?.most },
        Counted::Half(whole) => {
            let half = bounds(play, frame, whole)?.most.div_ceil(2);
            Bounds { least: half, most: half }
        }
        Counted::Faces { roll, any } => {
            let shown = showing(play, frame, *roll, any)?;
            Bounds { least: shown, most: shown }
        }
        _ => {
            let plain = plain(play.scene(), frame, None, amount);
            Bounds { least: plain, most: plain }
        }
    })
}

/// An amount that nobody chooses.
///
/// # Errors
/// A stop of the table.
pub fn amount(play: &mut Play, frame: &Frame, amount: &Amount) -> Flow<u8> {
    Ok(bounds(play, frame, amount)?.most)
}

/// An amount that needs no look at the dice of an attack.
pub fn plain(scene: Scene<Crisis>, frame: &Frame, it: Option<FigureId>, amount: &Amount) -> u8 {
    let counted = match amount {
        Amount::Number(number) => return *number,
        Amount::Counted(counted) => &**counted,
    };
    let one = |pick: &Pick| who::things(scene, frame, pick, it).figures.iter().next().map(FigureId);
    let several = |all: &[Amount]| all.iter().map(|one| plain(scene, frame, it, one)).collect::<Vec<u8>>();
    match counted {
        Counted::All | Counted::Any => u8::MAX,
        Counted::UpTo(most) => plain(scene, frame, it, most),
        Counted::Half(whole) => plain(scene, frame, it, whole).div_ceil(2),
        Counted::DamageDealt => scene.state.attacks.last().map_or(0, |attack| attack.dealt),
        Counted::RoundNumber => scene.state.round,
        Counted::The(name) => frame.amount(*name),
        Counted::SizeOf(pick) => one(pick).map_or(0, |id| scene.card(id).size),
        Counted::PowerOf(pick) => one(pick).map_or(0, |id| scene.state.figure(id).power),
        Counted::ThreatOf(pick) => one(pick).map_or(0, |id| scene.character(id).threat),
        Counted::TokensHeld(pick) => one(pick).map_or(0, |id| fit::<u8>(scene.state.held_by(id).count())),
        Counted::DefenceOf { who, r#type } => one(who).map_or(0, |id| scene.card(id).defence[*r#type]),
        Counted::Faces { roll, any } => match roll {
            RollOf::Named(name) => match frame.the(*name) {
                Some(Bound::Dice(dice)) => dice.showing(any),
                _ => 0,
            },
            RollOf::Attack | RollOf::Defence => 0,
        },
        Counted::Count(figures) => fit::<u8>(who::all(scene, frame, figures).0.count_ones()),
        Counted::Times(all) => several(all).into_iter().fold(1, u8::saturating_mul),
        Counted::Sum(all) => several(all).into_iter().fold(0, u8::saturating_add),
        Counted::AtLeast(all) => several(all).into_iter().max().unwrap_or(0),
    }
}

/// Whether a claim holds. Only here are the dice of an attack looked at.
///
/// # Errors
/// A stop of the table.
pub fn claim(play: &mut Play, frame: &Frame, claim_made: &Claim) -> Flow<bool> {
    match claim_made {
        Claim::Not(inner) => Ok(!claim(play, frame, inner)?),
        Claim::Shows { roll, faces, any } => match roll {
            RollOf::Named(_) => Ok(holds(play.scene(), frame, None, claim_made)),
            RollOf::Attack | RollOf::Defence => {
                let (faces, any) = (faces.clone(), *any);
                see(play, *roll, move |pool| if any { pool.showing(&faces) > 0 } else { pool.hold(&faces) })
            }
        },
        Claim::AtLeast(one, other) => Ok(amount(play, frame, one)? >= amount(play, frame, other)?),
        Claim::AtMost(one, other) => Ok(amount(play, frame, one)? <= amount(play, frame, other)?),
        Claim::MoreThan(one, other) => Ok(amount(play, frame, one)? > amount(play, frame, other)?),
        _ => Ok(holds(play.scene(), frame, None, claim_made)),
    }
}

/// Whether a claim holds that needs no look at the dice of an attack.
pub fn holds(scene: Scene<Crisis>, frame: &Frame, it: Option<FigureId>, claim: &Claim) -> bool {
    let number = |amount: &Amount| plain(scene, frame, it, amount);
    match claim {
        Claim::Not(inner) => !holds(scene, frame, it, inner),
        Claim::Happened(name) => match frame.the(*name) {
            None => false,
            Some(Bound::Amount(amount)) => amount > 0,
            Some(Bound::Dice(_)) => true,
            Some(Bound::Things(things)) => !things.is_empty(),
        },
        Claim::DamageDealt => scene.state.attacks.last().is_some_and(|attack| attack.dealt > 0),
        Claim::TargetFell => scene.state.attacks.last().is_some_and(|attack| attack.target_fell),
        Claim::Is { who: pick, a } => {
            let mut named = who::things(scene, frame, pick, it).figures.iter();
            named.any(|id| who::is(scene, frame, a, FigureId(id)))
        }
        Claim::Any(figures) => scene.state.on_battlefield().any(|id| who::is(scene, frame, figures, id)),
        Claim::Shows { roll, faces, any } => match roll {
            RollOf::Named(name) => match frame.the(*name) {
                Some(Bound::Dice(dice)) if *any => dice.showing(faces) > 0,
                Some(Bound::Dice(dice)) => dice.hold(faces),
                _ => false,
            },
            RollOf::Attack | RollOf::Defence => false,
        },
        Claim::AtLeast(one, other) => number(one) >= number(other),
        Claim::AtMost(one, other) => number(one) <= number(other),
        Claim::MoreThan(one, other) => number(one) > number(other),
        Claim::Behind(actor) => {
            let side = if *actor == Actor::You { frame.side } else { frame.side.other() };
            scene.state.points[side] < scene.state.points[side.other()]
        }
    }
}

/// How many dice of a roll show one of some faces.
fn showing(play: &mut Play, frame: &Frame, roll: RollOf, any: &[Face]) -> Flow<u8> {
    match roll {
        RollOf::Named(name) => Ok(match frame.the(name) {
            Some(Bound::Dice(dice)) => Faces::showing(dice, any),
            _ => 0,
        }),
        RollOf::Attack | RollOf::Defence => {
            let any = any.to_vec();
            see(play, roll, move |pool| pool.showing(&any))
        }
    }
}

/// Looks at one aspect of a roll of the attack.
fn see<A: Clone + Eq + std::hash::Hash + 'static>(
    play: &mut Play,
    roll: RollOf,
    aspect: impl Fn(&Pool) -> A,
) -> Flow<A> {
    if play.state.attacks.is_empty() {
        return Ok(aspect(&Pool::lying(Roll::Attack, Faces::NONE)));
    }
    match roll {
        RollOf::Attack => play.see(|state| &mut state.attack_mut().attack_pool, aspect),
        RollOf::Defence | RollOf::Named(_) => play.see(|state| &mut state.attack_mut().defence_pool, aspect),
    }
}
