//! Marvel Champions: The Card Game: one to four heroes against a villain that nobody plays.
//!
//! The ledger is games/champions/ledger/champions.yaml; every event and every refusal names a rule of it. Read the modules in the order of
//! the book:
//!
//! - [`round`]: the round, from checkpoint to checkpoint; [`player_phase`]: turns, and the end of the phase;
//!   [`villain_phase`]: its steps; [`enemy_attack`], [`enemy_scheme`], [`boost`]: activations; [`revealing`]: encounter cards;
//! - [`identity`]: forms and recovery; [`attack`]: attacks and thwarts of heroes and allies; [`main_scheme`], [`threat`],
//!   [`villain`]; [`damage`]: damage and defeat; [`status`]: status cards;
//! - [`initiate`]: playing cards and using abilities; [`cost`] and [`payment`]: what they cost; [`effect`]: what they do;
//!   [`timing`]: windows for interrupts and responses, what lasts and what comes later;
//! - [`modifiers`]: what a number is at this moment; [`limits`]; [`zones`], [`enter_play`], [`leave_play`], [`cards_in_play`]:
//!   where cards are; [`players`]: player order and elimination; [`winning`];
//! - [`deck_construction`], [`encounter_deck`], [`setup`]: the appendices; [`exchange`]: decks as other programs write them.
//!
//! What is printed on cards is data and lives in [`card`]; the engine names no card. [`state`] is everything that changes,
//! [`ask`] and [`event`] what is asked and told, [`view`] what each seat may know of it.
#![cfg_attr(not(test), warn(clippy::as_conversions))]
#![warn(clippy::fn_params_excessive_bools, unreachable_pub)]

pub mod ask;
pub mod attack;
pub mod boost;
pub mod card;
pub mod cards_in_play;
pub mod cost;
pub mod damage;
pub mod deck_construction;
pub mod effect;
pub mod encounter_deck;
pub mod enemy_attack;
pub mod enemy_scheme;
pub mod enter_play;
pub mod event;
pub mod exchange;
pub mod identity;
pub mod initiate;
pub mod leave_play;
pub mod limits;
pub mod main_scheme;
pub mod modifiers;
pub mod payment;
pub mod player_phase;
pub mod players;
pub mod revealing;
pub mod round;
pub mod setup;
pub mod state;
pub mod status;
pub mod threat;
pub mod timing;
pub mod view;
pub mod villain;
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

table::ledger!($crate);

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

    fn any_answer(cards: &Cards, state: &State, chance: &mut Fast) -> Answer {
        ask::any_answer(cards.cards.len(), state.next_id, chance)
    }

    fn sound(scene: Scene<Champions>) -> Result<(), String> {
        view::sound(scene)
    }
}
