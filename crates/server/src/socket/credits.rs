//! How much one socket may ask, one person and one address with all their sockets; and how many of them they may have.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use store::PersonId;
use wire::problem::{Code, Problem};

use crate::limits::Meter;
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
/// How many an address may have, with a cookie or without one: a school's worth of people.
const MOST_OF_ADDRESS: u32 = 400;
/// What all sockets of a person and of an address may ask together, in sockets' worth.
const OF_PERSON: u32 = 3;
const OF_ADDRESS: u32 = 10;
/// A whole table is drawn and sent: as dear as so many messages.
pub const OPEN: NonZeroU32 = NonZeroU32::new(5).expect("5 is not 0");
/// Something is worked out, or played again.
pub const WORK: NonZeroU32 = NonZeroU32::new(4).expect("4 is not 0");
/// So much may be taken back at once, which is more than a turn; in the long run thirty times a minute, by all sockets of a
/// person, and by those of an address ten times as much. A journal keeps what was taken back, and plays it again.
const UNDOS: u32 = 40;
const UNDO_EVERY: Duration = Duration::from_secs(2);

/// What a socket may still ask.
pub struct Credits {
    /// None when there are no limits.
    meter: Option<DefaultDirectRateLimiter>,
    shared: Option<(Arc<Shared>, IpAddr, Option<PersonId>)>,
    strikes: u32,
}

/// What persons and addresses may still ask with all their sockets.
struct Shared {
    of_person: Meter<PersonId>,
    of_address: Meter<IpAddr>,
    undos_of_person: Meter<PersonId>,
    undos_of_address: Meter<IpAddr>,
}

