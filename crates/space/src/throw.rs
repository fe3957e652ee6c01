//! Things in flight: what a straight path in space meets, and where it ends.

use arrayvec::ArrayVec;

use crate::outline::{Footprint, Outline, Through};
use crate::rest::{Surface, set_down, surface_below};
use crate::slope::Slope;
use crate::stride::{Chain, clamped};
use crate::{
    Base, Block, Body, Disc, Field, Landing, NoRest, P, Rect, SLACK, Set, Span, Spot, Stride, Thing, V, at,
    land, unit,
};

/// A flat straight strip in space, as wide as what is thrown along it.
///
/// Like a [`Stride`] it is a chain of places at most a mil apart, each with a bar across it and at a height of whole
/// mils, and each judged exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ribbon {
    pub from: Spot,
    pub to: Spot,
    pub half_width: i32,
}

/// How far the ends of a bar may lie from the true ones: place and bar are both rounded.
const ROUNDING: f64 = 1.5;

impl Ribbon {
    /// The number of the last place: the level length, rounded up.
    pub fn len(&self) -> i32 {
        self.stride().len()
    }

    /// It leads nowhere, seen from above.
    pub fn is_empty(&self) -> bool {
        self.from.flat() == self.to.flat()
    }

    /// The place after `k` steps, its height rounded down.
    pub fn at(&self, k: i32) -> Spot {
        self.stride().place(k).at(self.slope().at(k))
    }

    /// The first place at which it meets the volume of a body, over the whole part where it crosses the base.
    pub fn meets_body(&self, body: &Body) -> Option<i32> {
        let lowest = self.from.z.min(self.to.z);
        let highest = self.from.z.max(self.to.z);
        let reach = self.half_width + body.r;
        if !body.shares_height(lowest, highest + 1)
            || !self.stride().bounds(reach).touches_rect(&Rect::spanning(body.at.flat(), body.at.flat()))
        {
            return None;
        }
        let span = self.across_disc(&body.disc())?;
        let top = body.at.z + body.height;
        self.slope().first_between(body.at.z, top, span)
    }

    /// The first place at which it meets a block: lower than its top, over the whole part where it crosses it.
    pub fn meets_block<O: Outline>(&self, block: &Block<O>) -> Option<i32> {
        let bounds = self.stride().bounds(self.half_width);
        if block.top <= self.from.z.min(self.to.z) || !bounds.touches_rect(&block.foot.bounds()) {
            return None;
        }
        let span = self.across(&block.foot)?;
        self.slope().first_between(i32::MIN, block.top, span)
    }

    /// Everything it meets, in the order it does; things met at the same place by kind and index.
    ///
    /// # Panics
    ///
    /// When it meets more than 128 things; a field with at most [`Set::CAPACITY`] of either kind has no more.
    pub fn meets<O: Outline>(&self, field: &Field<O>) -> ArrayVec<(i32, Thing), { 2 * Set::CAPACITY }> {
        let mut met = ArrayVec::new();
        for (i, block) in field.standing_blocks() {
            met.extend(self.meets_block(block).map(|k| (k, Thing::Block(i))));
        }
        for (i, body) in field.standing_bodies() {
            met.extend(self.meets_body(body).map(|k| (k, Thing::Body(i))));
        }
        met.sort_unstable();
        met
    }

    /// Where a thing that has come as far as place `k` is set down: at the last place back along the path where it
    /// fits on the surface below it, with the number of that place.
    ///
    /// When it fits nowhere on the path, it goes to the free place nearest to the start, as in [`fall`](crate::fall).
    /// `None` when the table has no free place at all.
    pub fn rest<B: Base, O: Footprint>(
        &self,
        field: &Field<O>,
        base: &B,
        height: i32,
        k: i32,
    ) -> Option<(i32, Landing)> {
        let way = WayBack { field, base, chain: Chain::new(&self.stride()), slope: self.slope() };
        let mut k = k.clamp(0, way.chain.len);
        loop {
            let why = match way.set_down(height, k) {
                Ok(landing) => return Some((k, landing)),
                Err(why) => why,
            };
            if k == 0 {
                let start = base.moved(self.from.flat());
                return land(field, &start, self.from.z, height).map(|landing| (0, landing));
            }
            k = way.before(k, why);
        }
    }

