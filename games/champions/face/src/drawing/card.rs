//! Cards of Marvel Champions, in play and out of it. What they say is looked up by their ids.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::cards::Emblem;

/// A card out of play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsCard")]
pub struct Card {
    /// What marks call it: copies share it.
    pub id: u32,
    /// Its id, to look its face up by.
    pub card: String,
    /// Its title.
    pub name: String,
    /// `ally`, `event`, `resource`, `support`, `upgrade`, `minion`, `side-scheme`, `treachery`, `attachment`, `environment`,
    /// `obligation` and so on.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// `hero`, `aggression`, `justice`, `leadership`, `protection`, `basic` or `scenario`.
    pub class: String,
    /// What it costs, with what changes that now; none where none is printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<String>,
    /// What it generates: `energy`, `mental`, `physical`, `wild`, one each.
    pub resources: Vec<String>,
    /// Boost icons of an encounter card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub boost: Option<u8>,
    /// What its picture is drawn from.
    pub emblem: Emblem,
}

/// A card in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsInPlay")]
pub struct InPlay {
    /// The number it got when it entered play.
    pub id: u32,
    /// Its id, to look its face up by; none while it lies face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card: Option<String>,
    /// What marks call its copies out of play; none while it lies face down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub card_id: Option<u32>,
    /// The face that counts, as a place in the sides of its card.
    pub face: u8,
    /// Its title; face down, what it counts as.
    pub name: String,
    /// `hero`, `alter-ego`, `ally`, `support`, `upgrade`, `villain`, `minion`, `main-scheme`, `side-scheme`, `attachment`,
    /// `environment`, `obligation`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// As of a card out of play.
    pub class: String,
    /// What its picture is drawn from.
    pub emblem: Emblem,
    /// What it is printed to cost, if it is a player's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cost: Option<String>,
    /// Who controls it, by seat; nobody for the scenario's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// Whose it is, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<u8>,
    /// With whom it is engaged, by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub engaged: Option<u8>,
    /// What it is attached to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub host: Option<u32>,
    /// Whether it lies face down.
    pub facedown: bool,
    /// Of an identity, `hero` or `alter-ego`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub form: Option<String>,
    /// Of a villain or a main scheme, its stage: `I`, `1B`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stage: Option<String>,
    /// Whether it is exhausted.
    pub exhausted: bool,
    /// Status cards: `stunned`, `confused`, `tough`.
    pub statuses: Vec<Named>,
    /// Keywords as they hold now: `guard`, `overkill`, `peril`, `quickstrike`, `restricted`, `retaliate`, `surge`, `toughness`, `uses`.
    pub keywords: Vec<Named>,
    /// Its traits, in words.
    pub traits: Vec<String>,
    /// Hit points left, of characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub left: Option<u16>,
    /// Hit points in full, as they count now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub full: Option<u16>,
    /// Threat, of schemes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub threat: Option<u16>,
    /// The threat at which a main scheme goes on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub target: Option<u16>,
    /// Whether no threat can be removed from it now, or no damage dealt to it.
    pub locked: bool,
    /// Icons of a scheme.
    pub icons: Vec<Icon>,
    /// Its values as they count now: `thwart`, `attack`, `defence`, `recover`, `scheme`.
    pub values: Vec<Value>,
    /// Counters on it, by their types.
    pub counters: Vec<Counters>,
    /// Cards that lie under it.
    pub under: u8,
}

/// Something that a card is under or has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsNamed")]
pub struct Named {
    /// A code for its glyph.
    pub code: String,
    /// Its name, with its number.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// Icons of one kind on a scheme.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsIcon")]
pub struct Icon {
    /// `crisis`, `acceleration` or `hazard`.
    pub code: String,
    /// How many.
    pub count: u8,
    /// Its name.
    pub name: String,
    /// What it does, in words.
    pub text: String,
}

/// Counters of one type on a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsCounters")]
pub struct Counters {
    /// The type's id.
    pub code: String,
    /// Its name, as it stands beside the word counter.
    pub name: String,
    /// How many.
    pub count: u16,
}

/// A value of a card in play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "ChampionsValue")]
pub struct Value {
    /// `thwart`, `attack`, `defence`, `recover`, `scheme`.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its value now; none for a dash.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub value: Option<u16>,
    /// Its value on the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub printed: Option<u16>,
    /// Damage that an ally takes for using it.
    pub consequential: u8,
}
