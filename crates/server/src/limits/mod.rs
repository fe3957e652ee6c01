//! How much one visitor may ask for. Every route belongs to a class, and each class has two meters: one for a
//! visitor (the token of the cookie, or the address without one), and one for an address, which is wider, because a
//! school or a household shares one. So a shared address does not lock its people out, and who makes up tokens gets
//! no further than the address does.

mod address;

use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::http::{Extensions, HeaderMap};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::problem::Code;

pub use address::{Network, NoNetwork};

use crate::api::Failure;
use crate::people::Cookie;

/// What a request costs the server, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Reading what is at hand.
    Read,
    /// Reading what has to be played again or worked out: replays, moments, proofs, saves, packs that are looked at.
    Replay,
    /// Making something that is kept: tables, seats, teams, packs, names.
    Make,
    /// Sending a whole game.
    Import,
    /// Passwords.
    SignIn,
}

impl Class {
    const ALL: [Class; 5] = [Class::Read, Class::Replay, Class::Make, Class::Import, Class::SignIn];

    /// How many at once, and after how long one more: for a visitor.
    const fn allowance(self) -> (u32, Duration) {
        match self {
            Class::Read => (60, Duration::from_millis(50)),
            Class::Replay => (30, Duration::from_millis(500)),
            Class::Make => (20, Duration::from_secs(2)),
            Class::Import => (5, Duration::from_secs(20)),
            Class::SignIn => (8, Duration::from_secs(10)),
        }
    }

    /// How many visitors' worth an address may ask for. Passwords are guessed with many tokens from one address, so
    /// there an address has little more than a visitor.
    const fn visitors(self) -> u32 {
        match self {
            Class::SignIn => 2,
            _ => 10,
        }
    }
}

/// Whether limits hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Limiting {
    /// They do.
    #[default]
    On,
    /// They do not: for measuring the server from one address.
    Off,
}

/// The meters of all classes.
pub struct Limits {
    meters: Option<Vec<(Class, Meters)>>,
    cookie: Cookie,
    trusted: Vec<Network>,
}

/// A visitor as the meters know one.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Visitor {
    Token([u8; 32]),
    Address(IpAddr),
}

struct Meters {
    by_visitor: Meter<Visitor>,
    by_address: Meter<IpAddr>,
}

impl Limits {
    /// Fresh meters.
    pub fn new(limiting: Limiting, cookie: Cookie, trusted: Vec<Network>) -> Limits {
        let meters = || Class::ALL.into_iter().map(|class| (class, Meters::new(class))).collect();
        Limits {
            meters: match limiting {
                Limiting::On => Some(meters()),
                Limiting::Off => None,
            },
            cookie,
            trusted,
        }
    }

    /// Counts one request.
    ///
    /// # Errors
    /// `too-many`, with the seconds to wait.
    pub fn count(&self, class: Class, headers: &HeaderMap, extensions: &Extensions) -> Result<(), Failure> {
        let Some(meters) = &self.meters else { return Ok(()) };
        let Some((_, meters)) = meters.iter().find(|(of, _)| *of == class) else { return Ok(()) };
        let address = address::asker(headers, extensions, &self.trusted);
        // The address first: so made-up tokens fill the memory no faster than the address may ask.
        meters.by_address.count(&address)?;
        let token = self.cookie.token(headers).map(|token| Visitor::Token(token.hash().0));
        meters.by_visitor.count(&token.unwrap_or(Visitor::Address(address)))
    }
}

impl Meters {
    fn new(class: Class) -> Meters {
        let (burst, every) = class.allowance();
        Meters {
            by_visitor: Meter::new(burst, every),
            by_address: Meter::new(burst * class.visitors(), every / class.visitors()),
        }
    }
}

/// Counts by key, and forgets keys that have their whole allowance again.
struct Meter<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    counted: AtomicU32,
}

impl<K: Hash + Eq + Clone> Meter<K> {
    /// After how many requests the idle keys are forgotten.
    const BROOM: u32 = 4096;

    fn new(burst: u32, every: Duration) -> Meter<K> {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        // No allowance is given out in no time: the constants of `Class` are all above zero.
        let quota = Quota::with_period(every).unwrap_or_else(|| Quota::per_second(burst)).allow_burst(burst);
        Meter { limiter: RateLimiter::keyed(quota), counted: AtomicU32::new(0) }
    }

    fn count(&self, key: &K) -> Result<(), Failure> {
        if self.counted.fetch_add(1, Ordering::Relaxed) % Self::BROOM == Self::BROOM - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        let Err(early) = self.limiter.check_key(key) else { return Ok(()) };
        let wait = early.wait_time_from(self.limiter.clock().now());
        let seconds = u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX);
        Err(Failure::new(Code::TooMany, format!("too many requests; try again in {seconds} s"))
            .retry_after(seconds))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::extract::ConnectInfo;
    use axum::http::header;
    use std::net::SocketAddr;

    fn from(address: &str) -> Extensions {
        let mut extensions = Extensions::new();
        extensions.insert(ConnectInfo(SocketAddr::new(address.parse().unwrap(), 1)));
        extensions
    }

    fn with_token(number: u32) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::COOKIE, format!("crossover={number:064x}").parse().unwrap());
        headers
    }

    #[test]
    fn a_visitor_is_stopped_and_told_when_to_come_back_and_others_are_not() {
        let limits = Limits::new(Limiting::On, Cookie::Plain, Vec::new());
        let (nobody, here) = (HeaderMap::new(), from("203.0.113.1"));
        let (burst, _) = Class::Import.allowance();
        for _ in 0..burst {
            limits.count(Class::Import, &nobody, &here).unwrap();
        }
        let stopped = limits.count(Class::Import, &nobody, &here).unwrap_err();
        assert_eq!(stopped.problem().code, Code::TooMany);
        assert!((1..=21).contains(&stopped.problem().retry_after.unwrap()));
        limits.count(Class::Read, &nobody, &here).unwrap();
        limits.count(Class::Import, &nobody, &from("203.0.113.2")).unwrap();
        limits.count(Class::Import, &with_token(1), &here).unwrap();
    }

    #[test]
    fn made_up_tokens_get_no_further_than_the_address() {
        let limits = Limits::new(Limiting::On, Cookie::Plain, Vec::new());
        let here = from("203.0.113.1");
        let most = Class::SignIn.allowance().0 * Class::SignIn.visitors();
        let let_through =
            (0..100).filter(|&number| limits.count(Class::SignIn, &with_token(number), &here).is_ok());
        let let_through = u32::try_from(let_through.count()).unwrap();
        assert!((most..=most + 1).contains(&let_through), "{let_through} of {most}");
    }

    #[test]
    fn without_limits_nothing_is_counted() {
        let limits = Limits::new(Limiting::Off, Cookie::Plain, Vec::new());
        let here = from("203.0.113.1");
        assert!((0..1000).all(|_| limits.count(Class::SignIn, &HeaderMap::new(), &here).is_ok()));
    }

    #[test]
    fn idle_keys_are_forgotten() {
        let meter = Meter::new(1, Duration::from_nanos(1));
        for key in 0..3 * Meter::<u32>::BROOM {
            meter.count(&key).unwrap();
        }
        assert!(meter.limiter.len() <= Meter::<u32>::BROOM as usize, "{}", meter.limiter.len());
    }
}
