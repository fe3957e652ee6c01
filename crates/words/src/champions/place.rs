//! Where cards lie.

use champions::event::Spot;
use champions::state::Place;

use super::Teller;
use crate::Message;

impl Teller<'_> {
    /// A place as a noun phrase: "your hand", "encounter deck".
    pub(super) fn place(&self, place: Place) -> Message {
        match place {
            Place::Hand(seat) => self.about("champions-place-hand", seat),
            Place::Deck(seat) => self.about("champions-place-deck", seat),
            Place::Discard(seat) => self.about("champions-place-discard", seat),
            Place::LookedAt(seat) | Place::Peeked(seat) => self.about("champions-place-looked-at", seat),
            Place::Playing(seat) => self.about("champions-place-playing", seat),
            Place::Paying(seat) => self.about("champions-place-paying", seat),
            Place::Nemesis(seat) => self.about("champions-place-nemesis", seat),
            Place::EncounterDeck => Message::new("champions-place-encounter-deck"),
            Place::EncounterDiscard => Message::new("champions-place-encounter-discard"),
            Place::SetAside => Message::new("champions-place-set-aside"),
            Place::Resolving => Message::new("champions-place-resolving"),
            Place::Under(host) => self.of("champions-place-under", host),
            Place::Removed => Message::new("champions-place-removed"),
        }
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
