//! A deck: cards without an order between two ends of which somebody knows something.
//!
//! Nothing is shuffled in the state. A card is drawn by chance when it is drawn, unless it is known by then where it lies: it
//! was looked at and left there (q.partial-search), or put there. Who knows a card belongs to the place it lies in.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Bag, PLAYERS};
use crate::card::CardId;
use crate::card::ability::End;

/// A card whose place in a deck is fixed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    /// What it is.
    pub card: CardId,
    /// The players who know that, as bits.
    pub known_by: u8,
    /// How many abilities under way let each player look at it (effects.search.not-left-zone).
    looks: [u8; PLAYERS],
}

impl Placed {
    /// A card that nobody is looking at.
    pub fn new(card: CardId, known_by: u8) -> Placed {
        Placed { card, known_by, looks: [0; PLAYERS] }
    }

    /// Whether a player knows it.
    pub fn is_known_by(&self, seat: Seat) -> bool {
        self.known_by & bit(seat) != 0
    }

    fn is_looked_at_by(&self, seat: Seat) -> bool {
        self.looks[usize::from(seat.0)] > 0
    }
}

/// Those who know a card that lay in the open, as bits.
pub const EVERYBODY: u8 = (1 << PLAYERS) - 1;

/// A player among the bits of those who know a card.
pub fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

/// A deck. Equal is equal: what lies between its ends has no order.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Deck {
    /// The cards whose order nobody knows.
    rest: Bag,
    /// What lies above them, the topmost last.
    top: Vec<Placed>,
    /// What lies below them, the undermost last.
    bottom: Vec<Placed>,
}

impl Deck {
    /// How many cards.
    pub fn len(&self) -> usize {
        self.rest.len() + self.top.len() + self.bottom.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it holds a copy of a card.
    pub fn has(&self, card: CardId) -> bool {
        self.rest.has(card) || self.placed().any(|placed| placed.card == card)
    }

    /// All cards: those without an order first, copies side by side.
    pub fn iter(&self) -> impl Iterator<Item = CardId> + '_ {
        self.rest.iter().chain(self.placed().map(|placed| placed.card))
    }

    /// The cards whose order nobody knows.
    pub fn rest(&self) -> &Bag {
        &self.rest
    }

    /// What is fixed above the rest, from the top downwards.
    pub fn top(&self) -> impl Iterator<Item = &Placed> {
        self.top.iter().rev()
    }

    /// What is fixed below the rest, from the bottom upwards.
    pub fn bottom(&self) -> impl Iterator<Item = &Placed> {
        self.bottom.iter().rev()
    }

    /// Every card whose place is fixed, from the top downwards.
    pub fn placed(&self) -> impl Iterator<Item = &Placed> {
        self.top.iter().rev().chain(&self.bottom)
    }

    /// The same, to be changed.
    pub fn placed_mut(&mut self) -> impl Iterator<Item = &mut Placed> {
        self.top.iter_mut().rev().chain(&mut self.bottom)
    }

    /// The card on top, unless chance is to say which it is.
    pub fn fixed_top(&self) -> Option<CardId> {
        let under = self.bottom.first().filter(|_| self.rest.is_empty());
        self.top.last().or(under).map(|placed| placed.card)
    }

    /// Who knows the uppermost copy of a card, as bits.
    pub fn known_by(&self, card: CardId) -> u8 {
        let known_by = |placed: Option<&Placed>| placed.map(|placed| placed.known_by);
        let above = known_by(self.top().find(|placed| placed.card == card));
        let below = || known_by(self.bottom.iter().find(|placed| placed.card == card));
        above.or_else(|| self.rest.has(card).then_some(0)).or_else(below).unwrap_or(0)
    }

    /// Takes the uppermost copy of a card out; whether there was one.
    pub fn take(&mut self, card: CardId) -> bool {
        if let Some(at) = self.top.iter().rposition(|placed| placed.card == card) {
            self.top.remove(at);
            return true;
        }
        self.rest.take(card) || {
            let at = self.bottom.iter().position(|placed| placed.card == card);
            at.map(|at| self.bottom.remove(at)).is_some()
        }
    }

    /// Takes the uppermost copy of a card out that a player is looking at; whether there was one.
    pub fn take_looked_at(&mut self, by: Seat, card: CardId) -> bool {
        let looked_at = |placed: &Placed| placed.card == card && placed.is_looked_at_by(by);
        let at = self.top.iter().rposition(looked_at);
        at.map(|at| self.top.remove(at)).is_some()
    }

    /// The cards that a player is looking at, from the top downwards.
    pub fn looked_at(&self, by: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.top().filter(move |placed| placed.is_looked_at_by(by)).map(|placed| placed.card)
    }

    /// Shuffles a card in.
    pub fn add(&mut self, card: CardId) {
        self.shuffle();
        self.rest.add(card);
    }

    /// Puts a card on top or at the bottom, where these players know what it is.
    pub fn put(&mut self, end: End, card: CardId, known_by: u8) {
        let placed = Placed::new(card, known_by);
        match end {
            End::Top => self.top.push(placed),
            End::Bottom => self.bottom.push(placed),
        }
    }

    /// A player knows what lies outermost at an end.
    pub fn show(&mut self, end: End, to: Seat) {
        let outermost = match end {
            End::Top => self.top.last_mut(),
            End::Bottom => self.bottom.last_mut(),
        };
        if let Some(placed) = outermost {
            placed.known_by |= bit(to);
        }
    }

