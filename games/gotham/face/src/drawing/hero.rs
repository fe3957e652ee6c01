//! Hero sheets and what heroes carry.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::cards::Emblem;

use super::Named;

/// A hero sheet.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamHero")]
pub struct Hero {
    /// Its id.
    pub id: u32,
    /// The sheet's id, to look its face up by.
    pub card: String,
    /// The hero's name.
    pub name: String,
    /// Who plays the hero, by seat.
    pub seat: u8,
    /// The hero's figure.
    pub figure: u32,
    /// What the portrait is drawn from.
    pub emblem: Emblem,
    /// `active` or `rest`.
    pub state: String,
    /// The same in words.
    pub state_name: String,
    /// Whether skills are off until the turn pawn moves.
    pub dazed: bool,
    /// Whether all cubes are wounds.
    pub neutralised: bool,
    /// Where the cubes lie.
    pub cubes: Cubes,
    /// How many cubes come back to an active hero.
    pub recovery_active: u8,
    /// How many come back to a hero at rest.
    pub recovery_rest: u8,
    /// Automatic successes in defence: the least, or the only number.
    pub automatic_defence: u8,
    /// The automatic defence in words.
    pub automatic_defence_text: String,
    /// Move points for each cube in the movement box.
    pub move_points: u8,
    /// Points of the first movement at the encumbrance of now.
    pub first_bonus: u8,
    /// Total encumbrance.
    pub load: u8,
    /// The most that can be carried.
    pub most_load: u8,
    /// The encumbrance table.
    pub bands: Vec<Band>,
    /// Traits.
    pub traits: Vec<Named>,
    /// Skills, those of cards among them.
    pub skills: Vec<Named>,
    /// The cards carried, by id.
    pub carries: Vec<u32>,
    /// The allied tiles commanded, by id.
    pub commands: Vec<u32>,
}

/// The cubes of a sheet or of the command post.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamCubes")]
pub struct Cubes {
    /// Available energy.
    pub available: u8,
    /// Fatigue.
    pub fatigue: u8,
    /// Wounds; the command post has none.
    pub wounds: u8,
    /// The boxes, in the order of the sheet.
    pub boxes: Vec<CubeBox>,
}

/// A box that cubes are spent into.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamCubeBox")]
pub struct CubeBox {
    /// `melee`, `ranged`, `manipulation`, `thought`, `movement`, `defence` or `reroll`.
    pub code: String,
    /// In words.
    pub name: String,
    /// The cubes in it.
    pub cubes: u8,
    /// How many it holds.
    pub most: u8,
    /// The die for each cube: `white`, `yellow-reroll` and so on; none where there is no die.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub die: Option<String>,
    /// Whether the action can't be done at all.
    pub forbidden: bool,
    /// A cube's worth in words: "1 red die", "2 move points".
    pub text: String,
}

/// A line of the encumbrance table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamBand")]
pub struct Band {
    /// Up to this encumbrance.
    pub up_to: u8,
    /// Points of the first movement.
    pub bonus: u8,
}

/// A material card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamCard")]
pub struct Card {
    /// Its id.
    pub id: u32,
    /// Its card's id, to look its face up by.
    pub card: String,
    /// Its name.
    pub name: String,
    /// `object`, `tool`, `melee-weapon` or `ranged-weapon`.
    pub kind: String,
    /// The same in words.
    pub kind_name: String,
    /// Whether it is a bat-gadget.
    pub gadget: bool,
    /// Its encumbrance, or the size of a gadget.
    pub bulk: u8,
    /// Whether it is gone after use.
    pub single_use: bool,
    /// `carried`, `lying`, `inside` or `gone`.
    pub place: String,
    /// The hero that carries it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub hero: Option<u32>,
    /// The zone where it lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub zone: Option<u32>,
    /// The token that it is in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<u32>,
    /// Whether one of its lines is in use.
    pub in_use: bool,
    /// What it does.
    pub lines: Vec<CardLine>,
}

/// A bonus line of a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "GothamCardLine")]
pub struct CardLine {
    /// When it applies: `melee-attack`, `ranged-attack`, `manipulation`, `thought`, `movement`, `defence`, `permanent`.
    pub when: String,
    /// Its dice, by their codes.
    pub dice: Vec<String>,
    /// All of it in words.
    pub text: String,
}
