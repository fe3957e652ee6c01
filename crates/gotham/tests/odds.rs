//! Exact odds, through the rules themselves.

mod common;

use common::{BATMAN, CROC, GORDON, Position};
use gotham::answer::{Amount, Answer, DiePick, Nature, Weapon};
use gotham::ask::{RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::cites;
use gotham::odds::{Choices, attack, deed, from_here};
use gotham::printed::term::{Colour, Effort};

/// (example.house.dice-odds)
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

#[test]
fn two_orange_dice_disarm_a_charge_in_16_of_36_cases() {
    cites!("hero-manipulation.complex.difficulty");
    let mut position = Position::bare();
    position.forget("munitions-specialist");
    position.token(0, "street-west");
    let disarm = |position: &Position, cubes: u8| {
        let odds = deed(position.scene(), BATMAN, Effort::Manipulation, Nature::Task(0), cubes);
        odds.expect("a deed").chance(|successes| *successes >= 3)
    };
    // A 1 and a 2, or two of 2.
    let done = disarm(&position, 2);
    assert!((done - 16.0 / 36.0).abs() < 1e-12, "{done}");
    assert_eq!(disarm(&position, 1), 0.0, "one die shows no 3");
    // Enemies are in the way, more of them than friends.
    position.thug(0, "street-west");
    position.thug(1, "street-west");
    assert!(disarm(&position, 2) < done);
}

/// Of the six sides of an orange die, so many show at least this.
fn orange(least: i32) -> f64 {
    [0, 1, 1, 1, 2, 2].iter().filter(|&&shown| shown >= least).count() as f64 / 6.0
}

#[test]
fn odds_of_a_defence_start_from_the_attack_that_was_rolled() {
    cites!("defence.b.spend");
    let mut position = Position::bare();
    let (_, thug) = (position.hero(GORDON), position.thug(0, "street-west"));
    position.state.post.available = 3;
    position.roll(Colour::Orange, &[1, 1]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 2);
    game.wait_for(|topic| matches!(topic, Topic::Cubes { attack: 2, .. }));
    // Two successes against a certain one: a cube saves the thug unless its die is blank.
    let down = |cubes: u8| {
        let choices = Choices { cubes: 2, weapon: None, defence: 0 };
        let odds = from_here(game.scene(), game.moment(), Answer::Amount(Amount(cubes)), choices);
        let odds = odds.expect("what was said fits").expect("an attack is being made");
        odds.chance(|result| result.neutralised)
    };
    assert!((down(0) - 1.0).abs() < 1e-12, "{}", down(0));
    assert!((down(1) - (1.0 - orange(1))).abs() < 1e-12, "{}", down(1));
}

#[test]
fn odds_of_a_reroll_start_from_the_dice_on_the_table() {
    cites!("reroll.c.declare");
    let mut position = Position::bare();
    let (_, thug) = (position.hero(GORDON), position.thug(0, "street-west"));
    position.state.post.available = 0;
    position.roll(Colour::Orange, &[0, 1]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 2);
    game.wait_for(|topic| matches!(topic, Topic::Reroll { by: RerollBy::Cubes, .. }));
    let down = |pick: DiePick| {
        let choices = Choices { cubes: 2, weapon: None, defence: 0 };
        let odds = from_here(game.scene(), game.moment(), Answer::Die(pick), choices);
        let odds = odds.expect("what was said fits").expect("an attack is being made");
        odds.chance(|result| result.neutralised)
    };
    // One success is what the thug always has; the blank die would have to show another.
    assert!(down(DiePick::Done) < 1e-12);
    let again = down(DiePick::Die { colour: Colour::Orange, shown: 0 });
    assert!((again - orange(1)).abs() < 1e-12, "{again}");
}

#[test]
fn where_no_attack_is_made_there_are_no_odds() {
    let game = Position::bare().heroes();
    let choices = Choices { cubes: 1, weapon: None, defence: 0 };
    let odds =
        from_here(game.scene(), game.moment(), game.options()[0], choices).expect("nothing was said yet");
    assert!(odds.is_none());
}
