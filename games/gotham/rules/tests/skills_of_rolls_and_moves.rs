//! Skills that help in rolls and in moves, each with and without it.

mod common;

use common::{BATMAN, GORDON, Game, Position, gordon_and_thugs, with_and_without};
use gotham::answer::{Act, Amount, DiePick, May, Nature};
use gotham::ask::{RerollBy, Topic};
use gotham::movement::{self, Way};
use gotham::printed::HasSkill;
use gotham::printed::term::{Colour, CubeBox, LineTrigger};
use gotham::state::FigureId;
use gotham::{cites, hindrance};

#[test]
fn movement_skills() {
    cites!(
        "skills.elusive.when",
        "skills.elusive.condition",
        "skills.elusive.effect",
        "skills.elusive.order",
        "skills.horror.when",
        "skills.horror.condition-enemy",
        "skills.horror.condition-destination",
        "skills.mobility.when",
        "skills.mobility.condition",
        "skills.mobility.effect",
        "skills.parkour.climb-jump.when",
        "skills.parkour.condition",
        "skills.parkour.climb-jump.effect",
        "rulings.horror.adds-up",
    );
    let cost = |position: &Position, figure: FigureId, to: &str| {
        let (start, to) = (position.state.figure(figure).zone().expect("on the board"), position.zone(to));
        let way = movement::way(position.scene(), figure, to).expect("a way");
        movement::cost(position.scene(), figure, start, to, way)
    };
    let (with, without) = with_and_without("elusive", |mut position, _| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "elusive", 1);
        gordon_and_thugs(&mut position, 3);
        cost(&position, gordon, "street-mid")
    });
    assert_eq!((with, without), (2, 3), "three enemies, less one, less a friend");
    let (with, without) = with_and_without("horror", |mut position, _| {
        let croc = position.croc("street-mid");
        let thug = position.thug(0, "street-mid");
        position.learn(croc, "horror", 2);
        position.learn(thug, "horror", 1);
        let gordon = position.hero(GORDON);
        let thug = position.thug(1, "street-west");
        assert_eq!(cost(&position, thug, "street-mid"), 3, "friends are not afraid, two heroes hinder");
        cost(&position, gordon, "street-mid")
    });
    assert_eq!((with, without), (4, 1));
    let (with, without) = with_and_without("mobility", |mut position, _| {
        let gordon = position.put(position.hero(GORDON), "quay");
        position.learn(gordon, "mobility", 1);
        let batman = position.put(position.hero(BATMAN), "quay");
        assert_eq!(cost(&position, batman, "pier"), 2, "a friend's Mobility is no help");
        cost(&position, gordon, "pier")
    });
    assert_eq!((with, without), (1, 2));
    let (with, without) = with_and_without("parkour", |mut position, _| {
        let gordon = position.put(position.hero(GORDON), "street-east");
        position.learn(gordon, "parkour", 1);
        cost(&position, gordon, "roof")
    });
    assert_eq!((with, without), (2, 3));
}

#[test]
fn parkour_softens_a_fall() {
    cites!(
        "skills.parkour.fall.when",
        "skills.parkour.fall.effect",
        "movement.i.fall-wounds",
        "movement.e.fall-cost"
    );
    let (with, without) = with_and_without("parkour", |mut position, _| {
        let gordon = position.put(position.hero(GORDON), "roof");
        position.learn(gordon, "parkour", 1);
        position.roll(Colour::Yellow, &[1, 1]);
        let mut game = position.heroes();
        let below = game.zone("street-east");
        game.say(Act::Move(GORDON)).say(gotham::answer::Go::To(below)).settle();
        game.wounds(GORDON)
    });
    assert_eq!((with, without), (1, 2));
}

