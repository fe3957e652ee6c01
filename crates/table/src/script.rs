//! Chance as a scenario wrote it down. The choices of a script are given as answers, like anybody's.

use std::collections::VecDeque;

use crate::chance::pick_by_weight;
use crate::{Fast, Fault, Flow, RuleId, Stop};

/// Dice and draws in the order in which the rules will ask for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// For each roll, the sides counted from 1.
    pub rolls: VecDeque<Vec<u8>>,
    /// For each draw, the index drawn.
    pub draws: VecDeque<usize>,
    /// What was wanted when the script had nothing that fits.
    pub missing: Option<Scripted>,
    /// Where chance comes from when the script has nothing that fits. Without it the game stops there at fault.
    pub beyond: Option<Fast>,
}

/// A roll or draw that a script did not provide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scripted {
    /// So many dice of so many sides.
    Roll {
        /// Why they are rolled.
        why: RuleId,
        /// How many.
        dice: u8,
        /// Sides of each.
        sides: u8,
    },
    /// One of so many.
    Draw {
        /// Why it is drawn.
        why: RuleId,
        /// From how many.
        from: usize,
    },
}

impl Script {
    pub(crate) fn roll(&mut self, sides: u8, n: u8, why: RuleId) -> Flow<Vec<u8>> {
        let fits = |roll: &Vec<u8>| {
            roll.len() == usize::from(n) && roll.iter().all(|side| (1..=sides).contains(side))
        };
        match self.rolls.front() {
            Some(roll) if fits(roll) => Ok(self.rolls.pop_front().expect("it was just looked at")),
            _ => {
                self.missing = Some(Scripted::Roll { why, dice: n, sides });
                let beyond = self.beyond.as_mut().ok_or(Stop::Fault(Fault::ScriptEnded))?;
                Ok((0..n).map(|_| 1 + beyond.below(sides.into()) as u8).collect())
            }
        }
    }

    pub(crate) fn draw(&mut self, weights: &[u32], why: RuleId) -> Flow<usize> {
        match self.draws.front() {
            Some(&index) if weights.get(index).is_some_and(|&weight| weight > 0) => {
                self.draws.pop_front();
                Ok(index)
            }
            _ => {
                self.missing = Some(Scripted::Draw { why, from: weights.len() });
                let beyond = self.beyond.as_mut().ok_or(Stop::Fault(Fault::ScriptEnded))?;
                Ok(pick_by_weight(weights, |total| beyond.below(total)))
            }
        }
    }

    /// Whether every die and draw was used.
    pub fn used_up(&self) -> bool {
        self.rolls.is_empty() && self.draws.is_empty()
    }
}
