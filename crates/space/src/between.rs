//! Sight from base to base: is there a free straight line from any part of one to any part of the other?
//!
//! A free line can be pushed and turned until it leans on two things: corners of what blocks, or the rims of the bases.
//! So it is enough to try the middles, the common tangents, the tangents through each corner, and each pair of corners.
//! Tangents to circles are irrational; a rim is therefore an outline of 128 places on whole mils, rounded inward. Every
//! candidate is then a line through two whole places, every test is an integer comparison, and a line that is found is
//! truly free. What is lost lies within 4 mils of the true tangent.

use crate::outline::Outline;
use crate::{Convex, Disc, Hull, P, Turn, V, at};

const RIM: usize = 128;

/// The two senses of rotation, as steps along a rim.
const ROUND: [i64; 2] = [1, -1];

/// A rim as places on whole mils, rounded inward.
struct Rim {
    c: P,
    r: i32,
    places: [V; RIM],
}

impl Rim {
    fn new(disc: &Disc) -> Rim {
        let mut places = [V::ZERO; RIM];
        let r = i64::from(disc.r);
        for (i, place) in places.iter_mut().enumerate() {
            let way = Turn((i * 65_536 / RIM) as u16).dir();
            let mut v = at(P::new(0, 0), way, r, 0) - P::new(0, 0);
            while v.len2() > r * r {
                if v.x.abs() > v.y.abs() {
                    v.x -= v.x.signum();
                } else {
                    v.y -= v.y.signum();
                }
            }
            *place = v;
        }
        Rim { c: disc.c, r: disc.r, places }
    }

    fn place(&self, i: i64) -> P {
        self.c + self.places[i.rem_euclid(RIM as i64) as usize]
    }

    /// The two places at which lines through `from` touch the rim.
    fn tangents(&self, from: P) -> [P; 2] {
        let start = self.nearest(from);
        ROUND.map(|step| self.touched(from, start, step))
    }

    /// One of them: the one that is reached from the near point of the rim in a sense of rotation.
    fn tangent(&self, from: P, step: i64) -> P {
        self.touched(from, self.nearest(from), step)
    }

    /// The number of a place on the rim at the near point.
    fn nearest(&self, from: P) -> i64 {
        let ahead = Turn::of(from - self.c).unwrap_or_default();
        i64::from(ahead.0) * RIM as i64 / 65_536
    }

    /// From the near point of the rim it walks one way while the next place lies farther out. A place inside the rim,
    /// where bases lie a slack deep in something, has no tangent: the walk ends after one round.
    fn touched(&self, from: P, start: i64, step: i64) -> P {
        let (mut i, mut place) = (start, self.place(start));
        for _ in 0..RIM {
            let next = self.place(i + step);
            if (place - from).cross(next - from) * step > 0 {
                break;
            }
            (i, place) = (i + step, next);
        }
        place
    }
}

/// A free line between two bases, as two places on it; `None` if everything is blocked.
///
/// What blocks must not lie under either base, deeper than [`SLACK`](crate::SLACK): the caller leaves out what they stand on. A
/// line that only touches a rim of what blocks is free.
pub fn free_line(a: &Disc, b: &Disc, blockers: &[&Convex]) -> Option<(P, P)> {
    let hull = Hull::new(*a, *b);
    let near: Vec<&Convex> = blockers.iter().copied().filter(|foot| hull.meets(foot)).collect();
    let free = |s: P, t: P| is_free(s, t, a, b, &near).then_some((s, t));
    if near.is_empty() || a.within(b, 0) {
        return Some((a.c, b.c));
    }
    if let Some(line) = free(a.c, b.c) {
        return Some(line);
    }
    let (rim_a, rim_b) = (Rim::new(a), Rim::new(b));
    for line in common_tangents(&rim_a, &rim_b) {
        if let Some(line) = free(line.0, line.1) {
            return Some(line);
        }
    }
    let corners: Vec<P> = near.iter().flat_map(|foot| foot.corners()).collect();
    for &corner in &corners {
        let [a1, a2] = rim_a.tangents(corner);
        let [b1, b2] = rim_b.tangents(corner);
        if let Some(line) = [a1, a2, b1, b2].into_iter().find_map(|place| free(corner, place)) {
            return Some(line);
        }
    }
    let pairs =
        corners.iter().enumerate().flat_map(|(i, &one)| corners[..i].iter().map(move |&other| (one, other)));
    pairs.into_iter().find_map(|(one, other)| free(one, other))
}

