//! What is printed on the cards, as far as no game needs to be going on.
//!
//! A card's text is made from the tree that the rules walk, so that the two can't drift apart. [`Telling`] walks it: `who`
//! makes noun phrases, `amount` numbers, `claim`, `occurrence`, `modifier` and `step` clauses; `sentence` and `text` put them
//! together.

mod amount;
mod claim;
mod keyword;
mod modifier;
mod occurrence;
mod sentence;
mod sheet;
mod step;
mod text;
mod who;

pub(in crate::voice) use step::duration_code;

use champions::card::ability::{Aspect, Form, Ref, Resource, Resources, Stat, Status};
use champions::card::{CardId, CardType, Cards, CounterId, Face, SetKind};
use champions::encounter_deck::Mode;
use champions::state::Phase;
use content::Names;
use words::{Message, Words};

pub use keyword::Keyword;
pub use text::Line;
pub(super) use text::Telling;

use super::term;

/// What is printed on the cards of Champions, in one language.
#[derive(Clone, Copy)]
pub struct Printed<'a> {
    pub(super) words: &'a Words,
    pub(super) cards: &'a Cards,
}

impl<'a> Printed<'a> {
    /// These cards in these words.
    pub fn new(words: &'a Words, cards: &'a Cards) -> Printed<'a> {
        Printed { words, cards }
    }

    /// A printed name.
    pub fn name<'n>(&self, names: &'n Names) -> &'n str {
        self.words.language().name(names)
    }

    /// The title of a card; of one with two faces, of the first.
    pub fn card_name(&self, card: CardId) -> String {
        match self.cards.cards.get(usize::from(card.0)) {
            Some(card) => self.name(&card.front().name).to_owned(),
            None => self.words.word("app-unknown"),
        }
    }

    /// The title of a card that a tree names.
    pub(super) fn title(&self, card: &Ref) -> String {
        self.card_name(CardId(card.place))
    }

    /// The title of the alter-ego of an identity that a tree names.
    pub(super) fn alter_ego(&self, identity: &Ref) -> String {
        let card = self.cards.cards.get(usize::from(identity.place));
        let face = card.and_then(|card| card.faces.get(1));
        face.map_or_else(|| self.title(identity), |face| self.face_name(face))
    }

    /// The title of a face.
    pub fn face_name(&self, face: &Face) -> String {
        self.name(&face.name).to_owned()
    }

    /// A trait, by its place in the list of them.
    pub fn trait_name(&self, place: u16) -> String {
        match self.cards.traits.get(usize::from(place)) {
            Some(of) => self.name(&of.name).to_owned(),
            None => self.words.word("app-unknown"),
        }
    }

    /// A type of counter, as it stands beside the word counter.
    pub fn counter_name(&self, counter: CounterId) -> String {
        match self.cards.counters.get(usize::from(counter.0)) {
            Some(of) => self.name(&of.name).to_owned(),
            None => self.words.word("app-unknown"),
        }
    }

    /// So many counters of a type: "3 web counters".
    pub fn counters(&self, counter: CounterId, count: u16) -> String {
        self.say(&self.counters_said(counter, count))
    }

    pub(super) fn counters_said(&self, counter: CounterId, count: u16) -> Message {
        amount::Unit::Counters(&self.counter_name(counter)).unsigned(count)
    }

    /// The traits of a face, in the order of their list.
    pub fn traits(&self, face: &Face) -> Vec<String> {
        let places = (0..).take(self.cards.traits.len());
        places.filter(|&place| face.traits.has(place)).map(|place| self.trait_name(place)).collect()
    }

    /// A type of resource: "energy".
    pub fn resource(&self, resource: Resource) -> String {
        self.say(&term::resource(resource))
    }

    /// Resources as glyphs, which a page may draw: "[energy, wild]".
    pub fn resources(&self, resources: Resources) -> String {
        self.say(&term::glyphs(resources))
    }

    /// A form: "hero".
    pub fn form(&self, form: Form) -> String {
        self.say(&term::form(form))
    }

    /// A status: "stunned".
    pub fn status(&self, status: Status) -> String {
        self.say(&term::status(status))
    }

    /// An aspect: "Justice".
    pub fn aspect(&self, aspect: Aspect) -> String {
        self.say(&term::aspect(aspect))
    }

    /// A type of card: "side scheme".
    pub fn card_type(&self, kind: CardType) -> String {
        self.say(&term::card_type(kind))
    }

    /// What a set is for: "modular set".
    pub fn set_kind(&self, kind: SetKind) -> String {
        self.say(&term::set_kind(kind))
    }

    /// How hard a game is: "Standard".
    pub fn mode(&self, mode: Mode) -> String {
        self.say(&term::mode(mode))
    }

    /// A number of a card or of a player: "ATK".
    pub fn stat(&self, stat: Stat) -> String {
        self.say(&term::stat(stat))
    }

    /// Where the round stands: "villain phase: encounter cards are dealt".
    pub fn phase(&self, phase: Phase) -> String {
        self.say(&term::phase(phase))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}
