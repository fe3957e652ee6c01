//! The cheapest way of a figure to a place: straight, round what is in the way, up and down walls, from roof to roof,
//! or over everything for whoever flies.
//!
//! Ways are sought on a small graph: where the figure stands, where it wants to go, places round corners and figures
//! near the line between the two, and the places beside and on top of the walls that it must pass. Only
//! [`pow::movement`] judges what is found.

use pow::Pow;
use pow::ask::{How, STRETCHES, Stretch};
use pow::card::{Ability, Mils};
use pow::state::{FigureId, Reading as _};
use space::{Block, Body, Disc, Field, P, Rect, SLACK, Span, Spot, Stride, Turn, at};
use table::Scene;

/// How far a base keeps from a corner that it goes round.
const ROUND_A_CORNER: Mils = 4;
/// So many places beside things are looked at, those that make the shortest detour.
const MOST_PLACES: usize = 48;
/// Ways that are so much longer than the farthest movement are not sought; on no table does one need to be told of.
const TOO_FAR: Mils = 60_000;
/// Figures are passed on one of eight places; on a circle so much wider than contact the lines between them are free.
const PASSING: (Mils, Mils) = (109, 100);

/// The cheapest way to a place that the table allows, whatever it costs.
pub(crate) fn to(scene: Scene<Pow>, figure: FigureId, goal: Spot) -> Option<Vec<Stretch>> {
    let body = *scene.state.body(figure);
    if scene.has(figure, Ability::Fly) {
        return over(scene, figure, goal);
    }
    if scene.has(figure, Ability::PhaseShift) && (goal.z - body.at.z).abs() <= body.height / 2 {
        return Some(vec![Stretch { how: How::Walk, to: goal }]);
    }
    Graph::new(scene, figure, goal).search()
}

/// A place and how it was come to.
#[derive(Clone, Copy)]
struct Label {
    cost: Mils,
    from: usize,
    how: How,
}

struct Graph<'a> {
    field: Field<'a>,
    body: Body,
    crawls: bool,
    longest: Mils,
    /// The first is the start, the second the goal.
    places: Vec<Spot>,
    /// Pairs of places over each other, beside a wall and on top of it.
    walls: Vec<(usize, usize)>,
    /// Places on roofs that a jump may leave or reach.
    roofs: Vec<usize>,
}

const START: usize = 0;
const GOAL: usize = 1;

impl<'a> Graph<'a> {
    fn new(scene: Scene<'a, Pow>, figure: FigureId, goal: Spot) -> Graph<'a> {
        let body = *scene.state.body(figure);
        let speeds = (1..=3).filter_map(|pay| pow::movement::allowance(scene, figure, pay));
        let mut graph = Graph {
            field: scene.state.field_without(figure),
            body,
            crawls: scene.has(figure, Ability::WallCrawler),
            longest: speeds.max().unwrap_or(0) + TOO_FAR,
            places: vec![body.at, goal],
            walls: Vec::new(),
            roofs: Vec::new(),
        };
        graph.add_detours();
        graph.add_walls();
        graph
    }

    fn step(&self) -> Mils {
        self.body.height / 2
    }

    /// Places at the corners of scenery and around figures, as far as they are near the line to the goal.
    fn add_detours(&mut self) {
        let r = self.body.r;
        let mut found: Vec<(Mils, P)> = Vec::new();
        let (start, goal) = (self.places[START].flat(), self.places[GOAL].flat());
        let mut add = |place: P| {
            let detour = length(start, place) + length(place, goal);
            if detour <= self.longest {
                found.push((detour, place));
            }
        };
        for (_, block) in self.field.standing_blocks() {
            let Rect { lo, hi } = block.foot.grown(r + ROUND_A_CORNER);
            [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)].into_iter().for_each(&mut add);
        }
        for (_, other) in self.field.standing_bodies() {
            let distance = (r + other.r + ROUND_A_CORNER) * PASSING.0 / PASSING.1;
            for eighth in 0..8u16 {
                add(at(other.at.flat(), Turn(eighth << 13).dir(), i64::from(distance), 0));
            }
        }
        found.sort_unstable();
        for (_, place) in found.into_iter().take(MOST_PLACES) {
            let spot = self.on_surface(place, self.places[START].z);
            self.places.push(spot);
            if self.places[GOAL].z != self.places[START].z {
                // What is gone round before a wall is on one level, what is gone round behind it on the other.
                let spot = self.on_surface(place, self.places[GOAL].z);
                self.places.push(spot);
            }
        }
    }

