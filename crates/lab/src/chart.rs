//! What there is to draw of an attack's odds, whatever the game.

use std::collections::BTreeMap;

use words::{Message, Words};

/// What a row is about, for those who have colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hue {
    /// The attack comes off.
    Hit,
    /// More than that.
    Special,
    /// An amount of damage.
    Damage,
    /// Somebody goes down.
    Down,
}

/// One chance.
pub struct Row {
    /// What of.
    pub name: String,
    /// How likely.
    pub chance: f64,
    /// What it is about.
    pub hue: Hue,
}

/// The odds of an attack.
pub struct Chart {
    /// From the general to the particular.
    pub rows: Vec<Row>,
    /// Mean damage.
    pub mean: f64,
}

impl Chart {
    /// The chance of each damage.
    pub fn damages(words: &Words, damage: &BTreeMap<u8, f64>) -> Vec<Row> {
        let name = |amount: u8| words.say(&Message::new("terminal-odds-damage").with("amount", amount));
        let row = |(&amount, &chance): (&u8, &f64)| Row { name: name(amount), chance, hue: Hue::Damage };
        damage.iter().map(row).collect()
    }
}
