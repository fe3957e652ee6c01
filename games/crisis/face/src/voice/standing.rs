//! What is said of a table as it stands.

use crisis::Crisis;
use crisis::ask::{Answer, Ask};
use crisis::card::Cards;
use crisis::state::{Outcome, Side};
use host::{Reader, Voice};
use table::Why;
use words::{Message, Words};

use super::{Printed, teller};
use crate::CrisisFace;

impl Voice<Crisis> for CrisisFace {
    fn asked(&self, reader: &Reader<Crisis>, ask: &Ask, answer: Option<&Answer>) -> (String, Option<String>) {
        let teller = teller(reader);
        (teller.ask(ask), answer.map(|answer| teller.answer(ask, answer)))
    }

    fn refusal(&self, cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn standing(&self, reader: &Reader<Crisis>) -> String {
        let state = reader.state;
        if state.round == 0 {
            return Printed::new(reader.words, reader.content).phase(state.phase);
        }
        let message = Message::new("crisis-standing")
            .with("round", state.round)
            .with("a", state.points[Side::A])
            .with("b", state.points[Side::B]);
        reader.words.say(&message)
    }

    fn ending(&self, reader: &Reader<Crisis>) -> String {
        let points = reader.state.points;
        let (message, first) = match reader.state.outcome {
            Some(Outcome::Won(side)) => {
                (Message::new("crisis-ending-won").with("team", reader.players.team(side)), side)
            }
            _ => (Message::new("crisis-ending-drawn"), Side::A),
        };
        // The winner's points come first.
        reader.words.say(&message.with("a", points[first]).with("b", points[first.other()]))
    }
}
