//! Routes worth offering: the candidates of a movement.
//!
//! A movement may end anywhere, so these are suggestions, in a fixed order and the same for the same state: standing
//! still; into contact with enemies, objectives and what could be thrown, round a corner or two where the straight way
//! is blocked; onto roofs, down from them and across; to corners and on along the wall behind them; and straight in all
//! directions, as far as each payment reaches, stopping in front of what is in the way. The law that judges them is in
//! [`crate::movement`].

mod climbs;
mod corners;
mod flights;

use arrayvec::ArrayVec;
use space::{Blocked, Body, Disc, Field, NoRest, ONE, P, Rect, Spot, Stride, Thing, Turn, V, at, unit};
use table::{Scene, fit};

use crate::Pow;
use crate::ask::{How, Route, STRETCHES, Stretch};
use crate::card::{Mils, ObjectiveKind, TABLE};
use crate::movement::{Mover, allowance};
use crate::objectives::MARKER;
use crate::scenery;
use crate::state::{FigureId, ObjectiveId, Reading};

/// Directions of the straight ways.
const DIRECTIONS: i32 = 12;
/// No more suggestions than this: a bot looks at each of them.
const MOST: usize = 60;
/// What must be left of a way for it to be worth going.
const WORTH: Mils = 250;
/// So much before a place of overlap two bases are in contact and do not overlap, however their places are rounded:
/// overlap is deeper than [`space::SLACK`], contact no wider.
const BEFORE_CONTACT: Mils = 3;
/// How many ways round something are tried, the shortest first.
const DETOURS: usize = 4;
/// Beyond its radius, how far a base keeps from a corner that it goes round.
const ROUND_A_CORNER: Mils = 4;

/// Offers the routes of a figure that is about to move.
pub fn suggest(scene: Scene<Pow>, figure: FigureId, emit: &mut impl FnMut(Route)) {
    let mut guide = Guide::new(scene, figure, emit);
    guide.offer(0, &[]);
    if guide.bands.is_empty() {
        return;
    }
    if guide.mover.flies {
        guide.flights();
        return;
    }
    guide.roofs();
    guide.goals();
    guide.corners();
    guide.fan();
}

/// Who goes, from where, and how far each payment takes it.
struct Guide<'a, E> {
    scene: Scene<'a, Pow>,
    figure: FigureId,
    mover: Mover,
    /// What is in the way on the level it walks on.
    field: Field<'a>,
    /// How far 1, 2 and 3 POW reach, as far as they can be paid.
    bands: ArrayVec<Mils, 3>,
    /// What comes before the ways that are being offered, such as climbing down a wall, and what it takes.
    prefix: ArrayVec<Stretch, STRETCHES>,
    spent: Mils,
    offered: usize,
    emit: &'a mut E,
}

