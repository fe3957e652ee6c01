//! What was chosen before a game, as a setup.

use champions::Champions;
use champions::card::Cards;
use champions::deck_construction::Decklist;
use champions::encounter_deck::Mode;
use champions::setup::{Setup, SetupError};
use host::choosing::{chosen, known_options};
use host::{Player, Setups, code_of};
use table::{Game as _, Seat};
use wire::lobby::{Chosen, GameInfo};
use wire::problem::{Code, Problem};
use words::Words;

use crate::voice::Printed;
use crate::{ChampionsFace, decks, info};

/// The options of the table and of each seat, by the ids that [`super::info`] lists.
pub(super) const SCENARIO: &str = "scenario";
pub(super) const MODE: &str = "mode";
pub(super) const MODULAR: &str = "modular";
pub(super) const HANDS: &str = "hands";
pub(super) const TEAM: &str = "team";
/// The modular set that the booklet recommends for the scenario.
pub(super) const RECOMMENDED: &str = "recommended";
/// A modular set that nobody knows (encounter-deck.modular-random).
pub(super) const RANDOM: &str = "random";
/// Hands are each player's own, or shown to the other players (players.table-talk.no-duty, players.table-talk.allowed).
pub(super) const CLOSED: &str = "closed";
pub(super) const OPEN: &str = "open";
/// What a deck of one's own begins with: `ids:identity:a,aspect:b,card:c`.
const IDS: &str = "ids:";
/// The scenario of whoever chooses none.
const USUAL: &str = "rhino";

impl Setups<Champions> for ChampionsFace {
    fn info(&self, cards: &Cards, words: &Words) -> GameInfo {
        info::info(cards, words)
    }

    fn choose(
        &self,
        cards: &Cards,
        table: &[Chosen],
        seats: &[Vec<Chosen>],
        words: &Words,
    ) -> Result<Setup, Problem> {
        known_options(table, &[SCENARIO, MODE, MODULAR, HANDS])?;
        let mut picked: Vec<Option<Decklist>> = Vec::new();
        for choices in seats {
            known_options(choices, &[TEAM])?;
            picked.push(chosen(choices, TEAM).map(|value| deck(cards, value)).transpose()?);
        }
        // Seats that chose nothing get what nobody else has.
        let mut taken: Vec<Decklist> = picked.iter().flatten().cloned().collect();
        let mut players = Vec::new();
        for deck in picked {
            let deck = deck.or_else(|| {
                let free = info::free_deck(cards, &taken).map(|deck| Decklist::of(cards, deck))?;
                taken.push(free.clone());
                Some(free)
            });
            players.extend(deck);
        }
        let setup = Setup {
            players,
            first_player: Seat(0),
            scenario: chosen(table, SCENARIO).unwrap_or(USUAL).to_owned(),
            mode: mode(chosen(table, MODE))?,
            modular: chosen(table, MODULAR)
                .filter(|&set| set != RECOMMENDED && set != RANDOM)
                .map(|sets| sets.split(',').map(|set| set.trim().to_owned()).collect())
                .unwrap_or_default(),
            modular_at_random: chosen(table, MODULAR) == Some(RANDOM),
            open_hands: hands(chosen(table, HANDS))?,
        };
        if setup.players.len() != seats.len() {
            let message =
                format!("{} players, but there are only {} decks at hand", seats.len(), cards.decks.len());
            return Err(host::problem(Code::BadSetup, message));
        }
        Champions::start(cards, &setup).map_err(|error| said(cards, &error, words))?;
        Ok(setup)
    }

    fn players(&self, cards: &Cards, setup: &Setup, words: &Words) -> Vec<Player> {
        // Nobody at the table plays the villain.
        Player::together(decks::names(cards, setup, words))
    }
}

fn hands(chosen: Option<&str>) -> Result<bool, Problem> {
    match chosen {
        None | Some(CLOSED) => Ok(false),
        Some(OPEN) => Ok(true),
        Some(other) => {
            let message = format!("hands are {CLOSED} or {OPEN}, not `{other}`");
            Err(host::problem(Code::BadSetup, message))
        }
    }
}

fn mode(chosen: Option<&str>) -> Result<Mode, Problem> {
    let Some(chosen) = chosen else { return Ok(Mode::default()) };
    let known = [Mode::Standard, Mode::Expert].into_iter().find(|mode| code_of(mode) == chosen);
    known.ok_or_else(|| {
        let message = format!("there is no mode `{chosen}`: it is standard or expert");
        host::problem(Code::BadSetup, message)
    })
}

fn deck(cards: &Cards, value: &str) -> Result<Decklist, Problem> {
    if let Some(members) = value.strip_prefix(IDS) {
        let members = members.split(',').map(str::trim).filter(|id| !id.is_empty());
        return Ok(decks::of_members(cards, members));
    }
    let known = cards.deck(value).map(|place| &cards.decks[usize::from(place)]);
    known.map(|deck| Decklist::of(cards, deck)).ok_or_else(|| {
        let message = format!(
            "there is no deck `{value}`: name one that is listed, or {IDS}identity:a,aspect:b,card:c"
        );
        host::problem(Code::BadSetup, message)
    })
}

/// Everything that is wrong with a setup, in the reader's words.
fn said(cards: &Cards, error: &SetupError, words: &Words) -> Problem {
    let (code, rule) = match error {
        SetupError::Deck(_, problems) => {
            (Code::BadTeam, problems.first().map(|problem| problem.rule().as_str().to_owned()))
        }
        SetupError::SameIdentity(..) => {
            let rule = champions::rule!("limits.unique.same-identity-barred");
            (Code::BadSetup, Some(rule.as_str().to_owned()))
        }
        _ => (Code::BadSetup, None),
    };
    Problem {
        said: Some(Printed::new(words, cards).setup_error(error)),
        rule,
        ..host::problem(code, error.to_string())
    }
}
