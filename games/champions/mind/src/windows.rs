//! Interrupts, responses and actions at the request of others: used if that is better than not.

use champions::Champions;
use champions::ask::{Answer, Use};
use champions::initiate;
use champions::timing::{self, Occasion};
use table::{Scene, Seat};

use super::coming::foreseen;
use super::habit::{Habit, Thought};
use super::trial::tried;
use minds::choose::{best, find};

/// Tries each of them out; passing is what they are measured by.
pub(super) fn use_or_pass(habit: &Habit, scene: Scene<Champions>, player: Seat, options: &[Answer]) -> usize {
    if habit.thought == Thought::None {
        return find(options, Answer::Use(Use::Pass));
    }
    let passing = foreseen(scene, &habit.weights) + habit.weights.worthwhile;
    best(options, |option| match option {
        Answer::Use(what) if what != Use::Pass => {
            let occasion = timing::occasion_of(scene, player, what);
            used(habit, scene, player, what, occasion).unwrap_or(f32::NEG_INFINITY)
        }
        _ => passing,
    })
}

/// Whether an ability is better used than not. Who does not try things out believes that it is.
pub(super) fn gains(
    habit: &Habit,
    scene: Scene<Champions>,
    player: Seat,
    what: Use,
    occasion: Option<Occasion>,
) -> bool {
    if habit.thought == Thought::None {
        return true;
    }
    let left_alone = foreseen(scene, &habit.weights) + habit.weights.worthwhile;
    used(habit, scene, player, what, occasion).is_some_and(|used| used > left_alone)
}

/// What comes of an ability that is used.
fn used(
    habit: &Habit,
    scene: Scene<Champions>,
    player: Seat,
    what: Use,
    occasion: Option<Occasion>,
) -> Option<f32> {
    tried(scene, &habit.weights, habit.thoughtless(), |play| initiate::optional(play, player, what, occasion))
}
