//! Outlines and lines on a board, judged exactly in whole numbers.
//!
//! Coordinates are whole (rulings.board.fields) and at most [`FARTHEST`], so that nothing here overflows an `i128` and no
//! verdict depends on rounding.

use serde::{Deserialize, Serialize};

/// The largest coordinate of a board.
pub const FARTHEST: i32 = 10_000;

/// A point of the board: x to the right, y downwards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

/// A straight line from one point to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// One end.
    pub from: Point,
    /// The other.
    pub to: Point,
}

/// Twice the area of a triangle, positive when it turns one way and negative when it turns the other.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    let (bx, by) = (i64::from(b.x - a.x), i64::from(b.y - a.y));
    let (cx, cy) = (i64::from(c.x - a.x), i64::from(c.y - a.y));
    bx * cy - by * cx
}

impl Segment {
    /// Whether a point of the same line lies between the ends, the ends included.
    fn spans(self, point: Point) -> bool {
        let between = |a: i32, b: i32, value: i32| a.min(b) <= value && value <= a.max(b);
        between(self.from.x, self.to.x, point.x) && between(self.from.y, self.to.y, point.y)
    }

    /// Whether it meets another at any point, the ends of both included (rulings.los.wall-touch).
    pub fn meets(self, other: Segment) -> bool {
        let sides = [
            turn(self.from, self.to, other.from).signum(),
            turn(self.from, self.to, other.to).signum(),
            turn(other.from, other.to, self.from).signum(),
            turn(other.from, other.to, self.to).signum(),
        ];
        if sides[0] * sides[1] < 0 && sides[2] * sides[3] < 0 {
            return true;
        }
        (sides[0] == 0 && self.spans(other.from))
            || (sides[1] == 0 && self.spans(other.to))
            || (sides[2] == 0 && other.spans(self.from))
            || (sides[3] == 0 && other.spans(self.to))
    }

    /// The stretch that two segments of one line share, if it is longer than a point.
    pub fn shared(self, other: Segment) -> Option<Segment> {
        if turn(self.from, self.to, other.from) != 0 || turn(self.from, self.to, other.to) != 0 {
            return None;
        }
        let ordered = |segment: Segment| {
            let ends = [segment.from, segment.to];
            (ends[0].min(ends[1]), ends[0].max(ends[1]))
        };
        let ((a, b), (c, d)) = (ordered(self), ordered(other));
        let (from, to) = (a.max(c), b.min(d));
        (from < to).then_some(Segment { from, to })
    }
}

/// The outline of a zone: its corners in order, the last joined to the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline(pub Vec<Point>);

