//! POW: a skirmish of two superhero teams with 2D8 and POW counters.
//!
//! The ledger is games/pow/ledger/pow.yaml; every event and every refusal names a rule of it. Read the modules in the order
//! of the sheet:
//!
//! - [`setup`] and [`deployment`]: teams, the initiative bag, putting figures on the table;
//! - [`sequence`]: the four phases; [`activation`]: what a figure may do; [`follow`]: who acts out of turn;
//! - [`characteristic`]: tests; [`movement`], [`routes`]: movement, climbing, jumping, flying;
//! - [`attack`], [`attack_kinds`], [`sight`]: the five steps, melee to spray, boost, critical;
//! - [`damage`], [`ko`]: what a hit does; [`effects`], [`push`]: special rules of attacks;
//! - [`grab_throw`], [`falling`], [`scenery`]: cars fly, heroes fall, houses crumble;
//! - [`powers`]: special powers; [`objectives`], [`victory`]: what it is all about.
//!
//! What is printed on cards is data and lives in [`card`].
#![cfg_attr(not(test), warn(clippy::as_conversions))]
#![warn(clippy::fn_params_excessive_bools, unreachable_pub)]

pub mod activation;
pub mod ask;
pub mod attack;
pub mod attack_kinds;
pub mod card;
pub mod characteristic;
pub mod damage;
pub mod deployment;
pub mod dice;
pub mod effects;
pub mod event;
pub mod falling;
pub mod follow;
pub mod grab_throw;
pub mod ko;
pub mod movement;
pub mod objectives;
pub mod odds;
pub mod powers;
pub mod push;
pub mod routes;
pub mod scenery;
pub mod sequence;
pub mod setup;
pub mod sight;
pub mod state;
pub mod victory;
pub mod view;
mod yes_or_no;

use table::{Fast, Flow, Game, Prompt, RuleId, Scene, Seat};

use ask::{Answer, Ask};
use card::Cards;
use event::Event;
use setup::{Setup, SetupError};
use state::{FigureId, Outcome, State};
use view::View;

table::ledger!($crate);

/// The game.
pub struct Pow;

/// A game of POW in play.
pub type Play<'t> = table::Play<'t, Pow>;

/// A figure's card, by a reference that outlives changes of the state.
pub(crate) fn card<'t>(play: &Play<'t>, figure: FigureId) -> &'t card::Character {
    let cards: &'t Cards = play.content;
    &cards.characters[usize::from(play.state.figure(figure).character)]
}

/// The mission being played, by a reference that outlives changes of the state.
pub(crate) fn mission<'t>(play: &Play<'t>) -> &'t card::Mission {
    let cards: &'t Cards = play.content;
    &cards.missions[usize::from(play.state.mission)]
}

/// Pays POW counters; the verdict has made sure that they are there.
pub(crate) fn pay(play: &mut Play, figure: FigureId, count: u8, why: RuleId) {
    let pow = &mut play.state.figure_mut(figure).pow;
    *pow = pow.saturating_sub(count);
    let now = *pow;
    play.event(why, |_| Event::Paid { figure, count, now });
}

/// Gains POW counters.
pub(crate) fn gain_pow(play: &mut Play, figure: FigureId, count: u8, why: RuleId) {
    let pow = &mut play.state.figure_mut(figure).pow;
    *pow = pow.saturating_add(count);
    let now = *pow;
    play.event(why, |_| Event::PowGained { figure, count, now });
}

impl Game for Pow {
    const NAME: &'static str = "pow";
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

    fn step(play: &mut table::Play<Pow>) -> Flow<()> {
        sequence::step(play)
    }

    fn prompt(ask: &Ask) -> Prompt {
        ask.prompt()
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    fn view(scene: Scene<Pow>, seat: Option<Seat>) -> View {
        view::view(scene, seat)
    }

    fn score(state: &State, seat: Seat) -> f32 {
        Outcome::score(state.outcome, seat)
    }

    fn any_answer(_cards: &Cards, state: &State, chance: &mut Fast) -> Answer {
        ask::any_answer(state, chance)
    }

    fn sound(scene: Scene<Pow>) -> Result<(), String> {
        view::sound(scene)
    }
}
