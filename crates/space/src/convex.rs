//! Convex footprints with up to eight corners.

use std::cmp::Ordering;
use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::outline::{Clip, Footprint, Outline, Share, Through};
use crate::root::compare_distance;
use crate::{Disc, P, Rect, SLACK, Stride, V, at};

/// A convex footprint: up to eight corners, anticlockwise, with its bounding box at hand. Written down it is the list of its
/// corners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<P>", into = "Vec<P>")]
pub struct Convex {
    corners: [P; Convex::MOST],
    count: u8,
    bounds: Rect,
}

/// Why a list of corners is no [`Convex`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotConvex {
    /// There are fewer than three or more than eight.
    Corners(usize),
    /// The outline does not turn left at this corner, counted from 0.
    NoLeftTurn(usize),
    /// The outline winds round more than once.
    Winds,
}

impl fmt::Display for NotConvex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotConvex::Corners(n) => write!(f, "{n} corners, an outline has 3 to {}", Convex::MOST),
            NotConvex::NoLeftTurn(i) => write!(
                f,
                "the outline does not turn left at corner {i}, list the corners of a convex shape anticlockwise"
            ),
            NotConvex::Winds => write!(f, "the outline winds round more than once"),
        }
    }
}

impl std::error::Error for NotConvex {}

impl TryFrom<Vec<P>> for Convex {
    type Error = NotConvex;

    fn try_from(corners: Vec<P>) -> Result<Convex, NotConvex> {
        Convex::new(&corners)
    }
}

impl From<Convex> for Vec<P> {
    fn from(convex: Convex) -> Vec<P> {
        convex.points().to_vec()
    }
}

impl Convex {
    /// The most corners an outline may have.
    pub const MOST: usize = 8;

    /// # Errors
    ///
    /// When the corners are not those of a convex shape, anticlockwise, each a true corner.
    pub fn new(corners: &[P]) -> Result<Convex, NotConvex> {
        let n = corners.len();
        if !(3..=Convex::MOST).contains(&n) {
            return Err(NotConvex::Corners(n));
        }
        let edge = |i: usize| corners[(i + 1) % n] - corners[i % n];
        if let Some(i) = (0..n).find(|&i| edge(i + n - 1).cross(edge(i)) <= 0) {
            return Err(NotConvex::NoLeftTurn(i));
        }
        // Left turns alone also describe stars. In one round an edge changes from pointing down to pointing up once.
        let upward = |v: V| v.y > 0 || (v.y == 0 && v.x > 0);
        let rounds = (0..n).filter(|&i| !upward(edge(i)) && upward(edge(i + 1))).count();
        if rounds != 1 {
            return Err(NotConvex::Winds);
        }
        Ok(Convex::trusted(corners))
    }

    /// A bar in a direction (a unit vector): from `start` to `end` along it, `half` to either side.
    ///
    /// # Errors
    ///
    /// When it is so short or narrow that its corners, rounded to whole mils, are none.
    pub fn bar(from: P, dir: V, start: i64, end: i64, half: i64) -> Result<Convex, NotConvex> {
        Convex::new(&[
            at(from, dir, start, -half),
            at(from, dir, end, -half),
            at(from, dir, end, half),
            at(from, dir, start, half),
        ])
    }

    /// The same footprint elsewhere.
    #[must_use]
    pub fn moved(&self, by: V) -> Convex {
        let corners: ArrayVec<P, { Convex::MOST }> =
            self.points().iter().map(|&corner| corner + by).collect();
        Convex::trusted(&corners)
    }

    fn trusted(points: &[P]) -> Convex {
        let mut corners = [points[0]; Convex::MOST];
        corners[..points.len()].copy_from_slice(points);
        let bounds = points[1..].iter().fold(Rect::new(points[0], points[0]), |b, &p| {
            let (low, high) = (Rect::spanning(b.lo, p), Rect::spanning(b.hi, p));
            Rect::new(low.lo, high.hi)
        });
        Convex { corners, count: points.len() as u8, bounds }
    }

    #[inline]
    fn points(&self) -> &[P] {
        &self.corners[..usize::from(self.count)]
    }