    /// Fixes which card lies next below those on top: one of the rest, or what is uppermost of the bottom if there is none.
    pub fn fix(&mut self, next: Option<CardId>) {
        match next.filter(|card| self.rest.take(*card)) {
            Some(card) => self.top.insert(0, Placed::new(card, 0)),
            None if self.bottom.is_empty() => {}
            None => self.top.insert(0, self.bottom.remove(0)),
        }
    }

    /// Fixes that a card lies on top, of which chance has said so.
    pub fn fix_next(&mut self, card: CardId) {
        if self.top.is_empty() {
            self.fix(Some(card));
        }
    }

    /// How many cards are fixed above the rest.
    pub fn fixed(&self) -> usize {
        self.top.len()
    }

    /// A player looks at so many cards from the top, which are fixed by now, and knows them from now on.
    pub fn look(&mut self, by: Seat, count: usize) {
        for placed in self.top.iter_mut().rev().take(count) {
            placed.known_by |= bit(by);
            placed.looks[usize::from(by.0)] += 1;
        }
    }

    /// An ability is done that let a player look at a card.
    pub fn look_away(&mut self, by: Seat, card: CardId) {
        let mut top = self.top.iter_mut().rev();
        if let Some(placed) = top.find(|placed| placed.card == card && placed.is_looked_at_by(by)) {
            placed.looks[usize::from(by.0)] -= 1;
        }
    }

    /// Shuffles it: nobody knows any more where what lies (effects.search.shuffle).
    pub fn shuffle(&mut self) {
        if !(self.top.is_empty() && self.bottom.is_empty()) {
            self.rest.extend(self.top.drain(..).chain(self.bottom.drain(..)).map(|placed| placed.card));
        }
    }

    /// Takes everything out that has no order, for what a seat could believe of it to be put in.
    pub(crate) fn take_rest(&mut self) -> Bag {
        std::mem::take(&mut self.rest)
    }

    /// Puts in what has no order.
    pub(crate) fn put_rest(&mut self, rest: Bag) {
        self.rest = rest;
    }

    /// Empties it.
    pub fn drain(&mut self) -> impl Iterator<Item = CardId> + '_ {
        self.shuffle();
        self.rest.drain()
    }
}

/// A deck that is shuffled.
impl FromIterator<CardId> for Deck {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Deck {
        Deck { rest: cards.into_iter().collect(), ..Deck::default() }
    }
}

/// Cards are shuffled in.
impl Extend<CardId> for Deck {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        self.shuffle();
        self.rest.extend(cards);
    }
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::{Deck, End, bit};
    use crate::card::CardId;

    const ADA: Seat = Seat(0);
    const BEN: Seat = Seat(1);

    fn deck(cards: &[u16]) -> Deck {
        cards.iter().copied().map(CardId).collect()
    }

    #[test]
    fn what_is_fixed_lies_in_its_order_and_is_forgotten_by_shuffling() {
        let mut deck = deck(&[1, 2, 3]);
        assert_eq!(deck.fixed_top(), None);
        deck.put(End::Top, CardId(4), bit(ADA));
        deck.put(End::Top, CardId(5), 0);
        deck.put(End::Bottom, CardId(6), 0);
        deck.put(End::Bottom, CardId(7), 0);
        assert_eq!(deck.top().map(|placed| placed.card.0).collect::<Vec<_>>(), [5, 4]);
        assert_eq!(deck.bottom().map(|placed| placed.card.0).collect::<Vec<_>>(), [7, 6]);
        // The last copy lies deepest.
        deck.put(End::Bottom, CardId(4), 0);
        for known_by in [bit(ADA), 0] {
            assert_eq!(deck.known_by(CardId(4)), known_by);
            assert!(deck.take(CardId(4)));
        }
        assert!(!deck.take(CardId(4)));
        for card in [5, 1, 2, 3] {
            assert!(deck.take(CardId(card)));
        }
        // Nothing is left between the ends: the bottom is the top.
        assert_eq!(deck.fixed_top(), Some(CardId(6)));
        deck.add(CardId(9));
        assert_eq!((deck.fixed_top(), deck.rest().len()), (None, 3));
    }

    #[test]
    fn who_looks_knows_what_stays_and_looks_no_more() {
        let mut deck = deck(&[1, 2]);
        deck.put(End::Bottom, CardId(3), 0);
        for next in [Some(CardId(2)), Some(CardId(1)), None] {
            deck.fix(next);
        }
        deck.look(ADA, 3);
        deck.look(BEN, 1);
        assert_eq!(deck.looked_at(ADA).map(|card| card.0).collect::<Vec<_>>(), [2, 1, 3]);
        assert_eq!(deck.looked_at(BEN).collect::<Vec<_>>(), [CardId(2)]);
        deck.look_away(BEN, CardId(2));
        assert!(deck.take_looked_at(ADA, CardId(1)));
        for card in [2, 3] {
            deck.look_away(ADA, CardId(card));
        }
        assert_eq!(deck.looked_at(ADA).count(), 0);
        assert!(!deck.take_looked_at(ADA, CardId(2)));
        assert_eq!(deck.placed().map(|placed| placed.known_by).collect::<Vec<_>>(), [3, 1]);
    }
}
