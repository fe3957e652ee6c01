//! Interrupts, responses and actions at the request of others: used if that is better than not.

use ::champions::Champions;
use ::champions::ask::{Answer, Use};
use ::champions::{initiate, timing};
use table::{Scene, Seat};

use super::coming::foreseen;
use super::habit::{Habit, Thought};
use super::trial::tried;
use crate::choose::{best, find};

/// Tries each of them out; passing is what they are measured by.
pub(super) fn use_or_pass(habit: &Habit, scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    if habit.thought == Thought::None {
        return find(options, Answer::Use(Use::Pass));
    }
    let weights = &habit.weights;
    let passing = foreseen(scene, weights) + weights.worthwhile;
    best(options, |option| match option {
        Answer::Use(what) if what != Use::Pass => {
            let occasion = timing::occasion_of(scene, player, what);
            let inner = Habit { thought: Thought::None, ..*habit };
            let used = tried(scene, weights, inner, |play| initiate::optional(play, player, what, occasion));
            used.unwrap_or(f32::NEG_INFINITY)
        }
        _ => passing,
    })
}