#[test]
fn wall_breaker() {
    cites!(
        "skills.wall-breaker.when",
        "skills.wall-breaker.condition-actor",
        "skills.wall-breaker.condition-level",
        "skills.wall-breaker.condition-elevation",
        "skills.wall-breaker.effect",
        "skills.wall-breaker.cost",
        "skills.wall-breaker.token",
        "skills.wall-breaker.lasting",
        "rulings.los.broken-wall-pair",
        "boards.limit.wall.level",
    );
    let (with, without) = with_and_without("wall-breaker", |mut position, on| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "wall-breaker", 2);
        let inside = position.zone("shed-west");
        let way = movement::way(position.scene(), gordon, inside);
        if on {
            let east = position.put(position.hero(BATMAN), "street-east");
            position.learn(east, "wall-breaker", 4);
            assert_eq!(movement::way(position.scene(), east, position.zone("shed-east")), None, "no level");
            let mut game = position.heroes();
            game.say(Act::Move(GORDON)).say(gotham::answer::Go::To(inside)).settle();
            assert_eq!(game.box_of(GORDON, CubeBox::Movement), 1, "1 + 2, less the bonus of 2");
            let (street, broken) = (game.zone("street-west"), &game.state().broken_walls);
            let board = gotham::bearer::Reading::board(game.scene());
            assert!(
                board.adjacent(street, broken).has(inside) && board.sight.between(street, inside, broken)
            );
            assert!(!board.sight.between(street, game.zone("shed-mid"), broken), "for these two zones only");
        }
        way == Some(Way::ThroughWall)
    });
    assert_eq!((with, without), (true, false));
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "wall-breaker", 1);
    assert_eq!(
        movement::way(position.scene(), gordon, position.zone("shed-west")),
        None,
        "a wall of level 2"
    );
}

/// How many rerolls by skill the roller of an attack is offered, throwing the same die over and over.
fn skill_rerolls(game: &mut Game) -> u8 {
    let mut rerolls = 0;
    for _ in 0..20 {
        match game.topic() {
            Topic::Reroll { by: RerollBy::Skill, .. } => {
                rerolls += 1;
                game.say(DiePick::Die { colour: Colour::Orange, shown: 0 });
            }
            Topic::Reroll { .. } | Topic::Act => break,
            Topic::Weapon { .. } => {
                let weapon = *game.options().last().expect("a weapon");
                game.say(weapon);
            }
            _ => break,
        }
    }
    rerolls
}

#[test]
fn rerolls_by_skill() {
    cites!(
        "skills.luck.when",
        "skills.luck.condition",
        "skills.luck.effect",
        "skills.luck.same-die",
        "skills.support.when",
        "skills.support.condition-other",
        "skills.support.condition-friend",
        "skills.support.condition-zone",
        "skills.support.effect",
        "skills.support.same-die",
        "skills.point-blank.when",
        "skills.point-blank.condition-attacker",
        "skills.point-blank.condition-zone",
        "skills.point-blank.effect",
        "skills.point-blank.same-die",
        "rulings.reroll.skills-add",
        "reroll.b.skill-rerolls-first",
    );
    let luck = |mut position: Position, on: bool| {
        let (gordon, batman) = (position.hero(GORDON), position.hero(BATMAN));
        position.learn(gordon, "luck", 2);
        position.learn(batman, "support", 1);
        position.learn(batman, "luck", 3);
        let croc = position.croc("street-west");
        (0..=if on { 3 } else { 1 }).for_each(|_| position.roll(Colour::Orange, &[0]));
        let mut game = position.heroes();
        game.melee(GORDON, croc, 1);
        skill_rerolls(&mut game)
    };
    assert_eq!(with_and_without("luck", luck), (3, 1), "Luck 2 and a friend's Support 1");
    let support = |zone: &'static str| {
        move |mut position: Position, _on: bool| {
            let (gordon, batman) = (position.hero(GORDON), position.put(position.hero(BATMAN), zone));
            position.learn(batman, "support", 2);
            position.learn(gordon, "support", 2);
            let croc = position.croc("street-west");
            (0..3).for_each(|_| position.roll(Colour::Orange, &[0]));
            let mut game = position.heroes();
            game.melee(GORDON, croc, 1);
            skill_rerolls(&mut game)
        }
    };
    assert_eq!(with_and_without("support", support("street-west")), (2, 0), "a friend's, not his own");
    assert_eq!(with_and_without("support", support("street-mid")), (0, 0), "not from afar");
    let point_blank = |zone: &'static str| {
        move |mut position: Position, _on: bool| {
            let gordon = position.hero(GORDON);
            position.learn(gordon, "point-blank", 1);
            let croc = position.croc(zone);
            position.carry(GORDON, "crossbow");
            position.roll(Colour::Orange, &[0, 0]);
            position.roll(Colour::Orange, &[0]);
            let mut game = position.heroes();
            game.ranged(GORDON, croc, 1);
            skill_rerolls(&mut game)
        }
    };
    assert_eq!(with_and_without("point-blank", point_blank("street-west")), (1, 0));
    assert_eq!(with_and_without("point-blank", point_blank("street-mid")), (0, 0), "not at a distance");
}

