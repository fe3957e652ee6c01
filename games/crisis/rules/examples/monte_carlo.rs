//! Exact odds against rolling: three attacks as they are really played, each rolled over and over by the same rules.
//!
//! `cargo run -p crisis --release --example monte_carlo [ATTACKS]` rolls each of them ten million times, or as often as it is
//! told, and fails when a figure is further from the exact one than chance explains.

use std::collections::BTreeMap;
use std::process::ExitCode;

use crisis::card::ability::Face;
use crisis::odds::{Sketch, Summary};
use table::Fast;

/// In standard errors: once in some 300,000 figures chance goes further.
const TOO_FAR: f64 = 4.5;

/// Nothing but dice.
const BARE: Sketch = Sketch {
    attack: 0,
    defence: 0,
    attack_rerolls: 0,
    defence_rerolls: 0,
    cover: false,
    hex_attack: false,
    hex_defence: false,
    criticals_add_two: false,
    blanks_count: false,
    trigger: None,
};

const ATTACKS: [(&str, Sketch); 3] = [
    (
        "8 against 6, rerolls on both sides, cover, a rule that wants a wild",
        Sketch {
            attack: 8,
            defence: 6,
            attack_rerolls: 2,
            defence_rerolls: 2,
            cover: true,
            trigger: Some(&[Face::Wild]),
            ..BARE
        },
    ),
    (
        "6 against 3, an attack reroll, the defender hexed, blanks count for the defender",
        Sketch { attack: 6, defence: 3, attack_rerolls: 1, hex_defence: true, blanks_count: true, ..BARE },
    ),
    (
        "4 against 5, three defence rerolls, criticals add two dice",
        Sketch { attack: 4, defence: 5, defence_rerolls: 3, criticals_add_two: true, ..BARE },
    ),
];

fn main() -> Result<ExitCode, String> {
    let times = match std::env::args().nth(1) {
        Some(asked) => asked.parse::<u64>().map_err(|_| format!("how many attacks are `{asked}`?"))?,
        None => 10_000_000,
    };
    let mut furthest: f64 = 0.0;
    for (name, sketch) in ATTACKS {
        let exact = Summary::from(&sketch.odds().map_err(|stop| format!("{name}: {stop:?}"))?);
        let drawn = sketch.draw();
        let (mut damage, mut power) = (BTreeMap::<u8, u64>::new(), 0u64);
        for number in 0..times {
            let outcome = Sketch::roll(&drawn, Fast::of_game(11, number))
                .map_err(|stop| format!("{name}, attack {number}: {stop:?}"))?;
            *damage.entry(outcome.damage).or_default() += 1;
            power += u64::from(outcome.attacker_power);
        }
        println!("{name}, {times} times");
        let rolled = Rolled { times, damage };
        let mean = rolled.mean_off(&exact);
        println!("  mean damage {:.6}, rolled {:.6}: {mean:.2} standard errors", exact.mean, rolled.mean());
        println!("  the rule's power {:.6}, rolled {:.6}", exact.attacker_power, power as f64 / times as f64);
        let (amount, off) = rolled.shares_off(&exact);
        println!("  furthest of all shares: {amount} damage, {off:.2} standard errors");
        furthest = furthest.max(mean).max(off);
    }
    println!("furthest {furthest:.2} standard errors");
    Ok(ExitCode::from(u8::from(furthest > TOO_FAR)))
}

/// How often each damage was dealt.
struct Rolled {
    times: u64,
    damage: BTreeMap<u8, u64>,
}

impl Rolled {
    fn mean(&self) -> f64 {
        let sum: u64 = self.damage.iter().map(|(&damage, count)| u64::from(damage) * count).sum();
        sum as f64 / self.times as f64
    }

    /// How far the mean is off, in standard errors.
    fn mean_off(&self, exact: &Summary) -> f64 {
        let squares: f64 =
            exact.damage.iter().map(|(&damage, chance)| f64::from(damage).powi(2) * chance).sum();
        let error = ((squares - exact.mean.powi(2)) / self.times as f64).sqrt();
        (self.mean() - exact.mean).abs() / error
    }

    /// The damage whose share is furthest off, and how far in standard errors.
    fn shares_off(&self, exact: &Summary) -> (u8, f64) {
        let times = self.times as f64;
        let off = exact.damage.iter().map(|(&damage, &chance)| {
            let share = self.damage.get(&damage).copied().unwrap_or(0) as f64 / times;
            (damage, (share - chance).abs() / (chance * (1.0 - chance) / times).sqrt())
        });
        // What is expected fewer than ten times is too rare for an error to mean much.
        let common = off.filter(|(damage, _)| exact.damage[damage] * times >= 10.0);
        common.fold((0, 0.0), |worst, one| if one.1 > worst.1 { one } else { worst })
    }
}