impl<'a, E: FnMut(Route)> Guide<'a, E> {
    fn new(scene: Scene<'a, Pow>, figure: FigureId, emit: &'a mut E) -> Guide<'a, E> {
        let from = scene.state.body(figure).at;
        let mover = Mover::new(scene, figure, from);
        let payable = 1..=scene.state.figure(figure).pow.min(3);
        Guide {
            scene,
            figure,
            mover,
            field: mover.field(scene.state, from.z),
            bands: payable.map_while(|pay| allowance(scene, figure, pay)).collect(),
            prefix: ArrayVec::new(),
            spent: 0,
            offered: 0,
            emit,
        }
    }

    /// How far it can still go.
    fn longest(&self) -> Mils {
        self.bands.last().copied().unwrap_or(0) - self.spent
    }

    fn middle(&self) -> P {
        self.mover.body.at.flat()
    }

    /// Offers a way of this length for the least that pays for it; whether anything does.
    fn offer(&mut self, length: Mils, way: &[Stretch]) -> bool {
        let length = length + self.spent;
        let pay = match self.bands.iter().position(|&band| length <= band) {
            Some(band) => fit::<u8>(band) + 1,
            None if length == 0 => 1,
            None => return false,
        };
        let mut whole = self.prefix.clone();
        if self.offered == MOST || whole.try_extend_from_slice(way).is_err() {
            return false;
        }
        let Some(route) = Route::new(pay, &whole) else { return false };
        self.offered += 1;
        (self.emit)(route);
        true
    }

    /// Goes a way first before anything else that is offered.
    fn start_from(&mut self, way: &[Stretch], length: Mils) {
        let Some(last) = way.last() else { return };
        if self.prefix.try_extend_from_slice(way).is_ok() {
            self.spent += length;
            self.mover.body.at = last.to;
            self.field = self.mover.field(self.scene.state, last.to.z);
        }
    }

    /// Forgets what was gone first.
    fn start_over(&mut self) {
        self.prefix.clear();
        self.spent = 0;
        self.mover.body.at = self.scene.state.body(self.figure).at;
        self.field = self.mover.field(self.scene.state, self.mover.body.at.z);
    }

    /// Walks into contact with whom and what the figure may want to touch. What is out of reach is walked towards
    /// if nothing nearer of its kind is.
    fn goals(&mut self) {
        let scene = self.scene;
        let side = scene.state.figure(self.figure).side;
        let body = self.mover.body;
        let mut nearest: Option<(Mils, P)> = None;
        for enemy in scene.state.team(side.other()) {
            let other = scene.state.body(enemy);
            self.towards(&mut nearest, other.at.flat());
            if !space::touching(&body, other) {
                self.touch(other.at, other.r);
            }
        }
        self.far(nearest);
        nearest = None;
        for objective in wanted(scene, self.figure) {
            let marker = Disc::new(objective.flat(), MARKER);
            if !space::touching_marker(&body, &marker, objective.z) {
                self.towards(&mut nearest, marker.c);
                self.touch(objective, MARKER);
            }
        }
        self.far(nearest);
        self.throwables();
    }

    /// Keeps the nearest of several places.
    fn towards(&self, nearest: &mut Option<(Mils, P)>, place: P) {
        let distance = length(self.middle(), place);
        if nearest.is_none_or(|(known, _)| distance < known) {
            *nearest = Some((distance, place));
        }
    }

    /// Goes straight towards something that is too far to be reached.
    fn far(&mut self, nearest: Option<(Mils, P)>) {
        if let Some((distance, place)) = nearest
            && distance > self.longest()
            && let Some(dir) = unit(place - self.middle())
        {
            self.ray(dir, Halves::No);
        }
    }

    /// Scenery that the figure can lift, when enough POW is left to throw it.
    fn throwables(&mut self) {
        let scene = self.scene;
        let left = usize::from(scene.state.figure(self.figure).pow.saturating_sub(2)).min(self.bands.len());
        let Some(reach) = left.checked_sub(1).map(|band| self.bands[band]) else { return };
        let strength = scene.card(self.figure).strength;
        let Body { at: from, r, .. } = self.mover.body;
        for piece in scene.state.standing() {
            let block = scene.state.block(piece);
            let near = nearest_on(&block.foot, from.flat());
            let beside = from.z < block.top && from.z >= scenery::bottom(scene, piece);
            let distance = length(from.flat(), near) - r;
            if !beside || scene.piece(piece).size > strength || !(1..=reach).contains(&distance) {
                continue;
            }
            if let Some(dir) = unit(from.flat() - near) {
                self.walk_to(at(near, dir, i64::from(r), 0), from.z);
            }
        }
    }

    /// Walks into contact with something round, on the first side that can be walked to.
    fn touch(&mut self, middle: Spot, radius: Mils) {
        if length(self.middle(), middle.flat()) - radius - self.mover.body.r <= self.longest() {
            for beside in self.beside(middle, radius) {
                if self.walk_to(beside.flat(), beside.z) {
                    return;
                }
            }
        }
    }

    /// The free places in contact with something round: on the near side, to the left, to the right, and behind it.
    fn beside(&self, middle: Spot, radius: Mils) -> ArrayVec<Spot, 4> {
        let Some(near) = unit(self.middle() - middle.flat()) else { return ArrayVec::new() };
        let reach = i64::from(radius + self.mover.body.r);
        let sides = [near, near.left(), -near.left(), -near];
        let places = sides.map(|dir| at(middle.flat(), dir, reach, 0).at(middle.z));
        places.into_iter().filter(|&place| self.rests(place)).collect()
    }

    /// Walks to a place, straight or round what is in the way; whether there is such a way.
    fn walk_to(&mut self, place: P, z: Mils) -> bool {
        let body = self.mover.body;
        let step = self.mover.step();
        if (z - body.at.z).abs() > step || length(body.at.flat(), place) > self.longest() {
            return false;
        }
        match space::walk(&self.field, &body, place, step) {
            // Phase shift passes through things but does not stop in them.
            Ok(cost) if self.mover.phases && !self.rests(cost.end) => false,
            Ok(cost) => self.offer(cost.level + cost.rise, &[walk(cost.end)]),
            Err(blocked) => self.walk_round(place, blocked),
        }
    }

    fn rests(&self, at: Spot) -> bool {
        space::rests(&self.scene.state.field_without(self.figure), &self.mover.body.moved(at)).is_ok()
    }

    /// Walks round the thing that blocks the straight way: past one side of a figure, or past one or two corners of
    /// scenery, whichever is shortest.
    fn walk_round(&mut self, place: P, blocked: Blocked) -> bool {
        let Body { at: from, r, .. } = self.mover.body;
        let mut detours =
            Detours { from: from.flat(), to: place, longest: self.longest(), found: ArrayVec::new() };
        match blocked {
            Blocked::Rise { block, .. } | Blocked::By { thing: Thing::Block(block), .. } => {
                let Rect { lo, hi } = self.field.blocks[block].foot.grown(r + ROUND_A_CORNER);
                let corners = [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)];
                for (i, &corner) in corners.iter().enumerate() {
                    detours.add(&[corner]);
                    detours.add(&[corner, corners[(i + 1) % 4]]);
                    detours.add(&[corner, corners[(i + 3) % 4]]);
                }
            }
            Blocked::By { thing: Thing::Body(other), .. } => {
                let other = self.field.bodies[other].disc();
                let Some(dir) = unit(place - from.flat()) else { return false };
                let aside = i64::from(other.r + r + ROUND_A_CORNER);
                detours.add(&[at(other.c, dir, 0, aside)]);
                detours.add(&[at(other.c, dir, 0, -aside)]);
            }
            _ => return false,
        }
        detours.found.sort_unstable();
        for (_, turns) in detours.found.iter().take(DETOURS) {
            if let Some((way, length)) = self.walk_by(turns, place) {
                return self.offer(length, &way);
            }
        }
        false
    }

    /// Walks to a place by way of others, if nothing is in the way.
    fn walk_by(&self, turns: &[P], place: P) -> Option<(ArrayVec<Stretch, 3>, Mils)> {
        let mut body = self.mover.body;
        let (mut way, mut length) = (ArrayVec::new(), 0);
        for &next in turns.iter().chain([&place]) {
            let cost = space::walk(&self.field, &body, next, self.mover.step()).ok()?;
            length += cost.level + cost.rise;
            body.at = cost.end;
            way.push(walk(cost.end));
        }
        Some((way, length))
    }

    /// Straight ways all around; with three speeds to choose from, halves would be too many.
    fn fan(&mut self) {
        let halves = if self.bands.is_full() { Halves::No } else { Halves::Yes };
        for direction in 0..DIRECTIONS {
            self.ray(direction_of(direction), halves);
        }
    }

    /// Straight in one direction, as far as each payment reaches or until something is in the way.
    fn ray(&mut self, dir: V, halves: Halves) {
        let Body { at: from, r, .. } = self.mover.body;
        // A mil less, since places are rounded and lengths are rounded up.
        let longest = self.longest().min(to_edge(from.flat(), dir, r)) - 1;
        if longest < WORTH {
            return;
        }
        let place = |far: Mils| at(from.flat(), dir, i64::from(far), 0);
        let walked = space::walk(&self.field, &self.mover.body, place(longest), self.mover.step());
        let (reach, ground) = match walked {
            Ok(cost) if cost.rise == 0 => (longest, Ground::Level),
            Ok(_) => (longest, Ground::Uneven),
            Err(Blocked::By { along, .. } | Blocked::Rise { along, .. }) => {
                (along - BEFORE_CONTACT, Ground::Uneven)
            }
            Err(Blocked::Drop { block, .. }) => match block.map(|block| self.field.blocks[block].foot) {
                Some(roof) => (within(&roof, from.flat(), dir, r) - 1, Ground::Level),
                None => return,
            },
            Err(_) => return,
        };
        let first = self.bands[0] - self.spent;
        if halves == Halves::Yes && reach > first / 2 {
            self.walk_free(place(first / 2), ground);
        }
        let mut last = 0;
        for band in 0..self.bands.len() {
            let far = (self.bands[band] - self.spent - 1).min(reach);
            if far > last + WORTH {
                self.walk_free(place(far), ground);
                last = far;
            }
        }
    }

    /// Offers a straight walk that is known to be free, to where the figure fits.
    fn walk_free(&mut self, place: P, ground: Ground) {
        let body = self.mover.body;
        let z = match ground {
            Ground::Level => body.at.z,
            Ground::Uneven => floor(&self.field, &Disc::new(place, body.r)),
        };
        let mut to = place.at(z);
        if self.mover.phases {
            // It passes through what is in the way but cannot stop in it.
            let Some(free) = self.before_occupied(to) else { return };
            to = free;
        }
        let distance = length(body.at.flat(), to.flat()) + (to.z - body.at.z).abs();
        self.offer(distance, &[walk(to)]);
    }

    /// The same place, or the one in front of what takes it up, if that is free.
    fn before_occupied(&self, to: Spot) -> Option<Spot> {
        let body = self.mover.body.moved(to);
        let field = self.scene.state.field_without(self.figure);
        let stride = Stride { from: self.middle(), to: to.flat(), r: body.r };
        let span = match space::rests(&field, &body) {
            Err(NoRest::InBlock(block)) => stride.across(&field.blocks[block].foot)?,
            Err(NoRest::OnBody(other)) => stride.across_disc(&field.bodies[other].disc())?,
            _ => return Some(to),
        };
        let before = stride.place((span.enter - BEFORE_CONTACT).max(0)).at(to.z);
        let free = span.enter > WORTH && space::rests(&field, &body.moved(before)).is_ok();
        free.then_some(before)
    }
}

