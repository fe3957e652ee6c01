//! Minds for POW.
//!
//! [`Greedy`] looks no further than the activation in hand. Everything it knows is a number of points, as the
//! mission counts them: what a figure in some condition is worth (`worth`), what an objective is (`aims`), what a
//! blow can be expected to take away (`chances`, `blow`), what a figure's POW buys where it stands (`arsenal`,
//! `throwing`, `powers`), and how good a place is to stand (`ground`). `greedy` asks them, question by question.

mod activation;
mod aims;
mod arsenal;
mod blow;
mod chances;
mod clearing;
mod deployment;
mod greedy;
mod ground;
mod places;
mod powers;
mod replies;
mod throwing;
mod ways;
mod weights;
mod worth;

use std::fmt;
use std::str::FromStr;

use ::pow::Pow;
use ::pow::ask::{Answer, Ask};
use table::{Fast, Policy, Scene};

use crate::Random;

pub use greedy::Greedy;
pub use weights::Weights;

/// A mind of POW, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mind {
    /// [`Random`].
    Random,
    /// [`Greedy`].
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

impl Policy<Pow> for Mind {
    fn pick(&mut self, scene: Scene<Pow>, ask: &Ask, options: &[Answer], chance: &mut Fast) -> usize {
        match self {
            Mind::Random => Random.pick(scene, ask, options, chance),
            Mind::Greedy => Greedy::default().pick(scene, ask, options, chance),
        }
    }
}