    /// The edges, anticlockwise: each with the place it starts from and the place it ends at.
    #[inline]
    pub(crate) fn edges(&self) -> impl Iterator<Item = (P, P)> + '_ {
        let points = self.points();
        let ends = points[1..].iter().chain(&points[..1]);
        points.iter().copied().zip(ends.copied())
    }

    /// Some edge has all of the other shape on or beyond it, `slack` deep at most.
    fn shuts_out(&self, others: &[P], slack: i32) -> bool {
        self.edges().any(|(a, b)| {
            let edge = b - a;
            others.iter().all(|&p| depth(edge, edge.cross(p - a), slack) != Ordering::Greater)
        })
    }

    /// Whether a place is inside, or its squared distance is near enough to that of `d`. One edge that has all of the shape too
    /// far behind it settles it, and so does one edge that is near enough.
    #[inline]
    fn is_near(&self, c: P, d: i32, near: impl Fn(i128, i128) -> bool) -> bool {
        let d2 = i64::from(d) * i64::from(d);
        let mut inside = true;
        for (a, b) in self.edges() {
            let (edge, from_a) = (b - a, c - a);
            let cross = edge.cross(from_a);
            if cross >= 0 {
                continue;
            }
            inside = false;
            let (along, len2) = (from_a.dot(edge), edge.len2());
            if !near(i128::from(cross) * i128::from(cross), i128::from(d2) * i128::from(len2)) {
                return false;
            }
            let end = if along <= 0 { Some(from_a) } else { (along >= len2).then(|| c - b) };
            if end.is_none_or(|way| near(way.len2().into(), d2.into())) {
                return true;
            }
        }
        inside
    }

    /// The nearest point of the rim or inside, as a squared distance `d2 / e`.
    fn nearest(&self, c: P) -> (i128, i64) {
        let mut best: Option<(i128, i64)> = None;
        for (a, b) in self.edges() {
            let (edge, from_a) = (b - a, c - a);
            let cross = edge.cross(from_a);
            if cross >= 0 {
                continue;
            }
            let along = from_a.dot(edge);
            let found = if along <= 0 {
                (i128::from(from_a.len2()), 1)
            } else if along >= edge.len2() {
                (i128::from((c - b).len2()), 1)
            } else {
                (i128::from(cross) * i128::from(cross), edge.len2())
            };
            if best.is_none_or(|(d2, e)| found.0 * i128::from(e) < d2 * i128::from(found.1)) {
                best = Some(found);
            }
        }
        best.unwrap_or((0, 1)) // no edge has it on its outer side, so it is inside
    }
}

/// How far a place with this cross product lies inside of an edge, compared with `slack`.
#[inline]
fn depth(edge: V, cross: i64, slack: i32) -> Ordering {
    if cross <= 0 {
        return if slack == 0 { cross.cmp(&0) } else { Ordering::Less };
    }
    let (cross, slack) = (i128::from(cross), i128::from(slack));
    (cross * cross).cmp(&(slack * slack * i128::from(edge.len2())))
}

impl Outline for Convex {
    #[inline]
    fn bounds(&self) -> Rect {
        self.bounds
    }

    fn corners(&self) -> impl Iterator<Item = P> {
        let points: ArrayVec<P, { Convex::MOST }> = self.points().iter().copied().collect();
        points.into_iter()
    }

    fn reaches(&self, c: P, d: i32) -> bool {
        if d < 0 || !self.bounds.grown(d).touches_rect(&Rect::new(c, c)) {
            return false;
        }
        self.is_near(c, d, |square, limit| square <= limit)
    }

    fn closer(&self, c: P, d: i32) -> bool {
        if d <= 0 || !self.bounds.grown(d).touches_rect(&Rect::new(c, c)) {
            return false;
        }
        self.is_near(c, d, |square, limit| square < limit)
    }

    fn compare(&self, c: P, r: i32, h2: i64) -> Ordering {
        let (d2, e) = self.nearest(c);
        compare_distance(d2, e, i64::from(r), h2)
    }

    fn distance(&self, c: P) -> i32 {
        // The root of a number rounded down is the root of the number, rounded down.
        let (d2, e) = self.nearest(c);
        ((d2 / i128::from(e)) as u128).isqrt() as i32
    }