/// Ways round something, each by its length and the places where it turns.
struct Detours {
    from: P,
    to: P,
    longest: Mils,
    found: ArrayVec<(Mils, ArrayVec<P, 2>), 12>,
}

impl Detours {
    /// Adds a way unless it is too long.
    fn add(&mut self, turns: &[P]) {
        let (mut at, mut total) = (self.from, 0);
        for &next in turns.iter().chain([&self.to]) {
            total += length(at, next);
            at = next;
        }
        if total <= self.longest {
            self.found.push((total, turns.iter().copied().collect()));
        }
    }
}

/// Whether a straight way is also offered at half of what the first payment reaches.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Halves {
    Yes,
    No,
}

/// What lies under a straight way.
#[derive(Clone, Copy)]
enum Ground {
    /// The figure stays as high as it is.
    Level,
    /// The figure stands on what is there.
    Uneven,
}

/// The markers that a figure could do something with: pillars that are not its side's, relics that lie.
fn wanted(scene: Scene<Pow>, figure: FigureId) -> impl Iterator<Item = Spot> {
    let state = scene.state;
    let side = state.figure(figure).side;
    let carried = move |id| state.on_table().any(|other| state.figure(other).carries == Some(id));
    let objectives = (0..).map(ObjectiveId).zip(&state.objectives);
    let wanted = objectives.filter(move |(id, objective)| match objective.kind {
        ObjectiveKind::Pillar => objective.holder != Some(side),
        ObjectiveKind::Relic => state.figure(figure).carries.is_none() && !carried(*id),
    });
    wanted.map(|(_, objective)| objective.at)
}

