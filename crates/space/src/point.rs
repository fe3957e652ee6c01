//! Places and differences of places, in whole mils.

use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

use serde::{Deserialize, Serialize};

/// How far from the corner of the table a place may lie, in mils: about 262 inches.
///
/// Within it no product in this crate overflows. Places that come from outside are checked when they are
/// read; a place made in code is trusted.
pub const LIMIT: i32 = 1 << 18;

/// A place on the table seen from above, in mils from a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[i32; 2]", into = "[i32; 2]")]
pub struct P {
    pub x: i32,
    pub y: i32,
}

/// A place in space: a place on the table, raised to `z` mils.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(try_from = "[i32; 3]", into = "[i32; 3]")]
pub struct Spot {
    pub x: i32,
    pub y: i32,
    pub z: i32,
}

/// The way from one place to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct V {
    pub x: i64,
    pub y: i64,
}

impl P {
    pub const fn new(x: i32, y: i32) -> P {
        P { x, y }
    }

    /// The same place, raised to `z`.
    #[inline]
    pub const fn at(self, z: i32) -> Spot {
        Spot { x: self.x, y: self.y, z }
    }
}

impl Spot {
    pub const fn new(x: i32, y: i32, z: i32) -> Spot {
        Spot { x, y, z }
    }

    /// The place below, on the table.
    #[inline]
    pub const fn flat(self) -> P {
        P { x: self.x, y: self.y }
    }

    /// The same place, `by` higher.
    #[inline]
    pub const fn raised(self, by: i32) -> Spot {
        Spot { z: self.z + by, ..self }
    }
}

impl V {
    pub const ZERO: V = V { x: 0, y: 0 };

    pub const fn new(x: i64, y: i64) -> V {
        V { x, y }
    }

    /// Positive when `other` points to the left of this.
    #[inline]
    pub const fn cross(self, other: V) -> i64 {
        self.x * other.y - self.y * other.x
    }

    #[inline]
    pub const fn dot(self, other: V) -> i64 {
        self.x * other.x + self.y * other.y
    }

    /// The square of the length.
    #[inline]
    pub const fn len2(self) -> i64 {
        self.dot(self)
    }

    /// A quarter turn anticlockwise.
    #[inline]
    pub const fn left(self) -> V {
        V { x: -self.y, y: self.x }
    }
}

impl Sub for P {
    type Output = V;
    #[inline]
    fn sub(self, other: P) -> V {
        V { x: i64::from(self.x) - i64::from(other.x), y: i64::from(self.y) - i64::from(other.y) }
    }
}

impl Add<V> for P {
    type Output = P;
    #[inline]
    fn add(self, by: V) -> P {
        P { x: self.x + by.x as i32, y: self.y + by.y as i32 }
    }
}

impl Sub<V> for P {
    type Output = P;
    #[inline]
    fn sub(self, by: V) -> P {
        self + -by
    }
}

impl Neg for V {
    type Output = V;
    #[inline]
    fn neg(self) -> V {
        V { x: -self.x, y: -self.y }
    }
}

impl Mul<i64> for V {
    type Output = V;
    #[inline]
    fn mul(self, by: i64) -> V {
        V { x: self.x * by, y: self.y * by }
    }
}

/// A place farther than [`LIMIT`] from the corner of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooFar(pub i32);

impl fmt::Display for TooFar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} mils is too far from the corner of the table, a coordinate lies between -{LIMIT} and {LIMIT}",
            self.0
        )
    }
}

impl std::error::Error for TooFar {}

fn near(coordinates: &[i32]) -> Result<(), TooFar> {
    match coordinates.iter().find(|c| c.unsigned_abs() > LIMIT as u32) {
        Some(&far) => Err(TooFar(far)),
        None => Ok(()),
    }
}

impl TryFrom<[i32; 2]> for P {
    type Error = TooFar;
    fn try_from([x, y]: [i32; 2]) -> Result<P, TooFar> {
        near(&[x, y]).map(|()| P { x, y })
    }
}

impl From<P> for [i32; 2] {
    fn from(p: P) -> [i32; 2] {
        [p.x, p.y]
    }
}

impl TryFrom<[i32; 3]> for Spot {
    type Error = TooFar;
    fn try_from([x, y, z]: [i32; 3]) -> Result<Spot, TooFar> {
        near(&[x, y, z]).map(|()| Spot { x, y, z })
    }
}

impl From<Spot> for [i32; 3] {
    fn from(spot: Spot) -> [i32; 3] {
        [spot.x, spot.y, spot.z]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_written_as_short_lists() {
        assert_eq!(serde_json::to_string(&P::new(1500, -2)).unwrap(), "[1500,-2]");
        assert_eq!(serde_json::to_string(&Spot::new(1, 2, 3)).unwrap(), "[1,2,3]");
        let spot: Spot = serde_json::from_str("[4,5,6]").unwrap();
        assert_eq!(spot, P::new(4, 5).at(6));
    }

    #[test]
    fn places_beyond_the_limit_are_refused_when_read() {
        let refused = serde_json::from_str::<P>("[0,2147483647]").unwrap_err();
        assert!(refused.to_string().contains("2147483647 mils is too far"), "{refused}");
        assert!(serde_json::from_str::<Spot>("[0,0,-2147483648]").is_err());
        assert!(serde_json::from_str::<P>(&format!("[{LIMIT},-{LIMIT}]")).is_ok());
    }
}
