//! Upright rectangles: the footprint that most terrain has, and the fast one.

use std::cmp::Ordering;

use crate::outline::{Clip, Footprint, Outline, Share, Through};
use crate::root::{compare_distance, root_down};
use crate::{Disc, P, SLACK, Stride};

/// An upright rectangle from its lowest to its highest corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Rect {
    pub lo: P,
    pub hi: P,
}

impl Rect {
    pub const fn new(lo: P, hi: P) -> Rect {
        Rect { lo, hi }
    }

    /// A rectangle `width` mils along x and `depth` mils along y whose lowest corner lies so that `middle` is its
    /// middle, rounded down.
    pub const fn around(middle: P, width: i32, depth: i32) -> Rect {
        let lo = P { x: middle.x - width / 2, y: middle.y - depth / 2 };
        let hi = P { x: lo.x + width, y: lo.y + depth };
        Rect { lo, hi }
    }

    /// The smallest rectangle that holds both places.
    #[inline]
    pub fn spanning(a: P, b: P) -> Rect {
        Rect { lo: P::new(a.x.min(b.x), a.y.min(b.y)), hi: P::new(a.x.max(b.x), a.y.max(b.y)) }
    }

    /// The rectangle with every side moved outward.
    #[inline]
    pub const fn grown(&self, by: i32) -> Rect {
        Rect {
            lo: P { x: self.lo.x - by, y: self.lo.y - by },
            hi: P { x: self.hi.x + by, y: self.hi.y + by },
        }
    }

    /// The middle, rounded down.
    pub const fn middle(&self) -> P {
        P { x: (self.lo.x + self.hi.x).div_euclid(2), y: (self.lo.y + self.hi.y).div_euclid(2) }
    }

    /// Width along x and depth along y.
    pub const fn sides(&self) -> (i32, i32) {
        (self.hi.x - self.lo.x, self.hi.y - self.lo.y)
    }

    /// The same rectangle about another middle.
    pub const fn moved(&self, middle: P) -> Rect {
        let (width, depth) = self.sides();
        Rect::around(middle, width, depth)
    }

    /// The insides meet.
    #[inline]
    pub const fn meets(&self, other: &Rect) -> bool {
        self.lo.x < other.hi.x && other.lo.x < self.hi.x && self.lo.y < other.hi.y && other.lo.y < self.hi.y
    }

    /// They have at least a point of their rims in common.
    #[inline]
    pub const fn touches_rect(&self, other: &Rect) -> bool {
        self.lo.x <= other.hi.x
            && other.lo.x <= self.hi.x
            && self.lo.y <= other.hi.y
            && other.lo.y <= self.hi.y
    }

    /// The whole rectangle lies on a table of this size.
    #[inline]
    pub const fn on_table(&self, size: (i32, i32)) -> bool {
        self.lo.x >= 0 && self.lo.y >= 0 && self.hi.x <= size.0 && self.hi.y <= size.1
    }

    /// The square of the distance from a place, 0 inside.
    #[inline]
    fn distance2(&self, c: P) -> i64 {
        let dx = i64::from((self.lo.x - c.x).max(c.x - self.hi.x).max(0));
        let dy = i64::from((self.lo.y - c.y).max(c.y - self.hi.y).max(0));
        dx * dx + dy * dy
    }
}

impl Outline for Rect {
    #[inline]
    fn bounds(&self) -> Rect {
        *self
    }