#[test]
fn misfortune() {
    cites!(
        "skills.misfortune.when",
        "skills.misfortune.condition-zone",
        "skills.misfortune.condition-enemy",
        "skills.misfortune.effect",
        "skills.misfortune.then-paid",
        "reroll.new-result-stands",
    );
    let (with, without) = with_and_without("misfortune", |mut position, on| {
        let croc = position.croc("street-west");
        position.learn(croc, "misfortune", 1);
        position.roll(Colour::Orange, &[2, 2]);
        if on {
            position.roll(Colour::Orange, &[0]);
        }
        let mut game = position.heroes();
        game.melee(GORDON, croc, 2);
        if on {
            assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Misfortune, .. }));
            assert_eq!(game.seat(), game.state().villain_seat());
            game.say(DiePick::Die { colour: Colour::Orange, shown: 2 });
        }
        assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }), "then the paid ones");
        game.settle();
        game.life(croc)
    });
    assert_eq!((with, without), (6, 5));
    // From the next zone he has no say.
    let mut position = Position::bare();
    let croc = position.croc("street-mid");
    position.learn(croc, "misfortune", 1);
    let thug = position.thug(0, "street-west");
    position.roll(Colour::Orange, &[0, 0]);
    let mut game = position.heroes();
    game.melee(GORDON, thug, 2);
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }), "{:?}", game.topic());
}

#[test]
fn nerves_of_steel() {
    cites!(
        "skills.nerves-of-steel.when",
        "skills.nerves-of-steel.condition",
        "skills.nerves-of-steel.effect",
        "skills.nerves-of-steel.not-moves",
        "hindrance.size-vs-threat",
    );
    let (with, without) = with_and_without("nerves-of-steel", |mut position, _| {
        let gordon = position.hero(GORDON);
        position.learn(gordon, "nerves-of-steel", 2);
        gordon_and_thugs(&mut position, 4);
        let scene = position.scene();
        assert_eq!(hindrance::to_moves(scene, gordon), 3, "four enemies less a friend");
        hindrance::to_actions(scene, gordon, LineTrigger::RangedAttack)
    });
    assert_eq!((with, without), (1, 3));
}

