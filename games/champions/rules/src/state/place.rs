//! Where a card is, and a card with the place it is in.

use serde::{Deserialize, Serialize};
use table::Seat;

use super::{Deck, InPlayId, State};
use crate::card::CardId;
use crate::card::ability::End;

/// A place that is no play area.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// A player's hand.
    Hand(Seat),
    /// A player's deck.
    Deck(Seat),
    /// A player's discard pile.
    Discard(Seat),
    /// The top or the bottom of a player's deck.
    DeckEnd(Seat, End),
    /// The cards of a deck that its player alone is looking at; they are still in it (effects.search.not-left-zone).
    LookedAt(Seat),
    /// The cards of the encounter deck that a player alone is looking at; they are still in it.
    Peeked(Seat),
    /// Cards from the top of a player's deck that wait for what is done to them.
    Turned(Seat),
    /// The event that a player is playing.
    Playing(Seat),
    /// Cards that a player is paying with.
    Paying(Seat),
    /// A player's nemesis set.
    Nemesis(Seat),
    /// The encounter deck.
    EncounterDeck,
    /// The top or the bottom of the encounter deck.
    EncounterDeckEnd(End),
    /// The encounter discard pile.
    EncounterDiscard,
    /// Set aside during setup.
    SetAside,
    /// The card that is being revealed or turned up.
    Resolving,
    /// Under a card in play.
    Under(InPlayId),
    /// Removed from the game.
    Removed,
}

impl Place {
    /// The deck that this is a part of; any other place is itself.
    pub fn whole(self) -> Place {
        match self {
            Place::DeckEnd(seat, _) | Place::LookedAt(seat) => Place::Deck(seat),
            Place::EncounterDeckEnd(_) | Place::Peeked(_) => Place::EncounterDeck,
            place => place,
        }
    }
}

/// A card that something can be done to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    /// In play.
    InPlay(InPlayId),
    /// Elsewhere: a copy of this card in this place.
    Out(Place, CardId),
}

impl Thing {
    /// A card in play, by its number.
    pub fn in_play(self) -> Option<InPlayId> {
        match self {
            Thing::InPlay(id) => Some(id),
            Thing::Out(..) => None,
        }
    }
}

impl State {
    /// Takes a copy of a card from a place; its owner, if it was there.
    pub fn take(&mut self, place: Place, card: CardId) -> Option<Option<Seat>> {
        fn from_pile(pile: &mut Vec<CardId>, card: CardId) -> bool {
            let at = pile.iter().rposition(|other| *other == card);
            at.map(|at| pile.remove(at)).is_some()
        }
        let (owner, there) = match place {
            Place::Hand(seat) => (Some(seat), self.player_mut(seat).hand.take(card)),
            Place::Deck(seat) | Place::DeckEnd(seat, _) => {
                (Some(seat), self.player_mut(seat).deck.take(card))
            }
            Place::Discard(seat) => (Some(seat), from_pile(&mut self.player_mut(seat).discard, card)),
            Place::LookedAt(seat) => (Some(seat), self.player_mut(seat).deck.take_looked_at(seat, card)),
            Place::Peeked(seat) => (None, self.encounter.deck.take_looked_at(seat, card)),
            Place::Turned(seat) => (Some(seat), from_pile(&mut self.player_mut(seat).turned, card)),
            Place::Playing(seat) => (Some(seat), from_pile(&mut self.player_mut(seat).playing, card)),
            Place::Paying(seat) => (Some(seat), from_pile(&mut self.player_mut(seat).paying, card)),
            Place::Nemesis(seat) => (None, self.player_mut(seat).nemesis.take(card)),
            Place::EncounterDeck | Place::EncounterDeckEnd(_) => (None, self.encounter.deck.take(card)),
            Place::EncounterDiscard => (None, from_pile(&mut self.encounter.discard, card)),
            Place::SetAside => (None, self.encounter.set_aside.take(card)),
            Place::Resolving => (None, from_pile(&mut self.encounter.resolving, card)),
            Place::Under(host) => {
                let at = self.under.iter().position(|under| (under.host, under.card) == (host, card))?;
                (self.under.remove(at).owner, true)
            }
            Place::Removed => (None, from_pile(&mut self.encounter.removed, card)),
        };
        there.then(|| owner.or_else(|| self.take_stray(place, card)))
    }

    /// Whose a card is that lies in a place of the scenario; nobody's if it is the scenario's own.
    pub fn stray(&self, place: Place, card: CardId) -> Option<Seat> {
        let place = place.whole();
        self.strays.iter().find(|stray| (stray.place, stray.card) == (place, card)).map(|stray| stray.owner)
    }

    fn take_stray(&mut self, place: Place, card: CardId) -> Option<Seat> {
        let place = place.whole();
        let at = self.strays.iter().position(|stray| (stray.place, stray.card) == (place, card))?;
        Some(self.strays.remove(at).owner)
    }

    /// Whether a copy of a card is in a place.
    pub fn has(&self, place: Place, card: CardId) -> bool {
        self.cards_in(place).contains(&card)
    }

    /// Every card in a place, copies side by side where it has no order, the top last where it has one.
    pub fn cards_in(&self, place: Place) -> Vec<CardId> {
        match place {
            Place::Hand(seat) => self.player(seat).hand.iter().collect(),
            Place::Deck(seat) => sorted(&self.player(seat).deck),
            Place::DeckEnd(seat, end) => at_end(&self.player(seat).deck, end),
            Place::Discard(seat) => self.player(seat).discard.clone(),
            Place::LookedAt(seat) => self.player(seat).deck.looked_at(seat).collect(),
            Place::Peeked(seat) => self.encounter.deck.looked_at(seat).collect(),
            Place::Turned(seat) => self.player(seat).turned.clone(),
            Place::Playing(seat) => self.player(seat).playing.clone(),
            Place::Paying(seat) => self.player(seat).paying.clone(),
            Place::Nemesis(seat) => self.player(seat).nemesis.iter().collect(),
            Place::EncounterDeck => sorted(&self.encounter.deck),
            Place::EncounterDeckEnd(end) => at_end(&self.encounter.deck, end),
            Place::EncounterDiscard => self.encounter.discard.clone(),
            Place::SetAside => self.encounter.set_aside.iter().collect(),
            Place::Resolving => self.encounter.resolving.clone(),
            Place::Under(host) => {
                let under = self.under.iter().filter(|under| under.host == host);
                under.map(|under| under.card).collect()
            }
            Place::Removed => self.encounter.removed.clone(),
        }
    }
}

/// The cards of a deck in no order: where in it they lie is nobody's business.
fn sorted(deck: &Deck) -> Vec<CardId> {
    let mut cards: Vec<CardId> = deck.iter().collect();
    cards.sort_unstable();
    cards
}

/// What is fixed at an end of a deck, the outermost last.
fn at_end(deck: &Deck, end: End) -> Vec<CardId> {
    let mut cards: Vec<CardId> = match end {
        End::Top => deck.top().map(|placed| placed.card).collect(),
        End::Bottom => deck.bottom().map(|placed| placed.card).collect(),
    };
    cards.reverse();
    cards
}
