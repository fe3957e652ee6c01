//! All-purpose counters on a card in play.

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::CounterId;
use crate::card::ability::{Keyword, Text};

/// The counters on a card, by their types (keywords.counters-generic). Only types of which there are any are kept, in order,
/// so that equal counters are equal states.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counters([(CounterId, u16); Counters::MOST]);

impl Counters {
    /// Most types that fit on a card.
    pub const MOST: usize = 6;

    /// Most types that one card may name; the rest is room for what other cards may bring.
    pub const NAMED: usize = 3;

    /// Those with which a card enters play (keywords.uses.enter-with-counters).
    pub fn entering(text: &Text) -> Counters {
        let mut counters = Counters::default();
        for entering in text.keywords.iter().filter_map(Keyword::uses).chain(&text.counters) {
            counters.add(CounterId(entering.counter.place), u16::from(entering.count));
        }
        counters
    }

    /// Each type of which there are counters, and how many.
    pub fn iter(self) -> impl Iterator<Item = (CounterId, u16)> {
        self.0.into_iter().filter(|(_, count)| *count > 0)
    }

    /// How many there are of a type.
    pub fn of(self, counter: CounterId) -> u16 {
        self.iter().find(|(other, _)| *other == counter).map_or(0, |(_, count)| count)
    }

    /// Puts some more of a type on the card.
    pub fn add(&mut self, counter: CounterId, count: u16) {
        self.set(counter, self.of(counter).saturating_add(count));
    }

    /// Takes some of a type from the card, if there are so many; whether there were.
    pub fn remove(&mut self, counter: CounterId, count: u16) -> bool {
        let left = self.of(counter).checked_sub(count);
        left.inspect(|&left| self.set(counter, left)).is_some()
    }

    /// There are so many of a type, whatever there were before.
    pub fn set(&mut self, counter: CounterId, count: u16) {
        let types = self.iter().count();
        match self.0[..types].binary_search_by_key(&counter, |(other, _)| *other) {
            Ok(at) if count > 0 => self.0[at].1 = count,
            Ok(at) => {
                self.0[at] = Default::default();
                self.0[at..types].rotate_left(1);
            }
            Err(at) if count > 0 => {
                debug_assert!(types < Counters::MOST, "no card is given more types than fit: {self:?}");
                if types < Counters::MOST {
                    self.0[at..=types].rotate_right(1);
                    self.0[at] = (counter, count);
                }
            }
            Err(_) => {}
        }
    }
}

/// A list of pairs, one for each type.
type Pairs = ArrayVec<(CounterId, u16), { Counters::MOST }>;

impl Serialize for Counters {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Pairs>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Counters {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Counters, D::Error> {
        let mut counters = Counters::default();
        Pairs::deserialize(deserializer)?
            .into_iter()
            .for_each(|(counter, count)| counters.add(counter, count));
        Ok(counters)
    }
}

#[cfg(test)]
mod tests {
    use super::Counters;
    use crate::card::CounterId;
    use crate::cites;

    fn counters(all: &[(u16, u16)]) -> Counters {
        let mut counters = Counters::default();
        all.iter().for_each(|&(counter, count)| counters.add(CounterId(counter), count));
        counters
    }

    #[test]
    fn each_type_is_counted_by_itself_and_in_whichever_order_they_came() {
        cites!("keywords.counters-generic");
        let mut all = counters(&[(7, 2), (3, 1), (9, 4), (3, 1)]);
        assert_eq!(
            all.iter().map(|(counter, count)| (counter.0, count)).collect::<Vec<_>>(),
            [(3, 2), (7, 2), (9, 4)]
        );
        assert!(!all.remove(CounterId(7), 3) && !all.remove(CounterId(8), 1));
        assert!(all.remove(CounterId(7), 2));
        assert_eq!([3, 7, 9].map(|counter| all.of(CounterId(counter))), [2, 0, 4]);
        assert_eq!(all, counters(&[(9, 4), (3, 2)]));
    }

    #[test]
    fn counters_are_written_down_and_read_back() {
        let mut all = counters(&[(5, 1), (4, 1), (3, 1), (2, 1), (1, 1), (0, 1)]);
        all.remove(CounterId(2), 1);
        let written = serde_json::to_string(&all).expect("plain data");
        assert_eq!(written, "[[0,1],[1,1],[3,1],[4,1],[5,1]]");
        assert_eq!(serde_json::from_str::<Counters>(&written).ok(), Some(all));
        assert!(serde_json::from_str::<Counters>("[[0,1],[1,1],[2,1],[3,1],[4,1],[5,1],[6,1]]").is_err());
    }
}
