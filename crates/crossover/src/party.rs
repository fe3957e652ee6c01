//! Which heroes play against which villain: the options of Champions that `play` and `simulate` share.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use champions::card::{Cards, Deck, Scenario};
use champions::encounter_deck::Mode;
use clap::{ValueEnum, value_parser};

use crate::matchup::one_of;

/// Heroes or decks, their number, the villain and the mode.
#[derive(clap::Args)]
#[command(next_help_heading = "The table of Champions")]
pub struct Party {
    /// The heroes by id with commas between them, each with a starter deck [default: any].
    #[arg(long, value_name = "HERO,HERO", value_delimiter = ',', conflicts_with = "deck")]
    heroes: Vec<String>,
    /// Decks by id with commas between them, in place of heroes.
    #[arg(long, value_name = "DECK,DECK", value_delimiter = ',')]
    deck: Vec<String>,
    /// How many heroes, if they are not named [default: 1 to 4].
    #[arg(long, value_parser = value_parser!(u8).range(1..=4), conflicts_with_all = ["heroes", "deck"])]
    players: Option<u8>,
    /// The villain, by the id of the scenario [default: any].
    #[arg(long)]
    villain: Option<String>,
    /// Standard or expert [default: either].
    #[arg(long)]
    mode: Option<ModeName>,
}

/// How hard it is, as it is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum ModeName {
    Standard,
    Expert,
}

/// What was asked for, each name known. What is empty or none was not asked for.
#[derive(Clone, Debug, Default)]
pub struct Asked<'a> {
    /// The decks, by seat.
    pub decks: Vec<&'a Deck>,
    /// How many play.
    pub players: Option<u8>,
    /// Against whom.
    pub scenario: Option<&'a Scenario>,
    /// How hard.
    pub mode: Option<Mode>,
}

impl Party {
    /// Whether nothing was asked for.
    pub fn is_usual(&self) -> bool {
        let Party { heroes, deck, players, villain, mode } = self;
        heroes.is_empty() && deck.is_empty() && players.is_none() && villain.is_none() && mode.is_none()
    }

    /// What was asked for.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is; a hero without a deck; too many of them.
    pub fn asked<'a>(&self, cards: &'a Cards) -> anyhow::Result<Asked<'a>> {
        let mut decks = Vec::new();
        for hero in &self.heroes {
            decks.push(starter(cards, hero.trim())?);
        }
        for deck in &self.deck {
            let id = one_of("deck", deck.trim(), cards.decks.iter().map(|deck| deck.id.as_str()))?;
            decks.extend(cards.deck(&id).map(|place| &cards.decks[usize::from(place)]));
        }
        if decks.len() > champions::state::PLAYERS {
            bail!("{} heroes are too many: one to four can play", decks.len());
        }
        let known = cards.scenarios.iter().map(|scenario| scenario.id.as_str());
        let villain = self.villain.as_ref().map(|villain| one_of("villain", villain, known)).transpose()?;
        let scenario = villain.and_then(|id| cards.scenario(&id));
        Ok(Asked {
            decks,
            players: self.players,
            scenario: scenario.map(|place| &cards.scenarios[usize::from(place)]),
            mode: self.mode.map(|mode| match mode {
                ModeName::Standard => Mode::Standard,
                ModeName::Expert => Mode::Expert,
            }),
        })
    }
}

/// The core set and the packs asked for.
///
/// # Errors
/// Everything that is wrong with any file of them.
pub fn cards(packs: &[PathBuf]) -> anyhow::Result<Cards> {
    champions::card::load(packs).map_err(|found| anyhow!("the content is not in order\n{found}"))
}

/// The first deck of a hero in the packs.
fn starter<'a>(cards: &'a Cards, hero: &str) -> anyhow::Result<&'a Deck> {
    let identity = |deck: &Deck| cards.card(deck.identity).id.as_str();
    let known = cards.decks.iter().map(|deck| cards.card(deck.identity).id.as_str());
    let hero = one_of("hero with a deck", hero, known)?;
    let deck = cards.decks.iter().find(|deck| identity(deck) == hero);
    deck.ok_or_else(|| anyhow!("there is no deck of `{hero}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn party(heroes: &[&str]) -> Party {
        let heroes = heroes.iter().map(|hero| (*hero).to_owned()).collect();
        Party { heroes, deck: Vec::new(), players: None, villain: Some("klaw".to_owned()), mode: None }
    }

    #[test]
    fn heroes_bring_their_starter_decks() {
        let cards = cards(&[]).expect("the core set is in order");
        let asked = party(&["she-hulk", "spider-man"]);
        let asked = asked.asked(&cards).expect("all of them are known");
        let decks: Vec<&str> = asked.decks.iter().map(|deck| deck.id.as_str()).collect();
        assert_eq!(decks, ["she-hulk-aggression", "spider-man-justice"]);
        assert_eq!(asked.scenario.map(|scenario| scenario.id.as_str()), Some("klaw"));
        let wrong = party(&["she-hulc"]).asked(&cards).expect_err("nobody is called so");
        assert!(wrong.to_string().contains("did you mean `she-hulk`?"), "{wrong}");
    }
}
