//! Manipulation and thought (chapters V C 3 and 4, VI D 3 and 4).

mod common;

use common::{BATMAN, GORDON, Position, THUGS};
use gotham::answer::{Act, Amount, CharacterAct, May, Nature};
use gotham::ask::{RerollBy, Topic};
use gotham::printed::term::{Camp, Colour, CubeBox, Deed, DieType};
use gotham::state::{CardPlace, Cubes};
use gotham::{cites, rule};

/// The safe of the reference mission, in the middle street, with the submachine gun in it.
fn safe(position: &mut Position) -> u8 {
    position.card("submachine-gun", CardPlace::Inside(2))
}

#[test]
fn batman_opens_the_safe_as_in_figures_23_to_27() {
    cites!(
        "hero-manipulation.definition",
        "hero-manipulation.two-types",
        "hero-manipulation.complex.difficulty",
        "hero-manipulation.complex.steps",
        "hero-manipulation.complex.i.nature",
        "hero-manipulation.complex.ii.spend",
        "hero-manipulation.complex.ii.cap",
        "hero-manipulation.complex.iii.pool",
        "hero-manipulation.complex.v.roll",
        "hero-manipulation.complex.vi.rerolls",
        "hero-manipulation.complex.vii.success",
        "hero-manipulation.complex.vii.failure",
        "hero-manipulation.complex.vii.hindrance",
        "hero-manipulation.complex.viii.apply",
        "hero-manipulation.complex.ix.end",
        "rulings.mission.tasks",
        "hindrance.only-listed",
        "material.restricted-can-carry",
    );
    let play = |enemies: usize, dice: &[u8]| {
        let mut position = Position::bare();
        let gun = safe(&mut position);
        let batman = position.put(position.hero(BATMAN), "street-mid");
        position.grant(batman, gotham::printed::term::Trait::MoralCode);
        for number in 0..enemies {
            position.thug(number, "street-mid");
        }
        position.roll(Colour::Orange, dice);
        let mut game = position.heroes();
        game.say(Act::Manipulate(BATMAN));
        assert!(
            matches!(game.topic(), Topic::Cubes { into: CubeBox::Manipulation, .. }),
            "one nature, so none is asked"
        );
        assert!(game.offers(Amount(4)) && !game.offers(Amount(5)) && !game.offers(Amount(0)));
        game.say(Amount(3));
        let Topic::Reroll { by: RerollBy::Cubes, pool, .. } = game.topic() else { panic!("rerolls") };
        assert_eq!(pool.count(), 3);
        game.say(gotham::answer::DiePick::Done);
        if matches!(game.topic(), Topic::TakeContent { .. }) {
            game.say(May::Yes);
        }
        game.settle();
        assert_eq!(game.box_of(BATMAN, CubeBox::Manipulation), 3);
        game.state().cards[usize::from(gun)].place
    };
    assert_eq!(
        play(0, &[1, 1, 1]),
        CardPlace::Carried(BATMAN),
        "3 equals 3; he may carry what he may not use"
    );
    assert_eq!(play(0, &[1, 1, 0]), CardPlace::Inside(2), "2 is not enough");
    assert_eq!(play(1, &[1, 1, 1]), CardPlace::Inside(2), "3, less the thug's threat");
    assert_eq!(play(1, &[2, 1, 1]), CardPlace::Carried(BATMAN));
    // What he does not want, or can't carry, stays where it is.
    let mut position = Position::bare();
    let gun = safe(&mut position);
    position.put(position.hero(BATMAN), "street-mid");
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.say(Act::Manipulate(BATMAN)).say(Amount(2)).say(May::No).settle();
    assert_eq!(game.state().cards[usize::from(gun)].place, CardPlace::Inside(2));
    let mut position = Position::bare();
    safe(&mut position);
    position.put(position.hero(BATMAN), "street-mid");
    for _ in 0..2 {
        position.carry(BATMAN, "submachine-gun");
    }
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.deed(Act::Manipulate(BATMAN), Nature::Task(1), 2).settle();
    assert_eq!(game.state().cards[0].place, CardPlace::Inside(2), "8 is all he can carry");
}

