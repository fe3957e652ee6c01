//! Exact odds, through the rules themselves.

mod common;

use common::{BATMAN, CROC, GORDON, Game, Position, gordon_and_thugs, uses_skill};
use gotham::answer::{Act, Amount, Answer, DiePick, Go, Nature, SkillPick, Weapon};
use gotham::ask::{RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::cites;
use gotham::odds::{Choices, Matter, Outcome, Standing, as_they_lie, attack, from_here};
use gotham::printed::skill::Step;
use gotham::printed::term::{Camp, Cloud, Colour};
use gotham::state::Clouds;
use table::Odds;

/// The odds of an answer to the question that stands, against a defender who spends nothing.
#[track_caller]
fn odds_of(game: &Game, answer: impl Into<Answer>) -> Odds<Outcome> {
    defended(game, answer, 0)
}

/// The same against a defender who spends so many cubes.
#[track_caller]
fn defended(game: &Game, answer: impl Into<Answer>, defence: u8) -> Odds<Outcome> {
    let answer = answer.into();
    let matter = Matter::of(game.scene(), game.moment(), answer).expect("dice hang on it");
    let choices = Choices { cubes: 1, weapon: None, defence };
    let odds = from_here(game.scene(), game.moment(), answer, choices, matter).expect("what was said fits");
    let sum = odds.chance(|_| true);
    assert!((sum - 1.0).abs() < 1e-12, "{answer:?}: {sum}");
    odds
}

#[track_caller]
fn assert_chance(odds: &Odds<Outcome>, wanted: impl Fn(Outcome) -> bool, chance: f64) {
    let found = odds.chance(|outcome| wanted(*outcome));
    assert!((found - chance).abs() < 1e-12, "{found} is not {chance}");
}

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
    let disarm = |thugs: usize, cubes: u8| {
        let mut position = Position::bare();
        position.forget("munitions-specialist");
        position.token(0, "street-west");
        (0..thugs).for_each(|thug| {
            position.thug(thug, "street-west");
        });
        let mut game = position.heroes();
        game.say(Act::Manipulate(BATMAN));
        if matches!(game.topic(), Topic::Deed { .. }) {
            let planned = odds_of(&game, Nature::Task(0));
            assert_chance(&planned, Outcome::is_done, 0.0);
            game.say(Nature::Task(0));
        }
        odds_of(&game, Amount(cubes)).chance(|outcome| outcome.is_done())
    };
    // A 1 and a 2, or two of 2.
    let done = disarm(0, 2);
    assert!((done - 16.0 / 36.0).abs() < 1e-12, "{done}");
    assert_eq!(disarm(0, 1), 0.0, "one die shows no 3");
    // Enemies are in the way, more of them than friends.
    assert!(disarm(2, 2) < done);
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
    assert_chance(&odds_of(&game, Amount(0)), Outcome::is_neutralised, 1.0);
    assert_chance(&odds_of(&game, Amount(1)), Outcome::is_neutralised, 1.0 - orange(1));
    let matter = Matter::of(game.scene(), game.moment(), Amount(1).into()).expect("an attack");
    assert_eq!(matter.open_defence(game.scene(), game.moment()), 0, "he chooses just now");
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
    // One success is what the thug always has; the blank die would have to show another.
    assert_chance(&odds_of(&game, DiePick::Done), Outcome::is_neutralised, 0.0);
    let again = odds_of(&game, DiePick::Die { colour: Colour::Orange, shown: 0 });
    assert_chance(&again, Outcome::is_neutralised, orange(1));
    assert_eq!(as_they_lie(game.scene(), game.moment()), Some(Standing::Attack(1)));
}

#[test]
fn odds_of_an_attack_know_a_defender_who_may_still_spend() {
    cites!("defence.b.spend", "defence.b.saturated");
    let mut position = Position::bare();
    let thug = position.thug(0, "street-west");
    position.state.post.available = 5;
    position.roll(Colour::Orange, &[2, 1]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 2);
    game.wait_for(|topic| matches!(topic, Topic::Reroll { by: RerollBy::Cubes, .. }));
    let matter = Matter::of(game.scene(), game.moment(), DiePick::Done.into()).expect("an attack");
    let cubes = matter.open_defence(game.scene(), game.moment());
    assert_eq!(usize::from(cubes), 5.min(usize::from(gotham::defence::most_cubes(game.scene(), thug))));
    assert!(cubes > 0);
    // Three successes are certain death to who spends nothing, but not to who spends what he has.
    assert_chance(&odds_of(&game, DiePick::Done), Outcome::is_neutralised, 1.0);
    let down = defended(&game, DiePick::Done, cubes).chance(|outcome| outcome.is_neutralised());
    assert!(down < 0.5, "{down}");
    // One certain success and two dice: they have to show two of the three that are left.
    let two = defended(&game, DiePick::Done, 2);
    let shown = [0, 1, 1, 1, 2, 2];
    let held = shown.iter().flat_map(|one| shown.map(|other| one + other)).filter(|&sum| sum >= 2).count();
    assert_chance(&two, Outcome::is_neutralised, 1.0 - held as f64 / 36.0);
}

#[test]
fn where_one_target_alone_can_be_named_its_odds_are_told_all_the_same() {
    let mut position = Position::bare();
    position.thug(0, "street-west");
    let mut game = position.heroes();
    game.say(Act::Melee(GORDON));
    let Topic::Cubes { .. } = game.topic() else { panic!("{:?}", game.topic()) };
    // One success is cancelled; two of the orange sides show more.
    assert_chance(&odds_of(&game, Amount(1)), Outcome::is_neutralised, orange(2));
}

