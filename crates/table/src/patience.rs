//! Patience: whether anybody still waits for what is being worked out.
//!
//! A long work is left where it is once nobody waits for it: the kernel asks at each step of a game, at each way that chance
//! can go and at each game that is played out. It changes nothing of what is worked out, only whether it is worked out to
//! its end, so no rule can know of it.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// How long somebody waits. Its copies are one patience.
#[derive(Clone, Debug)]
pub struct Patience(Arc<AtomicU64>);

/// As often as this nobody asks.
const ENDLESS: u64 = u64::MAX;

thread_local! {
    static HELD: RefCell<Option<Patience>> = const { RefCell::new(None) };
}

/// What unwinds through a work that nobody waits for. It is no panic: nobody hears of it but who waited.
struct Lost;

/// Lays back what was held before, however the work ends.
struct Before(Option<Patience>);

impl Drop for Before {
    fn drop(&mut self) {
        HELD.with(|held| held.replace(self.0.take()));
    }
}

impl Default for Patience {
    /// Until it is lost.
    fn default() -> Self {
        Patience::of(ENDLESS)
    }
}

impl Patience {
    /// So many looks and no longer: for tests, and for whoever counts what a work costs.
    pub fn of(looks: u64) -> Patience {
        Patience(Arc::new(AtomicU64::new(looks)))
    }

    /// Nobody waits any more.
    pub fn lose(&self) {
        self.0.store(0, Ordering::Relaxed);
    }

    /// How many looks are left.
    pub fn left(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }

    /// Works something out as long as there is patience; none when it was lost before the end. What the work had in its
    /// hands is gone then, so it works on what is its own.
    pub fn hold<T>(&self, work: impl FnOnce() -> T) -> Option<T> {
        let _before = Before(HELD.with(|held| held.replace(Some(self.clone()))));
        match catch_unwind(AssertUnwindSafe(work)) {
            Ok(worked) => Some(worked),
            Err(cause) if cause.is::<Lost>() => None,
            Err(panic) => resume_unwind(panic),
        }
    }

    /// One look at it; whether there was any left.
    fn look(&self) -> bool {
        match self.left() {
            0 => false,
            ENDLESS => true,
            // Two threads that look at once may count one look: no matter.
            left => {
                let counted = self.0.compare_exchange(left, left - 1, Ordering::Relaxed, Ordering::Relaxed);
                counted.is_ok() || self.left() > 0
            }
        }
    }
}

/// A step of a long work: leaves it when nobody waits for it any more. Without anybody who could stop waiting it does nothing.
#[inline]
pub fn still_wanted() {
    let lost = HELD.with(|held| held.borrow().as_ref().is_some_and(|patience| !patience.look()));
    if lost {
        // Without the words and the count of a panic.
        resume_unwind(Box::new(Lost));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_work_is_left_when_nobody_waits_for_it() {
        let patience = Patience::default();
        let mut steps = 0;
        let worked = patience.hold(|| {
            loop {
                steps += 1;
                if steps == 7 {
                    patience.lose();
                }
                still_wanted();
            }
        });
        assert_eq!((worked, steps), (None::<()>, 7));
        assert_eq!(Patience::of(2).hold(|| (0..3).for_each(|_| still_wanted())), None);
        assert_eq!(Patience::of(3).hold(|| (0..3).for_each(|_| still_wanted())), Some(()));
        still_wanted();
    }

    #[test]
    fn patience_holds_for_its_own_work_and_a_panic_stays_one() {
        let (outer, inner) = (Patience::default(), Patience::of(0));
        let worked = outer.hold(|| {
            assert_eq!(inner.hold(still_wanted), None);
            still_wanted();
            1
        });
        assert_eq!(worked, Some(1));
        let panicked = catch_unwind(|| Patience::default().hold(|| panic!("a fault")));
        assert!(panicked.is_err());
        still_wanted();
    }
}
