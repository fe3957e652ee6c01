//! Straight strides of a base.
//!
//! A stride is by definition a chain of places at most one mil apart, each rounded to whole mils and judged exactly.
//! Floats only say at which part of the chain to look, with a margin wider than any rounding.

use crate::outline::Outline;
use crate::root::{divide_rounded, length_up};
use crate::{Disc, P, Rect, SLACK, V};

/// A round base that goes straight from one place to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stride {
    pub from: P,
    pub to: P,
    pub r: i32,
}

/// The places of a stride from the first to the last at which something is so, both included.
///
/// Where a base only grazes a thing, rounding may free a place between the two; it still counts as inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub enter: i32,
    pub leave: i32,
}

impl Span {
    #[inline]
    pub const fn contains(&self, k: i32) -> bool {
        self.enter <= k && k <= self.leave
    }
}

/// How far a place may lie from the true line, and a little for the floats: half a diagonal of a mil is 0.7072.
const ROUNDING: f64 = 0.75;

impl Stride {
    /// The number of the last place: the length, rounded up.
    #[inline]
    pub fn len(&self) -> i32 {
        length_up(self.to - self.from)
    }

    /// The base stays where it is.
    pub fn is_empty(&self) -> bool {
        self.from == self.to
    }

    /// The place after `k` steps; the first is `from` and the last is `to`.
    #[inline]
    pub fn place(&self, k: i32) -> P {
        Chain::new(self).place(k)
    }

    /// The base at the end.
    #[inline]
    pub const fn end(&self) -> Disc {
        Disc { c: self.to, r: self.r }
    }

    /// Where the base overlaps a disc, deeper than [`SLACK`].
    #[inline]
    pub fn across_disc(&self, disc: &Disc) -> Option<Span> {
        let reach = self.r + disc.r - SLACK;
        if reach <= 0 || !self.bounds(reach).touches_rect(&Rect::new(disc.c, disc.c)) {
            return None;
        }
        let hint = self.hint_circle(disc.c, f64::from(reach) + ROUNDING);
        let reach = i64::from(reach);
        self.search(hint, |c| (disc.c - c).len2() < reach * reach)
    }

    /// Where the base overlaps a footprint, deeper than [`SLACK`].
    #[inline]
    pub fn across<O: Outline>(&self, foot: &O) -> Option<Span> {
        let reach = self.r - SLACK;
        if !self.bounds(reach).meets(&foot.bounds()) {
            return None;
        }
        let hint = if self.is_empty() {
            Some((0.0, 0.0)) // a line needs a direction
        } else {
            foot.hint_stride(self, f64::from(reach) + ROUNDING)
        };
        self.search(hint, |c| foot.closer(c, reach))
    }

    /// The first place at which the base is not wholly on a table of this size.
    pub fn off_table(&self, size: (i32, i32)) -> Option<i32> {
        let chain = Chain::new(self);
        let on = |k| Disc::new(chain.place(k), self.r).on_table(size);
        if !on(0) {
            return Some(0);
        }
        // A table is convex and places are rounded to lie between the ends: a way between two places on it stays on
        // it, and a way off it crosses the edge once, so halving is exact.
        if on(chain.len) {
            return None;
        }
        let (mut still_on, mut off) = (0, chain.len);
        while off - still_on > 1 {
            let middle = (still_on + off) / 2;
            if on(middle) {
                still_on = middle;
            } else {
                off = middle;
            }
        }
        Some(off)
    }

    /// The upright rectangle around all places, widened.
    #[inline]
    pub(crate) fn bounds(&self, by: i32) -> Rect {
        Rect::spanning(self.from, self.to).grown(by)
    }

    /// One step, as floats; nothing for a base that stays.
    #[inline]
    pub(crate) fn step(&self) -> (f64, f64) {
        let way = self.to - self.from;
        let len = f64::from(self.len().max(1));
        (way.x as f64 / len, way.y as f64 / len)
    }

    /// Between which steps the middle of the base is nearer than `d` to a place.
    #[inline]
    pub(crate) fn hint_circle(&self, c: P, d: f64) -> Option<(f64, f64)> {
        let (step_x, step_y) = self.step();
        let v = c - self.from;
        let (x, y) = (v.x as f64, v.y as f64);
        let square = step_x * step_x + step_y * step_y;
        if square == 0.0 {
            return (x * x + y * y <= d * d).then_some((0.0, 0.0));
        }
        let (along, aside) = (step_x * x + step_y * y, step_x * y - step_y * x);
        let rest = d * d * square - aside * aside;
        if rest < 0.0 {
            return None;
        }
        let half = rest.sqrt();
        Some(((along - half) / square, (along + half) / square))
    }

    /// The first and the last place of the hinted part at which the base is in the way of something.
    fn search(&self, hint: Option<(f64, f64)>, hit: impl Fn(P) -> bool) -> Option<Span> {
        let (from, to) = hint?;
        let chain = Chain::new(self);
        let first = clamped(from.floor(), chain.len);
        let last = clamped(to.ceil(), chain.len);
        let enter = (first..=last).find(|&k| hit(chain.place(k)))?;
        let leave = (enter..=last).rev().find(|&k| hit(chain.place(k)))?;
        Some(Span { enter, leave })
    }
}

/// The number of a step that a float names, on the chain.
#[inline]
pub(crate) fn clamped(k: f64, len: i32) -> i32 {
    k.clamp(0.0, f64::from(len)) as i32
}

/// The chain of a stride, with its length at hand.
#[derive(Clone, Copy)]
pub(crate) struct Chain {
    from: P,
    way: V,
    pub(crate) len: i32,
}

impl Chain {
    #[inline]
    pub(crate) fn new(stride: &Stride) -> Chain {
        Chain { from: stride.from, way: stride.to - stride.from, len: stride.len() }
    }

    #[inline]
    pub(crate) fn place(&self, k: i32) -> P {
        let (k, len) = (i64::from(k), i64::from(self.len.max(1)));
        self.from + V { x: divide_rounded(self.way.x * k, len), y: divide_rounded(self.way.y * k, len) }
    }
}
