//! Where cards lie.

use champions::card::ability::End;
use champions::event::Spot;
use champions::state::{Deck, Place, Placed};
use table::Seat;
use words::{Arg, Join, Message};

use super::Teller;

impl Teller<'_> {
    /// A place as a noun phrase: "your hand", "encounter deck".
    pub(super) fn place(&self, place: Place) -> Message {
        match place {
            Place::Hand(seat) => self.about("champions-place-hand", seat),
            Place::Deck(seat) => self.about("champions-place-deck", seat),
            Place::Discard(seat) => self.about("champions-place-discard", seat),
            Place::DeckEnd(seat, end) => self.end(Place::Deck(seat), end),
            Place::LookedAt(seat) | Place::Peeked(seat) => self.about("champions-place-looked-at", seat),
            Place::Turned(seat) => self.about("champions-place-turned", seat),
            Place::Playing(seat) => self.about("champions-place-playing", seat),
            Place::Paying(seat) => self.about("champions-place-paying", seat),
            Place::Nemesis(seat) => self.about("champions-place-nemesis", seat),
            Place::EncounterDeck => Message::new("champions-place-encounter-deck"),
            Place::EncounterDeckEnd(end) => self.end(Place::EncounterDeck, end),
            Place::EncounterDiscard => Message::new("champions-place-encounter-discard"),
            Place::SetAside => Message::new("champions-place-set-aside"),
            Place::Resolving => Message::new("champions-place-resolving"),
            Place::Under(host) => self.of("champions-place-under", host),
            Place::Removed => Message::new("champions-place-removed"),
        }
    }

    /// An end of a deck.
    fn end(&self, deck: Place, end: End) -> Message {
        let key = match end {
            End::Top => "champions-place-top",
            End::Bottom => "champions-place-bottom",
        };
        Message::new(key).with("place", self.place(deck))
    }

    /// What a seat knows of the order of a deck, in words: what lies on top and what at the bottom, with a gap for each card
    /// that only others know.
    pub fn known_of_deck(&self, deck: &Deck, seat: Seat) -> Vec<String> {
        let line = |key: &'static str, placed: Vec<&Placed>| {
            let known = placed.iter().rposition(|placed| placed.is_known_by(seat))?;
            let cards = placed[..=known].iter().map(|placed| match placed.is_known_by(seat) {
                true => Arg::from(self.printed().card_name(placed.card)),
                false => Message::new("champions-deck-unknown").into(),
            });
            Some(self.words.say(&Message::new(key).with("cards", Arg::List(cards.collect(), Join::Comma))))
        };
        let top = line("champions-deck-from-top", deck.top().collect());
        top.into_iter().chain(line("champions-deck-from-bottom", deck.bottom().collect())).collect()
    }

    /// A place in play or out of it.
    pub(super) fn spot(&self, spot: Spot) -> Message {
        match spot {
            Spot::InPlay(_) => Message::new("champions-place-in-play"),
            Spot::Facedown(..) => Message::new("champions-place-facedown"),
            Spot::Out(place) => self.place(place),
            Spot::Dealt(seat) => self.about("champions-place-dealt", seat),
            Spot::Boosts => Message::new("champions-place-boosts"),
            Spot::VillainDeck => Message::new("champions-place-villain-deck"),
            Spot::SchemeDeck => Message::new("champions-place-scheme-deck"),
        }
    }
}
