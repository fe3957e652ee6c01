//! The reference odds of the facts file, to all the digits given.

use table::{Fast, Odds, Scene};

use super::sketch::{innate, myself, rerolls};
use super::{Choices, Outcome, Sketch, Summary, attack};
use crate::Crisis;
use crate::attack::Weapon;
use crate::card::ability::{Amount, Cost, Face, Occurrence, PowerCost, Roll, Step, Superpower};
use crate::cites;
use crate::state::FigureId;

fn summary(sketch: Sketch) -> Summary {
    Summary::from(&sketch.odds().expect("odds of a sketch"))
}

#[track_caller]
fn near(found: f64, wanted: f64, digits: i32) {
    let half = 0.5 / (0..digits).fold(1.0, |scale, _| scale * 10.0);
    assert!((found - wanted).abs() <= half * 1.001, "{found} is not {wanted}");
}

#[test]
fn bare_attacks_have_the_reference_odds() {
    cites!("attack.opposed", "attack.step8.criticals", "attack.step10.difference");
    let five = summary(Sketch { attack: 5, defence: 4, ..Sketch::default() });
    near(five.mean, 1.40012, 5);
    let wanted = [0.36095, 0.221166, 0.198331, 0.130218, 0.062088, 0.021222];
    for (damage, (wanted, digits)) in (0u8..).zip(wanted.into_iter().zip([5, 6, 6, 6, 6, 6])) {
        near(five.damage[&damage], wanted, digits);
    }
    let six = summary(Sketch { attack: 6, defence: 3, ..Sketch::default() });
    near(six.mean, 2.20422, 5);
    for (damage, wanted) in (0u8..).zip([0.183754, 0.184739, 0.220284, 0.193977, 0.126736, 0.061463]) {
        near(six.damage[&damage], wanted, 6);
    }
    let seven = summary(Sketch { attack: 7, defence: 3, ..Sketch::default() });
    near(seven.mean, 2.73032, 5);
    near(seven.damage[&0], 0.123884, 6);
    near(at_least(&seven, 5), 0.166003, 6);
}

fn at_least(summary: &Summary, damage: u8) -> f64 {
    summary.damage.range(damage..).map(|(_, chance)| chance).sum()
}

#[test]
fn counting_rerolls_hex_and_doubled_criticals_have_the_reference_odds() {
    cites!("conditions.hex", "attack.step8.extra-rules");
    let blanks = summary(Sketch { attack: 7, defence: 3, blanks_count: true, ..Sketch::default() });
    near(blanks.damage[&0], 0.247211, 6);
    near(at_least(&blanks, 5), 0.083112, 6);
    let rerolls = summary(Sketch { attack: 5, defence: 4, attack_rerolls: 2, ..Sketch::default() });
    near(rerolls.mean, 2.07240, 5);
    near(rerolls.damage[&0], 0.210096, 6);
    let hexed = summary(Sketch { attack: 5, defence: 4, hex_attack: true, ..Sketch::default() });
    near(hexed.mean, 1.12321, 5);
    near(hexed.damage[&0], 0.410984, 6);
    let unibeam = summary(Sketch { attack: 7, defence: 4, criticals_add_two: true, ..Sketch::default() });
    near(unibeam.mean, 2.79314, 5);
    near(unibeam.damage[&0], 0.16493, 5);
}

#[test]
fn triggers_have_the_reference_odds() {
    let chance = |attack: u8, trigger: &'static [Face]| {
        let odds = Sketch { attack, defence: 1, trigger: Some(trigger), ..Sketch::default() }.odds();
        odds.expect("odds of a sketch").chance(|outcome| outcome.attacker_power == 1)
    };
    for (dice, wanted) in [(4, 0.454580), (5, 0.531280), (6, 0.597194), (7, 0.653838), (8, 0.702517)] {
        near(chance(dice, &[Face::Wild]), wanted, 6);
    }
    for (dice, wanted) in [(4, 0.299412), (5, 0.404044), (6, 0.496661), (7, 0.576330), (8, 0.643773)] {
        near(chance(dice, &[Face::Wild, Face::Hit]), wanted, 6);
    }
}

#[test]
fn everything_that_can_happen_adds_up() {
    let all = Sketch {
        attack: 8,
        defence: 6,
        attack_rerolls: 2,
        defence_rerolls: 2,
        cover: true,
        trigger: Some(&[Face::Wild]),
        ..Sketch::default()
    };
    let odds = all.odds().expect("odds of a sketch");
    near(odds.chance(|_| true), 1.0, 12);
    let bare = summary(Sketch { attack: 8, defence: 6, ..Sketch::default() });
    let helped = summary(Sketch { attack: 8, defence: 6, attack_rerolls: 2, ..Sketch::default() });
    let covered = summary(Sketch { attack: 8, defence: 6, cover: true, ..Sketch::default() });
    assert!(helped.mean > bare.mean && bare.mean > covered.mean);
}

