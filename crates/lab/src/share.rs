//! A share of games, and between which bounds the true share lies.

use serde::Serialize;

/// So many of so many, with the 95 % interval after Wilson, which also holds near 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    /// What was counted.
    pub share: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Share {
    /// `count` of `all`; of nothing, anything may be true.
    pub fn of(count: u64, all: u64) -> Share {
        if all == 0 {
            return Share { share: 0.0, low: 0.0, high: 1.0 };
        }
        /// The normal distribution leaves 2.5 % beyond this on either side.
        const Z: f64 = 1.959_963_984_540_054;
        let (count, all) = (count as f64, all as f64);
        let share = count / all;
        let middle = (share + Z * Z / (2.0 * all)) / (1.0 + Z * Z / all);
        let reach =
            Z / (1.0 + Z * Z / all) * (share * (1.0 - share) / all + Z * Z / (4.0 * all * all)).sqrt();
        // At the ends the bound is the end itself, which rounding would miss by a hair.
        let low = if count == 0.0 { 0.0 } else { middle - reach };
        let high = if count == all { 1.0 } else { middle + reach };
        Share { share, low, high }
    }
}

#[cfg(test)]
mod tests {
    use super::Share;

    /// Reference figures worked out by hand from Wilson's formula.
    #[test]
    fn bounds_are_wilsons() {
        let near = |share: Share, low: f64, high: f64| {
            assert!((share.low - low).abs() < 5e-4 && (share.high - high).abs() < 5e-4, "{share:?}");
        };
        near(Share::of(50, 100), 0.4038, 0.5962);
        near(Share::of(0, 10), 0.0, 0.2775);
        near(Share::of(10, 10), 0.7225, 1.0);
        near(Share::of(0, 0), 0.0, 1.0);
    }
}
