//! Square roots that decide nothing wrongly: signs by comparing squares, lengths rounded one stated way.

use std::cmp::Ordering;

use crate::V;

/// The sign of `a + b * sqrt(d)` against 0, exactly. `d` is not negative and `b * b` fits in 127 bits.
pub fn sign_root(a: i128, b: i128, d: i128) -> Ordering {
    let (a_sign, b_sign) = (a.cmp(&0), if d == 0 { Ordering::Equal } else { b.cmp(&0) });
    if a_sign == b_sign || b_sign == Ordering::Equal {
        return a_sign;
    }
    if a_sign == Ordering::Equal {
        return b_sign;
    }
    // The signs differ, so the larger square decides. The squares need up to 160 bits at the edge of `LIMIT`.
    let a = a.unsigned_abs();
    let larger = product(a, a).cmp(&product((b * b) as u128, d as u128));
    match larger {
        Ordering::Greater => a_sign,
        Ordering::Less => b_sign,
        Ordering::Equal => Ordering::Equal,
    }
}

/// The 256 bits of a product, high half first, so that products compare like tuples.
fn product(a: u128, b: u128) -> (u128, u128) {
    if let Some(small) = a.checked_mul(b) {
        return (0, small);
    }
    let (a_high, a_low) = (a >> 64, a & u128::from(u64::MAX));
    let (b_high, b_low) = (b >> 64, b & u128::from(u64::MAX));
    let (high, low) = (a_high * b_high, a_low * b_low);
    let (middle, carry) = (a_high * b_low).overflowing_add(a_low * b_high);
    let (low, spill) = low.overflowing_add(middle << 64);
    let carried = (u128::from(carry) << 64) + u128::from(spill);
    (high + (middle >> 64) + carried, low)
}

/// A squared distance `d2 / e` compared with the square of `r + sqrt(h2)`, where neither part is negative.
#[inline]
pub(crate) fn compare_distance(d2: i128, e: i64, r: i64, h2: i64) -> Ordering {
    let (e, r, h2) = (i128::from(e), i128::from(r), i128::from(h2));
    sign_root(d2 - e * (r * r + h2), -2 * r * e, h2)
}

/// The root of a number that is not negative, rounded down.
#[inline]
pub(crate) fn root_down(square: i64) -> i64 {
    (square as u64).isqrt() as i64
}

/// The root of a number that is not negative, rounded up.
#[inline]
pub(crate) fn root_up(square: i64) -> i64 {
    let root = root_down(square);
    root + i64::from(root * root < square)
}

/// The length of a way, rounded up: a sum of stretches never comes out shorter than the path.
#[inline]
pub(crate) fn length_up(way: V) -> i32 {
    root_up(way.len2()) as i32
}

/// The length of a slanted way, rounded up.
#[inline]
pub(crate) fn slant_up(way: V, rise: i32) -> i32 {
    let rise = i64::from(rise);
    root_up(way.len2() + rise * rise) as i32
}

/// `numerator / denominator`, rounded half away from 0, so that a turned board gives turned results.
#[inline]
pub(crate) fn divide_rounded(numerator: i64, denominator: i64) -> i64 {
    let half = denominator / 2;
    if numerator >= 0 { (numerator + half) / denominator } else { -((half - numerator) / denominator) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_of_sums_with_roots() {
        assert_eq!(sign_root(-3, 2, 2), Ordering::Less); // 2.83
        assert_eq!(sign_root(-2, 2, 2), Ordering::Greater);
        assert_eq!(sign_root(-6, 2, 9), Ordering::Equal);
        assert_eq!(sign_root(5, -7, 0), Ordering::Greater);
        assert_eq!(sign_root(0, -7, 1), Ordering::Less);
        assert_eq!(sign_root(0, 0, 5), Ordering::Equal);
        // Squares beyond 128 bits: (2^80)^2 against (2^60)^2 * 2^40, and one more or less.
        assert_eq!(sign_root(1 << 80, -(1 << 60), 1 << 40), Ordering::Equal);
        assert_eq!(sign_root((1 << 80) + 1, -(1 << 60), 1 << 40), Ordering::Greater);
        assert_eq!(sign_root((1 << 80) - 1, -(1 << 60), 1 << 40), Ordering::Less);
    }

    #[test]
    fn products_keep_every_bit() {
        assert_eq!(product(u128::MAX, u128::MAX), (u128::MAX - 1, 1));
        assert_eq!(product(1 << 127, 2), (1, 0));
        assert_eq!(product(u128::MAX, 1 << 64), (u128::from(u64::MAX), u128::MAX << 64));
    }

    #[test]
    fn roots_are_rounded_as_they_say() {
        for n in 0..2000 {
            let (down, up) = (root_down(n), root_up(n));
            assert!(down * down <= n && (down + 1) * (down + 1) > n);
            assert!(up * up >= n && (up == 0 || (up - 1) * (up - 1) < n));
        }
        assert_eq!(divide_rounded(5, 2), 3);
        assert_eq!(divide_rounded(-5, 2), -3);
        assert_eq!(divide_rounded(4, 3), 1);
        assert_eq!(divide_rounded(-4, 3), -1);
    }
}