/// What a wish costs beyond the message that brings it. Whoever adds a kind of wish has to say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// As much as so many messages.
    pub messages: NonZeroU32,
    /// It takes something back.
    pub undoes: bool,
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
        Credits { meter: limits.then(|| RateLimiter::direct(quota)), shared: None, strikes: 0 }
    }

    /// The same for the socket at a place, whose person and address have others.
    pub fn at(limits: bool, place: &Place) -> Credits {
        let shared = limits.then(|| (Arc::clone(&place.shared), place.address, place.person.clone()));
        Credits { shared, ..Credits::new(limits) }
    }

    /// Takes what a wish costs beyond the message that brought it, from the socket, its person and its address.
    ///
    /// # Errors
    /// `too-many`, with the seconds to wait; nobody is shown the door for what others of the address have asked.
    pub fn price(&mut self, price: Price) -> Result<(), Problem> {
        let Some(meter) = &self.meter else { return Ok(()) };
        let Price { messages: price, undoes } = price;
        if let Some(more) = NonZeroU32::new(price.get() - 1)
            && meter.check_n(more).is_ok_and(|paid| paid.is_err())
        {
            self.strikes += 1;
            return Err(spent(1));
        }
        let Some((shared, address, person)) = &self.shared else { return Ok(()) };
        let person = person.as_ref();
        let wait = shared.of_address.wait_for(address, price);
        let wait = wait.or_else(|| shared.of_person.wait_for(person?, price));
        let one = NonZeroU32::MIN;
        let wait = wait.or_else(|| match undoes {
            true => shared
                .undos_of_address
                .wait_for(address, one)
                .or_else(|| shared.undos_of_person.wait_for(person?, one)),
            false => None,
        });
        wait.map_or(Ok(()), |seconds| Err(spent(seconds)))
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
                Credit::Spent(spent(seconds))
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

fn spent(seconds: u32) -> Problem {
    let message = format!("too many messages from you or from your address; try again in {seconds} s");
    Problem { retry_after: Some(seconds), ..problem(Code::TooMany, message) }
}

/// All sockets of this node.
pub struct Sockets {
    next: AtomicU64,
    open: Arc<AtomicUsize>,
    of: Arc<Mutex<Owners>>,
    shared: Arc<Shared>,
    /// Whether an address is held to so many; a person always is.
    limits: bool,
}

/// Whose the open sockets are.
#[derive(Default)]
struct Owners {
    persons: BTreeMap<PersonId, u32>,
    addresses: BTreeMap<IpAddr, u32>,
}

/// One more of somebody's, unless there are too many.
fn count_in<K: Ord + Clone>(counts: &mut BTreeMap<K, u32>, key: &K, most: u32) -> bool {
    let open = counts.get(key).copied().unwrap_or(0);
    if open < most {
        counts.insert(key.clone(), open + 1);
    }
    open < most
}

/// One less.
fn count_out<K: Ord>(counts: &mut BTreeMap<K, u32>, key: &K) {
    if let Some(open) = counts.get_mut(key) {
        *open -= 1;
        if *open == 0 {
            counts.remove(key);
        }
    }
}

/// The place of one socket among all; given back when dropped.
pub struct Place {
    /// The socket's number.
    pub number: u64,
    /// Where it comes from.
    pub address: IpAddr,
    person: Option<PersonId>,
    open: Arc<AtomicUsize>,
    of: Arc<Mutex<Owners>>,
    shared: Arc<Shared>,
}

impl Sockets {
    /// None yet.
    pub fn new(limits: bool) -> Sockets {
        let every = |visitors: u32| Duration::from_secs(1) / (A_SECOND.get() * visitors);
        let shared = Shared {
            of_person: Meter::new(AT_ONCE.get() * OF_PERSON, every(OF_PERSON)),
            of_address: Meter::new(AT_ONCE.get() * OF_ADDRESS, every(OF_ADDRESS)),
            undos_of_person: Meter::new(UNDOS, UNDO_EVERY),
            undos_of_address: Meter::new(UNDOS * OF_ADDRESS, UNDO_EVERY / OF_ADDRESS),
        };
        let (next, open, of) = (AtomicU64::default(), Arc::default(), Arc::default());
        Sockets { next, open, of, shared: Arc::new(shared), limits }
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.open.load(Ordering::Relaxed)
    }

    /// One socket more; none when the person or the address has too many.
    pub fn enter(&self, person: Option<&PersonId>, address: IpAddr) -> Option<Place> {
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        let most = if self.limits { MOST_OF_ADDRESS } else { u32::MAX };
        if !count_in(&mut of.addresses, &address, most) {
            return None;
        }
        if let Some(person) = person
            && !count_in(&mut of.persons, person, MOST_SOCKETS)
        {
            count_out(&mut of.addresses, &address);
            return None;
        }
        drop(of);
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.open.fetch_add(1, Ordering::Relaxed);
        let (open, of, shared) = (Arc::clone(&self.open), Arc::clone(&self.of), Arc::clone(&self.shared));
        Some(Place { number, address, person: person.cloned(), open, of, shared })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.open.fetch_sub(1, Ordering::Relaxed);
        let mut of = self.of.lock().unwrap_or_else(PoisonError::into_inner);
        count_out(&mut of.addresses, &self.address);
        if let Some(person) = &self.person {
            count_out(&mut of.persons, person);
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

    fn home(last: u8) -> IpAddr {
        IpAddr::from([203, 0, 113, last])
    }

    #[test]
    fn a_person_has_so_many_sockets_and_gets_them_back() {
        let sockets = Sockets::new(true);
        let ada = PersonId::from("ada");
        let enter = |person: Option<&PersonId>| sockets.enter(person, home(1));
        let mut open: Vec<Place> = (0..MOST_SOCKETS).map(|_| enter(Some(&ada)).unwrap()).collect();
        assert!(enter(Some(&ada)).is_none());
        assert!(enter(None).is_some() && enter(Some(&PersonId::from("bob"))).is_some());
        open.pop();
        assert!(enter(Some(&ada)).is_some());
        drop(open);
        assert_eq!(sockets.count(), 0);
        let of = sockets.of.lock().unwrap();
        assert!(of.persons.is_empty() && of.addresses.is_empty());
    }

    #[test]
    fn sockets_without_a_cookie_are_counted_by_address() {
        let sockets = Sockets::new(true);
        let open: Vec<Place> = (0..5000).filter_map(|_| sockets.enter(None, home(1))).collect();
        assert_eq!(open.len(), MOST_OF_ADDRESS as usize);
        assert!(sockets.enter(None, home(2)).is_some(), "others come in");
        let measured = Sockets::new(false);
        let open: Vec<Place> = (0..5000).filter_map(|_| measured.enter(None, home(1))).collect();
        assert_eq!(open.len(), 5000);
    }

    fn dear(messages: NonZeroU32) -> Price {
        Price { messages, undoes: false }
    }

    #[test]
    fn nobody_takes_back_more_than_thirty_times_a_minute_in_the_long_run() {
        let sockets = Sockets::new(true);
        let ada = PersonId::from("ada");
        let undo = Price { messages: WORK, undoes: true };
        // At all their sockets together, from wherever they come.
        let places: Vec<Place> = (0..8).map(|last| sockets.enter(Some(&ada), home(last)).unwrap()).collect();
        let mut credits: Vec<Credits> = places.iter().map(|place| Credits::at(true, place)).collect();
        let undone = (0..60).filter(|at| credits[at % 8].price(undo).is_ok()).count();
        assert!((UNDOS as usize..=UNDOS as usize + 1).contains(&undone), "{undone}");
        let refused = credits[0].price(undo).unwrap_err();
        assert_eq!((refused.code, refused.retry_after), (Code::TooMany, Some(2)));
    }

    #[test]
    fn two_hundred_sockets_of_an_address_ask_no_more_than_ten_might() {
        let sockets = Sockets::new(true);
        let places: Vec<Place> = (0..200).map(|_| sockets.enter(None, home(1)).unwrap()).collect();
        let mut credits: Vec<Credits> = places.iter().map(|place| Credits::at(true, place)).collect();
        let mut drawn = 0;
        for _ in 0..19 {
            for credits in &mut credits {
                assert!(matches!(credits.message(), Credit::Enough), "the socket itself has asked little");
                drawn += u32::from(credits.price(dear(OPEN)).is_ok());
            }
        }
        // Before, each of these 3,800 wishes to open a table was obeyed.
        let most = AT_ONCE.get() * OF_ADDRESS / OPEN.get();
        assert!((most..most + 60).contains(&drawn), "{drawn} of {most}");
        let neighbour = sockets.enter(None, home(2)).unwrap();
        assert!(Credits::at(true, &neighbour).price(dear(OPEN)).is_ok());
        assert_eq!(credits[0].price(dear(OPEN)).unwrap_err().code, Code::TooMany);
    }

    #[test]
    fn forty_sockets_of_a_person_ask_no_more_than_three_might() {
        let sockets = Sockets::new(true);
        let ada = PersonId::from("ada");
        let places: Vec<Place> = (0..40).map(|last| sockets.enter(Some(&ada), home(last)).unwrap()).collect();
        let asked = places.iter().map(|place| Credits::at(true, place));
        let asked: u32 =
            asked.map(|mut own| (0..20).filter(|_| own.price(dear(WORK)).is_ok()).count() as u32).sum();
        let most = AT_ONCE.get() * OF_PERSON / WORK.get();
        assert!((most..most + 30).contains(&asked), "{asked} of {most}");
    }
}
