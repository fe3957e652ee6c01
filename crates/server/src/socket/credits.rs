//! How much one socket may ask, and how many sockets one person may have.

use std::collections::BTreeMap;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use store::PersonId;
use wire::problem::{Code, Problem};

use crate::problems::problem;

/// So many messages a second in the long run: more than a player who points at places with both hands sends.
const A_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("20 is not 0");
/// So many at once.
const AT_ONCE: NonZeroU32 = NonZeroU32::new(100).expect("100 is not 0");
/// What can't be read costs as much as so many that can.
const NONSENSE: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");
/// Who goes on after so many refusals is shown the door.
const MOST_STRIKES: u32 = 30;
/// How many sockets one person may have: every device and every tab of a keen player.
const MOST_SOCKETS: u32 = 40;

/// What a socket may still ask.
pub struct Credits {
    /// None when there are no limits.
    meter: Option<DefaultDirectRateLimiter>,
    strikes: u32,
}

/// What becomes of a message.
#[derive(Debug)]
pub enum Credit {
    /// It may be served.
    Enough,
    /// It is not served, and the client is told so.
    Spent(Problem),
    /// The client does not listen: the socket is closed.
    Abused,
}

impl Credits {
    /// A full purse, or one without a bottom.
    pub fn new(limits: bool) -> Credits {
        let quota = Quota::per_second(A_SECOND).allow_burst(AT_ONCE);
        Credits { meter: limits.then(|| RateLimiter::direct(quota)), strikes: 0 }
    }

    /// Takes the price of one message.
    pub fn message(&mut self) -> Credit {
        let Some(meter) = &self.meter else { return Credit::Enough };
        match meter.check() {
            Ok(()) => {
                self.strikes = self.strikes.saturating_sub(1);
                Credit::Enough
            }
            Err(early) => {
                self.strikes += 1;
                if self.strikes > MOST_STRIKES {
                    return Credit::Abused;
                }
                let wait = early.wait_time_from(DefaultClock::default().now());
                let seconds = u32::try_from(wait.as_secs()).unwrap_or(u32::MAX).saturating_add(1);
                let problem = problem(Code::TooMany, "too many messages; wait a little");
                Credit::Spent(Problem { retry_after: Some(seconds), ..problem })
            }
        }
    }

    /// Takes what a message that can't be read costs beyond that; says whether the client is still welcome.
    pub fn nonsense(&mut self) -> bool {
        let Some(meter) = &self.meter else { return true };
        // When less is left, nothing is: the next messages are refused one by one.
        let _ = meter.check_n(NONSENSE);
        self.strikes += 2;
        self.strikes <= MOST_STRIKES
    }
}

/// All sockets of this node.
#[derive(Default)]
pub struct Sockets {
    next: AtomicU64,
    open: Arc<AtomicUsize>,
    of: Arc<Mutex<BTreeMap<PersonId, u32>>>,
}

/// The place of one socket among all; given back when dropped.
pub struct Place {
    /// The socket's number.
    pub number: u64,
    person: Option<PersonId>,
    open: Arc<AtomicUsize>,
    of: Arc<Mutex<BTreeMap<PersonId, u32>>>,
}

impl Sockets {
    /// How many are open.
    pub fn count(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    /// One socket more; none when the person has too many.
    pub fn enter(&self, person: Option<&PersonId>) -> Option<Place> {
        if let Some(person) = person {
            let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
            let open = of.entry(person.clone()).or_default();
            if *open >= MOST_SOCKETS {
                return None;
            }
            *open += 1;
        }
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.open.fetch_add(1, Ordering::Relaxed);
        let (open, of) = (Arc::clone(&self.open), Arc::clone(&self.of));
        Some(Place { number, person: person.cloned(), open, of })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
        let Some(person) = &self.person else { return };
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = of.get_mut(person) {
            *open -= 1;
            if *open == 0 {
                of.remove(person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_asks_too_much_is_told_and_who_goes_on_is_shown_the_door() {
        let mut credits = Credits::new(true);
        let served = (0..1000).take_while(|_| matches!(credits.message(), Credit::Enough)).count();
        assert!((100..140).contains(&served), "{served}");
        let mut told = 1;
        loop {
            match credits.message() {
                // The meter fills up a little while we count.
                Credit::Enough => {}
                Credit::Spent(problem) => {
                    assert_eq!((problem.code, problem.retry_after), (Code::TooMany, Some(1)));
                    told += 1;
                }
                Credit::Abused => break,
            }
        }
        assert!(told >= 30, "{told}");
    }

    #[test]
    fn nonsense_is_dearer_and_ends_sooner() {
        let mut credits = Credits::new(true);
        let welcome = (0..1000).take_while(|_| credits.nonsense()).count();
        assert_eq!(welcome, 15);
        assert!((0..1000).all(|_| Credits::new(false).nonsense()));
    }

    #[test]
    fn a_person_has_so_many_sockets_and_gets_them_back() {
        let sockets = Sockets::default();
        let ada = PersonId::from("ada");
        let mut open: Vec<Place> = (0..MOST_SOCKETS).map(|_| sockets.enter(Some(&ada)).unwrap()).collect();
        assert!(sockets.enter(Some(&ada)).is_none());
        assert!(sockets.enter(None).is_some() && sockets.enter(Some(&PersonId::from("bob"))).is_some());
        open.pop();
        assert!(sockets.enter(Some(&ada)).is_some());
        drop(open);
        assert_eq!(sockets.count(), 0);
    }
}
