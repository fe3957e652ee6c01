//! What is said of a table as it stands.

use host::{Reader, Voice};
use pow::Pow;
use pow::ask::{Answer, Ask};
use pow::card::Cards;
use pow::state::{Outcome, Reading as _, Side};
use table::Why;
use words::{Message, Words};

use super::{Printed, teller};
use crate::PowFace;

impl Voice<Pow> for PowFace {
    fn asked(&self, reader: &Reader<Pow>, ask: &Ask, answer: Option<&Answer>) -> (String, Option<String>) {
        let teller = teller(reader);
        (teller.ask(ask), answer.map(|answer| teller.answer(ask, answer)))
    }

    fn refusal(&self, cards: &Cards, why: &Why, words: &Words) -> String {
        Printed::new(words, cards).refusal(why)
    }

    fn standing(&self, reader: &Reader<Pow>) -> String {
        let (scene, state) = (reader.scene(), reader.state);
        if state.turn == 0 {
            return Printed::new(reader.words, reader.content).phase(state.phase);
        }
        let message = Message::new("pow-standing")
            .with("turn", state.turn)
            .with("turns", scene.mission().turns)
            .with("a", state.points[Side::A])
            .with("b", state.points[Side::B]);
        reader.words.say(&message)
    }

    fn ending(&self, reader: &Reader<Pow>) -> String {
        let points = reader.state.points;
        let (message, first) = match reader.state.outcome {
            Some(Outcome::Won(side)) => {
                (Message::new("pow-ending-won").with("team", reader.players.team(side)), side)
            }
            Some(Outcome::Drawn) | None => (Message::new("pow-ending-drawn"), Side::A),
        };
        // The winner's points come first.
        reader.words.say(&message.with("a", points[first]).with("b", points[first.other()]))
    }
}
