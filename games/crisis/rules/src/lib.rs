//! Marvel: Crisis Protocol: two squads of superheroes and villains, and a mission of two crises.
//!
//! The ledger is games/crisis/ledger/crisis.yaml; every event and every refusal names a rule of it. Read the modules in the order of the
//! book:
//!
//! - [`effect`]: where effects come from, the windows in which they are used, and the interpreter of their steps;
//! - [`power`], [`dice`]: the resource and the dice;
//! - [`tactics`]: team tactic cards; [`setup`]: rosters, mission, squads, deployment, leadership;
//! - [`objectives`], [`victory`]: tokens, scoring and winning;
//! - [`sequence`]: the three phases; [`activation`]: turns, actions, passing;
//! - [`movement`]: advance, climb, push, throw, place;
//! - [`control`]: characters of the other squad; [`attack`]: the fourteen steps, beams and areas; [`damage`]: dazed and knocked out; [`conditions`];
//! - [`sight`], [`terrain`], [`dodge`], [`cover`];
//! - [`transform`], [`grunts`]: the appendices.
//!
//! What is printed on cards is data and lives in [`card`]. [`odds`] runs an attack through all that may happen.
#![cfg_attr(not(test), warn(clippy::as_conversions))]
#![warn(clippy::fn_params_excessive_bools, unreachable_pub)]

pub mod activation;
pub mod ask;
pub mod attack;
pub mod card;
pub mod conditions;
pub mod control;
pub mod cover;
pub mod damage;
pub mod dice;
pub mod dodge;
pub mod effect;
pub mod event;
pub mod grunts;
pub mod movement;
pub mod objectives;
pub mod odds;
pub mod power;
pub mod sequence;
pub mod setup;
pub mod sight;
pub mod state;
pub mod tactics;
pub mod terrain;
pub mod transform;
pub mod victory;
pub mod view;

use table::{Fast, Flow, Game, Prompt, Scene, Seat};

use ask::{Answer, Ask};
use card::Cards;
use event::Event;
use setup::{Setup, SetupError};
use state::{Outcome, State};
use view::View;

table::ledger!($crate);

/// The game.
pub struct Crisis;

/// A game of Crisis Protocol in play.
pub type Play<'t> = table::Play<'t, Crisis>;

impl Game for Crisis {
    const NAME: &'static str = "crisis";
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

    fn step(play: &mut table::Play<Crisis>) -> Flow<()> {
        sequence::step(play)
    }

    fn prompt(ask: &Ask) -> Prompt {
        ask.prompt()
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    fn view(scene: Scene<Crisis>, seat: Option<Seat>) -> View {
        view::view(scene, seat)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::SquadsRevealed { .. })
    }

    fn imagine(cards: &Cards, state: &mut State, seat: Seat, chance: &mut Fast) {
        view::imagine(cards, state, seat, chance);
    }

    fn score(state: &State, seat: Seat) -> f32 {
        Outcome::score(state.outcome, seat)
    }

    fn any_answer(_cards: &Cards, state: &State, chance: &mut Fast) -> Answer {
        ask::any_answer(state, chance)
    }

    fn sound(scene: Scene<Crisis>) -> Result<(), String> {
        view::sound(scene)
    }
}
