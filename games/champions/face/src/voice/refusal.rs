//! Why an answer or a deck is not allowed.

use champions::deck_construction::Problem;
use champions::setup::SetupError;
use table::Why;
use words::refusal::reason;
use words::{Arg, Join, Message};

use super::{Printed, term};

impl Printed<'_> {
    /// Why an answer is refused: the rule in short.
    pub fn refusal(&self, why: &Why) -> String {
        self.say(&reason(self.words, "champions-why-", why))
    }

    /// What is wrong with a deck.
    pub fn problem(&self, problem: &Problem) -> String {
        self.say(&self.wrong(problem))
    }

    /// Why a game can't begin.
    pub fn setup_error(&self, error: &SetupError) -> String {
        self.say(&match error {
            SetupError::Players(players) => Message::new("champions-setup-players").with("players", *players),
            SetupError::FirstPlayer(seat) => {
                Message::new("champions-setup-first-player").with("seat", u16::from(seat.0) + 1)
            }
            SetupError::Unknown(_, id, None) => {
                Message::new("champions-problem-unknown").with("id", id.as_str())
            }
            SetupError::Unknown(_, id, Some(nearest)) => Message::new("champions-problem-unknown-near")
                .with("id", id.as_str())
                .with("nearest", nearest.as_str()),
            SetupError::Deck(seat, problems) => {
                let problems = term::parts(problems.iter().map(|problem| self.wrong(problem)));
                Message::new("champions-setup-deck")
                    .with("seat", u16::from(seat.0) + 1)
                    .with("problems", Arg::List(problems, Join::Space))
            }
            SetupError::SameIdentity(one, other) => Message::new("champions-setup-same-identity")
                .with("one", u16::from(one.0) + 1)
                .with("other", u16::from(other.0) + 1),
            SetupError::NoModularSet => Message::new("champions-setup-no-modular-set"),
        })
    }

    fn wrong(&self, problem: &Problem) -> Message {
        match problem {
            Problem::Unknown { id, nearest: None } => {
                Message::new("champions-problem-unknown").with("id", id.as_str())
            }
            Problem::Unknown { id, nearest: Some(nearest) } => Message::new("champions-problem-unknown-near")
                .with("id", id.as_str())
                .with("nearest", self.called(nearest)),
            Problem::NoIdentity(id) => {
                Message::new("champions-problem-no-identity").with("card", self.called(id))
            }
            Problem::Size(size) => Message::new("champions-problem-size").with("size", *size),
            Problem::HeroSet { id, has, needs } => Message::new("champions-problem-hero-set")
                .with("card", self.called(id))
                .with("has", *has)
                .with("needs", *needs),
            Problem::Foreign(id) => Message::new("champions-problem-foreign").with("card", self.called(id)),
            Problem::OtherAspect(id, aspect) => Message::new("champions-problem-aspect")
                .with("card", self.called(id))
                .with("aspect", term::aspect(*aspect)),
            Problem::UnequalAspects { wants, has } => {
                let aspects = has.iter().map(|(aspect, cards)| {
                    Message::new("champions-problem-aspect-cards")
                        .with("aspect", term::aspect(*aspect))
                        .with("cards", *cards)
                });
                Message::new("champions-problem-unequal-aspects")
                    .with("wants", *wants)
                    .with("has", Arg::List(term::parts(aspects), Join::Semicolon))
            }
            Problem::Copies { id, has, most, .. } => Message::new("champions-problem-copies")
                .with("card", self.called(id))
                .with("has", *has)
                .with("most", *most),
        }
    }

    /// The name of the card of this id, or the id itself.
    fn called(&self, id: &str) -> String {
        self.cards.find(id).map_or_else(|| id.to_owned(), |card| self.card_name(card))
    }
}
