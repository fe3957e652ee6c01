//! Round bases: flat discs, and the upright bodies that stand on them.

use crate::root::root_down;
use crate::{P, SLACK, Silhouette, Spot};

/// A flat round thing seen from above: a base, a marker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Disc {
    pub c: P,
    pub r: i32,
}

impl Disc {
    pub const fn new(c: P, r: i32) -> Disc {
        Disc { c, r }
    }

    /// The nearest points are at most `mils` apart.
    #[inline]
    pub fn within(&self, other: &Disc, mils: i32) -> bool {
        let reach = i64::from(self.r) + i64::from(other.r) + i64::from(mils);
        reach >= 0 && (other.c - self.c).len2() <= reach * reach
    }

    /// One lies deeper in the other than [`SLACK`].
    #[inline]
    pub fn overlaps(&self, other: &Disc) -> bool {
        let reach = i64::from(self.r) + i64::from(other.r) - i64::from(SLACK);
        reach > 0 && (other.c - self.c).len2() < reach * reach
    }

    /// They overlap at all, however little.
    #[inline]
    pub(crate) fn closer(&self, other: &Disc) -> bool {
        let reach = i64::from(self.r) + i64::from(other.r);
        (other.c - self.c).len2() < reach * reach
    }

    /// They touch or overlap: the gap is at most [`SLACK`].
    #[inline]
    pub fn touches(&self, other: &Disc) -> bool {
        self.within(other, SLACK)
    }

    /// The gap between the nearest points, rounded down, and 0 when they overlap.
    pub fn gap(&self, other: &Disc) -> i32 {
        let apart = root_down((other.c - self.c).len2()) as i32;
        (apart - self.r - other.r).max(0)
    }

    /// The whole disc lies on a table of this size.
    #[inline]
    pub fn on_table(&self, size: (i32, i32)) -> bool {
        self.c.x >= self.r && self.c.y >= self.r && self.c.x <= size.0 - self.r && self.c.y <= size.1 - self.r
    }
}

/// An upright figure: a cylinder whose base is a disc at height `at.z`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Body {
    pub at: Spot,
    pub r: i32,
    pub height: i32,
}

impl Body {
    pub const fn new(at: Spot, r: i32, height: i32) -> Body {
        Body { at, r, height }
    }

    /// The base, seen from above.
    #[inline]
    pub const fn disc(&self) -> Disc {
        Disc { c: self.at.flat(), r: self.r }
    }

    /// The same body, somewhere else.
    #[inline]
    pub const fn moved(&self, at: Spot) -> Body {
        Body { at, ..*self }
    }

    /// The middle of the base raised to the body's height.
    #[inline]
    pub const fn eye(&self) -> Spot {
        self.at.raised(self.height)
    }

    /// What others look at: as wide as the base and as high as the body.
    #[inline]
    pub const fn silhouette(&self) -> Silhouette {
        Silhouette { foot: self.at, half_width: self.r, height: self.height }
    }

    /// The two volumes overlap: bases deeper than [`SLACK`], and some height that both take up.
    #[inline]
    pub fn overlaps(&self, other: &Body) -> bool {
        self.shares_height(other.at.z, other.at.z + other.height) && self.disc().overlaps(&other.disc())
    }

    /// Part of the body is at a height from `low` up to, but not at, `high`.
    #[inline]
    pub const fn shares_height(&self, low: i32, high: i32) -> bool {
        self.at.z < high && low < self.at.z + self.height
    }
}
