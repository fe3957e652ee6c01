//! Chance as a scenario wrote it down. The choices of a script are given as answers, like anybody's.

use std::collections::VecDeque;

use crate::{Fault, Flow, RuleId, Stop};

/// Dice and draws in the order in which the rules will ask for them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Script {
    /// For each roll, the sides counted from 1.
    pub rolls: VecDeque<Vec<u8>>,
    /// For each draw, the index drawn.
    pub draws: VecDeque<usize>,
    /// What was wanted when the script had nothing that fits.
    pub missing: Option<Scripted>,
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
                Err(Stop::Fault(Fault::ScriptEnded))
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
                Err(Stop::Fault(Fault::ScriptEnded))
            }
        }
    }

    /// Whether every die and draw was used.
    pub fn used_up(&self) -> bool {
        self.rolls.is_empty() && self.draws.is_empty()
    }
}