#[test]
fn pushing_limits() {
    cites!(
        "skills.pushing-limits.when",
        "skills.pushing-limits.condition-actor",
        "skills.pushing-limits.once",
        "skills.pushing-limits.effect",
        "skills.pushing-limits.ignores-saturation",
        "skills.pushing-limits.cube-source",
        "skills.pushing-limits.physically-wounds",
    );
    let (with, without) = with_and_without("pushing-limits", |mut position, on| {
        let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
        position.learn(gordon, "pushing-limits", 2);
        *position.cubes(GORDON) = gotham::state::Cubes {
            available: 5,
            fatigue: 2,
            boxes: [3, 0, 0, 0, 0, 0, 0],
            ..Default::default()
        };
        if on {
            position.roll(Colour::Orange, &[2, 2]);
        }
        let mut game = position.heroes();
        if on {
            // The box is full; two wounds, from fatigue, count as two cubes.
            game.say(Act::Melee(GORDON)).settle();
            assert_eq!(game.life(croc), 5);
            let cubes = game.state().hero(GORDON).cubes;
            assert_eq!((cubes.wounds, cubes.fatigue, cubes.boxes[0], cubes.available), (2, 0, 3, 5));
        }
        on || game.offers(Act::Melee(GORDON))
    });
    assert_eq!((with, without), (true, false));
    // Once a turn, and it may be declined.
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(gordon, "pushing-limits", 1);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Orange, &[0]);
    let mut game = position.heroes();
    game.say(Act::Melee(GORDON)).say(May::No).say(Amount(1)).settle_before_villain();
    assert_eq!(game.wounds(GORDON), 0);
    game.say(Act::Melee(GORDON)).say(May::Yes).say(Amount(0)).settle();
    assert_eq!(game.wounds(GORDON), 1);
    game.say(Act::Melee(GORDON));
    assert!(matches!(game.topic(), Topic::Cubes { .. }));
    assert_eq!(game.life(croc), 6);
}

#[test]
fn pushing_limits_in_other_actions() {
    cites!(
        "rulings.pushing-limits.automatic",
        "rulings.pushing-limits.movement",
        "rulings.pushing-limits.down"
    );
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "pushing-limits", 2);
    let tonfa = position.carry(GORDON, "tonfa");
    *position.cubes(GORDON) = gotham::state::Cubes { fatigue: 10, ..Default::default() };
    let mut game = position.heroes();
    // No cube is available: the wounds stand in for the one of an automatic action.
    game.deed(Act::Manipulate(GORDON), Nature::Give { card: tonfa, to: BATMAN }, 0).settle();
    assert_eq!(game.wounds(GORDON), 2);
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "street-east");
    position.learn(gordon, "pushing-limits", 1);
    *position.cubes(GORDON) = gotham::state::Cubes { fatigue: 10, ..Default::default() };
    let roof = position.zone("roof");
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(gotham::answer::Go::To(roof)).settle();
    assert_eq!(
        (game.wounds(GORDON), game.state().figure(gordon).zone()),
        (1, Some(roof)),
        "2 and 1 for a cost of 3"
    );
    let mut position = Position::bare();
    let (gordon, croc) = (position.hero(GORDON), position.croc("street-west"));
    position.learn(gordon, "pushing-limits", 1);
    *position.cubes(GORDON) = gotham::state::Cubes { fatigue: 1, wounds: 9, ..Default::default() };
    let mut game = position.heroes();
    game.say(Act::Melee(GORDON)).settle();
    assert!(game.is_down(gordon) && game.life(croc) == 6, "he falls, and the attack with him");
}

#[test]
fn skills_have_levels_and_forms() {
    cites!(
        "skills.general.level",
        "skills.general.format",
        "skills.general.optional",
        "skills.general.neutralised",
        "neutralised.hero.skills-off"
    );
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    let skill = position.printed.skill("nerves-of-steel").expect("a skill");
    position.sheet(GORDON).skills.push(HasSkill { skill, level: 2, below: None });
    gordon_and_thugs(&mut position, 3);
    position.put(position.hero(BATMAN), "roof");
    let hindered =
        |position: &Position| hindrance::to_actions(position.scene(), gordon, LineTrigger::RangedAttack);
    assert_eq!(hindered(&position), 1);
    position.sheet(GORDON).skills[0].level = 1;
    assert_eq!(hindered(&position), 2);
    position.state.hero_mut(GORDON).dazed = true;
    assert_eq!(hindered(&position), 3, "his skills are off until the turn is over");
}
