//! The hinged tool: two equal arms, joined in the middle, that bend up to a quarter turn.
//!
//! An end sits against a base with both tips of its notch, so that the first arm points straight away from the middle of
//! the base. A pose is two whole numbers, and the law judges any pose exactly; looking for a pose is only a service.

use serde::{Deserialize, Serialize};

use crate::outline::{Footprint, Outline};
use crate::root::root_down;
use crate::{Convex, Disc, P, SLACK, Turn, at};

/// How long and how wide a tool is, in mils.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tool {
    pub length: i32,
    pub width: i32,
}

/// How a tool lies: where its first arm points, and how far the second is bent from it, anticlockwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pose {
    pub way: Turn,
    pub bend: i16,
}

/// Why a tool may not lie as it does, or a base not stand where it does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BadPose {
    /// Bent beyond a quarter turn.
    Bent,
    /// It overlaps this one of the footprints that it must not.
    Overlaps(usize),
    /// The base does not touch it.
    NotTouching,
}

/// A tool that lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Laid {
    pub first: Convex,
    pub second: Convex,
    /// The disc that fills the gap between bent arms.
    pub hinge: Disc,
}

impl Tool {
    /// How far from the middle of a base of this radius the tool's end lies: both tips on the rim.
    pub fn notch(&self, r: i32) -> i64 {
        self.chord(r) / 2
    }

    /// How long a straight line through a base is, at the tool's half width from the middle: twice the notch.
    fn chord(&self, r: i32) -> i64 {
        let (r, width) = (i64::from(r), i64::from(self.width));
        root_down((4 * r * r - width * width).max(0))
    }

    /// How far a base goes that is moved along the whole straight tool, from touching one end to touching the other.
    pub fn whole_way(&self, r: i32) -> i32 {
        self.length + self.chord(r) as i32
    }

    /// No part of the tool lies farther from the middle of a base of this radius, however it is laid.
    pub(crate) fn span(&self, r: i32) -> i32 {
        self.notch(r) as i32 + self.length + self.width
    }

    /// The tool against a base.
    ///
    /// # Panics
    ///
    /// When it is shorter or narrower than a few mils.
    pub fn lay(&self, base: &Disc, pose: Pose) -> Laid {
        let (notch, arm) = (self.notch(base.r), i64::from(self.length / 2));
        let half = i64::from(self.width / 2);
        let way = pose.way.dir();
        let hinge = at(base.c, way, notch + arm, 0);
        let bar = |from: P, dir, start, end| {
            Convex::bar(from, dir, start, end, half).expect("a tool is longer and wider than its rounding")
        };
        Laid {
            first: bar(base.c, way, notch, notch + arm),
            second: bar(hinge, pose.way.plus(i32::from(pose.bend)).dir(), 0, arm),
            hinge: Disc::new(hinge, self.width / 2),
        }
    }

    /// Where a base of the same size stands at the far end, with both tips of the notch on its rim.
    pub fn tip(&self, base: &Disc, pose: Pose) -> P {
        let (notch, arm) = (self.notch(base.r), i64::from(self.length / 2));
        let hinge = at(base.c, pose.way.dir(), notch + arm, 0);
        at(hinge, pose.way.plus(i32::from(pose.bend)).dir(), arm + notch, 0)
    }

    /// The law: the tool may lie like this, clear of the footprints, and the base may end at `to`, touching it. Whether it
    /// may rest there is for others to say.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    pub fn judge(&self, base: &Disc, pose: Pose, to: P, barred: &[&Convex]) -> Result<(), BadPose> {
        if i32::from(pose.bend).abs() > Turn::QUARTER {
            return Err(BadPose::Bent);
        }
        let laid = self.lay(base, pose);
        if let Some(overlapped) = barred.iter().position(|foot| laid.overlaps(foot)) {
            return Err(BadPose::Overlaps(overlapped));
        }
        if !laid.touches(&Disc::new(to, base.r)) {
            return Err(BadPose::NotTouching);
        }
        Ok(())
    }

    /// The length at which the straight tool, growing from a base in a direction, first touches a footprint or a disc.
    /// Growing is monotone, so halving is exact. `None` when the whole tool does not touch it.
    pub fn first_touch(&self, base: &Disc, way: Turn, touches: impl Fn(&Convex) -> bool) -> Option<i32> {
        let (notch, half) = (self.notch(base.r), i64::from(self.width / 2));
        let touched = |length: i32| {
            let bar = Convex::bar(base.c, way.dir(), notch, notch + i64::from(length), half);
            bar.is_ok_and(|bar| touches(&bar))
        };
        if !touched(self.length) {
            return None;
        }
        let (mut short, mut long) = (0, self.length);
        while long - short > 1 {
            let middle = (short + long) / 2;
            if touched(middle) {
                long = middle;
            } else {
                short = middle;
            }
        }
        Some(long)
    }
}

impl Laid {
    /// Some part of it lies in a footprint.
    pub fn overlaps(&self, foot: &Convex) -> bool {
        self.first.overlaps(foot) || self.second.overlaps(foot) || foot.closer(self.hinge.c, self.hinge.r)
    }

    /// A base touches or overlaps some part of it, [`SLACK`] apart.
    pub fn touches(&self, base: &Disc) -> bool {
        self.first.reaches(base.c, base.r + SLACK)
            || self.second.reaches(base.c, base.r + SLACK)
            || self.hinge.touches(base)
    }
}
