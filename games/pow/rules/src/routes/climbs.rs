//! Up onto scenery, down from it, and from roof to roof.

use arrayvec::ArrayVec;
use space::{Block, Body, Disc, NoRest, P, Rect, SLACK, Spot, Surface};

use super::{Guide, WORTH, length, nearest_on, walk};
use crate::ask::{How, Route, Stretch};
use crate::card::Mils;
use crate::falling;

/// The least height that a Wall-crawler goes up a wall for its own sake.
const UP_THE_WALL: Mils = 1_000;

/// Where a base passes over an edge: beside the wall and on the roof, one over the other's edge.
#[derive(Clone, Copy)]
struct Face {
    beside: P,
    on_top: P,
    outward: (i32, i32),
}

/// The places at the four faces of a footprint that are nearest to a base, where the roof is wide enough for it.
fn faces(foot: &Rect, from: P, r: Mils) -> ArrayVec<Face, 4> {
    let Rect { lo, hi } = foot.grown(-r);
    if lo.x > hi.x || lo.y > hi.y {
        return ArrayVec::new();
    }
    let (x, y) = (from.x.clamp(lo.x, hi.x), from.y.clamp(lo.y, hi.y));
    let face = |on_top: P, outward: (i32, i32)| Face {
        beside: P::new(on_top.x + 2 * r * outward.0, on_top.y + 2 * r * outward.1),
        on_top,
        outward,
    };
    ArrayVec::from([
        face(P::new(lo.x, y), (-1, 0)),
        face(P::new(hi.x, y), (1, 0)),
        face(P::new(x, lo.y), (0, -1)),
        face(P::new(x, hi.y), (0, 1)),
    ])
}

