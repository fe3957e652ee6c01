//! Minds by their names, the same for every game that has them.

use std::fmt;
use std::str::FromStr;

/// A mind, by name. Each game's module says how it plays: `impl Policy<Pow> for Mind` stands in [`crate::pow`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mind {
    /// [`crate::Random`].
    Random,
    /// The greedy mind of the game.
    #[default]
    Greedy,
}

impl Mind {
    /// All of them, the weakest first.
    pub const ALL: [Mind; 2] = [Mind::Random, Mind::Greedy];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Mind::Random => "random",
            Mind::Greedy => "greedy",
        }
    }
}

impl fmt::Display for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no mind has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no mind `{0}`; there are {names}", names = Mind::ALL.map(Mind::name).join(" and "))]
pub struct UnknownMind(pub String);

impl FromStr for Mind {
    type Err = UnknownMind;

    fn from_str(name: &str) -> Result<Mind, UnknownMind> {
        let named = Mind::ALL.into_iter().find(|mind| mind.name() == name);
        named.ok_or_else(|| UnknownMind(name.to_owned()))
    }
}
