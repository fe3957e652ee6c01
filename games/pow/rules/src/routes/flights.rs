//! Flights: over everything, onto every roof.

use arrayvec::ArrayVec;
use space::{Body, Disc, LIMIT, P, SLACK, Span, Spot, Stride, at, unit};

use super::{DIRECTIONS, Guide, WORTH, direction_of, length, nearest_on, to_edge, wanted};
use crate::ask::{How, Route, Stretch};
use crate::card::Mils;
use crate::objectives::MARKER;
use crate::state::{FIGURES, PIECES};

/// A way through the air and its length.
struct Flight {
    way: ArrayVec<Stretch, 3>,
    length: Mils,
}

/// What lies under a straight way, and how high.
struct Under {
    span: Span,
    top: Mils,
}

type AllUnder = ArrayVec<Under, { FIGURES + PIECES }>;

impl<E: FnMut(Route)> Guide<'_, E> {
    /// Into contact with enemies and objectives, onto roofs, and in all directions.
    pub(super) fn flights(&mut self) {
        let scene = self.scene;
        let body = self.mover.body;
        let from = body.at.flat();
        let side = scene.state.figure(self.figure).side;
        for enemy in scene.state.team(side.other()) {
            let other = scene.state.body(enemy);
            if !space::touching(&body, other) {
                self.fly_beside(other.at, other.r);
            }
        }
        for objective in wanted(scene, self.figure) {
            let marker = Disc::new(objective.flat(), MARKER);
            if !space::touching_marker(&body, &marker, objective.z) {
                self.fly_beside(objective, MARKER);
            }
        }
        let field = scene.state.field_without(self.figure);
        for (_, block) in field.standing_blocks() {
            let inner = block.foot.grown(-body.r);
            if inner.lo.x > inner.hi.x || inner.lo.y > inner.hi.y {
                continue;
            }
            let on_top = nearest_on(&inner, from).at(block.top);
            if on_top != body.at && length(from, on_top.flat()) <= self.longest() {
                self.fly_to(on_top);
            }
        }
        for direction in 0..DIRECTIONS {
            self.fly_along(direction);
        }
    }

    fn fly_beside(&mut self, middle: Spot, radius: Mils) {
        let from = self.middle();
        if length(from, middle.flat()) - radius - self.mover.body.r <= self.longest() {
            if let Some(&beside) = self.beside(middle, radius).first() {
                self.fly_to(beside);
            }
        } else if let Some(ahead) = unit(middle.flat() - from) {
            // Too far: as near as it gets.
            let reach = self.longest().min(to_edge(from, ahead, self.mover.body.r)) - 1;
            let goal = self.surface(at(from, ahead, i64::from(reach), 0));
            if let Some(goal) = self.before_occupied(goal) {
                self.fly_to(goal);
            }
        }
    }

    fn fly_to(&mut self, goal: Spot) {
        let stride = Stride { from: self.middle(), to: goal.flat(), r: self.mover.body.r };
        let flight = self.over(&stride, goal, &self.under(&stride));
        if let Some(flight) = flight
            && flight.length <= self.longest()
        {
            self.offer(flight.length, &flight.way);
        }
    }

    /// In one direction, as far as each payment reaches; less far where it has to rise on the way.
    fn fly_along(&mut self, direction: i32) {
        let dir = direction_of(direction);
        let Body { at: from, r, .. } = self.mover.body;
        let reach = self.longest().min(to_edge(from.flat(), dir, r)) - 1;
        if reach < WORTH {
            return;
        }
        let ray = Stride { from: from.flat(), to: at(from.flat(), dir, i64::from(reach), 0), r };
        let under = self.under(&ray);
        let mut last = 0;
        for band in self.bands.clone() {
            let mut far = (band - 1).min(ray.len());
            // Twice: what the first flight is too long is taken off the second.
            for _ in 0..2 {
                if far <= last + WORTH {
                    break;
                }
                let goal = if under.iter().any(|under| under.span.contains(far)) {
                    self.before_occupied(self.surface(ray.place(far)))
                } else {
                    Some(ray.place(far).at(0))
                };
                let Some(flight) = goal.and_then(|goal| self.over(&ray, goal, &under)) else { break };
                if flight.length <= band {
                    self.offer(flight.length, &flight.way);
                    last = far;
                    break;
                }
                far -= flight.length - band + 1;
            }
        }
    }

    /// What a flight to this place comes down on: the highest roof that carries the whole base, or the ground.
    fn surface(&self, place: P) -> Spot {
        let base = Disc::new(place, self.mover.body.r);
        let field = self.scene.state.field_without(self.figure);
        let (_, z) = space::surface_below(&field, &base, LIMIT);
        place.at(z)
    }

    /// What a straight way crosses, seen from above; nothing for Phase shift, which goes through it.
    fn under(&self, stride: &Stride) -> AllUnder {
        let mut under = AllUnder::new();
        if self.mover.phases {
            return under;
        }
        let field = self.scene.state.field_without(self.figure);
        for (_, block) in field.standing_blocks() {
            under.extend(stride.across(&block.foot).map(|span| Under { span, top: block.top }));
        }
        for (_, body) in field.standing_bodies() {
            let top = body.at.z + body.height;
            under.extend(stride.across_disc(&body.disc()).map(|span| Under { span, top }));
        }
        under
    }

    /// Up in front of the first thing in the way, level over the highest, down behind the last. The goal lies on the
    /// stride.
    fn over(&self, stride: &Stride, goal: Spot, under: &[Under]) -> Option<Flight> {
        let body = self.mover.body;
        let lowest = body.at.z.min(goal.z) + SLACK;
        let far = length(stride.from, goal.flat());
        let in_the_way = under.iter().filter(|under| under.top > lowest && under.span.enter <= far);
        let (mut first, mut last, mut height) = (i32::MAX, -1, 0);
        for Under { span, top } in in_the_way {
            first = first.min(span.enter);
            last = last.max(span.leave);
            height = height.max(*top);
        }
        let mut stops: ArrayVec<Spot, 3> = ArrayVec::new();
        if last >= 0 {
            stops.push(stride.place((first - 1).max(0)).at(height));
            stops.push(if last < far { stride.place(last + 1) } else { goal.flat() }.at(height));
        }
        stops.push(goal);
        let mut flight = Flight { way: ArrayVec::new(), length: 0 };
        let mut at = body;
        for to in stops {
            if to != at.at {
                flight.length += space::phase(&self.field, &at, to).ok()?.level;
                flight.way.push(Stretch { how: How::Fly, to });
                at = at.moved(to);
            }
        }
        Some(flight)
    }
}
