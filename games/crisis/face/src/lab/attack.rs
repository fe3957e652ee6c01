//! The odds of one attack by its dice alone.

use anyhow::{Context as _, anyhow};
use crisis::Crisis;
use crisis::card::Cards;
use crisis::odds::Summary;
use lab::{Argument, Calculator, Chart, Hue, Kind, Row, Sketch, Worked};
use wire::lobby::Chosen;
use words::Words;

/// So many dice against so many.
pub struct Attack;

/// The most dice that either side may have.
const DICE: u8 = 20;

impl Calculator<Crisis> for Attack {
    fn sketch(&self) -> Sketch {
        const fn flag(name: &'static str, help: &'static str) -> Argument {
            Argument { name, help, kind: Kind::Flag }
        }
        const fn rerolls(name: &'static str, help: &'static str) -> Argument {
            Argument { name, help, kind: Kind::Dice { most: DICE } }
        }
        const ARGUMENTS: &[Argument] = &[
            Argument {
                name: "attack",
                help: "Dice of the attacker",
                kind: Kind::Number { most: DICE, example: 8 },
            },
            Argument {
                name: "defence",
                help: "Dice of the defender",
                kind: Kind::Number { most: DICE, example: 6 },
            },
            rerolls("attack-rerolls", "The attacker may reroll up to so many of them"),
            rerolls("defence-rerolls", "The defender may reroll up to so many of them"),
            flag("cover", "The defender has cover"),
            flag("hex-attack", "The attacker is hexed: criticals add no dice"),
            flag("hex-defence", "The defender is hexed"),
            flag("criticals-add-two", "Each critical of the attack adds two dice"),
            flag("blanks-count", "The defender's blanks count as successes"),
        ];
        Sketch { name: "attack", about: "One attack: so many dice against so many", arguments: ARGUMENTS }
    }

    fn odds(&self, _cards: &Cards, chosen: &[Chosen], words: &Words) -> anyhow::Result<Worked> {
        let told = self.sketch().told(chosen);
        let sketch = crisis::odds::Sketch {
            attack: told.number("attack")?,
            defence: told.number("defence")?,
            attack_rerolls: told.number("attack-rerolls")?,
            defence_rerolls: told.number("defence-rerolls")?,
            cover: told.flag("cover"),
            hex_attack: told.flag("hex-attack"),
            hex_defence: told.flag("hex-defence"),
            criticals_add_two: told.flag("criticals-add-two"),
            blanks_count: told.flag("blanks-count"),
            trigger: None,
        };
        let odds = sketch.odds().map_err(|stop| anyhow!("this attack can't be played: {stop:?}"))?;
        let odds = Summary::from(&odds);
        let figures = serde_json::to_string(&odds).context("odds are plain numbers")?;
        Ok(Worked { figures, chart: chart(words, &odds) })
    }
}

/// The chances of any damage, of the target's fall, and of each damage.
fn chart(words: &Words, odds: &Summary) -> Chart {
    let any = odds.damage.iter().filter(|(amount, _)| **amount > 0).map(|(_, chance)| chance).sum();
    let mut rows = vec![Row { name: words.word("terminal-odds-any-damage"), chance: any, hue: Hue::Hit }];
    if odds.falls > 0.0 {
        let name = words.word("terminal-odds-falls");
        rows.push(Row { name, chance: odds.falls, hue: Hue::Down });
    }
    rows.extend(Chart::damages(words, &odds.damage));
    Chart { rows, mean: odds.mean }
}
