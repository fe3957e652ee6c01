//! Skills of attackers, each with and without it.

mod common;

use common::{BATMAN, CROC, GORDON, Position, THUGS, gordon_and_thugs, uses_skill, with_and_without};
use gotham::answer::{Act, Amount, CharacterAct, Weapon};
use gotham::attack::AttackKind;
use gotham::printed::term::{Cloud, Colour, CubeBox};
use gotham::{cites, target, terrain};

#[test]
fn ambidexterity() {
    cites!(
        "skills.ambidexterity.when",
        "skills.ambidexterity.condition-attacker",
        "skills.ambidexterity.condition-weapons",
        "skills.ambidexterity.condition-same-type",
        "skills.ambidexterity.effect",
        "material.type.melee-weapon",
    );
    let (with, without) = with_and_without("ambidexterity", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "ambidexterity", 1);
        let croc = position.croc("street-west");
        let (one, other) = (position.carry(GORDON, "tonfa"), position.carry(GORDON, "tonfa"));
        let heavy = position.carry(GORDON, "crowbar");
        position.roll(Colour::Yellow, if on { &[2, 2] } else { &[2] });
        position.roll(Colour::Orange, &[2]);
        let mut game = position.heroes();
        game.melee(GORDON, croc, 1).say(Weapon::Card(one));
        if on {
            assert!(!game.offers(Weapon::Card(heavy)), "two of at most 1");
            game.say(Weapon::Card(other));
        }
        game.settle();
        game.life(croc)
    });
    assert_eq!((with, without), (3, 5), "2 + 4 against 3, or 2 + 2");
}

#[test]
fn berserk() {
    cites!(
        "skills.berserk.when",
        "skills.berserk.condition-attacker",
        "skills.berserk.condition-character",
        "skills.berserk.condition-hero",
        "skills.berserk.effect",
    );
    let (with, without) = with_and_without("berserk", |mut position, on| {
        let croc = position.croc("street-west");
        position.learn(croc, "berserk", 1);
        position.state.figure_mut(croc).life = 3;
        if on {
            position.roll(Colour::White, &[1]);
        }
        position.roll(Colour::Red, &[1]);
        position.roll(Colour::Black, &[1]);
        let gordon = position.hero(GORDON);
        let mut game = position.villain();
        game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).settle();
        game.wounds(GORDON)
    });
    assert_eq!((with, without), (3, 2));
    // A hero needs half his cubes in the wound area, rounded up: five of ten, and of nine.
    for (energy, wounds, dice) in [(10, 5, true), (10, 4, false), (9, 5, true), (9, 4, false)] {
        let mut position = Position::bare();
        let gordon = position.hero(GORDON);
        position.sheet(GORDON).energy = energy;
        position.learn(gordon, "berserk", 2);
        *position.cubes(GORDON) =
            gotham::state::Cubes { available: energy - wounds, wounds, ..Default::default() };
        let croc = position.croc("street-west");
        if dice {
            position.roll(Colour::White, &[1, 1]);
        }
        position.roll(Colour::Orange, &[2]);
        let mut game = position.heroes();
        game.melee(GORDON, croc, 1).settle();
        assert_eq!(game.life(croc), if dice { 5 } else { 6 });
    }
}

#[test]
fn burst() {
    cites!(
        "skills.burst.when",
        "skills.burst.condition-attacker",
        "skills.burst.condition-not-free",
        "skills.burst.condition-leftover",
        "skills.burst.condition-neutralised",
        "skills.burst.condition-count",
        "skills.burst.effect",
        "skills.burst.target-sight",
        "skills.burst.skip",
        "skills.burst.successes",
    );
    let (with, without) = with_and_without("burst", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "burst", 1);
        position.carry(GORDON, "crossbow");
        let (one, other) = (position.thug(0, "street-mid"), position.thug(1, "street-mid"));
        let third = position.thug(2, "street-mid");
        position.roll(Colour::Orange, &[2, 2]);
        let mut game = position.heroes();
        game.ranged(GORDON, one, 1);
        if on {
            uses_skill(&mut game);
            game.say(other);
        }
        game.settle();
        assert!(!game.is_down(third), "Burst 1 is one deferred attack");
        game.is_down(other)
    });
    assert_eq!((with, without), (true, false), "4 against 1: one wound, two left over, against 1");
}