    #[inline]
    fn stride(&self) -> Stride {
        Stride { from: self.from.flat(), to: self.to.flat(), r: 0 }
    }

    #[inline]
    fn slope(&self) -> Slope {
        Slope { from: self.from.z, to: self.to.z, len: self.len() }
    }

    /// From the path to its left rim, `narrower` than it is. A path that leads nowhere faces along the x axis.
    fn half_bar(&self, narrower: i32) -> V {
        let ahead = unit(self.to.flat() - self.from.flat()).unwrap_or(V::new(crate::turn::ONE, 0));
        let half = i64::from((self.half_width - narrower).max(0));
        at(P::default(), ahead.left(), half, 0) - P::default()
    }

    /// Along and aside of a place, in steps and mils.
    fn coordinates(&self, place: P) -> (f64, f64) {
        let (way, to_place) = (self.to.flat() - self.from.flat(), place - self.from.flat());
        let length = (way.len2() as f64).sqrt().max(1.0);
        (way.dot(to_place) as f64 / length, way.cross(to_place) as f64 / length)
    }

    /// Where its bars overlap a base, deeper than [`SLACK`].
    fn across_disc(&self, base: &Disc) -> Option<Span> {
        let reach = base.r - SLACK;
        if reach <= 0 {
            return None;
        }
        let (along, aside) = self.coordinates(base.c);
        let wide = f64::from(reach) + ROUNDING;
        let beside = (aside.abs() - f64::from(self.half_width)).max(0.0);
        let rest = wide * wide - beside * beside;
        if rest < 0.0 {
            return None;
        }
        let half = rest.sqrt();
        let bar = self.half_bar(0);
        self.search((along - half, along + half), |place| {
            bar_reaches(place - bar, place + bar, base.c, i64::from(reach))
        })
    }

    /// Where its bars, made narrower by [`SLACK`], pass through a footprint.
    fn across<O: Outline>(&self, foot: &O) -> Option<Span> {
        let wide = f64::from(self.half_width) + ROUNDING;
        let (mut first, mut last) = (f64::INFINITY, f64::NEG_INFINITY);
        let corners: ArrayVec<(f64, f64), 8> = foot.corners().map(|c| self.coordinates(c)).collect();
        for (i, &(along, aside)) in corners.iter().enumerate() {
            // The part of each edge that is no farther aside than the strip is wide.
            let (next_along, next_aside) = corners[(i + 1) % corners.len()];
            let share = |limit: f64| (limit - aside) / (next_aside - aside);
            let (mut from, mut to) = (0.0f64, 1.0f64);
            if next_aside == aside {
                if aside.abs() > wide {
                    continue;
                }
            } else {
                from = from.max(share(-wide).min(share(wide)));
                to = to.min(share(-wide).max(share(wide)));
            }
            if from <= to {
                for share in [from, to] {
                    let met = along + (next_along - along) * share;
                    (first, last) = (first.min(met), last.max(met));
                }
            }
        }
        if first > last {
            return None;
        }
        let bar = self.half_bar(SLACK);
        self.search((first - ROUNDING, last + ROUNDING), |place| {
            foot.clip(place - bar, place + bar).is_some_and(|clip| clip.how == Through::Inside)
        })
    }

