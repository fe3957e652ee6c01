//! Skills of defenders, and what attacks leave behind, each with and without it.

mod common;

use common::{BATMAN, BRUTES, CROC, GORDON, Position, gordon_and_thugs, uses_skill, with_and_without};
use gotham::answer::{Act, Amount, CharacterAct, DiePick, May, Nature, SkillPick, TilePick};
use gotham::ask::Topic;
use gotham::attack::AttackKind;
use gotham::printed::skill::Price;
use gotham::printed::term::{Colour, CubeBox};
use gotham::state::{HeroState, Stage};
use gotham::{cites, target};

#[test]
fn bodyguard() {
    cites!(
        "skills.bodyguard.when",
        "skills.bodyguard.condition-third-party",
        "skills.bodyguard.condition-zone",
        "skills.bodyguard.condition-friend",
        "skills.bodyguard.condition-single",
        "skills.bodyguard.effect",
    );
    let play = |brutes: &'static [&'static str]| {
        move |mut position: Position, _on: bool| {
            let thug = position.thug(0, "street-west");
            for (number, zone) in brutes.iter().enumerate() {
                let brute = position.brute(number, zone);
                if number == 0 {
                    position.learn(brute, "bodyguard", 1);
                }
            }
            position.roll(Colour::Orange, &[2]);
            let mut game = position.heroes();
            game.melee(GORDON, thug, 1).settle();
            game.is_down(thug)
        }
    };
    assert_eq!(with_and_without("bodyguard", play(&["street-west"])), (false, true));
    assert_eq!(with_and_without("bodyguard", play(&["street-mid"])), (true, true), "not from afar");
    // Two bodyguards do not help more than one.
    let mut position = Position::bare();
    let thug = position.thug(0, "street-west");
    for number in 0..2 {
        position.brute(number, "street-west");
    }
    let brute = position.of_tile(BRUTES, 0);
    position.learn(brute, "bodyguard", 1);
    position.roll(Colour::Orange, &[2, 1]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 2).settle();
    assert!(game.is_down(thug), "3 against 1 + 1");
}

#[test]
fn counterattack() {
    cites!(
        "skills.counterattack.when",
        "skills.counterattack.condition-target",
        "skills.counterattack.condition-not-chain",
        "skills.counterattack.effect",
        "skills.counterattack.pool",
        "skills.counterattack.defence",
        "skills.counterattack.after-miss",
        "rulings.skills.unasked",
        "general.free-action",
    );
    let (with, without) = with_and_without("counterattack", |mut position, on| {
        let croc = position.croc("street-west");
        let gordon = position.hero(GORDON);
        position.learn(croc, "counterattack", 2);
        position.learn(gordon, "counterattack", 3);
        position.roll(Colour::Orange, &[0]);
        if on {
            position.roll(Colour::Yellow, &[1, 1]);
        }
        let mut game = position.heroes();
        game.melee(GORDON, croc, 1);
        if on {
            uses_skill(&mut game);
            game.say(Amount(0));
        }
        game.settle();
        assert!(matches!(game.topic(), Topic::Act), "a counterattack is not answered by another");
        game.wounds(GORDON)
    });
    assert_eq!((with, without), (2, 0));
    // It may be declined.
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.learn(croc, "counterattack", 2);
    position.roll(Colour::Orange, &[0]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 1).say(SkillPick::Done).settle();
    assert_eq!(game.wounds(GORDON), 0);
}