impl<E: FnMut(Route)> Guide<'_, E> {
    /// Everything with height, before the level ways: climbs and jumps; and for a Wall-crawler on its wall the way
    /// off it, from which the rest then goes on.
    pub(super) fn roofs(&mut self) {
        match space::rests(&self.scene.state.field_without(self.figure), &self.mover.body) {
            Ok(Surface::Top(roof)) => {
                self.climb_up();
                self.jumps();
                self.climb_down(roof);
            }
            Err(NoRest::NoSurface) => self.leave_wall(),
            _ => self.climb_up(),
        }
    }

    /// Walks to the nearest face of each piece and climbs it; a Wall-crawler also stops half way.
    fn climb_up(&mut self) {
        let Body { at: from, r, .. } = self.mover.body;
        let longest = self.longest();
        // Phase shift goes through walls, but up them like anyone else.
        let field = self.scene.state.field_without(self.figure);
        for (_, block) in field.standing_blocks() {
            let climbed = self.mover.climbing(block.top - from.z);
            let near = length(from.flat(), nearest_on(&block.foot, from.flat())) - r;
            let too_high = climbed > longest && !self.mover.crawls;
            if block.top - from.z <= self.mover.step() || too_high || near > longest {
                continue;
            }
            let outside = faces(&block.foot, from.flat(), r).into_iter().filter(|face| {
                let to_figure = from.flat() - face.beside;
                to_figure.x * i64::from(face.outward.0) >= -1 && to_figure.y * i64::from(face.outward.1) >= -1
            });
            if let Some(face) = outside.min_by_key(|face| length(from.flat(), face.beside)) {
                self.climb_face(block, face);
            }
        }
    }

    fn climb_face(&mut self, block: &Block, face: Face) {
        let (body, step, longest) = (self.mover.body, self.mover.step(), self.longest());
        if length(body.at.flat(), face.beside) > longest {
            return;
        }
        let Ok(walked) = space::walk(&self.field, &body, face.beside, step) else { return };
        let walked_length = walked.level + walked.rise;
        let total = walked_length + self.mover.climbing(block.top - walked.end.z);
        let mut way: ArrayVec<Stretch, 2> = ArrayVec::new();
        if walked.level > 0 {
            way.push(walk(walked.end));
        }
        if total <= longest {
            way.push(climb(face.on_top.at(block.top)));
            self.offer(total, &way);
            self.meet_on_roof(block, &way, total);
        } else if self.mover.crawls && longest - walked_length >= UP_THE_WALL {
            way.push(climb(walked.end.raised(longest - walked_length)));
            self.offer(longest, &way);
        }
    }

    /// Goes on into contact with the enemies on a roof that was just climbed.
    fn meet_on_roof(&mut self, block: &Block, way: &[Stretch], length: Mils) {
        let state = self.scene.state;
        for enemy in state.team(state.figure(self.figure).side.other()) {
            let Body { at, r, .. } = *state.body(enemy);
            if (at.z - block.top).abs() <= SLACK && nearest_on(&block.foot, at.flat()) == at.flat() {
                self.start_from(way, length);
                self.touch(at, r);
                self.start_over();
            }
        }
    }

    /// Jumps to the nearest place of every roof in reach, unless the landing hurts.
    fn jumps(&mut self) {
        let Body { at: from, r, .. } = self.mover.body;
        let field = self.scene.state.field_without(self.figure);
        for (_, block) in field.standing_blocks() {
            let inner = block.foot.grown(-r);
            if inner.lo.x > inner.hi.x
                || inner.lo.y > inner.hi.y
                || falling::fall_table(from.z - block.top).damage > 0
            {
                continue;
            }
            let to = nearest_on(&inner, from.flat());
            if to == from.flat() || length(from.flat(), to) > self.longest() {
                continue;
            }
            let to = to.at(block.top);
            if let Ok(jump) = space::jump(&field, &self.mover.body, to) {
                let counted = jump.level + self.mover.doubled(jump.gap + jump.rise);
                self.offer(counted, &[Stretch { how: How::Jump, to }]);
            }
        }
    }

    /// Climbs down each near face of the roof, and walks on from its foot.
    fn climb_down(&mut self, roof: usize) {
        let body = self.mover.body;
        let foot = self.field.blocks[roof].foot;
        for face in faces(&foot, body.at.flat(), body.r) {
            let to_edge = length(body.at.flat(), face.on_top);
            let below = self.below(face.beside, body.at.z);
            let drop = body.at.z - below.z;
            let total = to_edge + self.mover.climbing(drop);
            if drop <= self.mover.step() || total > self.longest() {
                continue;
            }
            let mut way: ArrayVec<Stretch, 2> = ArrayVec::new();
            if to_edge > 0 {
                way.push(walk(face.on_top.at(body.at.z)));
            }
            way.push(climb(below));
            self.offer(total, &way);
            self.start_from(&way, total);
            if self.longest() > WORTH {
                self.goals();
            }
            self.start_over();
        }
    }

    /// A Wall-crawler on its wall: further up or onto the roof, and down to the foot, where it goes on.
    fn leave_wall(&mut self) {
        let body = self.mover.body;
        let field = self.scene.state.field_without(self.figure);
        for (_, block) in field.standing_blocks() {
            if body.at.z >= block.top || !space::touching_block(&body, block) {
                continue;
            }
            let up = block.top - body.at.z;
            if up <= self.longest() {
                let on_top = nearest_on(&block.foot.grown(-body.r), body.at.flat());
                self.offer(up, &[climb(on_top.at(block.top))]);
            } else {
                self.offer(self.longest(), &[climb(body.at.raised(self.longest()))]);
            }
        }
        let foot = self.below(body.at.flat(), body.at.z);
        let down = body.at.z - foot.z;
        if (1..=self.longest()).contains(&down) {
            self.offer(down, &[climb(foot)]);
            self.start_from(&[climb(foot)], down);
        }
    }

    /// The surface below a place.
    fn below(&self, place: P, z: Mils) -> Spot {
        let base = Disc::new(place, self.mover.body.r);
        let (_, below) = space::surface_below(&self.field, &base, z - SLACK - 1);
        place.at(below)
    }
}

fn climb(to: Spot) -> Stretch {
    Stretch { how: How::Climb, to }
}