    fn corners(&self) -> impl Iterator<Item = P> {
        let Rect { lo, hi } = *self;
        [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)].into_iter()
    }

    #[inline]
    fn reaches(&self, c: P, d: i32) -> bool {
        let d = i64::from(d);
        d >= 0 && self.distance2(c) <= d * d
    }

    #[inline]
    fn closer(&self, c: P, d: i32) -> bool {
        let d = i64::from(d);
        d > 0 && self.distance2(c) < d * d
    }

    #[inline]
    fn compare(&self, c: P, r: i32, h2: i64) -> Ordering {
        compare_distance(i128::from(self.distance2(c)), 1, i64::from(r), h2)
    }

    fn distance(&self, c: P) -> i32 {
        root_down(self.distance2(c)) as i32
    }

    #[inline]
    fn clip(&self, a: P, b: P) -> Option<Clip> {
        let way = b - a;
        let (mut from, mut to) = (Share::NONE, Share::ALL);
        let mut along_edge = false;
        let axes = [(way.x, self.lo.x - a.x, self.hi.x - a.x), (way.y, self.lo.y - a.y, self.hi.y - a.y)];
        for (step, low, high) in axes {
            let (low, high) = (i64::from(low), i64::from(high));
            let (near, far, whole) = match step.cmp(&0) {
                Ordering::Greater => (low, high, step),
                Ordering::Less => (-high, -low, -step),
                Ordering::Equal if low > 0 || high < 0 => return None,
                Ordering::Equal => {
                    along_edge |= low == 0 || high == 0;
                    continue;
                }
            };
            from = from.max(Share { part: near, whole });
            to = to.min(Share { part: far, whole });
        }
        let how = match from.cmp(&to) {
            Ordering::Greater => return None,
            Ordering::Less if !along_edge => Through::Inside,
            _ => Through::Rim,
        };
        Some(Clip { from, to, how })
    }

    /// Within `d` of a rectangle is a box with rounded corners. The line is cut by the box first; where it enters or
    /// leaves through a corner, that corner's circle says where it really does. A line through the corner of the box
    /// that misses the circle misses everything, since both inner sides of the corner are radii.
    fn hint_stride(&self, stride: &Stride, d: f64) -> Option<(f64, f64)> {
        let (step_x, step_y) = stride.step();
        let (x, y) = (f64::from(stride.from.x), f64::from(stride.from.y));
        let (lo_x, lo_y) = (f64::from(self.lo.x), f64::from(self.lo.y));
        let (hi_x, hi_y) = (f64::from(self.hi.x), f64::from(self.hi.y));
        let (mut from, mut to) = (f64::NEG_INFINITY, f64::INFINITY);
        for (step, low, high) in [(step_x, lo_x - d - x, hi_x + d - x), (step_y, lo_y - d - y, hi_y + d - y)]
        {
            if step == 0.0 {
                if low > 0.0 || high < 0.0 {
                    return None;
                }
            } else {
                let (a, b) = (low / step, high / step);
                from = from.max(a.min(b));
                to = to.min(a.max(b));
            }
        }
        if from > to {
            return None;
        }
        let corner = |k: f64| {
            let (at_x, at_y) = (x + step_x * k, y + step_y * k);
            let beside = |at: f64, low: i32, high: i32| match () {
                () if at < f64::from(low) => Some(low),
                () if at > f64::from(high) => Some(high),
                () => None,
            };
            let corner_x = beside(at_x, self.lo.x, self.hi.x)?;
            Some(P::new(corner_x, beside(at_y, self.lo.y, self.hi.y)?))
        };
        if let Some(entered) = corner(from) {
            from = stride.hint_circle(entered, d)?.0;
        }
        if let Some(left) = corner(to) {
            to = stride.hint_circle(left, d)?.1;
        }
        Some((from, to))
    }
}

impl Footprint for Rect {
    #[inline]
    fn carries(&self, disc: &Disc) -> bool {
        let r = (disc.r - SLACK).max(0);
        let reach = Rect::new(disc.c, disc.c).grown(r);
        self.lo.x <= reach.lo.x
            && self.lo.y <= reach.lo.y
            && reach.hi.x <= self.hi.x
            && reach.hi.y <= self.hi.y
    }

    fn carries_rect(&self, rect: &Rect) -> bool {
        let wide = self.grown(SLACK);
        wide.lo.x <= rect.lo.x && wide.lo.y <= rect.lo.y && rect.hi.x <= wide.hi.x && rect.hi.y <= wide.hi.y
    }

    #[inline]
    fn overlaps(&self, other: &Rect) -> bool {
        self.meets(other)
    }

    #[inline]
    fn overlaps_rect(&self, rect: &Rect) -> bool {
        self.meets(&rect.grown(-SLACK))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rectangle_keeps_its_size_wherever_its_middle_is() {
        let rect = Rect::around(P::new(10, 10), 5, 3);
        assert_eq!(rect.sides(), (5, 3));
        assert_eq!(rect.moved(P::new(-7, 4)).sides(), (5, 3));
        assert_eq!(rect.moved(rect.middle()), rect);
    }

    #[test]
    fn contact_and_overlap_leave_the_slack_between_them() {
        let wall = Rect::new(P::new(1000, 0), P::new(2000, 5000));
        let base = |x| Disc::new(P::new(x, 2000), 600);
        assert!(wall.touches(&base(398)) && !wall.touches(&base(397)));
        assert!(!wall.overlaps_disc(&base(402)) && wall.overlaps_disc(&base(403)));
        assert_eq!(wall.gap(&base(300)), 100);
        assert_eq!(wall.gap(&base(1500)), 0);
    }
}