#[test]
fn deeds_need_a_nature_and_a_cube() {
    cites!(
        "hero-manipulation.complex.ii.saturated",
        "hero-manipulation.automatic.ii.saturated",
        "hero-manipulation.automatic.i.nature",
        "hero-thought.definition",
        "hero-thought.two-types",
        "hero-thought.separate-action",
        "hero-thought.complex.nature",
        "hero-thought.complex.hindrance",
    );
    let mut game = Position::bare().heroes();
    for act in [Act::Manipulate(GORDON), Act::Think(GORDON)] {
        assert_eq!(
            game.refused(act),
            rule!("rulings.actions.no-empty"),
            "there is nothing to do in the street"
        );
    }
    let mut position = Position::bare();
    position.put(position.hero(GORDON), "shed-mid");
    let available = position.cubes(GORDON).available;
    *position.cubes(GORDON) =
        Cubes { available: available - 4, boxes: [0, 0, 4, 0, 0, 0, 0], ..Cubes::default() };
    assert!(!position.heroes().offers(Act::Manipulate(GORDON)), "the box is full");
    // A thought is no manipulation: it has its own box and its own tasks; enemies hinder it just the same.
    for (enemies, done) in [(1, true), (2, false)] {
        let mut position = Position::bare();
        let gordon = position.put(position.hero(GORDON), "shed-mid");
        position.mission().tasks[0].deed = Deed::ComplexThought;
        (0..enemies).for_each(|number| {
            position.thug(number, "shed-mid");
        });
        position.roll(Colour::Orange, &[2, 2]);
        let manipulation = [0, 0, 4, 0, 0, 0, 0];
        *position.cubes(GORDON) = Cubes { available: 6, boxes: manipulation, ..Cubes::default() };
        let mut game = position.heroes();
        assert!(!game.offers(Act::Manipulate(GORDON)));
        game.deed(Act::Think(GORDON), Nature::Task(0), 2).settle();
        assert_eq!(game.state().tokens[0].at.is_none(), done, "4 less {enemies} against 3");
        assert_eq!(game.box_of(GORDON, CubeBox::Thought), 2);
        assert!(game.state().figure(gordon).zone().is_some());
    }
}

#[test]
fn automatic_deeds_are_certain() {
    cites!(
        "hero-manipulation.automatic.definition",
        "hero-manipulation.automatic.steps",
        "hero-manipulation.automatic.ii.one-cube",
        "hero-manipulation.automatic.iii.always-succeeds",
        "hero-manipulation.automatic.iv.end",
        "hero-thought.automatic.cost",
        "rulings.tokens.unlimited",
    );
    for deed in [Deed::AutomaticManipulation, Deed::AutomaticThought] {
        let mut position = Position::bare();
        position.put(position.hero(GORDON), "shed-mid");
        position.croc("shed-mid");
        let task = &mut position.mission().tasks[0];
        (task.deed, task.difficulty) = (deed, 0);
        let mut game = position.heroes();
        let (act, cube_box) = match deed {
            Deed::AutomaticManipulation => (Act::Manipulate(GORDON), CubeBox::Manipulation),
            _ => (Act::Think(GORDON), CubeBox::Thought),
        };
        game.say(act).settle();
        assert!(game.state().tokens[0].at.is_none(), "no dice, and nobody hinders it");
        assert_eq!(game.box_of(GORDON, cube_box), 1);
    }
}

#[test]
fn a_thug_arms_a_bomb_as_in_figures_58_to_61() {
    cites!(
        "character-actions.manipulation.definition",
        "character-actions.manipulation.automatic.definition",
        "character-actions.manipulation.automatic.steps",
        "character-actions.manipulation.automatic.nature",
        "character-actions.manipulation.automatic.always",
        "character-actions.manipulation.automatic.end",
        "character-actions.thought.definition",
        "character-actions.thought.automatic",
        "tiles.field.manipulation",
        "tiles.field.thought",
    );
    for deed in [Deed::AutomaticManipulation, Deed::AutomaticThought] {
        let mut position = Position::bare();
        let thug = position.thug(0, "shed-mid");
        let task = &mut position.mission().tasks[0];
        (task.deed, task.who) = (deed, Camp::Villain);
        let before = position.state.post;
        let mut game = position.villain();
        let act = match deed {
            Deed::AutomaticManipulation => CharacterAct::Manipulate(Some(0)),
            _ => CharacterAct::Think(Some(0)),
        };
        game.activate(THUGS, thug, act).settle();
        assert!(game.state().tokens[0].at.is_none());
        assert_eq!(game.state().post.boxes, before.boxes, "no cube is spent");
        assert_eq!(game.state().figure(thug).zone(), Some(game.zone("shed-mid")));
    }
}