#[test]
fn odds_of_a_deed_s_reroll_start_from_the_dice_on_the_table() {
    cites!("reroll.d.cost", "hero-manipulation.complex.vii.failure");
    let mut position = Position::bare();
    position.forget("munitions-specialist");
    position.token(0, "street-west");
    position.roll(Colour::Orange, &[0, 2]);
    let mut game = position.heroes();
    game.deed(Act::Manipulate(BATMAN), Nature::Task(0), 2);
    game.wait_for(|topic| matches!(topic, Topic::Reroll { by: RerollBy::Cubes, .. }));
    assert_chance(&odds_of(&game, DiePick::Done), Outcome::is_done, 0.0);
    let again = |shown: u8| odds_of(&game, DiePick::Die { colour: Colour::Orange, shown });
    assert_chance(&again(0), Outcome::is_done, orange(1));
    assert_chance(&again(2), Outcome::is_done, 0.0);
    let standing = Some(Standing::Deed { successes: 2, difficulty: 3 });
    assert_eq!(as_they_lie(game.scene(), game.moment()), standing);
    // A die that was picked still lies there.
    let blank = DiePick::Die { colour: Colour::Orange, shown: 0 };
    game.say(blank);
    assert!(game.offers(DiePick::Die { colour: Colour::Orange, shown: 2 }), "{:?}", game.topic());
    assert_eq!(as_they_lie(game.scene(), game.moment()), standing);
    assert_chance(&odds_of(&game, DiePick::Done), Outcome::is_done, orange(1));
}

#[test]
fn odds_of_a_hazard_s_reroll_want_few_successes() {
    cites!("rulings.reroll.hazards", "dangerous-terrain.entering");
    let mut position = Position::bare();
    let zone = position.zone("street-mid");
    let gas = Clouds { cloud: Cloud::Gas, zone, camp: Camp::Villain, count: 2, full: true };
    position.state.clouds.push(gas);
    position.roll(Colour::Yellow, &[2, 0]);
    let yellow = position.printed.dice[Colour::Yellow as usize].sides().to_vec();
    let share = |wanted: u8| yellow.iter().filter(|&&side| side == wanted).count() as f64 / 6.0;
    let mut game = position.heroes();
    game.say(Act::Move(BATMAN));
    // Before the first step already: two yellow dice.
    assert_chance(&odds_of(&game, Go::To(zone)), |outcome| outcome.amount() == 0, share(0) * share(0));
    game.say(Go::To(zone));
    game.wait_for(|topic| matches!(topic, Topic::Reroll { by: RerollBy::Cubes, .. }));
    assert_eq!(as_they_lie(game.scene(), game.moment()), Some(Standing::Hazard(2)));
    assert_chance(&odds_of(&game, DiePick::Done), |outcome| outcome.amount() == 2, 1.0);
    let again = odds_of(&game, DiePick::Die { colour: Colour::Yellow, shown: 2 });
    for wounds in 0..=2 {
        assert_chance(&again, |outcome| outcome.amount() == wounds, share(wounds));
    }
}

#[test]
fn free_attacks_have_odds_before_they_are_made() {
    cites!("skills.combo.pool", "skills.counterattack.pool");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "combo", 2);
    let thugs = gordon_and_thugs(&mut position, 3);
    position.state.post.available = 0;
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, thugs[0], 2);
    uses_skill(&mut game);
    let Topic::Target { .. } = game.topic() else { panic!("{:?}", game.topic()) };
    // Two orange dice against a certain success.
    let shown = [0, 1, 1, 1, 2, 2];
    let two = shown.iter().flat_map(|one| shown.map(|other| one + other)).filter(|&sum| sum >= 2).count();
    assert_chance(&odds_of(&game, thugs[1]), Outcome::is_neutralised, two as f64 / 36.0);

    let mut position = Position::bare();
    let thug = position.thug(0, "street-west");
    position.learn(thug, "counterattack", 2);
    position.tile(common::THUGS).life = 3;
    position.state.figure_mut(thug).life = 3;
    position.state.post.available = 0;
    position.roll(Colour::Orange, &[0]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 1);
    game.wait_for(|topic| matches!(topic, Topic::Skill { .. }));
    let strikes = game
        .options()
        .into_iter()
        .find(|option| matches!(option, Answer::Skill(SkillPick::Use { step: Step::StrikeBack, .. })));
    let odds = odds_of(&game, strikes.expect("it may strike back"));
    assert!(odds.chance(|outcome| outcome.amount() > 0) > 0.3, "{odds:?}");
    let gordon = game.state().hero(GORDON).figure;
    let matter = Matter::of(game.scene(), game.moment(), strikes.expect("the same"));
    assert_eq!(matter, Some(Matter::Attack(gordon)));
}

#[test]
fn where_nothing_hangs_on_dice_there_are_no_odds() {
    let game = Position::bare().heroes();
    for answer in game.options() {
        assert_eq!(Matter::of(game.scene(), game.moment(), answer), None, "{answer:?}");
    }
}

#[test]
fn a_shackling_attack_gives_tokens_and_no_wounds() {
    cites!("skills.shackle.effect");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "shackle", 2);
    position.thug(0, "street-west");
    position.state.post.available = 0;
    let mut game = position.heroes();
    game.say(Act::Melee(GORDON));
    uses_skill(&mut game);
    let odds = odds_of(&game, Amount(1));
    assert_chance(&odds, |outcome| outcome.shackles() == 2, orange(2));
    assert_chance(&odds, |outcome| outcome.amount() == 0, 1.0);
}
