//! Directions, and places reached by going in one.

use serde::{Deserialize, Serialize};

use crate::root::root_down;
use crate::{P, V};

/// The length of a unit vector.
pub const ONE: i64 = 1 << 30;

/// A direction: one 65,536th of a turn, anticlockwise from the x axis. Eight inches away one step is 0.77 mil.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Turn(pub u16);

impl Turn {
    pub const QUARTER: i32 = 1 << 14;

    /// The unit vector in this direction, scaled by [`ONE`]. Quarter turns of it are exact.
    #[inline]
    pub fn dir(self) -> V {
        let (coarse, fine) = (COARSE[usize::from(self.0 >> 8)], FINE[usize::from(self.0 & 255)]);
        V {
            x: rounded(coarse.x * fine.x - coarse.y * fine.y),
            y: rounded(coarse.x * fine.y + coarse.y * fine.x),
        }
    }

    /// This direction turned by `by` steps, anticlockwise when positive.
    #[inline]
    pub fn plus(self, by: i32) -> Turn {
        Turn(i32::from(self.0).wrapping_add(by) as u16)
    }

    /// The direction nearest to `way`; `None` for no way at all.
    ///
    /// Found by comparing cross products, so it is exact and the same on every machine: first against every 256th of a turn,
    /// then from where the cross products on either side point to.
    pub fn of(way: V) -> Option<Turn> {
        let (quarters, first) = match (way.x, way.y) {
            (0, 0) => return None,
            (x, y) if x > 0 && y >= 0 => (0, V { x, y }),
            (x, y) if x <= 0 && y > 0 => (1, V { x: y, y: -x }),
            (x, y) if x < 0 => (2, V { x: -x, y: -y }),
            (x, y) => (3, V { x: -y, y: x }),
        };
        let (mut coarse, mut beyond) = (0, usize::from(Turn::QUARTER as u16 >> 8));
        while beyond - coarse > 1 {
            let middle = (coarse + beyond) / 2;
            if COARSE[middle].cross(first) >= 0 {
                coarse = middle;
            } else {
                beyond = middle;
            }
        }
        let start = (coarse << 8) as u16;
        // So near together, sines are as good as angles: the share of the one in both is off by a step at most.
        let (past, short) = (COARSE[coarse].cross(first), first.cross(COARSE[beyond]));
        let share = past / ((past + short) >> 8).max(1);
        let mut at_or_before = start + share.clamp(0, 255) as u16;
        while at_or_before > start && Turn(at_or_before).dir().cross(first) < 0 {
            at_or_before -= 1;
        }
        while at_or_before - start < 255 && Turn(at_or_before + 1).dir().cross(first) >= 0 {
            at_or_before += 1;
        }
        let after = at_or_before + 1;
        let past = Turn(at_or_before).dir().cross(first);
        let short = first.cross(Turn(after).dir());
        let nearest = if past <= short { at_or_before } else { after };
        Some(Turn(nearest).plus(quarters * Turn::QUARTER))
    }
}

/// The unit vector along `way`, scaled by [`ONE`]; `None` for no way at all.
pub fn unit(way: V) -> Option<V> {
    let size = way.x.unsigned_abs().max(way.y.unsigned_abs());
    if size == 0 {
        return None;
    }
    // Short ways are stretched first, so that the root keeps about thirty bits.
    let stretch = size.leading_zeros().saturating_sub(64 - 20);
    let way = way * (1 << stretch);
    let length = root_down(way.len2() << 20); // scaled by 2^10
    let scaled = |c: i64| {
        let doubled = (c << 41) / length;
        (doubled + doubled.signum()) / 2
    };
    Some(V { x: scaled(way.x), y: scaled(way.y) })
}

/// The place `along` a unit vector and `left` of it, rounded to whole mils.
#[inline]
pub fn at(from: P, dir: V, along: i64, left: i64) -> P {
    from + V { x: rounded(dir.x * along - dir.y * left), y: rounded(dir.y * along + dir.x * left) }
}

