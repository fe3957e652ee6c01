//! What is printed, as far as no game needs to be going on.

use content::Names;
use pow::card::{Cards, Class, Frequency, Nature};
use pow::state::Phase;
use words::{Message, Words};

use super::term;

/// What is printed on the cards of POW, in one language.
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

    /// A nature of attacks and damage: "physical".
    pub fn nature(&self, nature: Nature) -> String {
        self.words.say(&term::nature(nature))
    }

    /// The defence against a nature: "physical defence".
    pub fn defence(&self, nature: Nature) -> String {
        self.words.say(&term::defence(nature))
    }

    /// A phase of the turn: "power phase".
    pub fn phase(&self, phase: Phase) -> String {
        self.words.say(&term::phase(phase))
    }

    /// What a class of scenery looks like: "truck or bus".
    pub fn class(&self, class: Class) -> String {
        self.words.say(&term::class(class))
    }

    /// How often something may be done, unless it is as often as it can be paid.
    pub fn frequency(&self, frequency: Frequency) -> Option<String> {
        term::frequency(frequency).map(|often| self.words.say(&often))
    }

    pub(super) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }
}