    /// The two roofs that matter: the one the figure is on and the one it goes to.
    fn add_walls(&mut self) {
        let (start, goal) = (self.places[START], self.places[GOAL]);
        let on = |block: &Block, spot: Spot| {
            spot.z > 0
                && (block.top - spot.z).abs() <= SLACK
                && nearest_on(&block.foot, spot.flat()) == spot.flat()
        };
        let (field, mut faces) = (self.field, Vec::new());
        for (_, block) in field.standing_blocks() {
            let (leaves, enters) = (on(block, start), on(block, goal));
            if leaves != enters {
                let inner = block.foot.grown(-self.body.r);
                for near in [start.flat(), goal.flat()] {
                    faces.extend(four_faces(&inner, near, self.body.r).map(|pair| (pair, block.top)));
                }
            }
        }
        for ((beside, on_top), top) in faces {
            let foot = self.on_surface(beside, top - SLACK - 1);
            let pair = (self.places.len(), self.places.len() + 1);
            self.places.extend([foot, on_top.at(top)]);
            self.walls.push(pair);
            self.roofs.push(pair.1);
        }
        self.roofs.extend([START, GOAL]);
    }

    /// A place on the highest surface that is no higher than a step above a level.
    fn on_surface(&self, place: P, level: Mils) -> Spot {
        let base = Disc::new(place, self.body.r);
        let (_, z) = space::surface_below(&self.field, &base, level + self.step());
        place.at(z)
    }

    /// The cheapest way, place after place in the order of what it takes to come there. A way of more stretches than a
    /// movement may have is none.
    fn search(&self) -> Option<Vec<Stretch>> {
        let mut labels: Vec<Option<Label>> = vec![None; self.places.len()];
        let mut left: Vec<usize> = (0..self.places.len()).collect();
        labels[START] = Some(Label { cost: 0, from: START, how: How::Walk });
        loop {
            let cost = |place: usize| labels[place].map_or(Mils::MAX, |label| label.cost);
            let next = (0..left.len()).min_by_key(|&index| cost(left[index]))?;
            let place = left.swap_remove(next);
            let label = labels[place]?;
            if place == GOAL {
                return self.way(&labels);
            }
            for &to in &left {
                self.relax(&mut labels, place, to, label.cost);
            }
        }
    }

    /// Goes on to a place, if that is the cheapest way there so far.
    fn relax(&self, labels: &mut [Option<Label>], from: usize, to: usize, spent: Mils) {
        let straight = length(self.places[from].flat(), self.places[to].flat());
        let to_goal = length(self.places[to].flat(), self.places[GOAL].flat());
        let cheapest = labels[to].map_or(self.longest, |label| label.cost - 1);
        let bound = labels[GOAL].map_or(self.longest, |label| label.cost - 1);
        if spent + straight > cheapest || spent + straight + to_goal > bound {
            return;
        }
        if let Some((cost, how)) = self.stretch(from, to)
            && spent + cost <= cheapest
        {
            labels[to] = Some(Label { cost: spent + cost, from, how });
        }
    }

    /// What one stretch takes.
    fn stretch(&self, from: usize, to: usize) -> Option<(Mils, How)> {
        let body = self.body.moved(self.places[from]);
        let goal = self.places[to];
        if self.walls.contains(&(from, to)) || self.walls.contains(&(to, from)) {
            let cost = space::climb(&self.field, &body, goal).ok()?;
            return Some((cost.level + self.climbing(cost.rise), How::Climb));
        }
        if let Ok(cost) = space::walk(&self.field, &body, goal.flat(), self.step())
            && cost.end == goal
        {
            return Some((cost.level + cost.rise, How::Walk));
        }
        if self.roofs.contains(&from) && self.roofs.contains(&to) {
            let cost = space::jump(&self.field, &body, goal).ok()?;
            // A jump down is a fall, and nobody is sent into one unasked.
            let falls = cost.drop > self.step();
            return (!falls).then_some((cost.level + self.doubled(cost.gap + cost.rise), How::Jump));
        }
        None
    }

