//! Bots by the names that the command line knows them by.

use clap::ValueEnum;
use table::{Game, Policy};

use crate::spoken::Known;

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

/// A mind that sits at a seat.
pub type Mind<G> = Box<dyn Policy<G> + Send>;

/// A game that bots play.
pub trait Bots: Game {
    /// The bot of this name, if the game has one.
    fn bot(name: BotName) -> Option<Mind<Self>>;
}

impl<G: Known> Bots for G {
    fn bot(name: BotName) -> Option<Mind<G>> {
        let named = G::PARTS.minds.iter().find(|named| named.name == name.as_str())?;
        Some((named.mind)())
    }
}
