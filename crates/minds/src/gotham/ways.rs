//! Where a figure could go, and what it would cost.

use ::gotham::Gotham;
use ::gotham::bearer::{PrintedFigure, Reading as _};
use ::gotham::board::{ZONES, ZoneId};
use ::gotham::energy::{account, room};
use ::gotham::movement::{self, Way as By};
use ::gotham::printed::term::{Camp, CubeBox, SpecialKind, Trait};
use ::gotham::state::{Body, FigureId, State, Whereabouts};
use ::gotham::terrain;
use arrayvec::ArrayVec;
use table::Scene;

use super::worth::Outlook;

/// What a level of dangerous terrain or of a fall takes, in wounds.
const HAZARD: f32 = 0.7;

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
    let mut goals = ArrayVec::new();
    let Some(start) = scene.state.figure(figure).zone() else { return goals };
    let a_cube = match scene.printed(figure) {
        PrintedFigure::Hero(sheet) => sheet.move_points.max(1),
        PrintedFigure::Character(_) => 1,
    };
    let budget = points + a_cube * room(scene, account(scene.state, figure, CubeBox::Movement));
    // How far each zone is, by which first step, and with what harm; zones are settled from the nearest on.
    let mut reached: [Option<(u8, ZoneId, f32)>; ZONES] = [None; ZONES];
    let mut settled = [false; ZONES];
    reached[usize::from(start.0)] = Some((0, start, 0.0));
    let mut there = scene.state.clone();
    loop {
        let next = (0..ZONES).filter(|&zone| !settled[zone]).filter_map(|zone| {
            let (cost, first, harm) = reached[zone]?;
            Some((f32::from(cost) + 2.0 * harm, zone, cost, first, harm))
        });
        let Some((_, zone, cost, first, harm)) = next.min_by(|one, other| one.0.total_cmp(&other.0)) else {
            break;
        };
        settled[zone] = true;
        let here = ZoneId(zone as u8);
        goals.push(Goal { zone: here, first, cubes: cost.saturating_sub(points).div_ceil(a_cube), harm });
        there.figure_mut(figure).whereabouts = Whereabouts::Zone(here);
        let scene = Scene::<Gotham> { state: &there, content: scene.content };
        for to in scene.board().zone_ids().filter(|to| !settled[usize::from(to.0)]) {
            let Some((step, more)) = step(scene, figure, here, to) else { continue };
            let (cost, harm) = (cost + step, harm + more);
            let before =
                reached[usize::from(to.0)].map_or(f32::MAX, |(cost, _, harm)| f32::from(cost) + 2.0 * harm);
            if cost <= budget && f32::from(cost) + 2.0 * harm < before {
                reached[usize::from(to.0)] = Some((cost, if here == start { to } else { first }, harm));
            }
        }
    }
    goals
}

/// What one move costs, and what it does to the figure; none if it can't be made.
fn step(scene: Scene<Gotham>, figure: FigureId, here: ZoneId, to: ZoneId) -> Option<(u8, f32)> {
    let way = movement::way(scene, figure, to)?;
    if scene.mission().closed.has(to) || scene.oversaturates(figure, to) {
        return None;
    }
    let fall = match way {
        By::Special(special) if special.kind == SpecialKind::Fall && !scene.has(figure, Trait::Flight) => {
            special.level
        }
        _ => 0,
    };
    let harm = HAZARD * f32::from(fall + terrain::dangerous(scene, to, figure));
    Some((movement::cost(scene, figure, here, to, way), harm))
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
        let lure = there.best_blow(figure).map_or(0.0, |blow| blow.gain.max(0.0));
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
