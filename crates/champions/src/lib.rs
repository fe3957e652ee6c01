//! Marvel Champions: The Card Game: one to four heroes against a villain that nobody plays.
//!
//! The ledger is rules/champions.yaml; every event and every refusal names a rule of it. Read the modules in the order of
//! the book:
//!
//! - [`round`]: the round, from checkpoint to checkpoint; [`player_phase`]: turns, and the end of the phase;
//!   [`villain_phase`]: its steps;
//! - [`modifiers`]: what a number is at this moment; [`main_scheme`]: threat and stages; [`zones`]: decks, hands, piles, dealing; [`players`]: player order;
//!   [`winning`];
//! - [`deck_construction`], [`encounter_deck`], [`setup`]: the appendices.
//!
//! What is printed on cards is data and lives in [`card`]; the engine names no card. [`state`] is everything that changes,
//! [`ask`] and [`event`] what is asked and told, [`view`] what each seat may know of it.

pub mod ask;
pub mod card;
pub mod deck_construction;
pub mod encounter_deck;
pub mod event;
pub mod main_scheme;
pub mod modifiers;
pub mod player_phase;
pub mod players;
pub mod round;
pub mod setup;
pub mod state;
pub mod view;
pub mod villain_phase;
pub mod winning;
pub mod zones;

use table::{Fast, Flow, Game, Prompt, Scene, Seat};

use ask::{Answer, Ask};
use card::Cards;
use event::Event;
use setup::{Setup, SetupError};
use state::{Outcome, State};
use view::View;

#[doc(hidden)]
pub mod ledger_ids {
    include!(concat!(env!("OUT_DIR"), "/ledger_ids.rs"));
}

/// A rule of the ledger, checked when compiling.
#[macro_export]
macro_rules! rule {
    ($id:literal) => {
        const { ::table::RuleId::checked($crate::ledger_ids::IDS, $id) }
    };
}

/// Says which rules a test proves; `crossover rules champions --coverage` finds it. Unknown ids fail the build.
#[macro_export]
macro_rules! cites {
    ($($id:literal),+ $(,)?) => {
        $( let _: ::table::RuleId = $crate::rule!($id); )+
    };
}

/// The game.
pub struct Champions;

/// A game of Champions in play.
pub type Play<'t> = table::Play<'t, Champions>;

impl Game for Champions {
    const NAME: &'static str = "champions";
    const HIDDEN: bool = true;
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type Content = Cards;
    type View = View;

    fn start(cards: &Cards, setup: &Setup) -> Result<State, SetupError> {
        setup::start(cards, setup)
    }

    fn step(play: &mut table::Play<Champions>) -> Flow<()> {
        round::step(play)
    }

    fn prompt(ask: &Ask) -> Prompt {
        ask.prompt()
    }

    fn seats(state: &State) -> u8 {
        state.started()
    }

    fn view(scene: Scene<Champions>, seat: Option<Seat>) -> View {
        view::view(scene, seat)
    }

    fn hears(event: &Event, seat: Option<Seat>) -> Option<Event> {
        Some(event.heard_by(seat))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn imagine(_cards: &Cards, state: &mut State, seat: Seat, chance: &mut Fast) {
        view::imagine(state, seat, chance);
    }

    fn score(state: &State, _seat: Seat) -> f32 {
        match state.outcome {
            Some(Outcome::Won) => 1.0,
            Some(Outcome::Lost) => 0.0,
            None => 0.5,
        }
    }

    fn any_answer(cards: &Cards, _state: &State, chance: &mut Fast) -> Answer {
        ask::any_answer(cards.cards.len(), chance)
    }

    fn sound(scene: Scene<Champions>) -> Result<(), String> {
        view::sound(scene)
    }
}
