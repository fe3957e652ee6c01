//! The games by the names that the command line knows them by.

use std::fmt;

use anyhow::Context as _;
use clap::ValueEnum;
use ledger::Ledger;
use words::{Language, Words};

/// A game that can be played, simulated and measured.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, ValueEnum)]
pub enum GameName {
    /// The 2D8 skirmish with POW counters.
    Pow,
    /// Marvel: Crisis Protocol.
    Crisis,
    /// Marvel Champions: The Card Game.
    Champions,
    /// Batman: Gotham City Chronicles.
    Gotham,
    /// The small tutorial game of the kernel.
    #[value(name = "skirmish")]
    MiniSkirmish,
}

impl GameName {
    /// All of them, in the order in which they are listed.
    pub const ALL: [GameName; 5] =
        [GameName::Pow, GameName::Crisis, GameName::Champions, GameName::Gotham, GameName::MiniSkirmish];

    /// The name as it is typed.
    pub fn as_str(self) -> &'static str {
        match self {
            GameName::Pow => "pow",
            GameName::Crisis => "crisis",
            GameName::Champions => "champions",
            GameName::Gotham => "gotham",
            GameName::MiniSkirmish => "skirmish",
        }
    }

    /// The name of its crate, its ledger and its folder of scenarios.
    pub fn crate_name(self) -> &'static str {
        match self {
            GameName::Pow => "pow",
            GameName::Crisis => "crisis",
            GameName::Champions => "champions",
            GameName::Gotham => "gotham",
            GameName::MiniSkirmish => "skirmish",
        }
    }

    /// The ledger as it was when this program was built.
    ///
    /// # Errors
    /// None in a program whose tests passed: they load every ledger.
    pub fn ledger(self) -> anyhow::Result<Ledger> {
        let broken = || format!("the ledger of {self} is broken");
        match self {
            GameName::Pow => pow_face::PARTS.read_ledger().with_context(broken),
            GameName::Crisis => crisis_face::PARTS.read_ledger().with_context(broken),
            GameName::Gotham => gotham_face::PARTS.read_ledger().with_context(broken),
            GameName::Champions => champions_face::PARTS.read_ledger().with_context(broken),
            GameName::MiniSkirmish => skirmish_face::PARTS.read_ledger().with_context(broken),
        }
    }
}

impl GameName {
    /// The words to speak of it.
    pub fn words(self, language: Language) -> Words {
        match self {
            GameName::Pow => pow_face::PARTS.words(language),
            GameName::Crisis => crisis_face::PARTS.words(language),
            GameName::Champions => champions_face::PARTS.words(language),
            GameName::Gotham => gotham_face::PARTS.words(language),
            GameName::MiniSkirmish => skirmish_face::PARTS.words(language),
        }
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_ledger_under_its_crates_name() {
        for game in GameName::ALL {
            assert_eq!(game.ledger().expect("the ledger is in order").game, game.crate_name());
            assert_eq!(game.to_possible_value().expect("no game is hidden").get_name(), game.as_str());
        }
    }
}