#[test]
fn circular_strike() {
    cites!(
        "skills.circular-strike.when",
        "skills.circular-strike.condition-attacker",
        "skills.circular-strike.condition-not-free",
        "skills.circular-strike.condition-leftover",
        "skills.circular-strike.condition-neutralised",
        "skills.circular-strike.condition-count",
        "skills.circular-strike.effect",
        "skills.circular-strike.skip",
        "skills.circular-strike.successes",
        "skills.circular-strike.new-target",
        "rulings.deferred.no-modifiers",
        "rulings.end-step.free-attacks",
    );
    let (with, without) = with_and_without("circular-strike", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "circular-strike", 2);
        position.learn(gordon, "martial-arts", 1);
        let thugs = gordon_and_thugs(&mut position, 4);
        position.roll(Colour::Orange, &[2, 2, 0]);
        let mut game = position.heroes();
        game.melee(GORDON, thugs[0], 3);
        if on {
            for thug in &thugs[1..3] {
                uses_skill(&mut game);
                game.say(*thug);
            }
        }
        game.settle();
        thugs.iter().filter(|&&thug| game.is_down(thug)).count()
    });
    // 4 + 1 against 1 leaves 3 over; 3 against 1 leaves 1; 1 against 1 does nothing. Martial Arts is not added again.
    assert_eq!((with, without), (2, 1));
}

#[test]
fn combo() {
    cites!(
        "skills.combo.when",
        "skills.combo.condition-attacker",
        "skills.combo.condition-neutralised",
        "skills.combo.condition-not-free",
        "skills.combo.effect",
        "skills.combo.pool",
        "skills.combo.skips",
    );
    let (with, without) = with_and_without("combo", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "combo", 2);
        let thugs = gordon_and_thugs(&mut position, 3);
        let tonfa = position.carry(GORDON, "tonfa");
        position.roll(Colour::Yellow, &[2]);
        position.roll(Colour::Orange, &[2]);
        if on {
            position.roll(Colour::Orange, &[1, 1]);
        }
        let mut game = position.heroes();
        game.melee(GORDON, thugs[0], 1).say(Weapon::Card(tonfa));
        if on {
            uses_skill(&mut game);
            game.say(thugs[1]);
        }
        game.settle();
        // The second thug is down too, and no Combo follows a Combo.
        assert_eq!(game.box_of(GORDON, CubeBox::Melee), 1);
        thugs.iter().filter(|&&thug| game.is_down(thug)).count()
    });
    assert_eq!((with, without), (2, 1));
}

#[test]
fn combo_of_a_character_takes_its_dice_in_order() {
    cites!("rulings.combo.mixed-dice");
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.learn(croc, "combo", 3);
    let cubes = position.cubes(GORDON);
    *cubes = gotham::state::Cubes { available: 1, wounds: 9, ..Default::default() };
    position.roll(Colour::Red, &[1]);
    position.roll(Colour::Black, &[1]);
    // Black, red, black.
    position.roll(Colour::Red, &[1]);
    position.roll(Colour::Black, &[1, 1]);
    position.roll(Colour::Orange, &[0]);
    let (gordon, batman) = (position.hero(GORDON), position.hero(BATMAN));
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon);
    uses_skill(&mut game);
    game.settle();
    assert!(game.is_down(gordon));
    assert_eq!(game.wounds(BATMAN), 3);
    assert!(!game.is_down(batman));
}

#[test]
fn poison_and_electricity() {
    cites!(
        "skills.poison-electricity.when",
        "skills.poison-electricity.condition-attacker",
        "skills.poison-electricity.condition-higher",
        "skills.poison-electricity.effect",
        "skills.poison-electricity.two-skills",
    );
    for skill in ["poison", "electricity"] {
        let other = if skill == "poison" { "electricity" } else { "poison" };
        let (with, without) = with_and_without(skill, |mut position, _| {
            let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
            position.learn(gordon, skill, 2);
            position.learn(gordon, other, 1);
            position.roll(Colour::Orange, &[2, 2]);
            let mut game = position.heroes();
            game.melee(GORDON, croc, 2).settle();
            game.life(croc)
        });
        assert_eq!((with, without), (2, 4), "4 against 3, and 2 + 1 or 1 of poison");
    }
    // Nothing where the defence holds.
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(gordon, "poison", 2);
    position.roll(Colour::Orange, &[2, 1]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).settle();
    assert_eq!(game.life(croc), 6);
}

#[test]
fn poison_leaves_the_successes_of_the_attack_over() {
    cites!(
        "rulings.poison.leftover",
        "rulings.harmless.step-h",
        "traits.harmless.effect",
        "traits.harmless.when",
        "traits.harmless.condition"
    );
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "poison", 1);
    position.learn(gordon, "circular-strike", 1);
    position.grant(gordon, gotham::printed::term::Trait::Harmless);
    let thugs = gordon_and_thugs(&mut position, 2);
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, thugs[0], 2);
    uses_skill(&mut game);
    game.settle();
    // 4 against 1: all 3 are left over, since poison did the killing; then 3 against 1, and poison again.
    assert!(game.is_down(thugs[0]) && game.is_down(thugs[1]));
}

