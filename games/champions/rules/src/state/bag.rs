//! Cards without an order: decks, hands, sets. Nothing is shuffled in the state, so nothing leaks from it.

use serde::{Deserialize, Serialize};
use table::fit;

use crate::card::CardId;

/// Some cards, sorted so that equal is equal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Bag(Vec<CardId>);

impl Bag {
    /// How many cards.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts a card in.
    pub fn add(&mut self, card: CardId) {
        let at = self.0.partition_point(|other| *other < card);
        self.0.insert(at, card);
    }

    /// Takes a copy of a card out; whether there was one.
    pub fn take(&mut self, card: CardId) -> bool {
        match self.0.binary_search(&card) {
            Ok(at) => {
                self.0.remove(at);
                true
            }
            Err(_) => false,
        }
    }

    /// Whether it holds a copy of a card.
    pub fn has(&self, card: CardId) -> bool {
        self.0.binary_search(&card).is_ok()
    }

    /// All cards, copies side by side.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.0.iter().copied()
    }

    /// Each card once, with the number of its copies.
    pub fn kinds(&self) -> impl Iterator<Item = (CardId, u32)> + '_ {
        self.0.chunk_by(|one, other| one == other).map(|copies| (copies[0], fit::<u32>(copies.len())))
    }

    /// Empties it.
    pub fn drain(&mut self) -> impl Iterator<Item = CardId> + '_ {
        self.0.drain(..)
    }
}

impl FromIterator<CardId> for Bag {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Bag {
        let mut cards: Vec<CardId> = cards.into_iter().collect();
        cards.sort_unstable();
        Bag(cards)
    }
}

impl Extend<CardId> for Bag {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        self.0.extend(cards);
        self.0.sort_unstable();
    }
}

#[cfg(test)]
mod tests {
    use super::Bag;
    use crate::card::CardId;

    #[test]
    fn copies_are_counted_and_the_order_of_putting_in_is_forgotten() {
        let mut bag: Bag = [3, 1, 3, 2].map(CardId).into_iter().collect();
        assert_eq!(bag.kinds().collect::<Vec<_>>(), [(CardId(1), 1), (CardId(2), 1), (CardId(3), 2)]);
        assert!(bag.take(CardId(3)) && bag.has(CardId(3)) && bag.take(CardId(3)));
        assert!(!bag.take(CardId(3)));
        bag.add(CardId(0));
        assert_eq!(bag, [0, 1, 2].map(CardId).into_iter().collect());
    }
}
