//! Distances in space: the straight line between the nearest points of two things.
//!
//! Bases are flat discs at their height. The two legs of the distance are the level gap, 0 when one lies over
//! the other, and the difference in height. Verdicts are exact; a printed gap is rounded down, so that a thing shown
//! nearer than a range may still be refused, and games show the range beside it.

use std::cmp::Ordering;

use crate::outline::Footprint;
use crate::root::{compare_distance, root_down};
use crate::{Block, Body, Disc, SLACK};

/// The distance between two bases, rounded down.
pub fn gap(a: &Body, b: &Body) -> i32 {
    let level = a.disc().gap(&b.disc());
    rounded_down(level, rise_between(a, b), |h2| bases(a, b, h2))
}

/// The distance between two bases is at most `mils`.
#[inline]
pub fn within(a: &Body, b: &Body, mils: i32) -> bool {
    let rise = rise_between(a, b);
    if rise == 0 {
        return mils >= 0 && a.disc().within(&b.disc(), mils);
    }
    compare(rise, mils, |h2| bases(a, b, h2)) != Ordering::Greater
}

/// Two bases are in contact: neither the level gap nor the difference in height is more than [`SLACK`].
#[inline]
pub fn touching(a: &Body, b: &Body) -> bool {
    rise_between(a, b) <= SLACK && a.disc().touches(&b.disc())
}

/// The distance from a base to the nearest point of a block, rounded down.
pub fn gap_to_block<O: Footprint>(body: &Body, block: &Block<O>) -> i32 {
    let level = block.foot.gap(&body.disc());
    rounded_down(level, rise_above(body, block), |h2| block.foot.compare(body.at.flat(), body.r, h2))
}

/// The distance from a base to the nearest point of a block is at most `mils`.
#[inline]
pub fn within_block<O: Footprint>(body: &Body, block: &Block<O>, mils: i32) -> bool {
    let rise = rise_above(body, block);
    if rise == 0 {
        return mils >= 0 && block.foot.reaches(body.at.flat(), body.r + mils);
    }
    compare(rise, mils, |h2| block.foot.compare(body.at.flat(), body.r, h2)) != Ordering::Greater
}

/// A base is in contact with a block: with its side, or standing on its top.
#[inline]
pub fn touching_block<O: Footprint>(body: &Body, block: &Block<O>) -> bool {
    rise_above(body, block) <= SLACK && block.foot.touches(&body.disc())
}

/// A base touches or overlaps a flat round marker that lies at height `z`.
#[inline]
pub fn touching_marker(body: &Body, marker: &Disc, z: i32) -> bool {
    (body.at.z - z).abs() <= SLACK && body.disc().touches(marker)
}

#[inline]
fn rise_between(a: &Body, b: &Body) -> i32 {
    (a.at.z - b.at.z).abs()
}

#[inline]
fn rise_above<O>(body: &Body, block: &Block<O>) -> i32 {
    (body.at.z - block.top).max(0)
}

/// The distance of the middles against both radii and the root of `h2`.
fn bases(a: &Body, b: &Body, h2: i64) -> Ordering {
    let apart = (b.at.flat() - a.at.flat()).len2();
    compare_distance(i128::from(apart), 1, i64::from(a.r) + i64::from(b.r), h2)
}

/// The distance with the leg `rise` against `mils`. `level` compares the level distance between the middle of a base
/// and the other thing with the radius and the root of a number.
#[inline]
fn compare(rise: i32, mils: i32, level: impl Fn(i64) -> Ordering) -> Ordering {
    let (rise, mils) = (i64::from(rise), i64::from(mils));
    match mils.cmp(&rise) {
        Ordering::Less => Ordering::Greater,
        // Whatever lies straight above or below is exactly `rise` away.
        Ordering::Equal => level(0).max(Ordering::Equal),
        Ordering::Greater => level(mils * mils - rise * rise),
    }
}

/// The distance with the legs `level`, itself rounded down, and `rise`.
fn rounded_down(level: i32, rise: i32, exact: impl Fn(i64) -> Ordering) -> i32 {
    if rise == 0 {
        return level;
    }
    let (flat, up) = (i64::from(level), i64::from(rise));
    let mut found = root_down(flat * flat + up * up) as i32;
    // The level leg lost less than one mil, and so did the root.
    while compare(rise, found + 1, &exact) != Ordering::Less {
        found += 1;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{P, Rect};

    fn body(x: i32, y: i32, z: i32) -> Body {
        Body::new(P::new(x, y).at(z), 600, 2000)
    }

    #[test]
    fn the_ledgers_right_triangle() {
        let on_ground = body(0, 0, 0);
        let (level, on_roof) = (body(4200, 0, 0), body(4200, 0, 4000));
        assert_eq!(gap(&on_ground, &level), 3000);
        assert_eq!(gap(&on_ground, &on_roof), 5000);
        assert!(within(&on_ground, &level, 3000) && !within(&on_ground, &level, 2999));
        assert!(within(&on_ground, &on_roof, 5000) && !within(&on_ground, &on_roof, 4999));
    }

    #[test]
    fn straight_above_is_as_far_as_it_is_high() {
        let (below, above) = (body(0, 0, 0), body(300, 0, 4000));
        assert_eq!(gap(&below, &above), 4000);
        assert!(within(&below, &above, 4000) && !within(&below, &above, 3999));
        assert!(!touching(&below, &above));
    }

    #[test]
    fn a_roof_is_measured_from_above_and_a_side_from_beside() {
        let house = Block { foot: Rect::new(P::new(1000, -5000), P::new(9000, 5000)), top: 3000 };
        assert_eq!(gap_to_block(&body(-600, 0, 0), &house), 1000);
        assert_eq!(gap_to_block(&body(5000, 0, 3000), &house), 0);
        assert!(touching_block(&body(5000, 0, 3000), &house));
        assert!(touching_block(&body(400, 0, 1700), &house));
        assert!(!touching_block(&body(400, 0, 3010), &house));
        // Legs of 3 and 4 inches.
        assert_eq!(gap_to_block(&body(-2600, 0, 7000), &house), 5000);
        assert!(within_block(&body(-2600, 0, 7000), &house, 5000));
        assert!(!within_block(&body(-2600, 0, 7000), &house, 4999));
    }

    #[test]
    fn a_marker_is_met_on_its_own_level() {
        let marker = Disc::new(P::new(1200, 0), 600);
        assert!(touching_marker(&body(0, 0, 0), &marker, 0));
        assert!(touching_marker(&body(1000, 0, 0), &marker, 0));
        assert!(!touching_marker(&body(0, 0, 3000), &marker, 0));
        assert!(!touching_marker(&body(-3, 0, 0), &marker, 0));
    }
}