fn walk(to: Spot) -> Stretch {
    Stretch { how: How::Walk, to }
}

/// One of the directions all around, anticlockwise from the x axis.
fn direction_of(index: i32) -> V {
    Turn::default().plus(index * 4 * Turn::QUARTER / DIRECTIONS).dir()
}

/// The level distance between two places, rounded up.
fn length(from: P, to: P) -> Mils {
    Stride { from, to, r: 0 }.len()
}

/// The place of a footprint that is nearest to another.
fn nearest_on(foot: &Rect, to: P) -> P {
    P::new(to.x.clamp(foot.lo.x, foot.hi.x), to.y.clamp(foot.lo.y, foot.hi.y))
}

/// How far a base can go in a direction before it leaves the table.
fn to_edge(from: P, dir: V, r: Mils) -> Mils {
    within(&Rect::new(P::new(0, 0), P::new(TABLE.0, TABLE.1)), from, dir, r)
}

/// How far a base can go in a direction before it is no longer wholly on a rectangle that it starts on.
fn within(rect: &Rect, from: P, dir: V, r: Mils) -> Mils {
    let along = |step: i64, place: Mils, low: Mils, high: Mils| {
        let room = match step.signum() {
            0 => return Mils::MAX,
            1 => high - r - place,
            _ => place - low - r,
        };
        Mils::try_from(i64::from(room.max(0)) * ONE / step.abs()).unwrap_or(Mils::MAX)
    };
    let (lo, hi) = (rect.lo, rect.hi);
    along(dir.x, from.x, lo.x, hi.x).min(along(dir.y, from.y, lo.y, hi.y))
}

/// The height that a base walks at: the highest block it is over, or the ground.
fn floor(field: &Field, base: &Disc) -> Mils {
    let under =
        field.standing_blocks().filter(|(_, block)| space::Footprint::overlaps_disc(&block.foot, base));
    under.map(|(_, block)| block.top).max().unwrap_or(0)
}

#[cfg(test)]
mod tests;
