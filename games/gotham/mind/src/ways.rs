//! Where a figure could go, and what it would cost.

use arrayvec::ArrayVec;
use gotham::Gotham;
use gotham::board::{ZONES, ZoneId};
use gotham::energy::account;
use gotham::path::Paths;
use gotham::printed::term::{Camp, CubeBox, Effort};
use gotham::state::{Body, FigureId, State, Whereabouts};
use table::Scene;

use super::worth::Outlook;

/// What a level of dangerous terrain or of a fall takes, in wounds.
const HAZARD: f32 = 0.7;
/// The move points that are worth while to go round it.
const DREAD: u8 = 2;

/// A zone that can be reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Goal {
    pub zone: ZoneId,
    /// The first zone on the way; the zone itself for who stays.
    pub first: ZoneId,
    /// The cubes that must be spent.
    pub cubes: u8,
    /// What the way does to the figure.
    pub harm: f32,
}

/// All zones that a figure can reach with the points it has and those it can buy, its own zone first.
pub(super) fn goals(scene: Scene<Gotham>, figure: FigureId, points: u8) -> ArrayVec<Goal, ZONES> {
    let mut goals: ArrayVec<Goal, ZONES> = ArrayVec::new();
    let Some(start) = scene.state.figure(figure).zone() else { return goals };
    goals.push(Goal { zone: start, first: start, cubes: 0, harm: 0.0 });
    let paths = Paths::of(scene, figure, points, DREAD);
    for leg in paths.last_legs() {
        let before = goals.iter().find(|goal| goal.zone == leg.from);
        let first = before.filter(|goal| goal.zone != start).map_or(leg.to, |goal| goal.first);
        goals.push(Goal { zone: leg.to, first, cubes: leg.cubes, harm: HAZARD * f32::from(leg.dangers) });
    }
    goals
}

impl Outlook<'_> {
    /// The best zone for a figure to go to with these points, and how much better it is than staying. `must` it move, its own
    /// zone is no choice.
    pub(super) fn best_goal(&self, figure: FigureId, points: u8, must: bool) -> Option<(Goal, f32)> {
        let goals = goals(self.scene, figure, points);
        let stays = self.being_at(figure, goals.first()?);
        let mut best: Option<(Goal, f32)> = None;
        for goal in goals.iter().skip(1) {
            let gain = self.being_at(figure, goal) - stays;
            if best.is_none_or(|(_, before)| gain > before) {
                best = Some((*goal, gain));
            }
        }
        best.filter(|(_, gain)| must || *gain > self.weights.bother)
    }

    /// What it is worth to a figure's camp that it stands in a zone.
    fn being_at(&self, figure: FigureId, goal: &Goal) -> f32 {
        let mut state = self.scene.state.clone();
        state.figure_mut(figure).whereabouts = Whereabouts::Zone(goal.zone);
        pay(&mut state, figure, goal.cubes);
        let there = self.at(Scene { state: &state, content: self.scene.content });
        let stand = there.stand();
        let stand = if state.figure(figure).camp == Camp::Heroes { stand } else { -stand };
        // What it could do there at once: without this nobody would leave a place that is good for two things for one of them.
        let blow = there.best_blow(figure).map_or(0.0, |blow| blow.gain);
        let deed = [Effort::Manipulation, Effort::Thought].map(|effort| there.deeds(figure, effort));
        let lure = deed.into_iter().fold(blow.max(0.0), f32::max);
        stand + self.weights.lure * lure - self.weights.energy * f32::from(goal.cubes) - goal.harm
    }
}

/// Moves cubes from available energy into the movement box of whoever pays.
fn pay(state: &mut State, figure: FigureId, cubes: u8) {
    let purse = account(state, figure, CubeBox::Movement);
    let owned = match (purse.hero, state.figure(figure).body) {
        (Some(hero), _) => &mut state.hero_mut(hero).cubes,
        (None, Body::Hero(_) | Body::Character(_)) => &mut state.post,
    };
    owned.available = owned.available.saturating_sub(cubes);
    owned.boxes[purse.into as usize] += cubes;
}
