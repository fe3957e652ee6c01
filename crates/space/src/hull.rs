//! The hull of two bases: everything that lies on some straight line between them.

use std::cmp::Ordering;

use crate::outline::Outline;
use crate::root::sign_root;
use crate::{Convex, Disc, P, Rect};

/// The hull of two discs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hull {
    pub a: Disc,
    pub b: Disc,
}

impl Hull {
    pub const fn new(a: Disc, b: Disc) -> Hull {
        Hull { a, b }
    }

    /// A place lies inside, not only on the rim.
    pub fn holds(&self, place: P) -> bool {
        let (ra, rb) = (i64::from(self.a.r), i64::from(self.b.r));
        let inside = |disc: &Disc, r: i64| (place - disc.c).len2() < r * r;
        if inside(&self.a, ra) || inside(&self.b, rb) {
            return true;
        }
        let (axis, to_place) = (self.b.c - self.a.c, place - self.a.c);
        let (length2, grows) = (axis.len2(), rb - ra);
        if length2 <= grows * grows {
            return false; // one disc holds the other
        }
        // Below the tangent of both circles, and between the places where it touches them.
        let (along, aside) = (axis.dot(to_place), axis.cross(to_place).abs());
        let root = i128::from(length2 - grows * grows);
        let [ra, grows, length2, along, aside] = [ra, grows, length2, along, aside].map(i128::from);
        sign_root(-(ra * length2 + grows * along), aside, root) == Ordering::Less
            && sign_root(grows * aside, along, root) != Ordering::Less
            && sign_root(grows * aside, along - length2, root) != Ordering::Greater
    }

    /// Some straight line from one base to the other passes through the inside of a footprint.
    pub fn meets(&self, foot: &Convex) -> bool {
        let widest = self.a.r.max(self.b.r);
        if !Rect::spanning(self.a.c, self.b.c).grown(widest).meets(&foot.bounds()) {
            return false;
        }
        if foot.closer(self.a.c, self.a.r) || foot.closer(self.b.c, self.b.r) {
            return true;
        }
        if foot.corners().any(|corner| self.holds(corner)) {
            return true;
        }
        // No corner inside and no disc met: an edge must cross from outside to outside, and then it cuts the line of
        // the middles.
        let axis = self.b.c - self.a.c;
        foot.edges().any(|(start, end)| {
            let edge = end - start;
            let (at_a, at_b) = (edge.cross(self.a.c - start).signum(), edge.cross(self.b.c - start).signum());
            let (from, to) = (axis.cross(start - self.a.c).signum(), axis.cross(end - self.a.c).signum());
            at_a * at_b < 0 && from * to < 0
        })
    }
}
