//! What a file may say under `given` of a table of Champions.

use std::fmt;

use champions::card::ability::{Form, Status};
use champions::encounter_deck::Mode;
use content::{Spanned, Spelled};
use schemars::JsonSchema;
use serde::Deserialize;
use serde::de::{Deserializer, Error};

use super::counters::CountersSaid;
use scenario::overlay;
use scenario::{Forced, Named};

overlay! {
    /// A table laid out by hand. Left out: Rhino, standard, everybody a hero, hands empty, the first player's turn.
    Given {
        /// Against whom, by the id of the scenario.
        scenario: Spanned<String>,
        /// Standard or expert.
        mode: ModeWord,
        /// Modular sets in place of the recommended one.
        modular: Vec<Spanned<String>>,
        /// The villain's stage.
        stage: Spanned<u8>,
        /// The main scheme's stage.
        scheme_stage: Spanned<u8>,
        /// What lies on the villain.
        villain: GivenCard,
        /// What lies on the main scheme.
        main_scheme: GivenCard,
        /// The players by their identities, in the order in which they sit.
        players: Named<GivenPlayer>,
        /// Other cards of the scenario in play.
        in_play: Vec<Spanned<GivenCard>>,
        /// The encounter deck is these cards and no others.
        encounter_deck: Vec<Spanned<String>>,
        /// These are in the encounter deck besides.
        also_in_encounter_deck: Vec<Spanned<String>>,
        /// These lie on top of the encounter deck, the uppermost first, and every player knows them.
        encounter_deck_top: Vec<Spanned<String>>,
        /// These lie at its bottom, the undermost first.
        encounter_deck_bottom: Vec<Spanned<String>>,
        /// The encounter discard pile, its top last.
        encounter_discard: Vec<Spanned<String>>,
        /// Acceleration tokens.
        acceleration_tokens: u8,
        /// The round.
        round: u16,
        /// Where the round stands.
        phase: PhaseWord,
        /// Whose turn or whose part of the phase it is, by identity.
        active: Spanned<String>,
        /// Who is the first player, by identity.
        first_player: Spanned<String>,
        /// The whole state, as a report writes it; then nothing else is said.
        state: Spanned<String>,
    }
}

overlay! {
    /// A player: the identity, and the zones.
    GivenPlayer {
        /// The deck, by its id; a starter deck of the identity if it is left out.
        deck: Spanned<String>,
        /// The deck is these cards and no others.
        cards: Vec<Spanned<String>>,
        /// These lie on top of the deck, the uppermost first, and its player knows them.
        deck_top: Vec<Spanned<String>>,
        /// These lie at its bottom, the undermost first.
        deck_bottom: Vec<Spanned<String>>,
        /// Hero or alter-ego.
        form: Form,
        /// Damage on the identity.
        damage: u16,
        /// The identity is exhausted.
        exhausted: bool,
        /// Status cards on the identity.
        status: Vec<Status>,
        /// The hand.
        hand: Vec<Spanned<String>>,
        /// The discard pile, its top last.
        discard: Vec<Spanned<String>>,
        /// Encounter cards dealt face down, the first to be revealed first.
        dealt: Vec<Spanned<String>>,
        /// Cards in play that the player owns, and controls unless they say otherwise.
        in_play: Vec<Spanned<GivenCard>>,
        /// Minions engaged with the player.
        engaged: Vec<Spanned<GivenCard>>,
        /// So many cards of the deck lie face down as Drones, engaged with the player.
        drones: u8,
        /// Has changed form this round.
        changed_form: bool,
        /// Is out of the game.
        eliminated: bool,
    }
}

impl Given {
    /// What this says over what the file says for all its scenarios; a player of both is put together.
    pub fn laid_over(mut self, base: Given) -> Given {
        let players = match (self.players.take(), base.players.clone()) {
            (Some(own), Some(under)) => Some(own.over(under, GivenPlayer::over)),
            (own, under) => own.or(under),
        };
        Given { players, ..self.over(base) }
    }
}

/// A card in play: its id alone, or what is on it.
#[derive(Debug, Clone, Default, PartialEq, JsonSchema)]
#[schemars(rename_all = "kebab-case")]
pub struct GivenCard {
    /// Which card.
    pub card: Option<Spanned<String>>,
    /// Damage on it.
    pub damage: Option<u16>,
    /// Threat on it.
    pub threat: Option<u16>,
    /// Counters on it; of a type that is left out, those it enters play with.
    pub counters: Option<Spanned<CountersSaid>>,
    /// Exhausted.
    pub exhausted: Option<bool>,
    /// Its status cards.
    pub status: Option<Vec<Status>>,
    /// What it is attached to, by name.
    pub on: Option<Spanned<String>>,
    /// Who controls it, if not its owner, by identity.
    pub control: Option<Spanned<String>>,
}

impl<'de> Deserialize<'de> for GivenCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GivenCard, D::Error> {
        content::spelled(deserializer)
    }
}

impl<'de> Spelled<'de> for GivenCard {
    const EXPECTED: &'static str =
        "a card such as `mockingbird`, or a map such as `{ card: mockingbird, damage: 1 }`";

    fn of_word<E: Error>(id: &str) -> Result<GivenCard, E> {
        Ok(GivenCard { card: Some(Spanned::unplaced(id.to_owned())), ..GivenCard::default() })
    }

    fn of_map<D: Deserializer<'de>>(map: D) -> Result<GivenCard, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        struct Whole {
            card: Option<Spanned<String>>,
            damage: Option<u16>,
            threat: Option<u16>,
            counters: Option<Spanned<CountersSaid>>,
            exhausted: Option<bool>,
            status: Option<Vec<Status>>,
            on: Option<Spanned<String>>,
            control: Option<Spanned<String>>,
        }
        let Whole { card, damage, threat, counters, exhausted, status, on, control } =
            Whole::deserialize(map)?;
        Ok(GivenCard { card, damage, threat, counters, exhausted, status, on, control })
    }
}

/// How hard it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ModeWord {
    Standard,
    Expert,
}

impl From<ModeWord> for Mode {
    fn from(word: ModeWord) -> Mode {
        match word {
            ModeWord::Standard => Mode::Standard,
            ModeWord::Expert => Mode::Expert,
        }
    }
}

/// Where the round stands: a checkpoint of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseWord {
    /// Setup, from step 10 on.
    Setup,
    /// A turn.
    Turn,
    /// The end of the player phase.
    EndOfPlayerPhase,
    /// Villain phase, step 1.
    Threat,
    /// Step 2, the villain.
    Villain,
    /// Step 2, the minions.
    Minions,
    /// Step 3.
    Deal,
    /// Step 4.
    Reveal,
    /// Step 5.
    EndOfRound,
}

/// There are no dice in this game.
#[derive(Debug, Clone, Deserialize, JsonSchema)]
pub enum NoDice {}

impl<Content> Forced<Content> for NoDice {
    fn sides(&self, _: &Content) -> Result<Vec<u8>, String> {
        match *self {}
    }
}

impl fmt::Display for NoDice {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}
