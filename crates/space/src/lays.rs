//! A tool that is laid many times from one base among the same footprints.
//!
//! The law is [`Tool::judge`]. Here the arms are looked at one by one, so that poses share what their first arms have in
//! common, and exactly only where a box shows that something is near. A test holds every answer against the law.

use std::cell::OnceCell;

use crate::outline::{Footprint, Outline};
use crate::{Convex, Disc, P, Pose, Rect, Tool, Turn, V, at};

/// A tool, the base it is laid from, and what it may not overlap.
#[derive(Debug, Clone)]
pub struct Lays<'a> {
    tool: Tool,
    base: Disc,
    /// How far from the middle of the base the first arm begins, how long an arm is, and how wide to either side.
    notch: i64,
    arm: i64,
    half: i64,
    /// What the tool may not overlap and could.
    barred: Vec<&'a Convex>,
}

/// The first arm in one direction.
#[derive(Debug, Clone)]
pub struct Arm<'l, 'a> {
    lays: &'l Lays<'a>,
    way: Turn,
    hinge: P,
    /// Whether it and the hinge overlap nothing, once somebody has asked.
    free: OnceCell<bool>,
}

impl<'a> Lays<'a> {
    /// What lies beyond the tool's reach is left out once and for all.
    pub fn new(tool: Tool, base: Disc, barred: impl IntoIterator<Item = &'a Convex>) -> Lays<'a> {
        let span = tool.span(base.r);
        let (arm, half) = (i64::from(tool.length / 2), i64::from(tool.width / 2));
        let barred = barred.into_iter().filter(|foot| foot.reaches(base.c, span)).collect();
        Lays { tool, base, notch: tool.notch(base.r), arm, half, barred }
    }

    /// The first arm in a direction.
    #[inline]
    pub fn arm(&self, way: Turn) -> Arm<'_, 'a> {
        let hinge = at(self.base.c, way.dir(), self.notch + self.arm, 0);
        Arm { lays: self, way, hinge, free: OnceCell::new() }
    }

    /// A bar along a direction overlaps nothing.
    fn is_free(&self, from: P, dir: V, start: i64, end: i64) -> bool {
        // Corners lie half a width aside of the middle of an end, and each of the two is rounded.
        let about = Rect::spanning(at(from, dir, start, 0), at(from, dir, end, 0));
        let about = about.grown(self.tool.width / 2 + 1);
        let mut near = self.barred.iter().filter(|foot| about.meets(&foot.bounds())).peekable();
        if near.peek().is_none() {
            return true;
        }
        let bar = Convex::bar(from, dir, start, end, self.half);
        let bar = bar.expect("a tool is longer and wider than its rounding");
        !near.any(|foot| bar.overlaps(foot))
    }

    fn first_is_free(&self, way: Turn, hinge: P) -> bool {
        self.is_free(self.base.c, way.dir(), self.notch, self.notch + self.arm)
            && !self.barred.iter().any(|foot| foot.closer(hinge, self.tool.width / 2))
    }
}

impl Arm<'_, '_> {
    /// Where a base of the same size stands at the far end of the tool: [`Tool::tip`].
    #[inline]
    pub fn tip(&self, bend: i16) -> P {
        at(self.hinge, self.second(bend), self.lays.arm + self.lays.notch, 0)
    }

    /// Whether the tool may lie bent like this for a base that ends at its tip, which always touches it: the tip lies a
    /// notch from the middle of the far end, no more than the radius, and roundings add 1.5 mils at most.
    pub fn allows_tip(&self, bend: i16) -> bool {
        i32::from(bend).abs() <= Turn::QUARTER && self.is_free(bend)
    }

    /// A place so far from the middle of the base, along the straight tool.
    #[inline]
    pub fn ahead(&self, far: i32) -> P {
        at(self.lays.base.c, self.way.dir(), i64::from(far), 0)
    }

    /// Whether the tool may lie straight for a base that ends so far along it.
    pub fn allows_ahead(&self, far: i32) -> bool {
        let Lays { tool, base, notch, arm, .. } = *self.lays;
        // Between its near rim and a mil before its far one it touches for certain, for roundings add 2.5 mils at most.
        let certain = 1..notch + 2 * arm + i64::from(base.r);
        let pose = Pose { way: self.way, bend: 0 };
        let touches = || tool.lay(&base, pose).touches(&Disc::new(self.ahead(far), base.r));
        self.is_free(0) && (certain.contains(&i64::from(far)) || touches())
    }

    fn is_free(&self, bend: i16) -> bool {
        self.lays.barred.is_empty()
            || (*self.free.get_or_init(|| self.lays.first_is_free(self.way, self.hinge))
                && self.lays.is_free(self.hinge, self.second(bend), 0, self.lays.arm))
    }

    #[inline]
    fn second(&self, bend: i16) -> V {
        self.way.plus(i32::from(bend)).dir()
    }
}
