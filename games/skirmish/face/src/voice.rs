//! What is said of the skirmish.

use host::{Reader, Voice};
use skirmish::{Act, Action, ROUNDS, Skirmish};
use table::{Seat, Why};
use words::refusal::reason;
use words::{Message, Words};

use crate::SkirmishFace;

impl Voice<Skirmish> for SkirmishFace {
    fn asked(
        &self,
        reader: &Reader<Skirmish>,
        ask: &Act,
        answer: Option<&Action>,
    ) -> (String, Option<String>) {
        (question(reader, *ask), answer.map(|answer| action(reader.words, answer)))
    }

    fn refusal(&self, (): &(), why: &Why, words: &Words) -> String {
        refusal(words, why)
    }

    fn standing(&self, reader: &Reader<Skirmish>) -> String {
        let state = reader.state;
        let message = Message::new("skirmish-standing")
            .with("round", (state.round + 1).min(ROUNDS))
            .with("rounds", ROUNDS)
            .with("a", state.points[0])
            .with("b", state.points[1]);
        reader.words.say(&message)
    }

    fn ending(&self, reader: &Reader<Skirmish>) -> String {
        let message = match reader.state.winner() {
            Some(winner) => {
                Message::new("skirmish-ending-won").with("side", reader.players.name(Seat(winner)))
            }
            None => Message::new("skirmish-ending-drawn"),
        };
        reader.words.say(&message)
    }
}

pub(crate) fn question(reader: &Reader<Skirmish>, ask: Act) -> String {
    let message = Message::new("skirmish-ask-act")
        .with("side", reader.players.name(Seat(ask.player)))
        .with("left", 2 - reader.state.actions);
    reader.words.say(&message)
}

pub(crate) fn action(words: &Words, action: &Action) -> String {
    words.say(&match *action {
        Action::Move { fighter: moved, cell } => Message::new("skirmish-answer-move")
            .with("fighter", fighter(words, moved))
            .with("x", cell.0.to_string())
            .with("y", cell.1.to_string()),
        Action::Attack { fighter: attacker, target } => Message::new("skirmish-answer-attack")
            .with("fighter", fighter(words, attacker))
            .with("target", fighter(words, target)),
        Action::Pass => Message::new("skirmish-answer-pass"),
    })
}

/// What a fighter is called: fighters 1 to 3 are side A's, 4 to 6 side B's.
pub(crate) fn fighter(words: &Words, place: u8) -> String {
    words.say(&Message::new("skirmish-fighter").with("number", place + 1))
}

pub(crate) fn refusal(words: &Words, why: &Why) -> String {
    words.say(&reason(words, "skirmish-why-", why))
}
