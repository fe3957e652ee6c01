//! The odds of one attack by its numbers alone.

use anyhow::Context as _;
use lab::{Argument, Calculator, Chart, Hue, Kind, Row, Sketch, Worked};
use pow::Pow;
use pow::ask::Boost;
use pow::card::Cards;
use pow::odds::{Choices, Summary};
use wire::lobby::Chosen;
use words::Words;

use super::sketch::{self, Numbers};

/// One attack on one target in contact.
pub struct Attack;

impl Calculator<Pow> for Attack {
    fn sketch(&self) -> Sketch {
        Sketch {
            name: "attack",
            about: "One attack on one target in contact, without special abilities",
            arguments: &[
                Argument {
                    name: "attack",
                    help: "The attacker's attack value",
                    kind: Kind::Number { most: 50, example: 6 },
                },
                Argument {
                    name: "defence",
                    help: "The target's defence against it",
                    kind: Kind::Number { most: 100, example: 13 },
                },
                Argument {
                    name: "damage",
                    help: "The damage of the attack",
                    kind: Kind::Number { most: 50, example: 3 },
                },
                Argument { name: "boost", help: "The attacker pays for a third die", kind: Kind::Flag },
                Argument { name: "defends", help: "The target makes a defensive reaction", kind: Kind::Flag },
            ],
        }
    }

    fn odds(&self, _cards: &Cards, chosen: &[Chosen], words: &Words) -> anyhow::Result<Worked> {
        let told = self.sketch().told(chosen);
        let boost = if told.flag("boost") { Boost::Die } else { Boost::No };
        let odds = sketch::odds(&Numbers {
            attack: told.number("attack")?,
            defence: told.number("defence")?,
            damage: told.number("damage")?,
            choices: Choices { boost, defends: told.flag("defends") },
        })?;
        let figures = serde_json::to_string(&odds).context("odds are plain numbers")?;
        Ok(Worked { figures, chart: chart(words, &odds) })
    }
}

/// The chances of a hit, a critical, a KO, and of each damage.
fn chart(words: &Words, odds: &Summary) -> Chart {
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
    rows.extend(Chart::damages(words, &odds.damage));
    Chart { rows, mean: odds.mean }
}
