//! Where a base can be taken with a hinged tool: the search behind a clicked place, and the region to draw.
//!
//! The law is [`Tool::judge`], for any pose at all. This is only a service: it looks along 256 directions of the first arm,
//! and beside each obstacle along the last direction that is still free, since hugging a corner matters most.

use crate::outline::{Footprint, Outline};
use crate::{Convex, Disc, P, Pose, SLACK, Tool, Turn, at};

const WAYS: i32 = 256;
const STEP: i32 = 65_536 / WAYS;

/// Every way in which the first arm can lie, for one base and one tool.
#[derive(Debug, Clone)]
pub struct Fan<'a> {
    tool: Tool,
    base: Disc,
    /// What the tool may not overlap and could.
    barred: Vec<&'a Convex>,
    /// Free directions of the first arm, each with the place of the hinge.
    open: Vec<(Turn, P)>,
}

/// A stretch of places along x where a base may be set down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Strip {
    pub y: i32,
    pub from: i32,
    pub to: i32,
}

impl<'a> Fan<'a> {
    pub fn new(tool: Tool, base: Disc, barred: &[&'a Convex]) -> Fan<'a> {
        let span = tool.span(base.r);
        let near = barred.iter().copied().filter(|foot| foot.reaches(base.c, span)).collect();
        let mut fan = Fan { tool, base, barred: near, open: Vec::with_capacity(WAYS as usize + 16) };
        let free: Vec<bool> = (0..WAYS).map(|i| fan.arm_is_free(Turn((i * STEP) as u16))).collect();
        for i in 0..WAYS {
            let way = Turn((i * STEP) as u16);
            let (here, next) = (free[i as usize], free[(i + 1).rem_euclid(WAYS) as usize]);
            if here {
                fan.add(way);
            }
            if here != next {
                let edge = if here { fan.last_free(way, STEP) } else { fan.last_free(way.plus(STEP), -STEP) };
                fan.add(edge);
            }
        }
        fan
    }

    fn add(&mut self, way: Turn) {
        let along = self.tool.notch(self.base.r) + i64::from(self.tool.length / 2);
        self.open.push((way, at(self.base.c, way.dir(), along, 0)));
    }

    /// Halves down from a free direction to the last free one before a barred one, `by` steps away.
    fn last_free(&self, from: Turn, by: i32) -> Turn {
        let (mut free, mut barred) = (0, by);
        while (barred - free).abs() > 1 {
            let middle = (free + barred) / 2;
            if self.arm_is_free(from.plus(middle)) {
                free = middle;
            } else {
                barred = middle;
            }
        }
        from.plus(free)
    }

    fn arm_is_free(&self, way: Turn) -> bool {
        if self.barred.is_empty() {
            return true;
        }
        let laid = self.tool.lay(&self.base, Pose { way, bend: 0 });
        self.barred.iter().all(|foot| !laid.first.overlaps(foot) && !foot.closer(laid.hinge.c, laid.hinge.r))
    }

    /// A pose by which the base may come to `to`, if one is found.
    pub fn find(&self, to: P) -> Option<Pose> {
        let end = Disc::new(to, self.base.r);
        let ahead = Turn::of(to - self.base.c)?;
        let reach = i64::from(self.tool.whole_way(self.base.r) + self.tool.width + SLACK);
        if (to - self.base.c).len2() > reach * reach {
            return None;
        }
        let legal = |pose: &Pose| self.tool.judge(&self.base, *pose, to, &self.barred).is_ok();
        // At the rim of the reach only a tip of the straight tool gets there.
        let tip = 65_536 / 6 * self.tool.width / (2 * self.tool.length).max(1);
        let straight = [0, tip, -tip].map(|turned| Pose { way: ahead.plus(turned), bend: 0 });
        if let Some(pose) = straight.into_iter().find(legal) {
            return Some(pose);
        }
        let far = i64::from(self.tool.length / 2 + self.tool.width + self.base.r + SLACK);
        for &(way, hinge) in &self.open {
            if (to - hinge).len2() > far * far {
                continue;
            }
            // The first arm touches, and any bend will do; or the second points at the goal, or past it on either side.
            let toward = Turn::of(to - hinge).unwrap_or(way);
            let bend = i32::from(toward.0.wrapping_sub(way.0) as i16);
            let tries = [bend, bend + 1_200, bend - 1_200, bend + 3_000, bend - 3_000, 0, 8_192, -8_192];
            for bend in tries.map(|bend| bend.clamp(-Turn::QUARTER, Turn::QUARTER) as i16) {
                let pose = Pose { way, bend };
                if self.tool.lay(&self.base, pose).touches(&end) && legal(&pose) {
                    return Some(pose);
                }
            }
        }
        None
    }

    /// The places where the base may be set down and may rest, as strips `step` mils apart.
    pub fn region(&self, step: i32, may_rest: impl Fn(P) -> bool) -> Vec<Strip> {
        let reach = self.tool.whole_way(self.base.r) + self.tool.width;
        let mut strips: Vec<Strip> = Vec::new();
        let rows = (-reach / step)..=(reach / step);
        for row in rows.clone() {
            let y = self.base.c.y + row * step;
            let mut open: Option<Strip> = None;
            for column in rows.clone() {
                let x = self.base.c.x + column * step;
                let place = P::new(x, y);
                let here = place == self.base.c || (may_rest(place) && self.find(place).is_some());
                match (&mut open, here) {
                    (Some(strip), true) => strip.to = x,
                    (None, true) => open = Some(Strip { y, from: x, to: x }),
                    (_, false) => strips.extend(open.take()),
                }
            }
            strips.extend(open);
        }
        strips
    }
}