#[test]
fn characters_do_complex_deeds_without_cubes() {
    cites!(
        "character-actions.manipulation.complex.difficulty",
        "character-actions.manipulation.complex.steps",
        "character-actions.manipulation.complex.nature",
        "character-actions.manipulation.complex.pool",
        "character-actions.manipulation.complex.roll",
        "character-actions.manipulation.complex.rerolls",
        "character-actions.manipulation.complex.hindrance",
        "character-actions.manipulation.complex.success",
        "character-actions.manipulation.complex.failure",
        "character-actions.manipulation.complex.apply",
        "character-actions.manipulation.complex.end",
        "character-actions.manipulation.counts-for-multiplier",
        "character-actions.thought.complex",
        "material.heroes-only",
    );
    for deed in [Deed::ComplexManipulation, Deed::ComplexThought] {
        for (hero, dice, done) in [("roof", 1, true), ("roof", 0, false), ("shed-mid", 1, false)] {
            let mut position = Position::bare();
            let thug = position.thug(0, "shed-mid");
            position.put(position.hero(BATMAN), hero);
            let task = &mut position.mission().tasks[0];
            (task.deed, task.who, task.difficulty) = (deed, Camp::Villain, 1);
            let line = gotham::printed::Line { dice: vec![DieType::Yellow], times: 2 };
            position.tile(THUGS).lines[CubeBox::Manipulation as usize] = vec![line.clone()];
            position.tile(THUGS).lines[CubeBox::Thought as usize] = vec![line];
            position.roll(Colour::Yellow, &[dice]);
            let mut game = position.villain();
            let act = match deed {
                Deed::ComplexManipulation => CharacterAct::Manipulate(Some(0)),
                _ => CharacterAct::Think(Some(0)),
            };
            game.activate(THUGS, thug, act);
            assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }));
            game.say(gotham::answer::DiePick::Done);
            assert_eq!(game.state().tokens[0].at.is_none(), done, "{dice} with a hero in {hero}");
            // It could do it twice; where it failed it may try again.
            assert_eq!(matches!(game.topic(), Topic::MayRepeat { left: 1, .. }), !done);
            game.settle();
        }
    }
    // Characters neither throw nor pick up.
    let mut position = Position::bare();
    let thug = position.thug(0, "quay");
    let card = position.card("tonfa", CardPlace::Lying(position.zone("quay")));
    for nature in [Nature::PickUp(card), Nature::Throw { card, zone: position.zone("quay") }] {
        let refused = gotham::deed::may(position.scene(), thug, nature).expect_err("material is for heroes");
        assert_eq!(refused.rule, rule!("material.heroes-only"));
    }
}

#[test]
fn more_friends_than_enemies_are_no_help() {
    cites!("general.negative.order", "hindrance.actions", "hindrance.move");
    let disarms = |friends: &str| {
        let mut position = Position::bare();
        position.put(position.hero(GORDON), "shed-mid");
        position.put(position.hero(BATMAN), friends);
        position.sheet(BATMAN).threat = 3;
        position.thug(0, "shed-mid");
        position.roll(Colour::Orange, &[1, 1]);
        let mut game = position.heroes();
        game.deed(Act::Manipulate(GORDON), Nature::Task(0), 2).settle();
        game.state().tokens[0].at.is_none()
    };
    // Two on the dice against a difficulty of three: three friends' threat against one cancels hindrance, and adds nothing.
    assert!(!disarms("street-west") && !disarms("shed-mid"));
}
