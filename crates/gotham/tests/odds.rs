//! Exact odds, through the rules themselves.

mod common;

use common::{CROC, GORDON, Position};
use gotham::answer::Weapon;
use gotham::attack::AttackKind;
use gotham::cites;
use gotham::odds::{Choices, attack};

#[test]
fn gordon_neutralises_a_thug_in_199_of_216_cases() {
    cites!("rulings.house.dice.faces", "rulings.house.dice.uniform");
    let mut position = Position::bare();
    let (gordon, thug) = (position.hero(GORDON), position.thug(0, "street-west"));
    let tonfa = position.carry(GORDON, "tonfa");
    let choices = Choices { cubes: 2, weapon: Some(Weapon::Card(tonfa)), defence: 0 };
    let odds = attack(position.scene(), gordon, thug, AttackKind::Melee, 0, choices).expect("an attack");
    let down = odds.chance(|result| result.neutralised);
    assert!((down - 199.0 / 216.0).abs() < 1e-12, "{down}");
    // Bare hands and a cube for the defence: two orange dice against one and a certain success.
    let choices = Choices { cubes: 2, weapon: Some(Weapon::None), defence: 1 };
    let odds = attack(position.scene(), gordon, thug, AttackKind::Melee, 0, choices).expect("an attack");
    let mut hits = 0;
    let orange = [0, 1, 1, 1, 2, 2];
    for one in orange {
        for other in orange {
            hits += orange.iter().filter(|&&defence| one + other > defence + 1).count();
        }
    }
    let down = odds.chance(|result| result.neutralised);
    assert!((down - hits as f64 / 216.0).abs() < 1e-12, "{down} is not {hits} of 216");
}

#[test]
fn croc_s_odds_count_free_rerolls() {
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    let choices = Choices { cubes: 0, weapon: None, defence: 0 };
    // A yellow die with a free reroll and another without: a blank one is thrown again.
    let odds = attack(position.scene(), croc, gordon, AttackKind::Melee, 1, choices).expect("an attack");
    let none = odds.chance(|result| result.wounds == 0);
    assert!((none - 4.0 / 36.0 * (1.0 / 3.0)).abs() < 1e-12, "both blank, and one blank again: {none}");
    assert_eq!(position.tile(CROC).lines[0][1].times, 4);
}
