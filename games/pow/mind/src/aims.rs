//! What the mission is about: the points in pillars and relics.

use pow::Pow;
use pow::card::{ObjectiveKind, Scoring};
use pow::state::{ObjectiveId, Reading, Side};
use table::Scene;

use super::worth::Outlook;

/// How many turns still end, this one included.
pub(super) fn turns_left(scene: Scene<Pow>) -> u8 {
    (scene.mission().turns + 1).saturating_sub(scene.state.turn.max(1))
}

/// What it is worth to a side to control this pillar or to carry this relic from now on, instead of whoever does.
pub(super) fn worth(outlook: &Outlook, side: Side, id: ObjectiveId) -> f32 {
    let (scene, sure) = (outlook.scene, outlook.weights.sure);
    match scene.state.objectives[usize::from(id.0)].kind {
        ObjectiveKind::Pillar => pillar(scene, side, id, sure),
        ObjectiveKind::Relic => sure * relic(scene),
    }
}

/// What a relic scores for who carries it to the end.
pub(super) fn relic(scene: Scene<Pow>) -> f32 {
    let mut points = 0;
    for scoring in &scene.mission().scoring {
        points += match *scoring {
            Scoring::Carried { from_turn, points } => {
                points * (scene.mission().turns + 1).saturating_sub(scene.state.turn.max(from_turn))
            }
            Scoring::CarriedAtEnd(points) => points,
            _ => 0,
        };
    }
    f32::from(points)
}

fn pillar(scene: Scene<Pow>, side: Side, id: ObjectiveId, sure: f32) -> f32 {
    let objective = &scene.state.objectives[usize::from(id.0)];
    if objective.holder == Some(side) {
        return 0.0;
    }
    let left = turns_left(scene);
    let held = scene.state.objectives.iter().filter(|other| other.holder == Some(side)).count();
    let all = scene.state.objectives.len();
    let mut worth = 0.0;
    for scoring in &scene.mission().scoring {
        worth += match *scoring {
            Scoring::Held { turns, points } => {
                // Whole runs of turns score; what is begun may not, and half of it is hope.
                let runs = |held: u8| f32::from((held + left) / turns.max(1)) * f32::from(points);
                let lost = if objective.holder.is_some() { runs(objective.held_for()) } else { 0.0 };
                sure * (runs(0) + lost)
            }
            Scoring::MostAtEnd(points) => {
                let swing = if objective.holder.is_some() { 1.0 } else { 0.5 };
                f32::from(points) * swing * if left == 1 { 1.0 } else { 0.4 }
            }
            Scoring::ControlAll(points) if !scene.state.all_controlled => {
                // The last one of all scores, the others are on the way to it.
                let share = if held + 1 == all { 0.8 } else { 0.2 };
                f32::from(points) * share
            }
            _ => 0.0,
        };
    }
    worth
}