    fn clip(&self, a: P, b: P) -> Option<Clip> {
        let way = b - a;
        let (mut from, mut to) = (Share::NONE, Share::ALL);
        let mut along_edge = false;
        for (start, end) in self.edges() {
            let edge = end - start;
            // How far inside of the edge the segment is, times the edge's length, grows by `rate` along it.
            let (rate, inside) = (edge.cross(way), edge.cross(a - start));
            match rate.cmp(&0) {
                Ordering::Greater => {
                    from = from.max(Share { part: -inside, whole: rate });
                }
                Ordering::Less => {
                    to = to.min(Share { part: inside, whole: -rate });
                }
                Ordering::Equal if inside < 0 => return None,
                Ordering::Equal => along_edge |= inside == 0,
            }
        }
        let how = match from.cmp(&to) {
            Ordering::Greater => return None,
            Ordering::Less if !along_edge => Through::Inside,
            _ => Through::Rim,
        };
        Some(Clip { from, to, how })
    }

    /// Within `d` of the rim is a ring of circles about the corners and strips beside the edges. A line enters and
    /// leaves the whole through one of them, so the first and last of all are what is asked for.
    fn hint_stride(&self, stride: &Stride, d: f64) -> Option<(f64, f64)> {
        let mut span: Option<(f64, f64)> = None;
        let mut add = |from: f64, to: f64| {
            span = Some(span.map_or((from, to), |(a, b)| (a.min(from), b.max(to))));
        };
        let (step_x, step_y) = stride.step();
        for (a, b) in self.edges() {
            if let Some((from, to)) = stride.hint_circle(a, d) {
                add(from, to);
            }
            let edge = b - a;
            let length = (edge.len2() as f64).sqrt();
            let (edge_x, edge_y) = (edge.x as f64 / length, edge.y as f64 / length);
            let start = stride.from - a;
            let (start_x, start_y) = (start.x as f64, start.y as f64);
            // Where the line runs at distance `d` outside of the edge, and beside it.
            let outside = edge_y * start_x - edge_x * start_y;
            let rate = edge_y * step_x - edge_x * step_y;
            if rate.abs() > 1e-9 {
                let k = (d - outside) / rate;
                let along = edge_x * (start_x + step_x * k) + edge_y * (start_y + step_y * k);
                if (-1.0..=length + 1.0).contains(&along) {
                    add(k, k);
                }
            }
        }
        span
    }
}

impl Footprint for Convex {
    fn carries(&self, disc: &Disc) -> bool {
        let r = (disc.r - SLACK).max(0);
        self.edges().all(|(a, b)| {
            let edge = b - a;
            let cross = edge.cross(disc.c - a);
            cross >= 0 && depth(edge, cross, r) != Ordering::Less
        })
    }

    fn carries_rect(&self, rect: &Rect) -> bool {
        self.edges().all(|(a, b)| {
            let edge = b - a;
            rect.corners().all(|p| depth(-edge, -edge.cross(p - a), SLACK) != Ordering::Greater)
        })
    }

    fn overlaps(&self, other: &Convex) -> bool {
        self.bounds.meets(&other.bounds)
            && !self.shuts_out(other.points(), 0)
            && !other.shuts_out(self.points(), 0)
    }

    fn overlaps_rect(&self, rect: &Rect) -> bool {
        if !self.bounds.overlaps_rect(rect) {
            return false;
        }
        let corners: ArrayVec<P, 4> = rect.corners().collect();
        !self.shuts_out(&corners, SLACK)
    }
}

impl From<Rect> for Convex {
    fn from(rect: Rect) -> Convex {
        let corners: ArrayVec<P, 4> = rect.corners().collect();
        Convex::trusted(&corners)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_convex_shapes_are_taken() {
        let p = P::new;
        let square = [p(0, 0), p(10, 0), p(10, 10), p(0, 10)];
        assert!(Convex::new(&square).is_ok());
        assert_eq!(Convex::new(&square[..2]), Err(NotConvex::Corners(2)));
        let clockwise = [p(0, 0), p(0, 10), p(10, 10), p(10, 0)];
        assert_eq!(Convex::new(&clockwise), Err(NotConvex::NoLeftTurn(0)));
        let straight = [p(0, 0), p(5, 0), p(10, 0), p(0, 10)];
        assert_eq!(Convex::new(&straight), Err(NotConvex::NoLeftTurn(1)));
        let star = [p(0, 100), p(-59, -81), p(95, 31), p(-95, 31), p(59, -81)];
        assert_eq!(Convex::new(&star), Err(NotConvex::Winds));
    }
}
