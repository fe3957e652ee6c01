//! Effects that could do nothing: where they are free and may be left out, nobody is asked about them (q.idle-may).

use table::Scene;

use super::perform::{GrantedAttack, granted_weapons};
use super::{Frame, Things, who};
use crate::card::ability::{Pick, Step};
use crate::state::{FigureId, Side};
use crate::{Crisis, attack};

/// Whether none of the steps could do anything now. A step that is not looked into counts as one that could.
pub(crate) fn is_idle(scene: Scene<Crisis>, frame: &Frame, steps: &[Step]) -> bool {
    steps.iter().all(|step| match step {
        Step::Attack { by, with, without, free, target, reach, .. } => {
            let granted = GrantedAttack {
                by: by.as_ref(),
                with,
                without: without.is_some(),
                free: *free,
                target: target.as_ref(),
                reach: reach.as_ref(),
            };
            !could_attack(scene, frame, &granted)
        }
        Step::Heal { who, .. } => {
            !affected(scene, frame, who).any(|figure| scene.state.figure(figure).damage > 0)
        }
        Step::Suffer { who, .. }
        | Step::GainConditions { who, .. }
        | Step::RemoveConditions { who, .. }
        | Step::Advance { who, .. }
        | Step::Push { who, .. }
        | Step::Place { who, .. }
        | Step::KnockOut { who }
        | Step::TakeControl { who, .. } => affected(scene, frame, who).next().is_none(),
        Step::Throw { what, .. } => {
            let thrown = named(scene, frame, what);
            thrown.pieces.iter().next().is_none() && affected(scene, frame, what).next().is_none()
        }
        Step::Lasting(lasting) => lasting.who.as_ref().is_some_and(|who| named(scene, frame, who).is_empty()),
        // In the order of the book, each player goes through what is theirs.
        Step::ForEach { r#in, order: Some(_), .. } => Side::BOTH
            .into_iter()
            .all(|side| who::candidates(scene, &Frame { side, ..frame.clone() }, r#in).is_empty()),
        Step::ForEach { r#in, .. } => who::candidates(scene, frame, r#in).is_empty(),
        Step::May(steps) => is_idle(scene, frame, steps),
        _ => false,
    })
}

/// What a pick names, or what could be chosen for it.
fn named(scene: Scene<Crisis>, frame: &Frame, pick: &Pick) -> Things {
    match pick {
        Pick::Choose { from, .. } => who::candidates(scene, frame, from),
        _ => who::things(scene, frame, pick, None),
    }
}

/// The characters among them that anything affects (damage.dazed.unaffected).
fn affected<'a>(
    scene: Scene<'a, Crisis>,
    frame: &Frame,
    pick: &Pick,
) -> impl Iterator<Item = FigureId> + use<'a> {
    let figures = named(scene, frame, pick).figures;
    scene.state.figure_ids().filter(move |&id| figures.has(id.0) && scene.state.is_up(id))
}

fn could_attack(scene: Scene<Crisis>, frame: &Frame, granted: &GrantedAttack) -> bool {
    let owner = Pick::Owner;
    affected(scene, frame, granted.by.unwrap_or(&owner)).any(|attacker| {
        granted_weapons(scene, granted, attacker)
            .into_iter()
            .any(|weapon| attack::targets(scene, &granted.order(scene, frame, attacker, weapon)))
    })
}

/// Whether steps could give others something to do that could do nothing before: by moving characters, terrain or tokens,
/// say. Power and rolls do not.
pub(super) fn stirs(steps: &[Step]) -> bool {
    steps.iter().any(|step| match step {
        Step::GainPower { .. } | Step::LosePower { .. } | Step::Heal { .. } | Step::Roll { .. } => false,
        Step::If { then, r#else, .. } => stirs(then) || stirs(r#else),
        Step::May(steps) | Step::ForEach { r#do: steps, .. } => stirs(steps),
        _ => true,
    })
}
