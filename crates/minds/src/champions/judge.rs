//! Judgement: how likely a position is to be won, learnt from many games (docs/minds.md).
//!
//! A small net of one hidden layer, of operations that are the same on all machines.

use std::sync::LazyLock;

use super::outlook::{Outlook, SIGHTS};

/// How many things it makes out of what it sees.
pub const NOTIONS: usize = 32;

/// What was learnt.
#[derive(Clone, PartialEq, Debug)]
pub struct Judge {
    /// How much each sight speaks for each notion, and the notion's bias.
    pub notions: Vec<([f32; SIGHTS], f32)>,
    /// How much each notion speaks for winning.
    pub says: [f32; NOTIONS],
    /// What speaks for winning anyway.
    pub bias: f32,
}

impl Judge {
    /// The chance to win, by what is seen.
    pub fn chance(&self, outlook: &Outlook) -> f32 {
        let mut lead = self.bias;
        for ((weights, bias), says) in self.notions.iter().zip(self.says) {
            let heard: f32 = weights.iter().zip(outlook).map(|(weight, sight)| weight * sight).sum();
            lead += says * (heard + bias).max(0.0);
        }
        0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
    }

    /// Numbers in the order of the file.
    pub fn read(text: &str) -> Option<Judge> {
        let mut numbers = text.split_whitespace().map(|word| word.parse::<f32>().ok());
        let mut next = || numbers.next()?;
        let mut notions = Vec::with_capacity(NOTIONS);
        for _ in 0..NOTIONS {
            let mut weights = [0.0; SIGHTS];
            for weight in &mut weights {
                *weight = next()?;
            }
            notions.push((weights, next()?));
        }
        let mut says = [0.0; NOTIONS];
        for say in &mut says {
            *say = next()?;
        }
        Some(Judge { notions, says, bias: next()? })
    }
}

pub static LEARNT: LazyLock<Option<Judge>> = LazyLock::new(|| Judge::read(&std::fs::read_to_string(std::env::var("JUDGE").ok()?).ok()?));
