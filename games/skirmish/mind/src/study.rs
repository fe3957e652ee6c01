//! What the learner is told of the mini skirmish.

use minds::Study;
use skirmish::{HEALTH, POINTS, Skirmish, State};
use table::{Scene, Seat};

/// How the game is learned.
pub struct SkirmishStudy;

impl Study<Skirmish> for SkirmishStudy {
    fn cells(&self, _: &()) -> Vec<String> {
        vec!["skirmish".to_owned()]
    }

    fn setup(&self, _: &(), _cell: usize, _number: u64) {}

    fn clock(&self, state: &State) -> u32 {
        u32::from(state.round) + 1
    }

    /// Half of it is points, half of it health, each against the other side's.
    fn standing(&self, scene: Scene<Skirmish>, seat: Seat) -> f32 {
        let state = scene.state;
        let health = |player: usize| -> f32 {
            let fighters = &state.fighters[player * 3..][..3];
            let left: u8 = fighters.iter().map(|fighter| fighter.health).sum();
            f32::from(left) / f32::from(3 * HEALTH)
        };
        let points = |player: usize| (f32::from(state.points[player]) / f32::from(POINTS)).min(1.0);
        let (mine, theirs) = (usize::from(seat.0), usize::from(1 - seat.0));
        0.5 + 0.25 * (points(mine) - points(theirs)) + 0.25 * (health(mine) - health(theirs))
    }
}
