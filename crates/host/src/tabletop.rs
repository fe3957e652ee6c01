//! Marks that every game on a tabletop draws: places, outlines, things. Lengths are thousandths of an inch.

use space::{Disc, P, Spot, Turn, at};
use wire::table::{Mark, Point, ThingKind};

/// How many corners a circle is drawn with.
pub const CORNERS: i32 = 32;

/// A spot as pages know it.
pub fn point(spot: Spot) -> Point {
    Point { x: spot.x, y: spot.y, z: spot.z }
}

/// A point of the ground.
pub fn ground(place: P) -> Point {
    point(place.at(0))
}

/// A mark on a thing.
pub fn thing(kind: ThingKind, id: impl Into<u32>) -> Mark {
    Mark::Thing { kind, id: id.into() }
}

/// A mark on a place with room for a base.
pub fn place(at: Spot, radius: i32) -> Mark {
    Mark::Place { at: point(at), radius }
}

/// An area with a look of its own.
pub fn area(points: Vec<Point>, look: &str, label: String) -> Mark {
    Mark::Area { points, holes: Vec::new(), look: look.into(), label }
}

/// Everything within so much of a base.
pub fn around(base: &Disc, reach: i32, z: i32) -> Vec<Point> {
    let turns = (0..CORNERS).map(|corner| Turn::default().plus(corner * 4 * Turn::QUARTER / CORNERS));
    turns.map(|turn| point(at(base.c, turn.dir(), i64::from(base.r + reach), 0).at(z))).collect()
}

/// The corners of a rectangle, anticlockwise.
pub fn rectangle(lo: P, hi: P) -> Vec<Point> {
    [lo, P::new(hi.x, lo.y), hi, P::new(lo.x, hi.y)].map(ground).into()
}