#[test]
fn a_hero_at_rest_strikes_back_without_cubes_and_weapons() {
    cites!(
        "skills.counterattack.at-rest",
        "skills.counterattack.hero-skips",
        "skills.counterattack.condition-reachable",
        "hero-turn.step3.rest.restriction",
    );
    let mut position = Position::bare();
    let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
    position.learn(gordon, "counterattack", 4);
    position.carry(GORDON, "tonfa");
    position.state.hero_mut(GORDON).state = HeroState::Rest;
    position.roll(Colour::Red, &[0]);
    position.roll(Colour::Black, &[1]);
    position.roll(Colour::Yellow, &[2, 2, 1, 0]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0));
    uses_skill(&mut game);
    game.settle();
    assert_eq!(game.life(croc), 4, "5 against 3");
    assert_eq!(game.state().hero(GORDON).cubes.available, 9);
    // Struck from a zone that he could enter, he can't strike back.
    let mut position = Position::bare();
    let croc = position.croc("street-mid");
    position.learn(croc, "reach", 1);
    position.learn(gordon, "counterattack", 4);
    position.roll(Colour::Red, &[0]);
    position.roll(Colour::Black, &[1]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0)).settle();
    assert_eq!(game.life(croc), 6);
}

#[test]
fn a_free_attack_pays_for_its_rerolls() {
    cites!("general.free-action.no-cube");
    let mut position = Position::bare();
    let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
    position.learn(gordon, "counterattack", 1);
    position.roll(Colour::Red, &[0]);
    position.roll(Colour::Black, &[1]);
    position.roll(Colour::Yellow, &[0]);
    position.roll(Colour::Yellow, &[2]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0));
    uses_skill(&mut game);
    game.say(DiePick::Die { colour: Colour::Yellow, shown: 0 }).settle();
    assert_eq!(game.box_of(GORDON, CubeBox::Reroll), 1, "the attack cost nothing, the reroll does");
}

#[test]
fn retaliation() {
    cites!(
        "skills.retaliation.when",
        "skills.retaliation.condition-target",
        "skills.retaliation.condition-not-chain",
        "skills.retaliation.condition-weapon",
        "skills.retaliation.effect",
        "skills.retaliation.pool",
        "skills.retaliation.hero-skips",
        "skills.retaliation.no-overhang",
        "skills.retaliation.hindered",
        "rulings.retaliation.character",
    );
    let (with, without) = with_and_without("retaliation", |mut position, on| {
        let croc = position.croc("roof");
        position.learn(croc, "retaliation", 3);
        let dice = position.tile(CROC).lines[0][0].clone();
        position.tile(CROC).lines[CubeBox::Ranged as usize].push(dice);
        position.carry(GORDON, "crossbow");
        position.roll(Colour::Orange, &[0, 0]);
        if on {
            position.roll(Colour::Yellow, &[1, 1, 0]);
        }
        let mut game = position.heroes();
        game.ranged(GORDON, croc, 1);
        if on {
            uses_skill(&mut game);
        }
        game.settle();
        game.wounds(GORDON)
    });
    assert_eq!((with, without), (2, 0), "three yellow dice from above, and no fourth");
    // A hero needs a weapon that is not gone after use, and enemies in his zone hinder him.
    for (single_use, wounds) in [(false, true), (true, false)] {
        let mut position = Position::bare();
        let gordon = position.hero(GORDON);
        position.learn(gordon, "retaliation", 3);
        position.put(position.hero(BATMAN), "roof");
        position.carry(GORDON, "crossbow");
        position.material("crossbow").single_use = single_use;
        let (croc, _) = (position.croc("street-mid"), position.brute(0, "street-west"));
        let dice = position.tile(CROC).lines[0][0].clone();
        position.tile(CROC).lines[CubeBox::Ranged as usize].push(dice);
        position.roll(Colour::Red, &[0]);
        position.roll(Colour::Black, &[1]);
        if wounds {
            position.roll(Colour::Yellow, &[2, 2, 1]);
        }
        let mut game = position.villain();
        game.activate(CROC, croc, CharacterAct::Ranged(0)).say(gordon).say(Amount(0));
        if wounds {
            uses_skill(&mut game);
        }
        game.settle();
        assert_eq!(game.life(croc), if wounds { 5 } else { 6 }, "5 - 1 against 3");
    }
}

