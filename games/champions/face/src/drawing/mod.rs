//! The table of Marvel Champions: the villain's side, the players' areas, and what is under way.
//!
//! Marks name a card in play as a `figure`, by the number it got when it entered, and a card elsewhere as a `card`, by
//! what it prints: copies out of play are alike. A player is a `seat`.

mod card;
mod deed;

pub use card::{Card, Counters, Icon, InPlay, Named, Value};
pub use deed::{Deed, Moment, Window};

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The table with everything on it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsBoard")]
pub struct Board {
    /// The name of the scenario.
    pub scenario: String,
    /// Standard or expert, in words.
    pub mode: String,
    /// The modular sets of the encounter deck, in words.
    pub modular: Vec<String>,
    /// Where the round stands: `setup`, `turn`, `end-of-player-phase`, `place-threat`, `villain`, `minions`, `deal`, `reveal`,
    /// `end-round`.
    pub stage: String,
    /// The same in words.
    pub stage_name: String,
    /// The phases of a round in words: the players' and the villain's.
    pub phases: Vec<String>,
    /// Which of them it is; none during setup.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub phase: Option<u8>,
    /// The round, from 1; 0 during setup.
    pub turn: u16,
    /// The five steps of the villain phase.
    pub steps: Vec<Step>,
    /// Which of them it is, in the villain phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u8>,
    /// Who has the first player token, by seat.
    pub first_player: u8,
    /// Whose turn it is, by seat; in the villain phase, whose part of a step it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn_of: Option<u8>,
    /// How it ended: `won` or `lost`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<String>,
    /// The players, by seat.
    pub sides: Vec<Side>,
    /// Every card in play, in the order they entered.
    pub figures: Vec<InPlay>,
    /// The villain among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub villain: Option<u32>,
    /// The main scheme among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub main_scheme: Option<u32>,
    /// Who does what is under way, else the identity of the player whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub acting: Option<u32>,
    /// Threat that step one of the next villain phase would place on the main scheme, as things stand.
    pub next_threat: u16,
    /// Encounter cards that step three would deal to each player, by seat, as things stand.
    pub next_cards: Vec<u8>,
    /// How many cards the encounter deck has.
    pub encounter_deck: u16,
    /// What the listener knows of its order, in words.
    pub encounter_deck_known: Vec<String>,
    /// The encounter discard pile, its top last.
    pub encounter_discard: Vec<Card>,
    /// The encounter cards that are being revealed or turned up, the innermost last.
    pub resolving: Vec<Card>,
    /// Boost cards that lie face down on the villain.
    pub boosts: u8,
    /// Acceleration tokens by the main scheme.
    pub acceleration_tokens: u16,
    /// Stages of the villain that are still to come.
    pub villain_stages_left: u8,
    /// Stages of the main scheme that are still to come.
    pub scheme_stages_left: u8,
    /// Cards that are out of the game.
    pub removed: Vec<Card>,
    /// The attack, thwart or scheme under way, the innermost of several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub deed: Option<Deed>,
    /// Open windows for interrupts and responses, the innermost last.
    pub windows: Vec<Window>,
    /// What holds for a while, in words.
    pub lasting: Vec<String>,
    /// The player who must resolve a card with peril alone, by seat: nobody may confer then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub peril: Option<u8>,
}

/// A step of a procedure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsStep")]
pub struct Step {
    /// In words.
    pub name: String,
    /// Its rule.
    pub rule: String,
}

/// A player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsSide")]
pub struct Side {
    /// The seat.
    pub seat: u8,
    /// What is played: the hero's name.
    pub name: String,
    /// The identity among the cards in play.
    pub identity: u32,
    /// The aspect of the deck, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aspect: Option<String>,
    /// The hand, if the listener may know it: one's own, or one that is shown.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hand: Option<Vec<Card>>,
    /// How many cards are in hand.
    pub hand_count: u8,
    /// The hand is shown to the other players; who only watches does not see it all the same.
    pub shown: bool,
    /// How many it is filled up to.
    pub hand_size: u8,
    /// How many cards the deck has.
    pub deck: u16,
    /// What the listener knows of its order, in words.
    pub deck_known: Vec<String>,
    /// The discard pile, its top last.
    pub discard: Vec<Card>,
    /// Cards that are being played, the innermost last.
    pub playing: Vec<Card>,
    /// Cards that the payment under way is made with.
    pub paying: Vec<Card>,
    /// Cards of the deck that the player is looking at, if the listener may know them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub looked_at: Option<Vec<Card>>,
    /// Encounter cards that lie face down before the player.
    pub dealt: u8,
    /// Cards of the nemesis set that are still set aside.
    pub nemesis: u8,
    /// The most allies that the player may control.
    pub ally_limit: u8,
    /// Whether the form was changed this turn.
    pub changed_form: bool,
    /// Whether the player is out of the game.
    pub eliminated: bool,
}
