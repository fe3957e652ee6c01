//! The skirmish: a small game on the table, and the first one to read.
//!
//! Its rules are in games/skirmish/README.md, its ledger in games/skirmish/ledger/skirmish.yaml. It shows all that a game brings:
//! a state ([`State`]), a question with its law ([`Act`]), a step in the order of the rules ([`action`]), and
//! chance that can be enumerated ([`opposed_roll`]).
#![cfg_attr(not(test), warn(clippy::as_conversions))]
#![warn(clippy::fn_params_excessive_bools, unreachable_pub)]

mod dice;
mod question;

pub use dice::{DIE, Pool, opposed_roll};
pub use question::{Act, Action};

use serde::{Deserialize, Serialize};
use table::{Fast, Flow, Game, Kind, Play, Prompt, Right, Scene, Seat, Stop, fit};

table::ledger!($crate);

/// Cells a side.
pub const SIDE: i8 = 6;
const START: [(i8, i8); 6] = [(0, 0), (2, 0), (4, 0), (1, 5), (3, 5), (5, 5)];
/// Cells that are worth a point a round to the side that holds them.
pub const OBJECTIVES: [(i8, i8); 3] = [(1, 2), (2, 3), (4, 2)];
/// What a fighter begins with.
pub const HEALTH: u8 = 6;
/// The last round.
pub const ROUNDS: u8 = 10;
/// Enough points to end the game.
pub const POINTS: u8 = 8;

/// The game.
pub struct Skirmish;

/// A fighter; the dead have no health and are not on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fighter {
    /// Its cell.
    pub cell: (i8, i8),
    /// What it has left.
    pub health: u8,
}

/// Everything that changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// Fighters 0 to 2 are player 0's, 3 to 5 player 1's.
    pub fighters: [Fighter; 6],
    /// Points of each side.
    pub points: [u8; 2],
    /// Rounds that are over.
    pub round: u8,
    /// Whose turn it is.
    pub player: u8,
    /// Actions already taken this turn.
    pub actions: u8,
}

impl State {
    fn new() -> State {
        let fighters = START.map(|cell| Fighter { cell, health: HEALTH });
        State { fighters, points: [0; 2], round: 0, player: 0, actions: 0 }
    }

    pub(crate) fn empty(&self, cell: (i8, i8)) -> bool {
        !self.fighters.iter().any(|fighter| fighter.health > 0 && fighter.cell == cell)
    }

    pub(crate) fn alive(&self, player: u8) -> bool {
        self.fighters[usize::from(player) * 3..][..3].iter().any(|fighter| fighter.health > 0)
    }

    /// Who won a finished game; `None` is a draw.
    pub fn winner(&self) -> Option<u8> {
        match (self.alive(0), self.alive(1)) {
            (true, false) => Some(0),
            (false, true) => Some(1),
            _ if self.points[0] > self.points[1] => Some(0),
            _ if self.points[0] < self.points[1] => Some(1),
            _ => None,
        }
    }
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum Event {
    /// A fighter went to a cell.
    Moved {
        /// Who.
        fighter: u8,
        /// Where to.
        cell: (i8, i8),
    },
    /// A fighter was hurt.
    Hurt {
        /// Who.
        target: u8,
        /// By how much.
        damage: u8,
    },
    /// A side scored.
    Scored {
        /// Which.
        player: u8,
        /// Its points then.
        points: u8,
    },
}

/// One action, then whatever ends with it: the turn, the round, the game.
///
/// # Errors
/// A stop of the table, or the end of the game.
pub fn action(play: &mut Play<Skirmish>) -> Flow<()> {
    let player = play.state.player;
    match play.choose(&Act { player })? {
        Action::Move { fighter, cell } => {
            play.state.fighters[usize::from(fighter)].cell = cell;
            play.event(rule!("move.reach"), |_| Event::Moved { fighter, cell });
        }
        Action::Attack { target, .. } => attack(play, target)?,
        Action::Pass => {}
    }
    if !play.state.alive(1 - player) {
        return Err(Stop::Over);
    }
    play.state.actions += 1;
    if play.state.actions == 2 {
        end_turn(play)?;
    }
    Ok(())
}

fn attack(play: &mut Play<Skirmish>, target: u8) -> Flow<()> {
    let damage = opposed_roll(play, 5, 3)?;
    let health = &mut play.state.fighters[usize::from(target)].health;
    *health = health.saturating_sub(damage);
    play.event(rule!("attack.damage"), |_| Event::Hurt { target, damage });
    Ok(())
}

fn end_turn(play: &mut Play<Skirmish>) -> Flow<()> {
    play.state.actions = 0;
    play.state.player = 1 - play.state.player;
    if play.state.player == 1 {
        return Ok(());
    }
    play.state.round += 1;
    for cell in OBJECTIVES {
        let holds = |fighter: &Fighter| fighter.health > 0 && fighter.cell == cell;
        if let Some(holder) = play.state.fighters.iter().position(holds) {
            let player = holder / 3;
            play.state.points[player] += 1;
            let points = play.state.points[player];
            play.event(rule!("score.objectives"), |_| Event::Scored { player: fit(player), points });
        }
    }
    let state = &play.state;
    if state.round == ROUNDS || state.points.iter().any(|&points| points >= POINTS) {
        return Err(Stop::Over);
    }
    Ok(())
}

impl Game for Skirmish {
    const NAME: &'static str = "skirmish";
    type Setup = ();
    type SetupError = std::convert::Infallible;
    type State = State;
    type Ask = Act;
    type Answer = Action;
    type Event = Event;
    type Content = ();
    type View = State;

    fn start(_content: &(), _setup: &()) -> Result<State, Self::SetupError> {
        Ok(State::new())
    }

    fn step(play: &mut Play<Self>) -> Flow<()> {
        action(play)
    }

    fn prompt(ask: &Act) -> Prompt {
        Prompt { seat: Seat(ask.player), right: Right::Own, kind: Kind::One }
    }

    fn seats(_state: &State) -> u8 {
        2
    }

    fn view(scene: Scene<Self>, _seat: Option<Seat>) -> State {
        scene.state.clone()
    }

    fn score(state: &State, seat: Seat) -> f32 {
        match state.winner() {
            Some(winner) if winner == seat.0 => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        }
    }

    fn any_answer(_content: &(), _state: &State, chance: &mut Fast) -> Action {
        let fighter = fit(chance.below(7));
        match chance.below(3) {
            0 => Action::Pass,
            1 => Action::Attack { fighter, target: fit(chance.below(7)) },
            _ => {
                let mut place = || fit::<i8>(chance.below(9)) - 1;
                let cell = (place(), place());
                Action::Move { fighter, cell }
            }
        }
    }
}
