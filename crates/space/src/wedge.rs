//! Toward and away: a right angle in which a base sits snug.

use crate::{P, V};

/// The directions within an eighth of a turn to either side of an axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cone {
    axis: V,
}

impl Cone {
    /// The way from one place to another, as wide as a right angle.
    pub fn toward(from: P, to: P) -> Cone {
        Cone { axis: to - from }
    }

    /// The way from one place on away from another.
    pub fn away(from: P, other: P) -> Cone {
        Cone { axis: from - other }
    }

    /// A displacement or direction lies inside. Because the base sits snug in the angle, it stays inside if and only if
    /// its middle moves within the cone. Without an axis there is no line, and any direction is allowed.
    pub fn allows(&self, by: V) -> bool {
        let (axis, by) = (self.axis, by);
        let dot = i128::from(axis.x) * i128::from(by.x) + i128::from(axis.y) * i128::from(by.y);
        let cross = i128::from(axis.x) * i128::from(by.y) - i128::from(axis.y) * i128::from(by.x);
        dot >= cross.abs()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Turn;

    #[test]
    fn an_eighth_of_a_turn_either_side_is_inside() {
        let cone = Cone::toward(P::new(0, 0), P::new(10_000, 0));
        assert!(cone.allows(V::new(100, 100)) && cone.allows(V::new(100, -100)));
        assert!(!cone.allows(V::new(100, 101)) && !cone.allows(V::new(-1, 0)));
        assert!(cone.allows(V::ZERO));
        let away = Cone::away(P::new(0, 0), P::new(10_000, 0));
        assert!(away.allows(Turn(32_768).dir()) && !away.allows(Turn(0).dir()));
        let anywhere = Cone::toward(P::new(5, 5), P::new(5, 5));
        assert!((0..64).all(|i| anywhere.allows(Turn(i * 1024).dir())));
    }
}
