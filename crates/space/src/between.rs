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
        let ahead = Turn::of(from - self.c).unwrap_or_default();
        let start = i64::from(ahead.0) * RIM as i64 / 65_536;
        // From the near point of the rim walk each way while the next place lies farther out. A place inside the rim,
        // where bases lie a slack deep in something, has no tangent: the walk ends after one round.
        [1, -1].map(|step| {
            let mut i = start;
            for _ in 0..RIM {
                let (here, next) = (self.place(i) - from, self.place(i + step) - from);
                if here.cross(next) * step > 0 {
                    break;
                }
                i += step;
            }
            self.place(i)
        })
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

/// The line through two places meets both bases, and passes through no blocker between them.
fn is_free(s: P, t: P, a: &Disc, b: &Disc, blockers: &[&Convex]) -> bool {
    let mut way = t - s;
    if way == V::ZERO {
        return false;
    }
    let length2 = i128::from(way.len2());
    let meets = |disc: &Disc| {
        let (aside, r) = (i128::from(way.cross(disc.c - s)), i128::from(disc.r));
        aside * aside <= r * r * length2
    };
    if !meets(a) || !meets(b) {
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

/// The four common tangents: from a place on one rim to the tangent of the other and back, until nothing changes.
fn common_tangents(a: &Rim, b: &Rim) -> [(P, P); 4] {
    [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(side_a, side_b)| {
        let mut line = (a.tangents(b.c)[side_a], b.c);
        for _ in 0..12 {
            let on_b = b.tangents(line.0)[side_b];
            let on_a = a.tangents(on_b)[side_a];
            if (on_a, on_b) == line {
                break;
            }
            line = (on_a, on_b);
        }
        debug_assert!(a.r > 0 && b.r > 0);
        line
    })
}
