//! What can be asked of a run: heroes or decks, their number, the villain and the mode.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, anyhow, bail};
use champions::card::{Card, CardType, Cards, Deck, Scenario};
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::exchange::{self, NotADeck};
use champions::state::PLAYERS;
use lab::{Wish, chosen, one_of, unknown};
use wire::lobby::Chosen;

/// What can be asked for.
pub const WISHES: &[Wish] = &[
    Wish {
        name: "heroes",
        value: "HERO,HERO",
        help: "The heroes by id with commas between them, each with a starter deck [default: any]",
        example: "she-hulk,iron-man",
    },
    Wish {
        name: "deck",
        value: "DECK,DECK",
        help: "Decks with commas between them, in place of heroes: by id, or files with decklists of MarvelCDB, text or JSON",
        example: "iron-man-aggression",
    },
    Wish { name: "players", value: "PLAYERS", help: "How many heroes play [default: 1 to 4]", example: "2" },
    Wish {
        name: "villain",
        value: "VILLAIN",
        help: "The villain, by the id of the scenario [default: any]",
        example: "rhino",
    },
    Wish { name: "mode", value: "MODE", help: "standard or expert [default: either]", example: "expert" },
];

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

impl<'a> Asked<'a> {
    /// What was asked for.
    ///
    /// # Errors
    /// The first name that is not known, with the nearest that is; a hero without a deck; too many of them; two things
    /// that leave no room for each other.
    pub fn of(cards: &'a Cards, wanted: &[Chosen]) -> anyhow::Result<Asked<'a>> {
        let [heroes, deck, players] = ["heroes", "deck", "players"].map(|wish| chosen(wanted, wish));
        if deck.is_some() && (heroes.is_some() || players.is_some()) {
            bail!("--deck names who plays: leave --heroes and --players out");
        }
        let listed = |names: Option<&'_ str>| -> Vec<String> {
            names.into_iter().flat_map(|names| names.split(',')).map(|name| name.trim().to_owned()).collect()
        };
        let heroes = listed(heroes).into_iter().map(|hero| Ok(Decklist::of(cards, starter(cards, &hero)?)));
        let decks = listed(deck).into_iter().map(|deck| decklist(cards, &deck));
        let decks: Vec<Decklist> = heroes.chain(decks).collect::<anyhow::Result<_>>()?;
        let players = players.map(number_of_players).transpose()?;
        if let Some(players) =
            players.filter(|&players| !decks.is_empty() && decks.len() != usize::from(players))
        {
            bail!("{} heroes are named for {players} players: leave --players out", decks.len());
        }
        if decks.len() > PLAYERS {
            bail!("{} heroes are too many: one to four can play", decks.len());
        }
        let known = cards.scenarios.iter().map(|scenario| scenario.id.as_str());
        let villain =
            chosen(wanted, "villain").map(|villain| one_of("villain", villain, known)).transpose()?;
        let scenario = villain.and_then(|id| cards.scenario(&id));
        Ok(Asked {
            decks,
            players,
            scenario: scenario.map(|place| &cards.scenarios[usize::from(place)]),
            mode: chosen(wanted, "mode").map(mode).transpose()?,
        })
    }
}

fn number_of_players(text: &str) -> anyhow::Result<u8> {
    let players = text.parse().ok().filter(|players| (1..=PLAYERS).contains(&usize::from(*players)));
    players.with_context(|| format!("`{text}` players can't play: one to four can"))
}

fn mode(text: &str) -> anyhow::Result<Mode> {
    match text {
        "standard" => Ok(Mode::Standard),
        "expert" => Ok(Mode::Expert),
        _ => bail!("there is no mode `{text}`: there are standard, expert"),
    }
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

    fn wanted(wishes: &[(&str, &str)]) -> Vec<Chosen> {
        let chosen =
            |&(option, value): &(&str, &str)| Chosen { option: option.to_owned(), value: value.to_owned() };
        wishes.iter().map(chosen).collect()
    }

    #[test]
    fn heroes_bring_their_starter_decks() {
        let cards = champions::card::core().expect("the core set is in order");
        let asked =
            |wishes: &[(&str, &str)]| Asked::of(&cards, &wanted(wishes)).map_err(|why| why.to_string());
        let two = asked(&[("heroes", "she-hulk, spider-man"), ("villain", "klaw"), ("mode", "expert")]);
        let two = two.expect("all of them are known");
        let starter = |id: &str| Decklist::of(&cards, &cards.decks[usize::from(cards.deck(id).expect(id))]);
        assert_eq!(two.decks, [starter("she-hulk-aggression"), starter("spider-man-justice")]);
        assert_eq!(
            (two.scenario.map(|scenario| scenario.id.as_str()), two.mode),
            (Some("klaw"), Some(Mode::Expert))
        );
        let refused = |wishes: &[(&str, &str)], why: &str| {
            let told = asked(wishes).expect_err("it can't be asked for");
            assert!(told.contains(why), "{told}");
        };
        refused(&[("heroes", "she-hulc")], "did you mean `she-hulk`?");
        refused(&[("deck", "iron-man-agression")], "did you mean `iron-man-aggression`?");
        refused(&[("heroes", "she-hulk"), ("players", "3")], "leave --players out");
        refused(&[("deck", "iron-man-aggression"), ("players", "1")], "leave --heroes and --players out");
        refused(&[("players", "5")], "one to four can");
        refused(&[("mode", "heroic")], "there are standard, expert");
    }

    #[test]
    fn a_decklist_comes_from_a_file_or_says_what_it_names_that_is_not_there() {
        let cards = champions::card::core().expect("the core set is in order");
        let folder = Folder::new("decklists");
        let starter =
            Decklist::of(&cards, &cards.decks[usize::from(cards.deck("iron-man-aggression").unwrap())]);
        let json = exchange::to_json(&cards, "Mine", &starter);
        let asked = |written: &str| {
            let file = folder.file("mine.deck");
            fs::write(&file, written).unwrap();
            Asked::of(&cards, &wanted(&[("deck", &file.display().to_string())])).map(|asked| asked.decks)
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
    }
}