#[test]
fn sacrifice() {
    cites!(
        "skills.sacrifice.declare",
        "skills.sacrifice.when",
        "skills.sacrifice.condition-third-party",
        "skills.sacrifice.condition-zone",
        "skills.sacrifice.condition-friend",
        "skills.sacrifice.effect",
        "skills.sacrifice.capped",
        "skills.sacrifice.no-defence",
        "skills.sacrifice.rest",
        "rulings.sacrifice.no-pool",
        "rulings.sacrifice.several",
    );
    let (with, without) = with_and_without("sacrifice", |mut position, on| {
        let croc = position.croc("street-west");
        let (thug, brute) = (position.thug(0, "street-west"), position.brute(0, "street-west"));
        position.learn(croc, "sacrifice", 5);
        position.learn(brute, "sacrifice", 1);
        position.roll(Colour::Orange, &[2, 1]);
        let mut game = position.heroes();
        game.melee(GORDON, thug, 2);
        if on {
            // Both take their part before the dice are rolled; the second takes what the first has left.
            uses_skill(&mut game);
            uses_skill(&mut game);
        }
        game.settle();
        if on {
            assert!(game.is_down(brute), "one success, and no defence of 2 against it");
            assert_eq!(game.life(croc), 4, "no more than the two that were left");
        }
        game.is_down(thug)
    });
    assert_eq!((with, without), (false, true));
}

#[test]
fn protected() {
    cites!(
        "skills.protected.when",
        "skills.protected.condition-not-attacker",
        "skills.protected.condition-friends",
        "skills.protected.effect",
        "skills.protected.not-explosions",
    );
    let (with, without) = with_and_without("protected", |mut position, _| {
        let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
        position.learn(croc, "protected", 2);
        gordon_and_thugs(&mut position, 2);
        target::may_target(position.scene(), gordon, croc, AttackKind::Melee).is_ok()
    });
    assert_eq!((with, without), (false, true));
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(croc, "protected", 2);
    gordon_and_thugs(&mut position, 1);
    let alone = target::may_target(position.scene(), gordon, croc, AttackKind::Melee);
    assert!(alone.is_ok(), "one friend is not two");
    // An explosion names nobody.
    position.thug(1, "street-west");
    position.learn(gordon, "blast", 1);
    for _ in 0..3 {
        position.roll(Colour::Yellow, &[1]);
    }
    position.roll(Colour::Yellow, &[0]);
    let mut game = position.heroes();
    game.deed(Act::Manipulate(GORDON), Nature::Explode(Price::Usual), 0).settle();
    assert_eq!(game.life(croc), 5);
}

#[test]
fn skills_of_defenders() {
    cites!(
        "skills.impenetrable-defence.when",
        "skills.impenetrable-defence.condition",
        "skills.impenetrable-defence.effect",
        "skills.untouchable.when",
        "skills.untouchable.condition",
        "skills.untouchable.effect",
    );
    let melee = |mut position: Position, _on: bool| {
        let croc = position.croc("street-west");
        position.learn(croc, "impenetrable-defence", 1);
        position.learn(croc, "untouchable", 3);
        position.roll(Colour::Orange, &[2, 2, 2]);
        let mut game = position.heroes();
        game.melee(GORDON, croc, 3).settle();
        game.life(croc)
    };
    assert_eq!(with_and_without("impenetrable-defence", melee), (4, 3));
    let ranged = |mut position: Position, _on: bool| {
        let croc = position.croc("street-mid");
        position.learn(croc, "untouchable", 1);
        position.learn(croc, "impenetrable-defence", 3);
        position.carry(GORDON, "crossbow");
        position.roll(Colour::Orange, &[2, 2, 2]);
        let mut game = position.heroes();
        game.ranged(GORDON, croc, 2).settle();
        game.life(croc)
    };
    assert_eq!(with_and_without("untouchable", ranged), (4, 3));
}