/// Divides by [`ONE`], half away from 0, so that a turned board gives turned results.
#[inline]
const fn rounded(scaled: i64) -> i64 {
    const HALF: i64 = ONE / 2;
    if scaled >= 0 { (scaled + HALF) >> 30 } else { -((HALF - scaled) >> 30) }
}

/// Cosines and sines of every 256th of a turn.
static COARSE: [V; 256] = {
    let mut table = [V::ZERO; 256];
    let mut i = 0;
    while i < 256 {
        let within = i % 64;
        let first = if within <= 32 {
            cosine_and_sine(within as i128, 256)
        } else {
            let mirrored = cosine_and_sine(64 - within as i128, 256);
            V { x: mirrored.y, y: mirrored.x }
        };
        let second = first.left();
        table[i] = match i / 64 {
            0 => first,
            1 => second,
            2 => second.left(),
            _ => second.left().left(),
        };
        i += 1;
    }
    table
};

/// Cosines and sines of every 65,536th of a turn, up to one 256th.
static FINE: [V; 256] = {
    let mut table = [V::ZERO; 256];
    let mut i = 0;
    while i < 256 {
        table[i] = cosine_and_sine(i as i128, 65_536);
        i += 1;
    }
    table
};

/// Cosine and sine of `part / whole` of a turn, at most an eighth, scaled by [`ONE`].
///
/// An integer Taylor series, worked out by the compiler: no machine's `sin` has a say.
const fn cosine_and_sine(part: i128, whole: i128) -> V {
    const TAU: i128 = 7_244_019_458_077_122_842; // scaled by 2^60
    let angle = TAU * part / whole;
    let (mut cosine, mut sine, mut term) = (1i128 << 60, 0i128, 1i128 << 60);
    let mut n = 1;
    while n < 24 {
        term = (term * angle) >> 60;
        term /= n;
        match n % 4 {
            1 => sine += term,
            2 => cosine -= term,
            3 => sine -= term,
            _ => cosine += term,
        }
        n += 1;
    }
    V { x: ((cosine + (1 << 29)) >> 30) as i64, y: ((sine + (1 << 29)) >> 30) as i64 }
}

#[cfg(test)]
#[allow(clippy::disallowed_methods, reason = "compared with a margin")]
mod tests {
    use super::*;
    use std::f64::consts::TAU;

    #[test]
    fn unit_vectors_are_good_to_two_billionths() {
        for t in 0..=u16::MAX {
            let (dir, angle) = (Turn(t).dir(), f64::from(t) * TAU / 65_536.0);
            let one = ONE as f64;
            assert!((dir.x as f64 / one - angle.cos()).abs() < 2e-9, "{t}");
            assert!((dir.y as f64 / one - angle.sin()).abs() < 2e-9, "{t}");
        }
    }

    #[test]
    fn quarter_turns_are_exact() {
        for t in (0..=u16::MAX).step_by(7) {
            assert_eq!(Turn(t).plus(Turn::QUARTER).dir(), Turn(t).dir().left());
            assert_eq!(Turn(t).plus(2 * Turn::QUARTER).dir(), -Turn(t).dir());
        }
    }

    #[test]
    fn every_direction_is_found_again() {
        for t in 0..=u16::MAX {
            assert_eq!(Turn::of(Turn(t).dir()), Some(Turn(t)));
        }
        assert_eq!(Turn::of(V::ZERO), None);
        assert_eq!(Turn::of(V::new(-3, 0)), Some(Turn(32_768)));
        assert_eq!(Turn::of(V::new(0, -1)), Some(Turn(49_152)));
    }

    #[test]
    fn units_have_length_one_however_short_or_long_the_way() {
        for (x, y) in [(1, 0), (1, 1), (-3, 2), (600, -1), (262_144, 262_143), (-400_000, 7)] {
            let way = V::new(x, y);
            let found = unit(way).unwrap();
            let length = ((x * x + y * y) as f64).sqrt();
            assert!((found.x as f64 / ONE as f64 - x as f64 / length).abs() < 4e-9, "{way:?}");
            assert!((found.y as f64 / ONE as f64 - y as f64 / length).abs() < 4e-9, "{way:?}");
        }
        assert_eq!(unit(V::ZERO), None);
    }
}
