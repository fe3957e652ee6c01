//! Which heroes of Champions `simulate` lets play, and against whom.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail};
use champions::card::{Card, CardType, Cards, Deck, Scenario};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::exchange::{self, NotADeck};
use clap::{ValueEnum, value_parser};

use crate::matchup::{one_of, unknown};

/// Heroes or decks, their number, the villain and the mode.
#[derive(clap::Args)]
#[command(next_help_heading = "The table of Champions and Gotham")]
pub struct Party {
    /// The heroes by id with commas between them; of champions each with a starter deck [default: any; to play, those that
    /// come first].
    #[arg(long, value_name = "HERO,HERO", value_delimiter = ',', conflicts_with = "deck")]
    heroes: Vec<String>,
    /// Decks with commas between them, in place of heroes: by id, or files with decklists of MarvelCDB, text or JSON.
    #[arg(long, value_name = "DECK,DECK", value_delimiter = ',')]
    deck: Vec<String>,
    /// How many play: of champions heroes, of gotham those who share the heroes [default: 1 to 4; to play, 1].
    #[arg(long, value_parser = value_parser!(u8).range(1..=4), conflicts_with = "deck")]
    players: Option<u8>,
    /// The villain, by the id of the scenario [default: any; to play, rhino].
    #[arg(long)]
    villain: Option<String>,
    /// Standard or expert [default: either; to play, standard].
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
    pub decks: Vec<Decklist>,
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
            decks.push(Decklist::of(cards, starter(cards, hero.trim())?));
        }
        for deck in &self.deck {
            decks.push(decklist(cards, deck.trim())?);
        }
        if let Some(players) =
            self.players.filter(|&players| !decks.is_empty() && decks.len() != usize::from(players))
        {
            bail!("{} heroes are named for {players} players: leave --players out", decks.len());
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

/// A deck of the packs by its id, or one that a file holds as other programs write it. Whether it is legal, the setup says;
/// a card that no pack has is refused here, since a deck without it would be another deck.
fn decklist(cards: &Cards, named: &str) -> anyhow::Result<Decklist> {
    if let Some(place) = cards.deck(named) {
        return Ok(Decklist::of(cards, &cards.decks[usize::from(place)]));
    }
    if !Path::new(named).is_file() {
        let known = cards.decks.iter().map(|deck| deck.id.as_str());
        return Err(unknown("deck or file", named, known));
    }
    let written = fs::read_to_string(named).with_context(|| format!("can't read {named}"))?;
    let read = exchange::read(cards, &written).map_err(|why| anyhow!("{named}: {}", reason(cards, &why)))?;
    let missing = read.unknown.iter().map(|unknown| {
        let line = unknown.line.map_or(String::new(), |line| format!("line {line}: "));
        let nearest = unknown.nearest.map(|card| &cards.card(card).front().name.en);
        let hint = nearest.map_or(String::new(), |name| format!(", did you mean {name}?"));
        format!("\n  {line}{} × `{}`{hint}", unknown.copies, unknown.written)
    });
    let missing: String = missing.collect();
    if missing.is_empty() { Ok(read.list) } else { bail!("{named} names cards that no pack has:{missing}") }
}

/// Why a file is no deck, and what would make it one.
fn reason(cards: &Cards, why: &NotADeck) -> String {
    let name = |card: &Card| card.front().name.en.clone();
    match why {
        NotADeck::Json(_) => why.to_string(),
        NotADeck::NoIdentity(Some(near)) => format!("{why}; did you mean {}?", name(cards.card(*near))),
        NotADeck::NoIdentity(None) => {
            let heroes = cards.cards.iter().filter(|card| card.front().kind == CardType::Hero).map(name);
            format!("{why}; one line is the hero: {}", heroes.collect::<Vec<_>>().join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use throwaway::Folder;

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
        let starter = |id: &str| Decklist::of(&cards, &cards.decks[usize::from(cards.deck(id).expect(id))]);
        assert_eq!(asked.decks, [starter("she-hulk-aggression"), starter("spider-man-justice")]);
        assert_eq!(asked.scenario.map(|scenario| scenario.id.as_str()), Some("klaw"));
        let wrong = party(&["she-hulc"]).asked(&cards).expect_err("nobody is called so");
        assert!(wrong.to_string().contains("did you mean `she-hulk`?"), "{wrong}");
    }

    #[test]
    fn a_decklist_comes_from_a_file_or_says_what_it_names_that_is_not_there() {
        let cards = cards(&[]).expect("the core set is in order");
        let folder = Folder::new("decklists");
        let starter =
            Decklist::of(&cards, &cards.decks[usize::from(cards.deck("iron-man-aggression").unwrap())]);
        let json = exchange::to_json(&cards, "Mine", &starter);
        let asked = |written: &str| {
            let file = folder.file("mine.deck");
            fs::write(&file, written).unwrap();
            let deck = vec![file.display().to_string()];
            Party { deck, villain: None, ..party(&[]) }.asked(&cards).map(|asked| asked.decks)
        };
        assert_eq!(asked(&json).expect("it was written by us"), [starter]);
        let misspelt =
            asked("Iron Man\nAggression\n2x Upercut\n").expect_err("no card is called so").to_string();
        assert!(misspelt.ends_with("\n  line 3: 2 × `Upercut`, did you mean Uppercut?"), "{misspelt}");
        let nobody = asked("Somebody Else\n").expect_err("no hero is called so").to_string();
        let heroes = "Black Panther, Captain Marvel, Iron Man, She-Hulk, Spider-Man";
        let expected =
            format!("mine.deck: it names no identity that we know; one line is the hero: {heroes}");
        assert!(nobody.ends_with(&expected), "{nobody}");
        let nearly = asked("Spider-Men\n").expect_err("no hero is called so").to_string();
        assert!(nearly.ends_with("it names no identity that we know; did you mean Spider-Man?"), "{nearly}");
        let nothing = Party { deck: vec!["iron-man-agression".into()], ..party(&[]) }.asked(&cards);
        let nothing = nothing.expect_err("there is no such file").to_string();
        assert!(nothing.contains("did you mean `iron-man-aggression`?"), "{nothing}");
    }
}
