//! The words of games of two sides: whose something is, where a side deploys, how it ended, who is called what.

use std::fmt;

use content::Spanned;
use schemars::JsonSchema;
use serde::Deserialize;
use space::Edge;
use table::{Outcome, Side};

/// The word for a side.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::A => "a",
        Side::B => "b",
    }
}

/// A side by its word.
pub fn side_of(word: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|&known| side(known) == word)
}

/// Each figure by the id of its card; where two share one, or the id means something else in a file, with its side and
/// number.
pub fn figure_names(figures: &[(Side, &str)], reserved: &[&str]) -> Vec<String> {
    let name = |(number, &(whose, id)): (usize, &(Side, &str))| {
        let alone = figures.iter().filter(|(_, other)| *other == id).count() == 1;
        match alone && !reserved.contains(&id) {
            true => id.to_owned(),
            false => format!("{id}-{}{number}", side(whose)),
        }
    };
    figures.iter().enumerate().map(name).collect()
}

/// The sides, for the schema: the rules' own type knows nothing of schemas.
#[derive(JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(dead_code, reason = "only its schema is used")]
pub enum TwoSides {
    A,
    B,
}

/// Something for each side; a side that is left out has the least of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(bound = "T: JsonSchema + Default")]
pub struct Sides<T> {
    #[serde(default)]
    pub a: T,
    #[serde(default)]
    pub b: T,
}

/// A side, or nobody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideWord {
    A,
    B,
    Nobody,
}

impl fmt::Display for SideWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SideWord::A => "a",
            SideWord::B => "b",
            SideWord::Nobody => "nobody",
        })
    }
}

impl From<SideWord> for Option<Side> {
    fn from(word: SideWord) -> Option<Side> {
        match word {
            SideWord::A => Some(Side::A),
            SideWord::B => Some(Side::B),
            SideWord::Nobody => None,
        }
    }
}

impl From<Option<Side>> for SideWord {
    fn from(side: Option<Side>) -> SideWord {
        match side {
            Some(Side::A) => SideWord::A,
            Some(Side::B) => SideWord::B,
            None => SideWord::Nobody,
        }
    }
}

/// An edge of the table, or none yet.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EdgeWord {
    South,
    North,
    #[default]
    None,
}

impl From<EdgeWord> for Option<Edge> {
    fn from(word: EdgeWord) -> Option<Edge> {
        match word {
            EdgeWord::South => Some(Edge::South),
            EdgeWord::North => Some(Edge::North),
            EdgeWord::None => None,
        }
    }
}

/// A number that is expected of each side.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ThenSides {
    pub a: Option<Spanned<i64>>,
    pub b: Option<Spanned<i64>>,
}

/// How a game ended, or that it goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum OutcomeWord {
    AWins,
    BWins,
    Drawn,
    None,
}

impl fmt::Display for OutcomeWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            OutcomeWord::AWins => "a-wins",
            OutcomeWord::BWins => "b-wins",
            OutcomeWord::Drawn => "drawn",
            OutcomeWord::None => "none",
        })
    }
}

impl From<Option<Outcome>> for OutcomeWord {
    fn from(outcome: Option<Outcome>) -> OutcomeWord {
        match outcome {
            Some(Outcome::Won(Side::A)) => OutcomeWord::AWins,
            Some(Outcome::Won(Side::B)) => OutcomeWord::BWins,
            Some(Outcome::Drawn) => OutcomeWord::Drawn,
            None => OutcomeWord::None,
        }
    }
}