/// A free line from a base to any part of a footprint, as two places on it, the second on the footprint; `None` if
/// everything is blocked. As for [`free_line`], what blocks lies neither under the base nor on the footprint.
pub fn free_line_to(a: &Disc, to: &Convex, blockers: &[&Convex]) -> Option<(P, P)> {
    let free = |s: P, t: P, end: P| {
        let way = end - a.c;
        let dot = (t - s).dot(way);
        let ahead = if dot < 0 { -(t - s) } else { t - s };
        let clear = || blockers.iter().all(|foot| !crosses(foot, s, ahead, a.c, end));
        (ahead != V::ZERO && line_meets(s, t, a) && clear()).then_some((s, end))
    };
    if to.reaches(a.c, a.r) || blockers.is_empty() {
        return to.corners().next().map(|corner| (a.c, corner));
    }
    let rim = Rim::new(a);
    let corners: Vec<P> = blockers.iter().flat_map(|foot| foot.corners()).collect();
    // To a corner of the footprint: from the middle, from either side of the base, or past a corner of what blocks.
    for end in to.corners() {
        let [one, other] = rim.tangents(end);
        let past = [a.c, one, other].into_iter().chain(corners.iter().copied());
        if let Some(line) = past.into_iter().find_map(|s| free(s, end, end)) {
            return Some(line);
        }
    }
    // To somewhere on an edge of it: past two corners of what blocks, or past one from a side of the base.
    let pairs = corners.iter().enumerate().flat_map(|(i, &one)| {
        let others = corners[..i].iter().copied().chain(rim.tangents(one));
        others.map(move |other| (other, one))
    });
    pairs.into_iter().find_map(|(s, t)| entry(to, s, t, a.c).and_then(|end| free(s, t, end)))
}

/// Where the line through two places comes to a footprint, seen from a place beside it, to the nearest mil.
fn entry(foot: &Convex, s: P, t: P, from: P) -> Option<P> {
    let way = t - s;
    let crossings = foot.edges().filter_map(|(start, end)| {
        let (at_start, at_end) = (way.cross(start - s), way.cross(end - s));
        if (at_start < 0) == (at_end < 0) || at_start == at_end {
            return None;
        }
        let (edge, whole) = (end - start, at_start - at_end);
        let part = |length: i64| (i128::from(length) * i128::from(at_start) / i128::from(whole)) as i64;
        Some(start + V { x: part(edge.x), y: part(edge.y) })
    });
    crossings.min_by_key(|&crossing| (crossing - from).len2())
}

/// The line through two places meets a base.
fn line_meets(s: P, t: P, disc: &Disc) -> bool {
    let way = t - s;
    let (aside, r) = (i128::from(way.cross(disc.c - s)), i128::from(disc.r));
    aside * aside <= r * r * i128::from(way.len2())
}

/// The line through two places meets both bases, and passes through no blocker between them.
fn is_free(s: P, t: P, a: &Disc, b: &Disc, blockers: &[&Convex]) -> bool {
    let mut way = t - s;
    if way == V::ZERO {
        return false;
    }
    if !line_meets(s, t, a) || !line_meets(s, t, b) {
        return false;
    }
    if way.dot(b.c - a.c) < 0 {
        way = -way;
    }
    blockers.iter().all(|foot| !crosses(foot, s, way, a.c, b.c))
}

/// The line passes through the inside of a footprint between the feet of the two middles. Nothing that blocks lies under
/// a base, so the feet stand for any place of the line on each base.
fn crosses(foot: &Convex, s: P, way: V, from: P, to: P) -> bool {
    let sides = || foot.corners().map(|corner| way.cross(corner - s));
    if !(sides().any(|side| side > 0) && sides().any(|side| side < 0)) {
        return false;
    }
    // It does cross; one crossing says on which side of each base, since a crossing never meets a base.
    for (start, end) in foot.edges() {
        let (at_start, at_end) = (way.cross(start - s), way.cross(end - s));
        if (at_start < 0) == (at_end < 0) || at_start == at_end {
            continue;
        }
        // The crossing is start + (end - start) * at_start / (at_start - at_end).
        let whole = i128::from(at_start - at_end);
        let along = |c: P| {
            let scaled = i128::from(way.dot(start - c)) * whole
                + i128::from(at_start) * i128::from(way.dot(end - start));
            if whole > 0 { scaled } else { -scaled }
        };
        return along(from) > 0 && along(to) < 0;
    }
    false
}

/// The four common tangents, one by one: from a place on one rim to the tangent of the other and back, until nothing changes.
fn common_tangents(a: &Rim, b: &Rim) -> impl Iterator<Item = (P, P)> {
    let senses = ROUND.into_iter().flat_map(|on_a| ROUND.map(|on_b| (on_a, on_b)));
    senses.map(|(round_a, round_b)| {
        let mut line = (a.tangent(b.c, round_a), b.c);
        for _ in 0..12 {
            let on_b = b.tangent(line.0, round_b);
            let on_a = a.tangent(on_b, round_a);
            if (on_a, on_b) == line {
                break;
            }
            line = (on_a, on_b);
        }
        debug_assert!(a.r > 0 && b.r > 0);
        line
    })
}
