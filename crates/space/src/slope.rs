//! The height of something that rises or falls evenly along a chain of places.

use crate::Span;

/// A height that goes evenly from `from` to `to` in `len` steps, at each of them rounded down to a whole mil.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Slope {
    pub from: i32,
    pub to: i32,
    pub len: i32,
}

impl Slope {
    /// The height after `k` steps, rounded down.
    pub fn at(&self, k: i32) -> i32 {
        (self.scaled(k).div_euclid(self.steps())) as i32
    }

    /// Somewhere on the span it is lower than `limit`. Straight up and down, all heights are on the one place.
    #[inline]
    pub fn dips_below(&self, limit: i32, span: Span) -> bool {
        if self.len == 0 {
            return self.from.min(self.to) < limit;
        }
        self.below(limit, span.enter) || self.below(limit, span.leave)
    }

    /// Somewhere on the span it is at `limit` or higher.
    #[inline]
    pub fn rises_to(&self, limit: i32, span: Span) -> bool {
        if self.len == 0 {
            return self.from.max(self.to) >= limit;
        }
        !self.below(limit, span.enter) || !self.below(limit, span.leave)
    }

    /// The first step of the span at which it is at `low` or higher and below `high`, if there is any height between.
    ///
    /// A slope so steep that it passes from one side to the other within a step is met on arrival.
    pub fn first_between(&self, low: i32, high: i32, span: Span) -> Option<i32> {
        if low >= high || !self.dips_below(high, span) || !self.rises_to(low, span) {
            return None;
        }
        if self.len == 0 {
            return Some(span.enter);
        }
        // It starts above, below or between, and goes one way only.
        let reached = |k: i32| {
            if self.from <= self.to { !self.below(low, k) } else { self.below(high, k) }
        };
        let (mut first, mut last) = (span.enter, span.leave);
        while first < last {
            let middle = first + (last - first) / 2;
            if reached(middle) {
                last = middle;
            } else {
                first = middle + 1;
            }
        }
        Some(first)
    }

    #[inline]
    fn below(&self, limit: i32, k: i32) -> bool {
        self.scaled(k) < i64::from(limit) * self.steps()
    }

    /// The height times the number of steps.
    #[inline]
    fn scaled(&self, k: i32) -> i64 {
        i64::from(self.from) * self.steps() + (i64::from(self.to) - i64::from(self.from)) * i64::from(k)
    }

    #[inline]
    fn steps(&self) -> i64 {
        i64::from(self.len.max(1))
    }
}