impl Outline {
    /// Its edges.
    pub fn edges(&self) -> impl Iterator<Item = Segment> + '_ {
        let next = self.0.iter().cycle().skip(1);
        self.0.iter().zip(next).map(|(&from, &to)| Segment { from, to })
    }

    /// Whether no two edges meet but neighbours at their common corner, and it encloses anything at all.
    pub fn is_simple(&self) -> bool {
        let edges: Vec<Segment> = self.edges().collect();
        let count = edges.len();
        let apart = |one: usize, other: usize| {
            let neighbours = one + 1 == other || (one == 0 && other == count - 1);
            if !neighbours {
                return !edges[one].meets(edges[other]);
            }
            edges[one].shared(edges[other]).is_none()
        };
        count >= 3
            && edges.iter().all(|edge| edge.from != edge.to)
            && (0..count).all(|one| (one + 1..count).all(|other| apart(one, other)))
            && (count > 3 || turn(self.0[0], self.0[1], self.0[2]) != 0)
    }

    /// Whether a point lies inside, not on the border (rulings.board.marker-inside).
    pub fn holds(&self, point: Point) -> bool {
        self.holds_ratio(i128::from(point.x), i128::from(point.y), 1)
    }

    /// Whether the point (x / scale, y / scale) lies inside, not on the border.
    fn holds_ratio(&self, x: i128, y: i128, scale: i128) -> bool {
        let mut inside = false;
        for edge in self.edges() {
            let (ax, ay) = (i128::from(edge.from.x) * scale, i128::from(edge.from.y) * scale);
            let (bx, by) = (i128::from(edge.to.x) * scale, i128::from(edge.to.y) * scale);
            let side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
            let within = ax.min(bx) <= x && x <= ax.max(bx) && ay.min(by) <= y && y <= ay.max(by);
            if side == 0 && within {
                return false;
            }
            if (ay > y) != (by > y) && (side > 0) == (by > ay) {
                inside = !inside;
            }
        }
        inside
    }

    /// Whether two outlines have any inside in common; touching is not overlapping.
    pub fn overlaps(&self, other: &Outline) -> bool {
        // Either the border of one runs through the other, or they lie apart, or they enclose the same.
        let enters = |one: &Outline, other: &Outline| one.edges().any(|edge| other.is_crossed_by(edge));
        if enters(self, other) || enters(other, self) {
            return true;
        }
        let (x, y, scale) = self.inner_point();
        other.holds_ratio(x, y, scale)
    }

    /// A point inside, as (x / scale, y / scale): in the corner at the first point, half way to whatever lies nearest to it
    /// within that corner.
    fn inner_point(&self) -> (i128, i128, i128) {
        let Some(at) = (0..self.0.len()).min_by_key(|&at| self.0[at]) else { return (0, 0, 1) };
        let count = self.0.len();
        let (before, tip, after) = (self.0[(at + count - 1) % count], self.0[at], self.0[(at + 1) % count]);
        let corner = Outline(vec![before, tip, after]);
        let far = |point: &&Point| turn(before, after, **point).abs();
        // Of other corners inside the triangle the one farthest from its base sees the tip.
        let nearest = self.0.iter().filter(|point| corner.holds(**point)).max_by_key(far);
        match nearest {
            Some(point) => (i128::from(tip.x + point.x), i128::from(tip.y + point.y), 2),
            None => {
                let (x, y) = (before.x + tip.x + after.x, before.y + tip.y + after.y);
                (i128::from(x), i128::from(y), 3)
            }
        }
    }

    /// Whether a line has a chance to run through the inside: not all corners lie beyond it to one side.
    fn is_near(&self, line: Segment) -> bool {
        let beyond = |far: fn(Point, Segment) -> bool| self.0.iter().all(|&corner| far(corner, line));
        !(beyond(|corner, line| corner.x < line.from.x.min(line.to.x))
            || beyond(|corner, line| corner.x > line.from.x.max(line.to.x))
            || beyond(|corner, line| corner.y < line.from.y.min(line.to.y))
            || beyond(|corner, line| corner.y > line.from.y.max(line.to.y)))
    }

    /// Whether a part of the line runs through the inside; touching a corner or running along a border is not crossing
    /// (rulings.los.zone-crossing).
    pub fn is_crossed_by(&self, line: Segment) -> bool {
        if !self.is_near(line) {
            return false;
        }
        // The places where the line meets the border, as fractions of its length. Between two of them it is all inside or
        // all outside, so that looking at the middle of each part is enough.
        let mut cuts: Vec<(i128, i128)> = vec![(0, 1), (1, 1)];
        let (dx, dy) = (i128::from(line.to.x - line.from.x), i128::from(line.to.y - line.from.y));
        for edge in self.edges() {
            let (ex, ey) = (i128::from(edge.to.x - edge.from.x), i128::from(edge.to.y - edge.from.y));
            let (fx, fy) = (i128::from(edge.from.x - line.from.x), i128::from(edge.from.y - line.from.y));
            let slope = dx * ey - dy * ex;
            if slope == 0 {
                // Parallel: the ends of the edge are ends of its neighbours too, which cut the line there.
                continue;
            }
            let (along, across) = (fx * ey - fy * ex, fx * dy - fy * dx);
            let sign = slope.signum();
            let (along, across, slope) = (along * sign, across * sign, slope * sign);
            if (0..=slope).contains(&along) && (0..=slope).contains(&across) {
                cuts.push((along, slope));
            }
        }
        cuts.sort_by(|one, other| (one.0 * other.1).cmp(&(other.0 * one.1)));
        cuts.windows(2).any(|pair| {
            let ((a, b), (c, d)) = (pair[0], pair[1]);
            // The middle of a/b and c/d is (ad + cb) / 2bd.
            let (over, under) = (a * d + c * b, 2 * b * d);
            let x = i128::from(line.from.x) * under + dx * over;
            let y = i128::from(line.from.y) * under + dy * over;
            a * d != c * b && self.holds_ratio(x, y, under)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> Point {
        Point { x, y }
    }

    fn line(from: (i32, i32), to: (i32, i32)) -> Segment {
        Segment { from: at(from.0, from.1), to: at(to.0, to.1) }
    }

    fn outline(corners: &[(i32, i32)]) -> Outline {
        Outline(corners.iter().map(|&(x, y)| at(x, y)).collect())
    }

    #[test]
    fn a_line_that_touches_the_end_of_a_wall_meets_it() {
        crate::cites!("rulings.los.wall-touch");
        let wall = line((0, 30), (30, 30));
        assert!(line((15, 15), (45, 45)).meets(wall));
        assert!(!line((16, 15), (46, 45)).meets(wall));
        assert!(line((10, 30), (40, 30)).meets(wall));
    }

    #[test]
    fn touching_a_corner_or_running_along_a_border_is_not_crossing() {
        crate::cites!("rulings.los.zone-crossing");
        let square = outline(&[(0, 0), (30, 0), (30, 30), (0, 30)]);
        assert!(square.is_crossed_by(line((-10, 15), (40, 15))));
        assert!(square.is_crossed_by(line((15, 15), (40, 40))));
        assert!(!square.is_crossed_by(line((-10, 0), (40, 0))));
        assert!(!square.is_crossed_by(line((30, -30), (60, 0))));
        assert!(!square.is_crossed_by(line((20, 40), (40, 20))));
        // A bay: the line passes the mouth of it and both arms.
        let bay = outline(&[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]);
        assert!(bay.is_crossed_by(line((-5, 20), (35, 20))));
        assert!(!bay.is_crossed_by(line((12, 20), (18, 20))));
        assert!(!bay.is_crossed_by(line((10, 10), (20, 10))));
    }

    #[test]
    fn outlines_overlap_when_they_share_an_inside() {
        let square = outline(&[(0, 0), (30, 0), (30, 30), (0, 30)]);
        assert!(square.overlaps(&outline(&[(10, 10), (40, 10), (40, 40), (10, 40)])));
        assert!(square.overlaps(&outline(&[(10, 10), (20, 10), (20, 20), (10, 20)])), "one inside the other");
        assert!(square.overlaps(&outline(&[(30, 0), (30, 30), (0, 30), (0, 0)])), "the same twice");
        assert!(!square.overlaps(&outline(&[(30, 0), (60, 0), (60, 30), (30, 30)])), "side by side");
        assert!(!square.overlaps(&outline(&[(30, 30), (60, 30), (60, 60), (30, 60)])), "corner to corner");
        // A bay and what fills it.
        let bay = outline(&[(0, 0), (30, 0), (30, 30), (20, 30), (20, 10), (10, 10), (10, 30), (0, 30)]);
        assert!(!bay.overlaps(&outline(&[(10, 10), (20, 10), (20, 30), (10, 30)])));
        assert!(bay.overlaps(&bay.clone()));
    }

    #[test]
    fn outlines_that_cross_themselves_are_told() {
        assert!(outline(&[(0, 0), (30, 0), (30, 30), (0, 30)]).is_simple());
        assert!(!outline(&[(0, 0), (30, 30), (30, 0), (0, 30)]).is_simple());
        assert!(!outline(&[(0, 0), (30, 0), (60, 0)]).is_simple());
        assert!(!outline(&[(0, 0), (30, 0)]).is_simple());
    }
}
