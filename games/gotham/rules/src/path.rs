//! Where a figure could get to by several moves, and what each of them would cost. The rules know single moves only
//! (movement.d.one-zone-per-move); this is for whoever looks ahead, a page or a bot, and asks the rules move by move.

use serde::Serialize;
use table::Scene;

use crate::bearer::Reading;
use crate::board::{ZONES, ZoneId};
use crate::energy::{account, room};
use crate::move_cost::{self, Parts};
use crate::printed::term::CubeBox;
use crate::state::{FigureId, Whereabouts};
use crate::{Gotham, movement};

/// One move of a path.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Leg {
    /// From this zone.
    pub from: ZoneId,
    /// To this one.
    pub to: ZoneId,
    /// What this move costs, part by part.
    pub parts: Parts,
    /// The dice that a fall and the terrain in the destination are rolled with (movement.i.fall-wounds,
    /// dangerous-terrain.entering).
    pub danger: u8,
    /// The move points of the path up to here.
    pub points: u8,
    /// The dice of the path up to here.
    pub dangers: u8,
    /// The cubes that have to be spent up to here (movement.f.only-for-missing).
    pub cubes: u8,
}

/// Every zone that a figure can reach, as everybody else stands now.
#[derive(Clone, Debug)]
pub struct Paths {
    legs: [Option<Leg>; ZONES],
    /// Zones by what the path to them takes, the nearest first.
    nearest_first: Vec<ZoneId>,
}

impl Paths {
    /// The zones that a figure can reach with the points it has and the cubes it can spend, without Pushing Limits. Of two
    /// paths it takes the one with fewer points, a die of danger counting as `dread` of them.
    pub fn of(scene: Scene<Gotham>, figure: FigureId, points: u8, dread: u8) -> Paths {
        let mut paths = Paths { legs: [const { None }; ZONES], nearest_first: Vec::new() };
        let Some(start) = scene.state.figure(figure).zone() else { return paths };
        let a_cube = movement::points_per_cube(scene, figure);
        let purse = room(scene, account(scene.state, figure, CubeBox::Movement));
        let budget = points.saturating_add(a_cube.saturating_mul(purse));
        let weight = |leg: &Leg| u16::from(leg.points) + u16::from(dread) * u16::from(leg.dangers);
        let mut settled = [false; ZONES];
        let mut there = scene.state.clone();
        let mut here = Some((start, 0, 0));
        while let Some((from, so_far, dangers)) = here {
            settled[usize::from(from.0)] = true;
            there.figure_mut(figure).whereabouts = Whereabouts::Zone(from);
            let scene = Scene::<Gotham> { state: &there, content: scene.content };
            for to in scene.board().zone_ids().filter(|to| !settled[usize::from(to.0)]) {
                let Some((parts, danger)) = one_move(scene, figure, from, to) else { continue };
                let total = so_far + parts.iter().map(|part| u16::from(part.points)).sum::<u16>();
                let Ok(points_there) = u8::try_from(total) else { continue };
                if points_there > budget {
                    continue;
                }
                let cubes = points_there.saturating_sub(points).div_ceil(a_cube.max(1));
                let dangers: u8 = dangers + danger;
                let leg = Leg { from, to, parts, danger, points: points_there, dangers, cubes };
                let known = &mut paths.legs[usize::from(to.0)];
                if known.as_ref().is_none_or(|known| weight(&leg) < weight(known)) {
                    *known = Some(leg);
                }
            }
            let open = paths.legs.iter().flatten().filter(|leg| !settled[usize::from(leg.to.0)]);
            here = open.min_by_key(|leg| weight(leg)).map(|leg| (leg.to, u16::from(leg.points), leg.dangers));
            paths.nearest_first.extend(here.map(|(zone, ..)| zone));
        }
        paths
    }

    /// The last move of the path to every zone that can be reached, the nearest first.
    pub fn last_legs(&self) -> impl Iterator<Item = &Leg> {
        self.nearest_first.iter().filter_map(|zone| self.legs[usize::from(zone.0)].as_ref())
    }

    /// The path to a zone, move by move; empty if it can't be reached, and for the zone that the figure stands in.
    pub fn to(&self, zone: ZoneId) -> Vec<&Leg> {
        let leg_to = |zone: ZoneId| self.legs.get(usize::from(zone.0)).and_then(Option::as_ref);
        let mut path: Vec<&Leg> = std::iter::successors(leg_to(zone), |leg| leg_to(leg.from)).collect();
        path.reverse();
        path
    }
}

/// What one move costs, and the dice that are rolled for it; none if it can't be made.
fn one_move(scene: Scene<Gotham>, figure: FigureId, from: ZoneId, to: ZoneId) -> Option<(Parts, u8)> {
    let way = movement::way(scene, figure, to)?;
    if scene.mission().closed.has(to) || scene.oversaturates(figure, to) {
        return None;
    }
    let danger = movement::danger(scene, figure, to, way);
    Some((move_cost::parts(scene, figure, from, to, way), danger))
}
