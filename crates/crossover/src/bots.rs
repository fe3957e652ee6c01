//! Bots by the names that the command line knows them by.

use champions::Champions;
use clap::ValueEnum;
use crisis::Crisis;
use gotham::Gotham;
use pow::Pow;
use skirmish::Skirmish;
use table::{Fast, Game, Policy, Scene};

/// A bot that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum BotName {
    /// Takes any legal answer, each as likely as the next.
    Random,
    /// Takes the answer that looks best at once.
    Greedy,
}

impl BotName {
    /// The name as it is typed.
    pub fn as_str(self) -> &'static str {
        match self {
            BotName::Random => "random",
            BotName::Greedy => "greedy",
        }
    }
}

/// A game that bots play.
pub trait Bots: Game {
    /// Any of its bots.
    type Bot: Policy<Self>;

    /// The bot of this name, if the game has one.
    fn bot(name: BotName) -> Option<Self::Bot>;
}

impl Bots for Skirmish {
    type Bot = Listed;

    fn bot(name: BotName) -> Option<Listed> {
        (name == BotName::Random).then_some(Listed)
    }
}

impl Bots for Pow {
    type Bot = minds::Mind;

    fn bot(name: BotName) -> Option<minds::Mind> {
        name.as_str().parse().ok()
    }
}

impl Bots for Crisis {
    type Bot = minds::Mind;

    fn bot(name: BotName) -> Option<minds::Mind> {
        name.as_str().parse().ok()
    }
}

impl Bots for Champions {
    type Bot = minds::Mind;

    fn bot(name: BotName) -> Option<minds::Mind> {
        name.as_str().parse().ok()
    }
}

impl Bots for Gotham {
    type Bot = minds::Mind;

    fn bot(name: BotName) -> Option<minds::Mind> {
        name.as_str().parse().ok()
    }
}

/// Picks uniformly among the legal answers, all of which are listed: no picking first and judging after.
#[derive(Clone, Copy, Debug)]
pub struct Listed;

impl<G: Game> Policy<G> for Listed {
    fn pick(&mut self, _: Scene<G>, _: &G::Ask, options: &[G::Answer], chance: &mut Fast) -> usize {
        chance.below(options.len() as u32) as usize
    }
}
