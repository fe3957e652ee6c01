//! Which heroes play, and against whom: the options of Champions that `play` and `simulate` share, and those of Gotham City
//! Chronicles.

use std::path::PathBuf;

use anyhow::{anyhow, bail};
use champions::card::{Cards, Deck, SetKind};
use champions::deck_construction::Decklist;
use champions::setup::Setup;
use champions_face::lab::Asked;
use clap::{ValueEnum, value_parser};
use gotham::printed::{Mission, Printed};
use lab::one_of;
use table::Seat;
use wire::lobby::Chosen;

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
        let listed = |names: &[String]| (!names.is_empty()).then(|| names.join(","));
        let mode = self.mode.map(|mode| match mode {
            ModeName::Standard => "standard".to_owned(),
            ModeName::Expert => "expert".to_owned(),
        });
        let wishes = [
            ("heroes", listed(&self.heroes)),
            ("deck", listed(&self.deck)),
            ("players", self.players.map(|players| players.to_string())),
            ("villain", self.villain.clone()),
            ("mode", mode),
        ];
        let chosen = |(option, value): (&str, Option<String>)| {
            value.map(|value| Chosen { option: option.to_owned(), value })
        };
        Asked::of(cards, &wishes.into_iter().filter_map(chosen).collect::<Vec<_>>())
    }
}

/// To play, everything has to be settled: what was not asked for is the usual.
impl Party {
    /// The setup of a game of Champions, with these modular sets and hands open or not.
    ///
    /// # Errors
    /// As for [`Party::asked`]; a modular set that is not known; more players than there are heroes.
    pub fn champions_setup(
        &self,
        cards: &Cards,
        modular: &[String],
        open_hands: bool,
    ) -> anyhow::Result<Setup> {
        let Asked { mut decks, players, scenario, mode } = self.asked(cards)?;
        let players = players.map_or(decks.len().max(1), usize::from);
        while decks.len() < players {
            let free = |deck: &&Deck| {
                let hero = &cards.card(deck.identity).id;
                decks.iter().all(|taken| taken.identity != *hero)
            };
            let Some(deck) = cards.decks.iter().find(free) else {
                bail!("there are decks of {} heroes, and none for a player more", decks.len());
            };
            decks.push(Decklist::of(cards, deck));
        }
        let at_random = modular.iter().any(|set| set == RANDOM);
        let sets = || cards.sets.iter().filter(|set| set.kind == SetKind::Modular).map(|set| set.id.as_str());
        let named = modular.iter().filter(|set| *set != RANDOM);
        let modular = named.map(|set| one_of("modular set", set, sets())).collect::<anyhow::Result<_>>()?;
        Ok(Setup {
            players: decks,
            first_player: Seat(0),
            scenario: scenario.map_or(USUAL, |scenario| scenario.id.as_str()).to_owned(),
            mode: mode.unwrap_or_default(),
            modular,
            modular_at_random: at_random,
            open_hands,
        })
    }

    /// The setup of a mission of Gotham City Chronicles: heroes fill its slots in their order, the players take them in
    /// turn.
    ///
    /// # Errors
    /// A hero that is not known, more of them than slots, or something that only Champions has.
    pub fn gotham_setup(&self, printed: &Printed, mission: &Mission) -> anyhow::Result<gotham::setup::Setup> {
        let Party { heroes, deck, players, villain, mode } = self;
        if !deck.is_empty() || villain.is_some() || mode.is_some() {
            bail!("gotham has no --deck, --villain or --mode: they are for champions");
        }
        if heroes.len() > mission.slots.len() {
            bail!("{} heroes are too many: the mission has {}", heroes.len(), mission.slots.len());
        }
        let known = || printed.heroes.iter().map(|hero| hero.id.as_str());
        let mut chosen = Vec::new();
        for hero in heroes {
            let id = one_of("hero", hero.trim(), known())?;
            chosen.extend(printed.hero(&id));
        }
        for slot in mission.slots.iter().skip(chosen.len()) {
            let mut free = slot.allowed.iter().map(|(hero, _)| *hero).filter(|hero| !chosen.contains(hero));
            let free = free.next();
            chosen.extend(free);
        }
        let mut setup = gotham::setup::Setup::of_heroes(printed, mission, &chosen);
        setup.players = players.unwrap_or(1);
        for (number, hero) in (0u8..).zip(&mut setup.heroes) {
            hero.player = number % setup.players;
        }
        Ok(setup)
    }
}

/// The scenario of whoever asks for none.
const USUAL: &str = "rhino";
/// A modular set that nobody knows (encounter-deck.modular-random).
const RANDOM: &str = "random";

/// The core set and the packs asked for.
///
/// # Errors
/// Everything that is wrong with any file of them.
pub fn cards(packs: &[PathBuf]) -> anyhow::Result<Cards> {
    champions::card::load(packs).map_err(|found| anyhow!("the content is not in order\n{found}"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use champions::exchange;
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
            Party { deck, villain: None, ..party(&[]) }.champions_setup(&cards, &[], false)
        };
        assert_eq!(asked(&json).expect("it was written by us").players, [starter]);
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

    #[test]
    fn what_is_not_asked_for_is_the_usual() {
        let cards = cards(&[]).expect("the core set is in order");
        let two = Party { players: Some(2), villain: None, ..party(&[]) };
        let setup = two.champions_setup(&cards, &["random".to_owned()], true).expect("two can play");
        assert_eq!((setup.players.len(), setup.scenario.as_str()), (2, "rhino"));
        assert_ne!(setup.players[0].identity, setup.players[1].identity);
        assert!(setup.modular_at_random && setup.open_hands && setup.modular.is_empty());
        let wrong = party(&[]).champions_setup(&cards, &["bomb-scar".to_owned()], false);
        let wrong = wrong.expect_err("no set is called so").to_string();
        assert!(wrong.contains("did you mean `bomb-scare`?"), "{wrong}");
        let three = Party { players: Some(3), ..party(&["she-hulk"]) };
        assert!(three.champions_setup(&cards, &[], false).is_err());
    }

    #[test]
    fn heroes_of_gotham_fill_the_slots_and_are_shared_out() {
        let printed = gotham::printed::house().unwrap_or_else(|problems| panic!("{problems}"));
        let mission =
            printed.missions.iter().find(|mission| mission.slots.len() > 1).expect("one has two slots");
        let two = Party { villain: None, players: Some(2), ..party(&[]) };
        let setup = two.gotham_setup(&printed, mission).expect("two can share them");
        assert_eq!(setup.heroes.len(), mission.slots.len());
        assert_eq!((setup.players, setup.heroes[0].player, setup.heroes[1].player), (2, 0, 1));
        let wrong = Party { villain: None, ..party(&["batmann"]) }.gotham_setup(&printed, mission);
        let wrong = wrong.expect_err("nobody is called so").to_string();
        assert!(wrong.contains("did you mean `batman`?"), "{wrong}");
        assert!(party(&[]).gotham_setup(&printed, mission).is_err(), "a villain can't be chosen");
    }
}
