//! How likely a side is to win, as far as the greedy mind's eyes see: points, bodies, and what is held.

use pow::Pow;
use pow::card::ObjectiveKind;
use pow::state::{ObjectiveId, Side};
use table::{Scene, Seat};

use super::aims;
use super::weights::Weights;
use super::worth::Outlook;

/// What a lead of one point is worth in the middle of a game, before it is bent into a chance.
const POINT: f32 = 0.35;

/// The chance, from 0 to 1. A lead counts the more the less time there is.
pub(super) fn of(scene: Scene<Pow>, seat: Seat) -> f32 {
    let weights = Weights::default();
    let outlook = Outlook::new(scene, &weights);
    let side = Side::at(seat).unwrap_or(Side::A);
    let lead = has(&outlook, side) - has(&outlook, side.other());
    let late = 1.0 + 1.5 / (1.0 + f32::from(aims::turns_left(scene)));
    let bent = POINT * lead * late;
    0.5 + 0.5 * bent / (1.0 + bent * bent).sqrt()
}

/// In points: those that are scored, figures as they are, and half of what the other side would gain by taking what is held.
fn has(outlook: &Outlook, side: Side) -> f32 {
    let state = outlook.scene.state;
    let bodies: f32 = state.team(side).map(|id| outlook.now(id)).sum();
    let held: f32 = (0..)
        .map(ObjectiveId)
        .zip(&state.objectives)
        .filter(|(_, objective)| objective.kind == ObjectiveKind::Pillar && objective.holder == Some(side))
        .map(|(id, _)| 0.5 * aims::worth(outlook, side.other(), id))
        .sum();
    f32::from(state.points[side]) + bodies + held
}
