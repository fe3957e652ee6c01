//! What is said of a table as it stands: what its player is asked, where it stands, how it ended.

use gotham::Gotham;
use gotham::answer::Answer;
use gotham::ask::Ask;
use gotham::bearer::Reading as _;
use gotham::printed::Printed as Content;
use gotham::printed::term::Camp;
use host::{Reader, Voice};
use table::Why;
use words::{Message, Words};

use super::{Printed, teller};
use crate::GothamFace;

impl Voice<Gotham> for GothamFace {
    fn asked(&self, reader: &Reader<Gotham>, ask: &Ask, answer: Option<&Answer>) -> (String, Option<String>) {
        let teller = teller(reader);
        (teller.ask(ask), answer.map(|answer| teller.answer(ask, answer)))
    }

    fn refusal(&self, content: &Content, why: &Why, words: &Words) -> String {
        Printed::new(words, content).refusal(why)
    }

    fn standing(&self, reader: &Reader<Gotham>) -> String {
        let message = Message::new("gotham-standing")
            .with("mission", mission(reader))
            .with("turn", reader.state.turn)
            .with("last", reader.scene().mission().last_turn);
        reader.words.say(&message)
    }

    fn ending(&self, reader: &Reader<Gotham>) -> String {
        let key = match reader.state.winner {
            Some(Camp::Heroes) => "gotham-ending-heroes",
            _ => "gotham-ending-villain",
        };
        let message = Message::new(key).with("mission", mission(reader)).with("turn", reader.state.turn);
        reader.words.say(&message)
    }
}

/// The name of the mission.
pub(crate) fn mission(reader: &Reader<Gotham>) -> String {
    reader.words.language().name(&reader.scene().mission().name).to_owned()
}
