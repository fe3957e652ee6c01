//! The one question of the game: what to do next.

use serde::{Deserialize, Serialize};
use table::{Question, Scene, Verdict, Why, need};

use crate::{Fighter, SIDE, Skirmish, State, rule};

/// What does this player do next?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Act {
    /// The seat that is asked.
    pub player: u8,
}

/// One action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Go to a cell.
    Move {
        /// Who.
        fighter: u8,
        /// Where to.
        cell: (i8, i8),
    },
    /// Strike an enemy.
    Attack {
        /// Who strikes.
        fighter: u8,
        /// Whom.
        target: u8,
    },
    /// Nothing else is possible.
    Pass,
}

impl Act {
    /// The fighter, if it may act for this player.
    #[inline]
    fn own(self, state: &State, fighter: u8) -> Result<Fighter, Why> {
        need(fighter / 3 == self.player, rule!("turn.own-fighter"))?;
        let fighter = state.fighters[usize::from(fighter)];
        need(fighter.health > 0, rule!("turn.living-fighter"))?;
        Ok(fighter)
    }
}

#[inline]
fn distance(a: (i8, i8), b: (i8, i8)) -> i8 {
    (a.0 - b.0).abs().max((a.1 - b.1).abs())
}

/// A cell of the board as one bit of a set.
#[inline]
fn bit((x, y): (i8, i8)) -> u64 {
    1 << (y * SIDE + x)
}

impl Question<Skirmish> for Act {
    type Answer = Action;
    const EXACT: bool = true;

    fn ask(&self) -> Act {
        *self
    }

    /// Exactly the legal actions, which the claim above says and the suite proves: what stands where is looked up
    /// once and not for every cell.
    #[inline]
    fn candidates(&self, scene: Scene<Skirmish>, emit: &mut impl FnMut(Action)) {
        let state = scene.state;
        let taken = state.fighters.iter().filter(|fighter| fighter.health > 0);
        let taken = taken.fold(0u64, |cells, fighter| cells | bit(fighter.cell));
        let mut stuck = true;
        for fighter in self.player * 3..self.player * 3 + 3 {
            let Fighter { cell: (x, y), health } = state.fighters[usize::from(fighter)];
            if health == 0 {
                continue;
            }
            stuck = false;
            for to_x in (x - 2).max(0)..=(x + 2).min(SIDE - 1) {
                for to_y in (y - 2).max(0)..=(y + 2).min(SIDE - 1) {
                    let cell = (to_x, to_y);
                    if taken & bit(cell) == 0 {
                        emit(Action::Move { fighter, cell });
                    }
                }
            }
            let enemies = (1 - self.player) * 3;
            for target in enemies..enemies + 3 {
                let enemy = state.fighters[usize::from(target)];
                if enemy.health > 0 && distance((x, y), enemy.cell) <= 3 {
                    emit(Action::Attack { fighter, target });
                }
            }
        }
        if stuck {
            emit(Action::Pass);
        }
    }

    #[inline]
    fn verdict(&self, scene: Scene<Skirmish>, action: Action) -> Verdict {
        let state = scene.state;
        match action {
            Action::Move { fighter, cell } => {
                let from = self.own(state, fighter)?.cell;
                let board = 0..SIDE;
                need(board.contains(&cell.0) && board.contains(&cell.1), rule!("move.board"))?;
                need(distance(from, cell) <= 2, rule!("move.reach"))?;
                need(state.empty(cell), rule!("move.empty"))
            }
            Action::Attack { fighter, target } => {
                let from = self.own(state, fighter)?.cell;
                need(target < 6 && target / 3 != self.player, rule!("attack.enemy"))?;
                let target = state.fighters[usize::from(target)];
                need(target.health > 0, rule!("attack.enemy"))?;
                need(distance(from, target.cell) <= 3, rule!("attack.range"))
            }
            // A living fighter always has an empty cell within two, on 36 cells with six fighters.
            Action::Pass => need(!state.alive(self.player), rule!("turn.pass")),
        }
    }
}