/// The same attack, rolled many times with all faces told apart, by players who choose alike.
fn rolled(sketch: Sketch, times: u64) -> f64 {
    let drawn = sketch.draw();
    let roll = |number| Sketch::roll(&drawn, Fast::of_game(3, number)).expect("an attack of a sketch");
    let total: u64 = (0..times).map(|number| u64::from(roll(number).damage)).sum();
    total as f64 / times as f64
}

#[test]
fn odds_agree_with_rolling() {
    let sketches = [
        Sketch {
            attack: 8,
            defence: 6,
            attack_rerolls: 2,
            defence_rerolls: 2,
            cover: true,
            ..Sketch::default()
        },
        Sketch { attack: 6, defence: 3, attack_rerolls: 1, hex_defence: true, ..Sketch::default() },
        Sketch { attack: 4, defence: 5, defence_rerolls: 3, criticals_add_two: true, ..Sketch::default() },
    ];
    for sketch in sketches {
        let (exact, found) = (summary(sketch).mean, rolled(sketch, 40_000));
        // The damage of one attack varies by less than 2, so five standard errors are less than 0.05.
        assert!((exact - found).abs() < 0.05, "{sketch:?}: {exact} {found}");
    }
}

/// A cost of one power.
fn one_power() -> Option<Cost> {
    Some(Cost { power: PowerCost::Fixed(1), from: None })
}

/// Five dice against four, with superpowers added on both sides and a power each to pay with.
fn duel(attacking: Vec<Superpower>, defending: Vec<Superpower>, choices: Choices) -> Odds<Outcome> {
    let (mut cards, mut state) = Sketch { attack: 5, defence: 4, ..Sketch::default() }.draw();
    for (place, powers) in [attacking, defending].into_iter().enumerate() {
        cards.characters[place].forms[0].superpowers.edit(|all| all.extend(powers));
        state.figures[place].power = 1;
    }
    let scene: Scene<Crisis> = Scene { state: &state, content: &cards };
    attack(scene, FigureId(0), Weapon::Printed(0), FigureId(1), choices).expect("odds of a sketch")
}

/// A reroll that costs a power.
fn paid_reroll(roll: Roll) -> Superpower {
    Superpower { cost: one_power(), ..rerolls(roll, 1) }
}

/// A power for one damage less.
fn shield() -> Superpower {
    let by = Amount::Number(1);
    Superpower {
        cost: one_power(),
        when: Some(Occurrence::Damage { to: myself(), from: None }),
        steps: vec![Step::ReduceDamage { by, least: None }],
        key: 1,
        ..innate("shield")
    }
}

fn mean(odds: &Odds<Outcome>) -> f64 {
    odds.mean(|outcome| f64::from(outcome.damage))
}

#[test]
fn who_spends_pays_only_for_what_helps() {
    let bare = duel(vec![], vec![], Choices::BEST);
    let kept = duel(vec![paid_reroll(Roll::Attack)], vec![], Choices::default());
    assert_eq!(bare.outcomes, kept.outcomes, "nobody spends unless told to");
    let free = duel(vec![rerolls(Roll::Attack, 1)], vec![], Choices::default());
    let paid = duel(vec![paid_reroll(Roll::Attack)], vec![], Choices::BEST);
    near(mean(&paid), mean(&free), 12);
    assert!(mean(&free) > mean(&bare));
    // The power is kept where no die could be bettered: five dice and the criticals' extra ones, each a success or a failure.
    let spent = paid.chance(|outcome| outcome.attacker_power == 0);
    // Each initial die: critical 1/8 (with an extra die that is no miss 5/8), wild or hit 3/8, failure 1/8.
    let fine = (0..5).fold(1.0, |all, _| all * (0.125 * 0.625 + 0.375 + 0.125));
    near(spent, 1.0 - fine, 12);
}

#[test]
fn the_defender_takes_the_better_of_two_uses_of_one_power() {
    let both = duel(vec![], vec![paid_reroll(Roll::Defence), shield()], Choices::BEST);
    let reroll = duel(vec![], vec![paid_reroll(Roll::Defence)], Choices::BEST);
    let shielded = duel(vec![], vec![shield()], Choices::BEST);
    let bare = duel(vec![], vec![], Choices::BEST);
    assert!(mean(&both) <= mean(&reroll).min(mean(&shielded)) + 1e-12);
    assert!(mean(&reroll) < mean(&bare) && mean(&shielded) < mean(&bare));
    // The shield is never wasted: each damage that would be dealt is one less, so it is worth the chance of any.
    near(mean(&bare) - mean(&shielded), bare.chance(|outcome| outcome.damage > 0), 12);
    near(both.chance(|_| true), 1.0, 12);
}
