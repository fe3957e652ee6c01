//! What a learner sees of the mini skirmish.
//!
//! Everything is seen from the seat's own side: its fighters come first, and the second player looks at the board from the
//! other edge, so that both learn the same game.

use arena::{Eyes, Features, Size, Sizes};
use skirmish::{Act, Action, Fighter, HEALTH, OBJECTIVES, POINTS, ROUNDS, SIDE, Skirmish, State};
use table::{Scene, Seat};

/// The eyes of the game.
pub struct SkirmishEyes;

// The first part of a token says what the others are.
const FIGHTER: u32 = 1;
const HOLDS: u32 = 2;
const CLOCK: u32 = 3;
const MOVE: u32 = 4;
const ATTACK: u32 = 5;
const PASS: u32 = 6;

impl Eyes<Skirmish> for SkirmishEyes {
    fn sizes(&self) -> Sizes {
        Sizes { scene: Size { numbers: 6 + 6 * 4, tokens: 64 }, answer: Size { numbers: 8, tokens: 32 } }
    }

    fn scene(&self, scene: Scene<Skirmish>, seat: Seat, out: &mut Features) {
        let state = scene.state;
        let mine = usize::from(seat.0);
        for points in [state.points[mine], state.points[1 - mine]] {
            out.number(share(points, POINTS));
        }
        out.number(share(state.round, ROUNDS));
        out.number(share(state.actions, 2));
        out.number(f32::from(state.player == seat.0));
        out.number(f32::from(seat.0));
        out.token([CLOCK, state.round.into(), state.actions.into(), u32::from(state.player == seat.0)]);
        for (whose, fighter) in fighters(state, seat) {
            let (x, y) = turned(fighter.cell, seat);
            let holds = fighter.health > 0 && OBJECTIVES.contains(&fighter.cell);
            out.number(share(fighter.health, HEALTH));
            out.number(f32::from(x) / f32::from(SIDE));
            out.number(f32::from(y) / f32::from(SIDE));
            out.number(f32::from(holds));
            if fighter.health > 0 {
                out.token([FIGHTER, whose, cell(fighter.cell, seat), fighter.health.into()]);
            }
            if holds {
                out.token([HOLDS, whose, cell(fighter.cell, seat)]);
            }
        }
    }

    fn answer(&self, scene: Scene<Skirmish>, ask: &Act, answer: &Action, out: &mut Features) {
        let (state, seat) = (scene.state, Seat(ask.player));
        let fighter = |number: u8| state.fighters[usize::from(number)];
        let numbers = match *answer {
            Action::Move { fighter: number, cell: to } => {
                let from = fighter(number);
                let (leaves, takes) = (OBJECTIVES.contains(&from.cell), OBJECTIVES.contains(&to));
                out.token([MOVE, cell(from.cell, seat), cell(to, seat)]);
                let (x, y) = turned(to, seat);
                let [x, y] = [x, y].map(|at| f32::from(at) / f32::from(SIDE));
                [1.0, 0.0, share(from.health, HEALTH), 0.0, x, y, f32::from(leaves), f32::from(takes)]
            }
            Action::Attack { fighter: number, target } => {
                let (by, target) = (fighter(number), fighter(target));
                out.token([ATTACK, by.health.into(), target.health.into()]);
                let (x, y) = turned(target.cell, seat);
                let [x, y] = [x, y].map(|at| f32::from(at) / f32::from(SIDE));
                let holds = f32::from(OBJECTIVES.contains(&target.cell));
                [0.0, 1.0, share(by.health, HEALTH), share(target.health, HEALTH), x, y, holds, 0.0]
            }
            Action::Pass => {
                out.token([PASS]);
                [0.0; 8]
            }
        };
        numbers.into_iter().for_each(|number| out.number(number));
    }
}

/// The fighters, those of the seat first, each with whose it is: 0 mine, 1 theirs.
fn fighters(state: &State, seat: Seat) -> impl Iterator<Item = (u32, Fighter)> {
    let (first, second) = state.fighters.split_at(3);
    let (mine, theirs) = if seat == Seat(0) { (first, second) } else { (second, first) };
    let mine = mine.iter().map(|&fighter| (0, fighter));
    mine.chain(theirs.iter().map(|&fighter| (1, fighter)))
}

/// A cell as the seat looks at it: its own edge is always the near one.
fn turned((x, y): (i8, i8), seat: Seat) -> (i8, i8) {
    if seat == Seat(0) { (x, y) } else { (SIDE - 1 - x, SIDE - 1 - y) }
}

/// The number of a cell as the seat looks at it.
fn cell(at: (i8, i8), seat: Seat) -> u32 {
    let (x, y) = turned(at, seat);
    u32::from((y * SIDE + x).unsigned_abs())
}

fn share(part: u8, whole: u8) -> f32 {
    f32::from(part) / f32::from(whole)
}