#[test]
fn immobilisation() {
    cites!(
        "skills.immobilisation.when",
        "skills.immobilisation.condition",
        "skills.immobilisation.effect",
        "skills.immobilisation.stand-up",
        "skills.immobilisation.no-bonus",
        "skills.immobilisation.only-bonus",
        "rulings.immobilisation.once",
    );
    let (with, without) = with_and_without("immobilisation", |mut position, on| {
        let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
        position.learn(gordon, "immobilisation", 1);
        position.roll(Colour::Orange, &[2, 2]);
        let mut game = position.heroes();
        game.melee(GORDON, croc, 2);
        if on {
            uses_skill(&mut game);
        }
        game.settle();
        let lying = game.state().figure(croc).lying;
        game.say(Act::Pass);
        // He stands up when he is activated, and his first movement has no bonus.
        game.say(TilePick::Activate(CROC)).say(gotham::answer::CharacterPick::Activate(croc));
        assert!(!game.state().figure(croc).lying);
        if lying {
            game.say(May::Yes);
            assert!(matches!(game.topic(), Topic::Move { points: 0, .. }));
        }
        lying
    });
    assert_eq!((with, without), (true, false));
    // Too few wounds: nobody is laid down.
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(gordon, "immobilisation", 2);
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).settle();
    assert!(!game.state().figure(croc).lying);
}

#[test]
fn a_hero_on_the_ground_stands_up_at_the_next_declaration() {
    cites!("rulings.immobilisation.hero");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.state.figure_mut(gordon).lying = true;
    let mut game = position.begin(Stage::HeroesBegin);
    game.say(HeroState::Active).say(HeroState::Active);
    assert!(!game.state().figure(gordon).lying);
    game.say(Act::Move(GORDON));
    assert!(matches!(game.topic(), Topic::Move { points: 0, .. }));
}

#[test]
fn regeneration() {
    cites!(
        "skills.regeneration.hero.when",
        "skills.regeneration.hero.condition",
        "skills.regeneration.hero.effect",
        "skills.regeneration.character.when",
        "skills.regeneration.character.condition",
        "skills.regeneration.character.effect",
        "rulings.neutralised.no-regeneration",
    );
    let hero = |wounds: u8| {
        move |mut position: Position, _on: bool| {
            let gordon = position.hero(GORDON);
            position.learn(gordon, "regeneration", 1);
            *position.cubes(GORDON) =
                gotham::state::Cubes { available: 10 - wounds, wounds, ..Default::default() };
            let mut game = position.begin(Stage::HeroesBegin);
            game.say(HeroState::Active);
            if wounds < 10 {
                game.say(HeroState::Active);
            }
            game.state().hero(GORDON).cubes
        }
    };
    let (with, without) = with_and_without("regeneration", hero(4));
    // One cube to fatigue first, so that one becomes available and only one more is healed.
    assert_eq!((with.available, with.fatigue, with.wounds), (7, 1, 2));
    assert_eq!((without.available, without.fatigue, without.wounds), (6, 2, 2));
    let (with, without) = with_and_without("regeneration", hero(10));
    assert_eq!(with, without, "nothing for who is down");
    let (with, without) = with_and_without("regeneration", |mut position, _| {
        let croc = position.croc("pier");
        position.learn(croc, "regeneration", 3);
        position.state.figure_mut(croc).life = 4;
        let mut game = position.villain();
        game.say(TilePick::Activate(CROC)).say(gotham::answer::CharacterPick::Activate(croc));
        game.life(croc)
    });
    assert_eq!((with, without), (6, 4), "never above the printed number");
}

#[test]
fn a_deferred_attack_can_t_be_taken_by_another() {
    cites!("rulings.sacrifice.no-pool");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "circular-strike", 1);
    let thugs = gordon_and_thugs(&mut position, 2);
    let brute = position.brute(0, "street-west");
    position.learn(brute, "sacrifice", 5);
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, thugs[0], 2).say(SkillPick::Done);
    uses_skill(&mut game);
    game.say(thugs[1]).settle();
    assert!(game.is_down(thugs[0]) && game.is_down(thugs[1]) && !game.is_down(brute));
}
