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

use axum::http::{Extensions, HeaderMap, header};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use wire::problem::Code;

pub use address::{Network, NoNetwork, asker, household};

use crate::api::Failure;
use crate::people::Cookie;

/// What a request costs the server, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Reading what is at hand.
    Read,
    /// Reading what has to be played again or worked out: replays, moments, proofs, saves, lessons, packs that are looked at.
    Replay,
    /// Making something that is kept: tables, seats, teams, packs, names.
    Make,
    /// Making a table, in the long run: each is kept for weeks.
    Table,
    /// Sending a whole game.
    Import,
    /// Passwords.
    SignIn,
}

impl Class {
    const ALL: [Class; 6] =
        [Class::Read, Class::Replay, Class::Make, Class::Table, Class::Import, Class::SignIn];

    /// How many at once, and after how long one more: for a visitor.
    const fn allowance(self) -> (u32, Duration) {
        match self {
            Class::Read => (60, Duration::from_millis(50)),
            Class::Replay => (30, Duration::from_millis(500)),
            Class::Make => (20, Duration::from_secs(2)),
            Class::Table => (TABLES_A_DAY, DAY.checked_div(TABLES_A_DAY).expect("500 is not 0")),
            Class::Import => (5, Duration::from_secs(20)),
            Class::SignIn => (8, Duration::from_secs(10)),
        }
    }

    /// How many visitors' worth an address may ask for. Passwords are guessed with many tokens from one address, and what
    /// has to be played again is dear, so there an address has little more than a visitor.
    const fn visitors(self) -> u32 {
        match self {
            Class::SignIn | Class::Replay => 2,
            Class::Table => KEPT_VISITORS,
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

/// How much a visitor may send in a day to be kept, in kilobytes, and how many visitors' worth an address may.
const KEPT_A_DAY: u32 = 24 << 10;
const KEPT_VISITORS: u32 = 4;
/// How many tables a visitor may make in a day.
const TABLES_A_DAY: u32 = 500;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The meters of all classes.
pub struct Limits {
    meters: Option<Vec<(Class, Meters)>>,
    /// What is kept, in kilobytes a day.
    kept: Meters,
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
            kept: Meters {
                by_visitor: Meter::new(KEPT_A_DAY, DAY / KEPT_A_DAY),
                by_address: Meter::new(KEPT_A_DAY * KEPT_VISITORS, DAY / (KEPT_A_DAY * KEPT_VISITORS)),
            },
            cookie,
            trusted,
        }
    }

    /// Counts what a request brings to be kept, which may be so much where it does not say how much it is.
    ///
    /// # Errors
    /// `too-many`, with the seconds to wait.
    pub fn keep(&self, headers: &HeaderMap, extensions: &Extensions, most: usize) -> Result<(), Failure> {
        if self.meters.is_none() {
            return Ok(());
        }
        let said = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
        let bytes: usize = said.unwrap_or(most).min(most);
        let price = u32::try_from(bytes >> 10).unwrap_or(u32::MAX).saturating_add(1);
        let price = NonZeroU32::new(price).unwrap_or(NonZeroU32::MIN);
        let (address, visitor) = self.who(headers, extensions);
        let wait = self.kept.by_address.wait_for(&address, price);
        let Some(seconds) = wait.or_else(|| self.kept.by_visitor.wait_for(&visitor, price)) else {
            return Ok(());
        };
        let message = format!("you have sent as much as is kept for you in a day; try again in {seconds} s");
        Err(Failure::new(Code::TooMany, message).retry_after(seconds))
    }

    fn who(&self, headers: &HeaderMap, extensions: &Extensions) -> (IpAddr, Visitor) {
        let address = asker(headers, extensions, &self.trusted);
        let token = self.cookie.token(headers).map(|token| Visitor::Token(token.hash().0));
        (address, token.unwrap_or(Visitor::Address(address)))
    }

    /// Counts one request.
    ///
    /// # Errors
    /// `too-many`, with the seconds to wait.
    pub fn count(&self, class: Class, headers: &HeaderMap, extensions: &Extensions) -> Result<(), Failure> {
        let Some(meters) = &self.meters else { return Ok(()) };
        let Some((_, meters)) = meters.iter().find(|(of, _)| *of == class) else { return Ok(()) };
        let (address, visitor) = self.who(headers, extensions);
        // The address first: so made-up tokens fill the memory no faster than the address may ask.
        meters.by_address.count(&address)?;
        meters.by_visitor.count(&visitor)
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
pub(crate) struct Meter<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<K>,
    counted: AtomicU32,
}

impl<K: Hash + Eq + Clone> Meter<K> {
    /// After how many requests the idle keys are forgotten.
    const BROOM: u32 = 4096;

    pub(crate) fn new(burst: u32, every: Duration) -> Meter<K> {
        let burst = NonZeroU32::new(burst).unwrap_or(NonZeroU32::MIN);
        // No allowance is given out in no time: the constants of `Class` are all above zero.
        let quota = Quota::with_period(every).unwrap_or_else(|| Quota::per_second(burst)).allow_burst(burst);
        Meter { limiter: RateLimiter::keyed(quota), counted: AtomicU32::new(0) }
    }

    fn count(&self, key: &K) -> Result<(), Failure> {
        let Some(seconds) = self.wait_for(key, NonZeroU32::MIN) else { return Ok(()) };
        Err(Failure::new(Code::TooMany, format!("too many requests; try again in {seconds} s"))
            .retry_after(seconds))
    }

    /// Takes a price; the seconds to wait when there is too little left.
    pub(crate) fn wait_for(&self, key: &K, price: NonZeroU32) -> Option<u32> {
        if self.counted.fetch_add(1, Ordering::Relaxed) % Self::BROOM == Self::BROOM - 1 {
            self.limiter.retain_recent();
            self.limiter.shrink_to_fit();
        }
        match self.limiter.check_key_n(key, price) {
            Ok(Ok(())) => None,
            Ok(Err(early)) => {
                let wait = early.wait_time_from(self.limiter.clock().now());
                Some(u32::try_from(wait.as_secs() + 1).unwrap_or(u32::MAX))
            }
            // More than there can ever be at once.
            Err(_) => Some(u32::MAX),
        }
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
    fn an_address_fills_no_disk_in_a_day_whatever_cookies_it_makes_up() {
        let limits = Limits::new(Limiting::On, Cookie::Plain, Vec::new());
        let here = from("203.0.113.1");
        let kept = |number: u32| {
            let mut headers = with_token(number);
            headers.insert(header::CONTENT_LENGTH, (512 << 10).into());
            limits.keep(&headers, &here, 512 << 10).is_ok()
        };
        let let_through = (0..10_000).filter(|&number| kept(number)).count();
        assert!((180..=200).contains(&let_through), "{let_through} packs of half a megabyte");
        let tables =
            (0..10_000).filter(|&number| limits.count(Class::Table, &with_token(number), &here).is_ok());
        assert_eq!(tables.count(), (TABLES_A_DAY * KEPT_VISITORS) as usize);
        // Who does not say how much it is sends as much as there may be.
        let unsaid = limits.keep(&HeaderMap::new(), &from("203.0.113.2"), usize::MAX).unwrap_err();
        assert_eq!(unsaid.problem().code, Code::TooMany);
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