#[test]
fn attackers_skills_need_a_success_on_the_dice() {
    cites!(
        "skills.martial-arts.when",
        "skills.martial-arts.condition-attacker",
        "skills.martial-arts.condition-success",
        "skills.martial-arts.effect",
        "skills.marksman.when",
        "skills.marksman.condition-attacker",
        "skills.marksman.condition-success",
        "skills.marksman.effect",
        "general.automatic-success.counts-as-result",
    );
    let melee = |dice: &'static [u8]| {
        move |mut position: Position, _on: bool| {
            let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
            position.learn(gordon, "martial-arts", 4);
            position.learn(gordon, "marksman", 5);
            position.roll(Colour::Orange, dice);
            let mut game = position.heroes();
            game.melee(GORDON, croc, 1).settle();
            game.life(croc)
        }
    };
    assert_eq!(with_and_without("martial-arts", melee(&[1])), (4, 6));
    assert_eq!(with_and_without("martial-arts", melee(&[0])), (6, 6), "no success, no art");
    let ranged = |dice: &'static [u8]| {
        move |mut position: Position, _on: bool| {
            let (gordon, croc) = (position.hero(GORDON), position.croc("street-mid"));
            position.learn(gordon, "marksman", 4);
            position.learn(gordon, "martial-arts", 5);
            position.carry(GORDON, "crossbow");
            position.roll(Colour::Orange, dice);
            let mut game = position.heroes();
            game.ranged(GORDON, croc, 1).settle();
            game.life(croc)
        }
    };
    assert_eq!(with_and_without("marksman", ranged(&[1, 0])), (4, 6));
    assert_eq!(with_and_without("marksman", ranged(&[0, 0])), (6, 6));
}

#[test]
fn sneak_attack() {
    cites!(
        "skills.sneak-attack.when",
        "skills.sneak-attack.condition-attacker",
        "skills.sneak-attack.condition-zone",
        "skills.sneak-attack.condition-threat",
        "skills.sneak-attack.effect",
    );
    let play = |friend: &'static str| {
        move |mut position: Position, _on: bool| {
            let gordon = position.hero(GORDON);
            position.put(position.hero(BATMAN), friend);
            position.learn(gordon, "sneak-attack", 2);
            let thug = position.thug(0, "street-west");
            position.roll(Colour::Orange, &[0]);
            let mut game = position.heroes();
            game.melee(GORDON, thug, 1).settle();
            game.is_down(thug)
        }
    };
    // No success is needed on the dice; Batman's threat of 1 makes up for the thug's.
    assert_eq!(with_and_without("sneak-attack", play("street-west")), (true, false));
    assert_eq!(with_and_without("sneak-attack", play("roof")), (false, false));
}

#[test]
fn shackle() {
    cites!(
        "skills.shackle.when",
        "skills.shackle.condition",
        "skills.shackle.no-weapon",
        "skills.shackle.effect",
        "skills.shackle.no-effect-if-no-wound",
        "skills.shackle.follows",
        "skills.shackle.penalty",
        "skills.shackle.automatic-included",
        "skills.shackle.removal",
        "skills.shackle.removal-lock-picking",
    );
    let (with, without) = with_and_without("shackle", |mut position, on| {
        let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
        position.learn(gordon, "shackle", 2);
        position.carry(GORDON, "tonfa");
        position.roll(Colour::Orange, &[2, 2]);
        let mut game = position.heroes();
        game.say(Act::Melee(GORDON));
        if on {
            uses_skill(&mut game);
        }
        game.say(Amount(2)).settle();
        if on {
            assert_eq!(game.life(croc), 6, "shackles, and no wound");
        }
        game.state().figure(croc).shackles
    });
    assert_eq!((with, without), (2, 0));
    // Shackled, he defends with 3 - 2.
    let mut position = Position::bare();
    let (croc, thug) = (position.croc("street-west"), position.thug(0, "street-west"));
    position.state.figure_mut(croc).shackles = 2;
    position.learn(thug, "lock-picking", 2);
    position.roll(Colour::Orange, &[2]);
    position.put(position.hero(BATMAN), "roof");
    // A friend frees him, with Lock Picking: 0 less a hindrance of nothing, and 2.
    position.roll(Colour::Yellow, &[0]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 1);
    game.settle_before_villain();
    assert_eq!(game.life(croc), 5);
    game.say(Act::Pass);
    game.activate(THUGS, thug, CharacterAct::Manipulate(Some(0))).settle();
    assert_eq!(game.state().figure(croc).shackles, 0);
}

