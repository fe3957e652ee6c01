//! The mini skirmish as a hand-written loop, without the kernel: what our engine is measured against.
//!
//! It follows games/skirmish/README.md as plainly as it can at full speed: it lists the legal actions at every
//! decision, picks one uniformly, and keeps nothing else. There are no questions, no refusals, no events.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

const SIDE: i8 = 6;
const START: [(i8, i8); 6] = [(0, 0), (2, 0), (4, 0), (1, 5), (3, 5), (5, 5)];
const OBJECTIVES: [(i8, i8); 3] = [(1, 2), (2, 3), (4, 2)];

/// What becomes of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Choices made; what has one option is no choice.
    pub decisions: u64,
    /// Who won; `None` is a draw.
    pub winner: Option<usize>,
}

#[derive(Clone, Copy)]
enum Action {
    Move(usize, (i8, i8)),
    Attack(usize),
    Pass,
}

struct Board {
    cells: [(i8, i8); 6],
    health: [u8; 6],
    points: [u8; 2],
}

/// A player of whole games. It keeps one list of actions, so that no decision allocates.
pub struct Loop {
    chance: Xoshiro256PlusPlus,
    actions: Vec<Action>,
}

impl Loop {
    /// A loop whose games depend on `seed` alone.
    pub fn new(seed: u64) -> Loop {
        Loop { chance: Xoshiro256PlusPlus::seed_from_u64(seed), actions: Vec::with_capacity(96) }
    }

    /// Plays one game.
    pub fn play(&mut self) -> Played {
        let mut board = Board { cells: START, health: [6; 6], points: [0; 2] };
        let mut decisions = 0;
        for _round in 0..10 {
            for player in 0..2 {
                for _action in 0..2 {
                    self.list(&board, player);
                    let mut picked = 0;
                    if self.actions.len() > 1 {
                        decisions += 1;
                        picked = self.below(self.actions.len() as u32) as usize;
                    }
                    match self.actions[picked] {
                        Action::Move(fighter, cell) => board.cells[fighter] = cell,
                        Action::Attack(target) => {
                            let damage = self.damage();
                            board.health[target] = board.health[target].saturating_sub(damage);
                        }
                        Action::Pass => {}
                    }
                    if !board.alive(1 - player) {
                        return Played { decisions, winner: Some(player) };
                    }
                }
            }
            board.score();
            if board.points.iter().any(|&points| points >= 8) {
                break;
            }
        }
        let [first, second] = board.points;
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(0),
            std::cmp::Ordering::Less => Some(1),
            std::cmp::Ordering::Equal => None,
        };
        Played { decisions, winner }
    }

    /// Fills the list with the legal actions.
    fn list(&mut self, board: &Board, player: usize) {
        self.actions.clear();
        let taken = board.taken();
        for fighter in player * 3..player * 3 + 3 {
            if board.health[fighter] == 0 {
                continue;
            }
            let (x, y) = board.cells[fighter];
            for to_x in (x - 2).max(0)..=(x + 2).min(SIDE - 1) {
                for to_y in (y - 2).max(0)..=(y + 2).min(SIDE - 1) {
                    if taken & bit((to_x, to_y)) == 0 {
                        self.actions.push(Action::Move(fighter, (to_x, to_y)));
                    }
                }
            }
            for target in (1 - player) * 3..(1 - player) * 3 + 3 {
                let (at_x, at_y) = board.cells[target];
                if board.health[target] > 0 && (at_x - x).abs().max((at_y - y).abs()) <= 3 {
                    self.actions.push(Action::Attack(target));
                }
            }
        }
        if self.actions.is_empty() {
            self.actions.push(Action::Pass);
        }
    }

    /// Five dice against three.
    fn damage(&mut self) -> u8 {
        // Sides of the die: critical, wild, hit, hit, block, blank, blank, failure.
        const ATTACK: [u8; 8] = [1, 1, 1, 1, 0, 0, 0, 0];
        const DEFENCE: [u8; 8] = [1, 1, 0, 0, 1, 0, 0, 0];
        let hits = self.successes(5, &ATTACK);
        let blocks = self.successes(3, &DEFENCE);
        hits.saturating_sub(blocks)
    }

    fn successes(&mut self, dice: u32, counts: &[u8; 8]) -> u8 {
        const CRITICAL: usize = 0;
        let mut bits = self.chance.next_u64();
        let mut side = || {
            let side = (bits & 7) as usize;
            bits >>= 3;
            side
        };
        let (mut successes, mut criticals) = (0, 0);
        for _ in 0..dice {
            let side = side();
            successes += counts[side];
            criticals += u32::from(side == CRITICAL);
        }
        for _ in 0..criticals {
            successes += counts[side()];
        }
        successes
    }

    fn below(&mut self, n: u32) -> u32 {
        (((self.chance.next_u64() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// A cell as one bit of a set.
fn bit((x, y): (i8, i8)) -> u64 {
    1 << (y * SIDE + x)
}

impl Board {
    /// The cells on which somebody stands, looked up once and not for every cell: the game on the kernel does so too.
    fn taken(&self) -> u64 {
        let living = (0..6).filter(|&fighter| self.health[fighter] > 0);
        living.fold(0, |cells, fighter| cells | bit(self.cells[fighter]))
    }

    fn alive(&self, player: usize) -> bool {
        self.health[player * 3..player * 3 + 3].iter().any(|&health| health > 0)
    }

    fn score(&mut self) {
        for objective in OBJECTIVES {
            let holder = (0..6).find(|&fighter| self.health[fighter] > 0 && self.cells[fighter] == objective);
            if let Some(fighter) = holder {
                self.points[fighter / 3] += 1;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check of games/skirmish/README.md: 39.8 decisions a game, 49.0 % won by player 0, 14.1 % drawn.
    #[test]
    fn random_play_gives_the_figures_of_the_rules() {
        let games = 20_000;
        let mut bare = Loop::new(7);
        let (mut decisions, mut won, mut drawn) = (0, 0, 0);
        for _ in 0..games {
            let played = bare.play();
            decisions += played.decisions;
            won += u32::from(played.winner == Some(0));
            drawn += u32::from(played.winner.is_none());
        }
        let share = |count: u32| f64::from(count) * 100.0 / f64::from(games);
        assert!((decisions as f64 / f64::from(games) - 39.8).abs() < 0.3, "{decisions} decisions");
        assert!((share(won) - 49.0).abs() < 1.0, "{won} won");
        assert!((share(drawn) - 14.1).abs() < 1.0, "{drawn} drawn");
    }
}
