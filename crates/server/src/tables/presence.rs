//! Who is at a table, on this node and on others, and since when somebody is away. The time is the caller's to say.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tokio::time::Instant;

use super::view::Presence;

/// How often a node says again who is there, while anybody is.
const REFRESH: Duration = Duration::from_secs(30);
/// After so long without a word, another node counts as gone.
const SILENCE: Duration = Duration::from_secs(75);
/// So many nodes are remembered: more than anybody runs, and a bound to what is kept.
const MOST_NODES: usize = 64;

/// Who is where.
#[derive(Default)]
pub struct Attendance {
    seats: Vec<Absence>,
    nodes: BTreeMap<String, (Presence, Instant)>,
    refresh: Option<Instant>,
}

/// Since when a seat's person is away from this node.
#[derive(Clone, Copy)]
enum Absence {
    Here,
    LostSince(Instant),
    Left,
}

/// What nodes tell each other.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Announcement {
    node: String,
    here: BTreeSet<u8>,
    watchers: u32,
}

impl Attendance {
    /// A table was opened: nobody was here before, as far as we know.
    pub fn begin(&mut self, seats: usize, now: Instant) {
        if self.seats.len() != seats {
            self.seats = vec![Absence::LostSince(now); seats];
        }
    }

    /// Somebody came.
    pub fn came(&mut self, seats: &[u8]) {
        self.mark(seats, Absence::Here);
    }

    /// Somebody's last socket closed.
    pub fn went(&mut self, seats: &[u8], on_purpose: bool, now: Instant) {
        self.mark(seats, if on_purpose { Absence::Left } else { Absence::LostSince(now) });
    }

    /// Nobody but these is here any more.
    pub fn only(&mut self, here: &BTreeSet<u8>, now: Instant) {
        for (number, seat) in (0..).zip(&mut self.seats) {
            if matches!(seat, Absence::Here) && !here.contains(&number) {
                *seat = Absence::LostSince(now);
            }
        }
    }

    fn mark(&mut self, seats: &[u8], absence: Absence) {
        for seat in seats {
            if let Some(before) = self.seats.get_mut(usize::from(*seat)) {
                *before = absence;
            }
        }
    }

    /// How long until a seat's person counts as away: no time at all for who has left or been away for so long, and
    /// none can be said for who is here.
    pub fn away_in(&self, seat: u8, after: Duration, now: Instant) -> Option<Duration> {
        match self.seats.get(usize::from(seat))? {
            Absence::Left => Some(Duration::ZERO),
            Absence::LostSince(since) => Some(after.saturating_sub(now.duration_since(*since))),
            Absence::Here => None,
        }
    }

    /// Who is here or at another node.
    pub fn everywhere(&self, here: Presence, now: Instant) -> Presence {
        let heard = self.nodes.values().filter(|(_, at)| now.duration_since(*at) < SILENCE);
        heard.fold(here, |mut all, (presence, _)| {
            all.here.extend(&presence.here);
            all.watchers += presence.watchers;
            all
        })
    }

    /// What to tell the other nodes.
    pub fn announce(&mut self, node: &str, here: &Presence, now: Instant) -> String {
        let anybody = *here != Presence::default();
        self.refresh = anybody.then(|| now + REFRESH);
        let announcement =
            Announcement { node: node.to_owned(), here: here.here.clone(), watchers: here.watchers };
        serde_json::to_string(&announcement).expect("names and numbers are plain data")
    }

    /// When to say it again.
    pub fn refresh_at(&self) -> Option<Instant> {
        self.refresh
    }

    /// Hears what a node tells, and says whether that changes anything.
    pub fn hear(&mut self, own: &str, what: &str, now: Instant) -> bool {
        let Ok(told) = serde_json::from_str::<Announcement>(what) else { return false };
        if told.node == own || (self.nodes.len() >= MOST_NODES && !self.nodes.contains_key(&told.node)) {
            return false;
        }
        let there = Presence { here: told.here, watchers: told.watchers };
        let before = self.nodes.insert(told.node, (there.clone(), now));
        let before = before.map(|(before, _)| before).unwrap_or_default();
        let gone: Vec<u8> = before.here.difference(&there.here).copied().collect();
        self.went(&gone, false, now);
        before != there
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_away(attendance: &Attendance, seat: u8, after: Duration, now: Instant) -> bool {
        attendance.away_in(seat, after, now) == Some(Duration::ZERO)
    }

    const MINUTE: Duration = Duration::from_secs(60);

    fn of(here: &[u8], watchers: u32) -> Presence {
        Presence { here: here.iter().copied().collect(), watchers }
    }

    #[test]
    fn somebody_is_away_after_a_minute_or_at_once_by_leaving() {
        let now = Instant::now();
        let mut attendance = Attendance::default();
        attendance.begin(2, now);
        attendance.came(&[0, 1]);
        attendance.went(&[0], false, now);
        assert!([0, 1, 7].iter().all(|seat| !is_away(&attendance, *seat, MINUTE, now)));
        let later = now + MINUTE;
        assert!(is_away(&attendance, 0, MINUTE, later) && !is_away(&attendance, 1, MINUTE, later));
        attendance.came(&[0]);
        assert!(!is_away(&attendance, 0, MINUTE, later));
        attendance.went(&[1], true, later);
        assert!(is_away(&attendance, 1, MINUTE, later));
    }

    #[test]
    fn who_was_dropped_without_a_word_is_away_as_well() {
        let now = Instant::now();
        let mut attendance = Attendance::default();
        attendance.begin(2, now);
        attendance.came(&[0, 1]);
        attendance.only(&BTreeSet::from([1]), now);
        assert!(
            is_away(&attendance, 0, MINUTE, now + MINUTE) && !is_away(&attendance, 1, MINUTE, now + MINUTE)
        );
    }

    #[test]
    fn who_is_at_another_node_is_here_until_it_falls_silent() {
        let now = Instant::now();
        let (mut one, mut two) = (Attendance::default(), Attendance::default());
        one.begin(2, now);
        let told = two.announce("two", &of(&[1], 2), now);
        assert!(one.hear("one", &told, now));
        assert!(!one.hear("one", &told, now), "nothing new");
        assert!(!two.hear("two", &told, now), "one's own words");
        assert_eq!(one.everywhere(of(&[0], 1), now), of(&[0, 1], 3));
        assert_eq!(two.refresh_at(), Some(now + REFRESH));
        let later = now + SILENCE;
        assert_eq!(one.everywhere(of(&[0], 1), later), of(&[0], 1));
        assert!(one.hear("one", &two.announce("two", &Presence::default(), later), later));
        assert!(!is_away(&one, 1, MINUTE, later), "gone only now");
        assert!(!one.hear("one", "nonsense", later));
    }
}
