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
    /// The chances of a hit, a critical, a KO, and of each damage.
    pub fn pow(words: &Words, odds: &pow::odds::Summary) -> Chart {
        let row = |key: &'static str, chance, hue| Row { name: words.word(key), chance, hue };
        let mut rows = vec![
            row("terminal-odds-hit", odds.hit, Hue::Hit),
            row("terminal-odds-critical", odds.critical, Hue::Special),
        ];
        for (key, chance) in [("terminal-odds-ko", odds.ko), ("terminal-odds-removed", odds.removed)] {
            if chance > 0.0 {
                rows.push(row(key, chance, Hue::Down));
            }
        }
        rows.extend(damages(words, &odds.damage));
        Chart { rows, mean: odds.mean }
    }

    /// The chances of any damage, of the target's fall, and of each damage.
    pub fn crisis(words: &Words, odds: &crisis::odds::Summary) -> Chart {
        let any = odds.damage.iter().filter(|(amount, _)| **amount > 0).map(|(_, chance)| chance).sum();
        let mut rows = vec![Row { name: words.word("terminal-odds-any-damage"), chance: any, hue: Hue::Hit }];
        if odds.falls > 0.0 {
            let name = words.word("terminal-odds-falls");
            rows.push(Row { name, chance: odds.falls, hue: Hue::Down });
        }
        rows.extend(damages(words, &odds.damage));
        Chart { rows, mean: odds.mean }
    }
}

fn damages(words: &Words, damage: &BTreeMap<u8, f64>) -> Vec<Row> {
    let name = |amount: u8| words.say(&Message::new("terminal-odds-damage").with("amount", amount));
    let row = |(&amount, &chance): (&u8, &f64)| Row { name: name(amount), chance, hue: Hue::Damage };
    damage.iter().map(row).collect()
}