#[test]
fn reach() {
    cites!("skills.reach.when", "skills.reach.condition", "skills.reach.effect", "skills.reach.no-sight");
    let (with, without) = with_and_without("reach", |mut position, _| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "reach", 2);
        let (thug, hidden) = (position.thug(0, "street-east"), position.thug(1, "shed-mid"));
        let may = |target| target::may_target(position.scene(), gordon, target, AttackKind::Melee).is_ok();
        assert!(!may(hidden), "two moves away, and out of sight");
        may(thug)
    });
    assert_eq!((with, without), (true, false));
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "reach", 1);
    let thug = position.thug(0, "street-east");
    assert!(target::may_target(position.scene(), gordon, thug, AttackKind::Melee).is_err(), "too far");
}

#[test]
fn flame_gas_and_frost() {
    cites!(
        "skills.flame-gas.when",
        "skills.flame-gas.condition",
        "skills.flame-gas.effect",
        "skills.flame-gas.token",
        "skills.flame-gas.no-success-needed",
        "skills.flame-gas.immunity",
        "skills.frost.when",
        "skills.frost.condition",
        "skills.frost.effect",
        "skills.frost.token",
        "skills.frost.immunity",
        "dangerous-terrain.becomes",
        "dangerous-terrain.tokens",
        "difficult-terrain.tokens",
        "dissipation.definition",
        "dissipation.kinds",
    );
    for (skill, cloud) in [("flame", Cloud::Flame), ("toxic-gas", Cloud::Gas), ("frost", Cloud::Frost)] {
        let (with, without) = with_and_without(skill, |mut position, on| {
            let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
            position.put(position.hero(BATMAN), "street-mid");
            position.learn(gordon, skill, 2);
            position.roll(Colour::Orange, &[0]);
            if on && cloud != Cloud::Frost {
                position.roll(Colour::Yellow, &[1, 1]);
            }
            let mut game = position.heroes();
            game.melee(GORDON, croc, 1);
            if on {
                uses_skill(&mut game);
            }
            game.settle();
            let zone = game.zone("street-west");
            let tokens = terrain::tokens(game.scene(), zone, cloud);
            if on {
                assert_eq!(game.wounds(GORDON), 0, "its own tokens mean nothing to him");
                let felt = |figure| {
                    let scene = game.scene();
                    terrain::difficult(scene, zone, figure) + terrain::dangerous(scene, zone, figure)
                };
                assert_eq!((felt(croc), felt(gordon)), (2, 0));
                assert_eq!(game.life(croc), if cloud == Cloud::Frost { 6 } else { 4 });
            }
            tokens
        });
        assert_eq!((with, without), (2, 0), "{skill}");
    }
}

#[test]
fn free_attacks_are_not_followed_by_others() {
    cites!(
        "skills.circular-strike.condition-not-free",
        "skills.burst.condition-not-free",
        "skills.combo.condition-not-free",
        "skills.counterattack.condition-not-chain",
    );
    // Gordon strikes back, and brings the thug down with much left over: neither Circular Strike nor Combo follow.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    for (skill, level) in [("counterattack", 3), ("circular-strike", 3), ("combo", 3)] {
        position.learn(gordon, skill, level);
    }
    let thugs = gordon_and_thugs(&mut position, 2);
    position.roll(Colour::Yellow, &[0]);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Yellow, &[2, 2, 2]);
    let mut game = position.villain();
    game.activate(THUGS, thugs[0], CharacterAct::Melee(0)).say(gordon).say(Amount(0));
    uses_skill(&mut game);
    game.settle();
    assert!(game.is_down(thugs[0]) && !game.is_down(thugs[1]));
    // The same with a shot.
    let mut position = Position::bare();
    position.carry(GORDON, "crossbow");
    for (skill, level) in [("retaliation", 3), ("burst", 3)] {
        position.learn(gordon, skill, level);
    }
    let thugs = [position.thug(0, "street-mid"), position.thug(1, "street-mid")];
    let line = position.tile(THUGS).lines[CubeBox::Melee as usize][0].clone();
    position.tile(THUGS).lines[CubeBox::Ranged as usize].push(line);
    position.roll(Colour::Yellow, &[0]);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Yellow, &[2, 2, 2]);
    let mut game = position.villain();
    game.activate(THUGS, thugs[0], CharacterAct::Ranged(0)).say(gordon).say(Amount(0));
    uses_skill(&mut game);
    game.settle();
    assert!(game.is_down(thugs[0]) && !game.is_down(thugs[1]));
}
