//! Areas of effect: the teardrop of a spray, and the line behind a target.

use std::cmp::Ordering;

use arrayvec::ArrayVec;

use crate::outline::{Outline, Through};
use crate::root::{root_down, sign_root};
use crate::{Block, Disc, P, SLACK, Set, Turn, at, unit};

/// A teardrop: the area swept between a point and a circle, read from above.
///
/// Waves need no shape of their own: everything [`within`](crate::within) a distance of a base.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Spray {
    pub apex: P,
    pub way: Turn,
    /// From the point to the far rim of the circle.
    pub length: i32,
    /// The circle's diameter.
    pub width: i32,
}

impl Spray {
    /// The template laid with its point on the rim of a base.
    pub fn from_base(base: &Disc, way: Turn, length: i32, width: i32) -> Spray {
        Spray { apex: at(base.c, way.dir(), i64::from(base.r), 0), way, length, width }
    }

    /// The circle at the far end. An odd width is rounded down, and a width beyond the length is a circle there.
    pub fn bulb(&self) -> Disc {
        let r = self.width / 2;
        let along = i64::from((self.length - r).max(0));
        Disc::new(at(self.apex, self.way.dir(), along, 0), r)
    }

    /// The template covers part of a base, or touches it.
    ///
    /// So it does when the base's middle lies in the hull of the point and the circle, both widened by its radius.
    pub fn covers(&self, base: &Disc) -> bool {
        let (near, bulb) = (i64::from(base.r) + i64::from(SLACK), self.bulb());
        let far = near + i64::from(bulb.r);
        let (axis, to_base) = (bulb.c - self.apex, base.c - self.apex);
        if to_base.len2() <= near * near || (base.c - bulb.c).len2() <= far * far {
            return true;
        }
        let (length2, grows) = (axis.len2(), far - near);
        if length2 <= grows * grows {
            return false; // the circle holds the point, and the base is in neither
        }
        // Below the tangent of both circles, and between the places where it touches them.
        let (along, aside) = (axis.dot(to_base), axis.cross(to_base).abs());
        let root = i128::from(length2 - grows * grows);
        let [near, grows, length2, along, aside] = [near, grows, length2, along, aside].map(i128::from);
        sign_root(-(near * length2 + grows * along), aside, root) != Ordering::Greater
            && sign_root(grows * aside, along, root) != Ordering::Less
            && sign_root(grows * aside, along - length2, root) != Ordering::Greater
    }

    /// The directions worth trying against one base: toward it, and as far to either side as still touches it.
    ///
    /// Between such directions nothing changes, so the aims at all bases are all that differ. Empty when the base is
    /// out of reach.
    pub fn aims(from: &Disc, length: i32, width: i32, base: &Disc) -> ArrayVec<Turn, 3> {
        let covers = |way: Turn| Spray::from_base(from, way, length, width).covers(base);
        let mut aims = ArrayVec::new();
        let Some(straight) = Turn::of(base.c - from.c).filter(|&way| covers(way)) else {
            return aims;
        };
        aims.push(straight);
        for side in [1, -1] {
            // The template is widest across its axis, so turning away from a base loses it once.
            let (mut covered, mut lost) = (0, 2 * Turn::QUARTER);
            while lost - covered > 1 {
                let middle = (covered + lost) / 2;
                if covers(straight.plus(side * middle)) {
                    covered = middle;
                } else {
                    lost = middle;
                }
            }
            if covered > 0 {
                aims.push(straight.plus(side * covered));
            }
        }
        aims
    }
}

/// A straight piece of a line, seen from above.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    pub from: P,
    pub to: P,
}

/// The line from a place through the middle of a base, from its far rim to `reach` mils behind it.
///
/// `None` when the place is the middle of the base, and there is no line.
pub fn beyond(from: P, through: &Disc, reach: i32) -> Option<Segment> {
    let dir = unit(through.c - from)?;
    let rim = i64::from(through.r);
    Some(Segment { from: at(through.c, dir, rim, 0), to: at(through.c, dir, rim + i64::from(reach), 0) })
}

impl Segment {
    /// It passes through a base, deeper than [`SLACK`]: after how many mils, at most two too few.
    pub fn crosses(&self, base: &Disc) -> Option<i32> {
        let r = i64::from(base.r - SLACK);
        let (way, start) = (self.to - self.from, base.c - self.from);
        let (length2, r2) = (way.len2(), r * r);
        if r <= 0 {
            return None;
        }
        if start.len2() < r2 {
            return Some(0);
        }
        if length2 == 0 {
            return None;
        }
        let (along, aside) = (way.dot(start), i128::from(way.cross(start)));
        if along <= 0 || aside * aside >= i128::from(r2) * i128::from(length2) {
            return None;
        }
        if along > length2 && (base.c - self.to).len2() >= r2 {
            return None;
        }
        // The way to the foot of the base's middle less half the chord, each rounded toward the start.
        let chord2 = i128::from(r2) - aside * aside / i128::from(length2);
        let foot2 = i128::from(along) * i128::from(along) / i128::from(length2);
        let half_chord = root_down(chord2 as i64) + 1;
        Some((root_down(foot2 as i64) - half_chord).max(0) as i32)
    }

    /// The bases it crosses, in the order it reaches them, each with the mils up to it. Bases reached at the same mil
    /// keep their order in the list.
    ///
    /// # Panics
    ///
    /// When it crosses more than [`Set::CAPACITY`] bases.
    pub fn crossed(&self, bases: &[Disc]) -> ArrayVec<(usize, i32), { Set::CAPACITY }> {
        let mut found: ArrayVec<_, { Set::CAPACITY }> = ArrayVec::new();
        for (i, base) in bases.iter().enumerate() {
            if let Some(along) = self.crosses(base) {
                found.push((i, along));
            }
        }
        found.sort_by_key(|&(i, along)| (along, i));
        found
    }

    /// The first block in the way at height `z`, with the mils up to it, rounded down.
    pub fn stopped_by<O: Outline>(&self, z: i32, blocks: &[Block<O>]) -> Option<(usize, i32)> {
        let length2 = i128::from((self.to - self.from).len2());
        let tall = blocks.iter().enumerate().filter(|(_, b)| b.top > z);
        let met = tall.filter_map(|(i, block)| {
            let clip = block.foot.clip(self.from, self.to)?;
            (clip.how == Through::Inside).then_some((clip.from, i))
        });
        let (share, i) = met.min()?;
        let (part, whole) = (i128::from(share.part), i128::from(share.whole));
        let along2 = part * part * length2 / (whole * whole);
        Some((i, root_down(along2 as i64) as i32))
    }
}
