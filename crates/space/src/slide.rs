//! Slides: a flat base is moved straight, until something is in the way.
//!
//! The way is a chain of places at most one mil apart ([`Stride`](crate::Stride)). The base runs into the first thing that it would
//! overlap deeper than [`SLACK`](crate::SLACK), and everything overlapped at that place is met. It comes to rest at the last place before
//! with no overlap at all, so that a base moved into what it touches stays where it is.

use crate::outline::Outline;
use crate::{Convex, Disc, P, Stride, Turn, at};

/// How a slide ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slid {
    /// Where the base is now.
    pub end: P,
    /// How many places of the chain it went.
    pub steps: i32,
    /// What stopped it: indices of discs.
    pub discs: Vec<usize>,
    /// What stopped it: indices of footprints.
    pub feet: Vec<usize>,
    /// It stopped at the edge of the table.
    pub edge: bool,
}

/// A base that is moved straight.
#[derive(Debug, Clone, Copy)]
pub struct Slide {
    stride: Stride,
}

impl Slide {
    /// In a direction, so far at most.
    pub fn new(base: &Disc, way: Turn, mils: i32) -> Slide {
        let to = at(base.c, way.dir(), i64::from(mils), 0);
        Slide { stride: Stride { from: base.c, to, r: base.r } }
    }

    /// The base after so many steps.
    pub fn place(&self, steps: i32) -> Disc {
        Disc::new(self.stride.place(steps), self.stride.r)
    }

    /// Moves it until something is in the way.
    pub fn run(&self, table: (i32, i32), discs: &[Disc], feet: &[&Convex]) -> Slid {
        let mut first = self.stride.len() + 1;
        if let Some(off) = self.stride.off_table(table) {
            first = first.min(off);
        }
        // A base may start a slack deep in something and slide out of it or along it; only what it goes into stops it.
        let enters = |enter: i32| if enter == 0 { 1 } else { enter };
        let disc_at: Vec<Option<i32>> =
            discs.iter().map(|disc| self.stride.across_disc(disc).map(|span| enters(span.enter))).collect();
        let foot_at: Vec<Option<i32>> =
            feet.iter().map(|foot| self.stride.across(*foot).map(|span| enters(span.enter))).collect();
        for enter in disc_at.iter().chain(&foot_at).flatten() {
            first = first.min(*enter);
        }
        let stopped = first <= self.stride.len();
        let met = |entered: &[Option<i32>]| -> Vec<usize> {
            let here = |(_, enter): &(usize, &Option<i32>)| **enter == Some(first);
            entered.iter().enumerate().filter(here).map(|(i, _)| i).collect()
        };
        let (hit_discs, hit_feet) = if stopped { (met(&disc_at), met(&foot_at)) } else { Default::default() };
        let mut steps = first - 1;
        let clear = |base: &Disc| {
            hit_discs.iter().all(|&i| !base.closer(&discs[i]))
                && hit_feet.iter().all(|&i| !feet[i].closer(base.c, base.r))
        };
        while steps > 0 && !clear(&self.place(steps)) {
            steps -= 1;
        }
        let edge = stopped && hit_discs.is_empty() && hit_feet.is_empty();
        Slid { end: self.place(steps).c, steps, discs: hit_discs, feet: hit_feet, edge }
    }

    /// The last place at or before `steps` at which the base may rest; where it began, if none is.
    pub fn back(&self, steps: i32, may_rest: impl Fn(&Disc) -> bool) -> (i32, P) {
        let legal = (0..=steps).rev().find(|&k| k == 0 || may_rest(&self.place(k))).unwrap_or(0);
        (legal, self.place(legal).c)
    }
}