    /// What movement.climb-jump.double counts twice.
    fn doubled(&self, distance: Mils) -> Mils {
        if distance > self.step() { 2 * distance } else { distance }
    }

    fn climbing(&self, height: Mils) -> Mils {
        if self.crawls { height } else { self.doubled(height) }
    }

    /// The way to the goal, read backwards.
    fn way(&self, labels: &[Option<Label>]) -> Option<Vec<Stretch>> {
        let mut way = Vec::new();
        let mut place = GOAL;
        while place != START {
            let Label { from, how, .. } = labels[place]?;
            way.push(Stretch { how, to: self.places[place] });
            place = from;
        }
        way.reverse();
        (way.len() <= STRETCHES).then_some(way)
    }
}

/// Beside and on top of each of the four walls of a roof, where they are nearest to a place. The roof is given as the
/// middles of bases that are wholly on it.
fn four_faces(inner: &Rect, near: P, r: Mils) -> impl Iterator<Item = (P, P)> + use<> {
    let Rect { lo, hi } = *inner;
    let wide_enough = lo.x <= hi.x && lo.y <= hi.y;
    let place = if wide_enough { nearest_on(inner, near) } else { near };
    let faces = [
        (P::new(lo.x, place.y), (-2 * r, 0)),
        (P::new(hi.x, place.y), (2 * r, 0)),
        (P::new(place.x, lo.y), (0, -2 * r)),
        (P::new(place.x, hi.y), (0, 2 * r)),
    ];
    let pair = |(on_top, (x, y)): (P, (Mils, Mils))| (P::new(on_top.x + x, on_top.y + y), on_top);
    faces.into_iter().map(pair).filter(move |_| wide_enough)
}

/// Straight through the air; else up in front of what is in the way, level over it, and down behind it.
fn over(scene: Scene<Pow>, figure: FigureId, goal: Spot) -> Option<Vec<Stretch>> {
    let body = *scene.state.body(figure);
    let field = scene.state.field_without(figure);
    let fly = |to: Spot| Stretch { how: How::Fly, to };
    if space::fly(&field, &body, goal).is_ok() || scene.has(figure, Ability::PhaseShift) {
        return Some(vec![fly(goal)]);
    }
    let stride = Stride { from: body.at.flat(), to: goal.flat(), r: body.r };
    let lowest = body.at.z.min(goal.z) + SLACK;
    let mut crossed: Option<(Span, Mils)> = None;
    let mut meet = |span: Option<Span>, top: Mils| {
        let Some(span) = span.filter(|_| top > lowest) else { return };
        let widest = crossed.get_or_insert((span, top));
        widest.0 = Span { enter: widest.0.enter.min(span.enter), leave: widest.0.leave.max(span.leave) };
        widest.1 = widest.1.max(top);
    };
    field.standing_blocks().for_each(|(_, block)| meet(stride.across(&block.foot), block.top));
    let bodies = field.standing_bodies();
    bodies.for_each(|(_, other)| meet(stride.across_disc(&other.disc()), other.at.z + other.height));
    let (span, height) = crossed?;
    let behind = if span.leave < stride.len() { stride.place(span.leave + 1) } else { goal.flat() };
    let stops = [stride.place((span.enter - 1).max(0)).at(height), behind.at(height), goal];
    let mut way: Vec<Stretch> = Vec::with_capacity(stops.len());
    let mut last = body.at;
    for stop in stops {
        if stop != last {
            way.push(fly(stop));
            last = stop;
        }
    }
    Some(way)
}

/// The level distance between two places, rounded up.
fn length(from: P, to: P) -> Mils {
    Stride { from, to, r: 0 }.len()
}

/// The place of a footprint that is nearest to another.
fn nearest_on(foot: &Rect, to: P) -> P {
    P::new(to.x.clamp(foot.lo.x, foot.hi.x.max(foot.lo.x)), to.y.clamp(foot.lo.y, foot.hi.y.max(foot.lo.y)))
}