    /// The first and the last place between two distances, in mils, at which the bar meets something.
    fn search(&self, (from, to): (f64, f64), hit: impl Fn(P) -> bool) -> Option<Span> {
        let chain = Chain::new(&self.stride());
        // Steps are at most a mil long: there are a few more of them than mils.
        let way = self.to.flat() - self.from.flat();
        let stretch = f64::from(chain.len) / (way.len2() as f64).sqrt().max(1.0);
        let first = clamped((from * stretch).floor(), chain.len);
        let last = clamped((to * stretch).ceil(), chain.len);
        let enter = (first..=last).find(|&k| hit(chain.place(k)))?;
        let leave = (enter..=last).rev().find(|&k| hit(chain.place(k)))?;
        Some(Span { enter, leave })
    }
}

/// The way back along a path, on which a thing looks for a place to rest.
struct WayBack<'a, 'f, B, O> {
    field: &'a Field<'f, O>,
    base: &'a B,
    chain: Chain,
    slope: Slope,
}

impl<B: Base, O: Footprint> WayBack<'_, '_, B, O> {
    fn set_down(&self, height: i32, k: i32) -> Result<Landing, NoRest> {
        let here = self.base.moved(self.chain.place(k));
        set_down(self.field, &here, self.slope.at(k), height)
    }

    /// The next place back from `k` at which what is in the way there may be so no longer.
    ///
    /// That is the near end of the stretch in which the two overlap, found by leaping and halving, since it is one
    /// piece. Where the surface may change on it, and with it the height of the thing, it is gone through mil by mil.
    fn before(&self, k: i32, why: NoRest) -> i32 {
        let (mut taken, mut leap) = (k, 1);
        let mut free = loop {
            let next = (taken - leap).max(0);
            if next == taken || !self.in_the_way(next, why) {
                break next;
            }
            (taken, leap) = (next, 2 * leap);
        };
        while taken - free > 1 {
            let middle = (free + taken) / 2;
            if self.in_the_way(middle, why) {
                taken = middle;
            } else {
                free = middle;
            }
        }
        if self.one_surface(taken, k) {
            return free;
        }
        let surface = self.below(k);
        let mut places = (free..k).rev();
        let changed = places.find(|&place| self.below(place) != surface);
        changed.unwrap_or(free)
    }

    /// The surface below is the same from `first` to `last`.
    ///
    /// A top that carries the base at both carries it in between. No other can come in if none that is higher, and
    /// low enough to land on, is anywhere under the middle of the base.
    fn one_surface(&self, first: i32, last: i32) -> bool {
        let (surface, floor) = self.below(last);
        if self.below(first) != (surface, floor) {
            return false;
        }
        let middles = Rect::spanning(self.chain.place(first), self.chain.place(last));
        let highest = self.slope.at(first).max(self.slope.at(last)) + SLACK;
        let mut blocks = self.field.standing_blocks();
        !blocks.any(|(_, block)| {
            floor < block.top && block.top <= highest && block.foot.bounds().touches_rect(&middles)
        })
    }

    fn below(&self, k: i32) -> (Surface, i32) {
        let here = self.base.moved(self.chain.place(k));
        surface_below(self.field, &here, self.slope.at(k))
    }

    fn in_the_way(&self, k: i32, why: NoRest) -> bool {
        let here = self.base.moved(self.chain.place(k));
        match why {
            NoRest::OffTable => !here.on_table(self.field.size),
            NoRest::InBlock(i) => here.overlaps(&self.field.blocks[i].foot),
            NoRest::OnBody(i) => here.overlaps_disc(&self.field.bodies[i].disc()),
            NoRest::NoSurface => false,
        }
    }
}

/// Some point of the bar from `a` to `b` is nearer to `c` than `d`.
fn bar_reaches(a: P, b: P, c: P, d: i64) -> bool {
    let (bar, from_a, from_b) = (b - a, c - a, c - b);
    let along = bar.dot(from_a);
    if along <= 0 {
        return from_a.len2() < d * d;
    }
    if along >= bar.len2() {
        return from_b.len2() < d * d;
    }
    let aside = i128::from(bar.cross(from_a));
    aside * aside < i128::from(d * d) * i128::from(bar.len2())
}
