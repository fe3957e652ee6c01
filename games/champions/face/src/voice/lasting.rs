//! What holds for a while and what will happen, as lines of a board.

use champions::card::ability::Step;
use champions::card::{CardId, Face};
use champions::state::{Delayed, InPlayId, Lasting};
use words::Message;

use super::Teller;
use super::printed::Telling;

impl<'a> Teller<'a> {
    /// Something that holds for a while: "Until the end of the phase, Vision gets +2 ATK."
    pub fn lasting(&self, lasting: &Lasting) -> String {
        let Some(printed) = self.cards.lasting.get(usize::from(lasting.place)) else { return self.unknown() };
        let clause = Telling::new(self.printed(), self.face_of(lasting.source)).lasting(printed);
        self.words.say(&Message::new("champions-sentence").with("clause", clause))
    }

    /// Something that will happen, and whose it is: "Charge: At the end of this attack, discard this card."
    pub fn delayed(&self, delayed: &Delayed) -> String {
        let Some(printed) = self.cards.delayed.get(usize::from(delayed.place)) else { return self.unknown() };
        let face = self.face_of(delayed.source).or_else(|| self.front(delayed.card));
        let later = Step::Later { at: printed.at.clone(), r#do: printed.steps.clone(), place: delayed.place };
        let sentences = Telling::new(self.printed(), face).sentences(&[later]);
        let led = self.of_printed("champions-led-by", delayed.card);
        self.words.say(&led.with("text", sentences))
    }

    /// The face of a card in play, if it still is.
    fn face_of(&self, card: Option<InPlayId>) -> Option<&'a Face> {
        self.face(self.state.find(card?)?)
    }

    fn front(&self, card: CardId) -> Option<&'a Face> {
        self.cards.cards.get(usize::from(card.0)).map(|card| card.front())
    }
}
