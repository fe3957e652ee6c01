//! Exact odds of what somebody makes up: an attack by its numbers alone.

use anyhow::{Context as _, bail};
use table::Game;
use wire::lobby::Chosen;
use words::Words;

use crate::chart::Chart;
use crate::wish::chosen;

/// What a calculator is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Argument {
    /// Its name: `attack`.
    pub name: &'static str,
    /// A line about it.
    pub help: &'static str,
    /// What it takes.
    pub kind: Kind,
}

/// What an argument takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A number up to this, which has to be told.
    Number {
        /// The highest.
        most: u8,
        /// One that somebody could tell.
        example: u8,
    },
    /// How many dice up to this; none, if nothing is said.
    Dice {
        /// The highest.
        most: u8,
    },
    /// Yes, if it is named.
    Flag,
}

/// What odds can be worked out of: a calculator without its game.
#[derive(Clone, Copy, Debug)]
pub struct Sketch {
    /// Its name: `attack`.
    pub name: &'static str,
    /// A line about it.
    pub about: &'static str,
    /// What it is told.
    pub arguments: &'static [Argument],
}

/// What a sketch was told.
#[derive(Clone, Copy)]
pub struct Told<'a> {
    sketch: Sketch,
    chosen: &'a [Chosen],
}

impl Sketch {
    /// What it was told.
    pub fn told(self, chosen: &[Chosen]) -> Told<'_> {
        Told { sketch: self, chosen }
    }
}

impl Told<'_> {
    /// A number; zero where it may be left out and was.
    ///
    /// # Errors
    /// When it is missing, no number, or too high.
    pub fn number(&self, name: &str) -> anyhow::Result<u8> {
        let kind = self.sketch.arguments.iter().find(|argument| argument.name == name);
        let (most, usual) = match kind.map(|argument| argument.kind) {
            Some(Kind::Number { most, .. }) => (most, None),
            Some(Kind::Dice { most }) => (most, Some(0)),
            Some(Kind::Flag) | None => bail!("--{name} is no number of {}", self.sketch.name),
        };
        let Some(text) = chosen(self.chosen, name) else {
            return usual.with_context(|| format!("{} needs --{name}", self.sketch.name));
        };
        let number = text.parse().ok().filter(|&number| number <= most);
        number.with_context(|| format!("--{name} is a number from 0 to {most}, not `{text}`"))
    }

    /// Whether a flag was named.
    pub fn flag(&self, name: &str) -> bool {
        chosen(self.chosen, name).is_some()
    }
}

/// Odds that were worked out.
pub struct Worked {
    /// Figures for machines: one JSON text.
    pub figures: String,
    /// What there is to draw.
    pub chart: Chart,
}

/// Works out exact odds of what somebody makes up.
pub trait Calculator<G: Game>: Sync {
    /// What it works out, and what it is told.
    fn sketch(&self) -> Sketch;

    /// Works it out. What is not named is zero or no.
    ///
    /// # Errors
    /// When it can't be played, or a number is none.
    fn odds(&self, content: &G::Content, chosen: &[Chosen], words: &Words) -> anyhow::Result<Worked>;
}

#[cfg(test)]
mod tests {
    use super::*;

    const SKETCH: Sketch = Sketch {
        name: "attack",
        about: "An attack",
        arguments: &[
            Argument { name: "attack", help: "Dice", kind: Kind::Number { most: 20, example: 6 } },
            Argument { name: "rerolls", help: "Rerolls", kind: Kind::Dice { most: 3 } },
            Argument { name: "cover", help: "Cover", kind: Kind::Flag },
        ],
    };

    fn told(option: &str, value: &str) -> Vec<Chosen> {
        vec![Chosen { option: option.to_owned(), value: value.to_owned() }]
    }

    #[test]
    fn numbers_are_read_within_their_bounds() {
        let number =
            |chosen: &[Chosen], name: &str| SKETCH.told(chosen).number(name).map_err(|why| why.to_string());
        assert_eq!(number(&told("attack", "20"), "attack"), Ok(20));
        assert_eq!(number(&[], "rerolls"), Ok(0));
        assert_eq!(number(&[], "attack"), Err("attack needs --attack".to_owned()));
        assert_eq!(
            number(&told("rerolls", "4"), "rerolls"),
            Err("--rerolls is a number from 0 to 3, not `4`".to_owned())
        );
        assert!(number(&told("cover", "1"), "cover").is_err());
        assert!(SKETCH.told(&told("cover", "")).flag("cover") && !SKETCH.told(&[]).flag("cover"));
    }
}
