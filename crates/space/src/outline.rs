//! What the rest of the crate asks of a footprint.
//!
//! Every answer is exact except `hint_stride`, which says where along a path contact is possible at all;
//! what it names is then judged place by place.

use std::cmp::Ordering;

use crate::{Disc, P, Rect, SLACK, Stride};

/// A convex footprint with straight edges.
pub trait Outline: Copy {
    /// The smallest upright rectangle around it.
    fn bounds(&self) -> Rect;

    /// The corners, anticlockwise.
    fn corners(&self) -> impl Iterator<Item = P>;

    /// Some point of it is at most `d` from `c`.
    fn reaches(&self, c: P, d: i32) -> bool;

    /// Some point of it is nearer to `c` than `d`.
    fn closer(&self, c: P, d: i32) -> bool;

    /// The distance from `c`, compared with `r + sqrt(h2)`.
    fn compare(&self, c: P, r: i32, h2: i64) -> Ordering;

    /// The distance from `c`, rounded down; 0 inside.
    fn distance(&self, c: P) -> i32;

    /// The part of the way from `a` to `b` on this footprint, its rim included.
    fn clip(&self, a: P, b: P) -> Option<Clip>;

    /// Where along the stride its base may come nearer than `d`, widened by the rounding of places.
    fn hint_stride(&self, stride: &Stride, d: f64) -> Option<(f64, f64)>;

    /// On which side of the line from `a` to `b` it lies, when the line does not pass through its inside.
    fn side(&self, a: P, b: P) -> Option<Side> {
        let way = b - a;
        let (mut left, mut right) = (false, false);
        for corner in self.corners() {
            match way.cross(corner - a).cmp(&0) {
                Ordering::Greater => left = true,
                Ordering::Less => right = true,
                Ordering::Equal => {}
            }
        }
        match (left, right) {
            (true, false) => Some(Side::Left),
            (false, true) => Some(Side::Right),
            _ => None,
        }
    }
}

/// A footprint among bases: what stands on it, in it and beside it.
pub trait Footprint: Outline {
    /// The whole base stands on it, [`SLACK`] apart.
    fn carries(&self, disc: &Disc) -> bool;

    /// The whole rectangle stands on it, [`SLACK`] apart.
    fn carries_rect(&self, rect: &Rect) -> bool;

    /// Their insides meet.
    fn overlaps(&self, other: &Self) -> bool;

    /// It and the rectangle lie deeper in each other than [`SLACK`].
    fn overlaps_rect(&self, rect: &Rect) -> bool;

    /// It and the disc lie deeper in each other than [`SLACK`].
    #[inline]
    fn overlaps_disc(&self, disc: &Disc) -> bool {
        self.closer(disc.c, disc.r - SLACK)
    }

    /// They touch or overlap: the gap is at most [`SLACK`].
    #[inline]
    fn touches(&self, disc: &Disc) -> bool {
        self.reaches(disc.c, disc.r + SLACK)
    }

    /// The level gap to a base, rounded down, and 0 when they overlap.
    fn gap(&self, disc: &Disc) -> i32 {
        (self.distance(disc.c) - disc.r).max(0)
    }
}

/// A side of a line, seen in its direction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
}

/// The part of a segment that lies on a footprint, in shares of the segment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clip {
    pub from: Share,
    pub to: Share,
    pub how: Through,
}

/// How a segment meets a footprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Through {
    /// It passes through the inside.
    Inside,
    /// It only touches the rim: along an edge, at a corner, or with one of its ends.
    Rim,
}

/// A share of a segment, as an exact fraction. The denominator is positive.
#[derive(Debug, Clone, Copy)]
pub struct Share {
    pub part: i64,
    pub whole: i64,
}

impl Share {
    pub const NONE: Share = Share { part: 0, whole: 1 };
    pub const ALL: Share = Share { part: 1, whole: 1 };
}

impl Ord for Share {
    #[inline]
    fn cmp(&self, other: &Share) -> Ordering {
        let left = i128::from(self.part) * i128::from(other.whole);
        left.cmp(&(i128::from(other.part) * i128::from(self.whole)))
    }
}

impl PartialOrd for Share {
    #[inline]
    fn partial_cmp(&self, other: &Share) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// One half is two quarters: equality is that of the numbers.
impl PartialEq for Share {
    fn eq(&self, other: &Share) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Share {}
