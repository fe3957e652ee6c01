//! Batman: Gotham City Chronicles: up to three heroes against one villain, on a board of zones.
//!
//! The ledger is games/gotham/ledger/gotham.yaml; every event and every refusal names a rule of it. Read the modules in the order of the
//! book:
//!
//! - I: the order of precedence is that of [`move_cost::parts`] and of every other rule that asks more than one source:
//!   mission, traits, skills, core rules;
//! - II: [`dice`]; [`setup`] is the setup of a mission;
//! - III: [`board`]: zones, limits, adjacency, distance; [`geometry`] is what it is drawn with;
//! - IV: [`game_turn`]: steps A to E; [`mission`]: what the mission adds to it, and how it ends;
//! - V: [`hero_turn`]: steps 1 to 7; the five actions, with those of characters (VI D): [`melee`] and [`ranged`], which
//!   [`target`] and [`attack`] serve both; [`deed`]: manipulation and thought; [`movement`] with [`move_cost`] and
//!   [`path`]; [`material`]: what heroes carry;
//! - VI: [`command_post`]: boxes and river; [`villain_turn`]; [`activation`]: one character; [`reinforcements`]; [`river`]:
//!   cleaning and demobilisation;
//! - VII: [`defence`]; [`count`]: successes and what skills add to them;
//! - VIII: [`roll`] and [`reroll`];
//! - IX: [`wounds`] and neutralised figures; [`energy`]: spending and saturation; [`sight`]: lines of sight;
//!   [`hindrance`]; [`terrain`]: difficult and dangerous zones, and the tokens that make them so; [`explosion`];
//! - X and XI: skills are data in [`printed::skill`], traits words in [`printed::term`]; [`bearer`] says who has which,
//!   [`effect`] does what skills do.
//!
//! What is printed is data and lives in [`printed`].
#![cfg_attr(not(test), warn(clippy::as_conversions))]
#![warn(clippy::fn_params_excessive_bools, unreachable_pub)]

pub mod activation;
pub mod answer;
pub mod ask;
pub mod attack;
pub mod bearer;
pub mod board;
mod claim;
pub mod command_post;
pub mod count;
pub mod deed;
pub mod defence;
pub mod dice;
pub mod effect;
pub mod energy;
pub mod event;
pub mod explosion;
pub mod game_turn;
pub mod geometry;
pub mod hero_turn;
pub mod hindrance;
pub mod material;
pub mod melee;
pub mod mission;
pub mod move_cost;
pub mod movement;
pub mod odds;
pub mod path;
pub mod printed;
pub mod ranged;
pub mod reinforcements;
pub mod reroll;
pub mod river;
pub mod roll;
pub mod setup;
pub mod sight;
pub mod state;
pub mod target;
pub mod terrain;
pub mod view;
pub mod villain_turn;
pub mod wounds;

use table::{Fast, Flow, Game, Prompt, Scene, Seat};

use answer::Answer;
use ask::Ask;
use event::Event;
use printed::Printed;
use setup::{Setup, SetupError};
use state::State;
use view::View;

table::ledger!($crate);

/// The game.
pub struct Gotham;

/// A game of Gotham City Chronicles in play.
pub type Play<'t> = table::Play<'t, Gotham>;

impl Game for Gotham {
    const NAME: &'static str = "gotham";
    type Setup = Setup;
    type SetupError = SetupError;
    type State = State;
    type Ask = Ask;
    type Answer = Answer;
    type Event = Event;
    type Content = Printed;
    type View = View;

    fn start(printed: &Printed, setup: &Setup) -> Result<State, SetupError> {
        setup::start(printed, setup)
    }

    fn step(play: &mut table::Play<Gotham>) -> Flow<()> {
        game_turn::step(play)
    }

    fn prompt(ask: &Ask) -> Prompt {
        ask.prompt()
    }

    fn seats(state: &State) -> u8 {
        state.players + 1
    }

    fn view(scene: Scene<Gotham>, _seat: Option<Seat>) -> View {
        view::view(scene)
    }

    fn score(state: &State, seat: Seat) -> f32 {
        match state.winner {
            Some(winner) if winner == state.camp_of(seat) => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    fn any_answer(_printed: &Printed, _state: &State, chance: &mut Fast) -> Answer {
        answer::any_answer(chance)
    }

    fn sound(scene: Scene<Gotham>) -> Result<(), String> {
        view::sound(scene)
    }
}
