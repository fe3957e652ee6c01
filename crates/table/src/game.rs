//! What a game brings to the table.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Fast, Flow, Play};

/// A place at the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

/// Some of the places at a table, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, serde::Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// None of them.
    pub const NONE: Seats = Seats(0);

    /// All of a table of so many.
    pub fn all(count: u8) -> Seats {
        (0..count).map(Seat).fold(Seats::NONE, |seats, seat| seats.with(seat, true))
    }

    /// Whether this one is among them.
    pub fn has(self, Seat(seat): Seat) -> bool {
        self.0 & bit(seat) != 0
    }

    /// The same with this one among them, or without it.
    #[must_use]
    pub fn with(self, Seat(seat): Seat, among: bool) -> Seats {
        Seats(if among { self.0 | bit(seat) } else { self.0 & !bit(seat) })
    }
}

/// The bit of a seat; no table has more than eight.
fn bit(seat: u8) -> u8 {
    1u8.checked_shl(seat.into()).expect("a table has at most eight seats")
}

/// By what right a seat is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Right {
    /// The player's own choice.
    Own,
    /// The player chooses what the scenario, which has no player, would choose.
    ForScenario,
    /// The player orders things that happen at the same moment.
    Order,
}

/// What shape an answer has. Several picks, orders, amounts and payments are asked as repeated picks of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// Pick one.
    One,
    /// One pick of several; between `least` and `most` in all, ended by a "done".
    Some {
        /// Fewest picks of the whole run.
        least: u8,
        /// Most picks of the whole run.
        most: u8,
    },
    /// The next of an order.
    Order,
    /// A number.
    Amount,
    /// A place on the table: any that the law allows, the listed ones are suggestions.
    Place,
    /// One part of a payment.
    Payment,
}

/// Who is asked, by what right, for what shape of answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prompt {
    /// Who must answer.
    pub seat: Seat,
    /// By what right.
    pub right: Right,
    /// What shape the answer has.
    pub kind: Kind,
}

/// State and content side by side: all that a question may look at.
pub struct Scene<'a, G: Game> {
    /// The state as it stands.
    pub state: &'a G::State,
    /// Cards, characters, boards.
    pub content: &'a G::Content,
}

impl<G: Game> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Scene<'_, G> {}

/// A game: its types, and one function that plays from one checkpoint to the next.
pub trait Game: Sized + 'static {
    /// Its short name, as on the command line.
    const NAME: &'static str;
    /// Whether anything is hidden from anybody. If not, nobody's view needs to be imagined.
    const HIDDEN: bool = false;

    /// What is agreed before the game: players, teams, missions, by id.
    type Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a setup can't be played.
    type SetupError: std::error::Error + Send + Sync + 'static;
    /// Everything that changes. Plain data, cheap to clone; equal means equal in play.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is asked, as clients and bots see it. Small; words and pictures are made at the pause.
    type Ask: Copy + Eq + Debug + Serialize + Send + Sync;
    /// Every answer of the game, as the journal stores it.
    type Answer: Copy + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, told after the fact.
    type Event: Clone + Eq + Debug + Serialize + Send + Sync;
    /// Cards, characters, boards: loaded once, never changed, no part of the state.
    type Content: Send + Sync;
    /// What one seat may know of the state, built up and never cut down.
    type View: Eq + Debug + Serialize + Send + Sync;

    /// The state before the first step.
    ///
    /// # Errors
    /// When the setup breaks a rule or names something that the content does not hold.
    fn start(content: &Self::Content, setup: &Self::Setup) -> Result<Self::State, Self::SetupError>;

    /// Plays from one checkpoint to the next; `Err(Stop::Over)` when the game has ended.
    ///
    /// # Errors
    /// A [`crate::Stop`], whenever the table has one.
    fn step(play: &mut Play<Self>) -> Flow<()>;

    /// Who is asked, and how.
    fn prompt(ask: &Self::Ask) -> Prompt;

    /// How many seats there are.
    fn seats(state: &Self::State) -> u8;

    /// What `seat` may know; `None` is a spectator.
    fn view(scene: Scene<Self>, seat: Option<Seat>) -> Self::View;

    /// What `seat` may hear of an event; `None` is a spectator.
    fn hears(event: &Self::Event, _seat: Option<Seat>) -> Option<Self::Event> {
        Some(event.clone())
    }

    /// Whether an event shows something that was hidden before.
    fn reveals(_event: &Self::Event) -> bool {
        false
    }

    /// Replaces what `seat` cannot know by something it could believe.
    fn imagine(_content: &Self::Content, _state: &mut Self::State, _seat: Seat, _chance: &mut Fast) {}

    /// How a finished game ended for a seat: 1 won, 0 lost, a half drawn.
    fn score(state: &Self::State, seat: Seat) -> f32;

    /// Any answer at all, legal or not: what a stranger might send. For the conformance suite.
    fn any_answer(content: &Self::Content, state: &Self::State, chance: &mut Fast) -> Self::Answer;

    /// What must hold at every pause, whatever was answered; `Err` says what does not.
    ///
    /// # Errors
    /// What is wrong with the state, in words for developers.
    fn sound(_scene: Scene<Self>) -> Result<(), String> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_seats_are_among_them_and_others_are_not() {
        let among = |seats: Seats| (0..4).filter(|&seat| seats.has(Seat(seat))).collect::<Vec<u8>>();
        assert!(among(Seats::NONE).is_empty());
        assert_eq!(among(Seats::all(3)), [0, 1, 2]);
        let two = Seats::NONE.with(Seat(1), true).with(Seat(3), true);
        assert_eq!(among(two), [1, 3]);
        assert_eq!(two.with(Seat(1), true), two);
        assert_eq!(among(two.with(Seat(1), false).with(Seat(0), false)), [3]);
        assert_eq!(Seats::all(8).with(Seat(7), false), Seats::all(7));
    }
}
