//! Material: tools, weapons, gadgets and how they change hands (chapter V D).

mod common;

use common::{BATMAN, CROC, GORDON, Position};
use gotham::answer::{
    Act, Amount, CharacterAct, CharacterPick, DropPick, Go, LinePick, May, Nature, TilePick, Weapon,
};
use gotham::ask::{RerollBy, Topic};
use gotham::material;
use gotham::printed::plot::Effect;
use gotham::printed::term::{Colour, CubeBox, Deed, LineTrigger};
use gotham::printed::{BonusLine, HasSkill};
use gotham::setup::{Setup, SetupError};
use gotham::state::{CardPlace, Cubes, HeroState, Stage};
use gotham::{Gotham, cites, rule};
use table::{Game as _, Seat};

#[test]
fn tools_help_unasked_but_not_twice() {
    cites!(
        "hero-manipulation.complex.iv.tools",
        "material.type.tool",
        "material.line.trigger",
        "material.type.object",
        "material.two-categories",
        "material.carried-only",
        "material.card.fields",
        "hero-thought.complex.pool",
    );
    let mut position = Position::bare();
    position.put(position.hero(GORDON), "shed-mid");
    position.carry(GORDON, "lockpicks");
    position.carry(GORDON, "lockpicks");
    position.carry(GORDON, "crowbar");
    position.carry(GORDON, "portable-computer");
    position.carry(GORDON, "evidence");
    position.carry(BATMAN, "crowbar");
    // One die of the lockpicks, one of the crowbar; the second lockpicks and the computer add none.
    position.roll(Colour::Yellow, &[1, 1]);
    position.roll(Colour::Orange, &[1]);
    let mut game = position.heroes();
    game.deed(Act::Manipulate(GORDON), Nature::Task(0), 1).settle();
    assert!(game.state().tokens[0].at.is_none());
}

#[test]
fn of_equal_lines_one_is_chosen_and_applied_whole() {
    cites!(
        "material.line.choose-one",
        "material.line.plus-mandatory",
        "material.bonus.skill-new",
        "material.bonus.skill-add"
    );
    let lay = || {
        let mut position = Position::bare();
        let croc = position.croc("street-west");
        let gloves = position.carry(GORDON, "shock-gloves");
        (position, croc, gloves)
    };
    // Electricity 1, or a yellow die with its reroll.
    let (mut position, croc, gloves) = lay();
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).say(Weapon::Card(gloves));
    assert!(matches!(game.topic(), Topic::Line { when: LineTrigger::MeleeAttack, .. }));
    game.say(LinePick(0)).settle();
    assert_eq!(game.life(croc), 4, "1, and 1 of electricity");
    let (mut position, croc, gloves) = lay();
    position.roll(Colour::Yellow, &[2]);
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).say(Weapon::Card(gloves)).say(LinePick(1));
    assert!(
        matches!(game.topic(), Topic::Reroll { by: RerollBy::Pictogram, .. }),
        "with all that comes with it"
    );
    game.settle();
    assert_eq!(game.life(croc), 3);
    // A skill that he has already is added to.
    let (mut position, croc, gloves) = lay();
    let gordon = position.hero(GORDON);
    position.learn(gordon, "electricity", 2);
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).say(Weapon::Card(gloves)).say(LinePick(0)).settle();
    assert_eq!(game.life(croc), 2, "1, and 3 of electricity");
}

#[test]
fn single_use_cards_are_gone_after_use() {
    cites!("material.restriction.single-use");
    let mut position = Position::bare();
    let grenades = position.carry(GORDON, "grenades");
    let thug = position.thug(0, "street-mid");
    position.put(position.hero(BATMAN), "roof");
    position.roll(Colour::Orange, &[1]);
    position.roll(Colour::Yellow, &[1, 0]);
    let mid = position.zone("street-mid");
    let mut game = position.heroes();
    game.deed(Act::Manipulate(GORDON), Nature::Grenade(mid), 1).settle();
    assert!(game.is_down(thug));
    assert_eq!(game.state().cards[usize::from(grenades)].place, CardPlace::Gone);
    assert!(!game.offers(Act::Manipulate(GORDON)), "nothing is left to throw");
    // What is asked for before it is used up may be kept.
    for keep in [true, false] {
        let mut position = Position::bare();
        position.material("lockpicks").single_use = true;
        position.put(position.hero(GORDON), "shed-mid");
        let picks = position.carry(GORDON, "lockpicks");
        if !keep {
            position.roll(Colour::Yellow, &[0]);
        }
        position.roll(Colour::Orange, &[0]);
        let mut game = position.heroes();
        game.deed(Act::Manipulate(GORDON), Nature::Task(0), 1);
        assert!(matches!(game.topic(), Topic::UseCard { .. }));
        game.say(if keep { May::No } else { May::Yes }).settle();
        assert_eq!(game.state().cards[usize::from(picks)].place == CardPlace::Gone, !keep);
    }
}

#[test]
fn gordon_takes_the_gun_as_in_figures_28_to_31_and_47_to_50() {
    cites!(
        "material.take.type",
        "material.take.same-zone",
        "material.take.max",
        "material.take.apply",
        "material.encumbrance.max",
        "material.encumbrance.skill-limit",
        "material.encumbrance.update-at-once",
        "hero-sheet.skills",
        "rulings.card.suspended-skill",
        "rulings.exchange.any-state",
    );
    let mut position = Position::bare();
    let gun = position.carry(BATMAN, "submachine-gun");
    position.carry(GORDON, "tonfa");
    let skill = position.printed.skill("retaliation").expect("a skill");
    position.sheet(GORDON).skills.push(HasSkill { skill, level: 2, below: Some(5) });
    position.state.hero_mut(BATMAN).state = HeroState::Rest;
    let gordon = position.hero(GORDON);
    let level = |game: &common::Game| {
        gotham::bearer::Reading::level_of(game.scene(), gordon, LineTrigger::Permanent, |it, _| it == skill)
    };
    let mut game = position.begin(Stage::HeroesAct);
    assert_eq!((material::encumbrance(game.scene(), GORDON), level(&game)), (1, 2));
    game.deed(Act::Manipulate(GORDON), Nature::Take(gun), 0).settle();
    assert_eq!(material::encumbrance(game.scene(), GORDON), 5);
    assert_eq!(material::encumbrance(game.scene(), BATMAN), 0);
    assert_eq!(level(&game), 0, "5 is not below 5");
    assert_eq!(
        (game.box_of(GORDON, CubeBox::Manipulation), game.box_of(BATMAN, CubeBox::Manipulation)),
        (1, 0)
    );
    // Not from another zone, and not beyond 8.
    let mut position = Position::bare();
    let gun = position.carry(BATMAN, "submachine-gun");
    position.put(position.hero(BATMAN), "street-mid");
    let why = |position: &Position, nature| {
        gotham::deed::may(position.scene(), gordon, nature).map_err(|why| why.rule)
    };
    assert_eq!(why(&position, Nature::Take(gun)), Err(rule!("material.take.same-zone")));
    position.put(position.hero(BATMAN), "street-west");
    position.carry(GORDON, "minigun");
    position.carry(GORDON, "tonfa");
    assert_eq!(why(&position, Nature::Take(gun)), Err(rule!("material.take.max")));
    // A card that gives what he has lost gives its own level alone.
    let mut position = Position::bare();
    position.sheet(GORDON).skills.push(HasSkill { skill, level: 2, below: Some(1) });
    position.carry(GORDON, "tonfa");
    position.carry(GORDON, "cape");
    let has = HasSkill { skill, level: 1, below: None };
    let line = BonusLine { when: LineTrigger::Permanent, dice: Vec::new(), skill: Some(has), successes: 0 };
    position.material("cape").lines.push(line);
    assert_eq!(level(&position.heroes()), 1);
}

#[test]
fn equipment_changes_hands_if_both_agree() {
    cites!(
        "material.give.type",
        "material.give.consent",
        "material.give.same-zone",
        "material.give.max",
        "material.give.apply",
        "material.take.consent",
        "material.gadget.never-exchanged",
        "rulings.neutralised.cards",
    );
    let lay = || {
        let mut position = Position::of("two-charges", 2);
        position.state.cards.clear();
        let (tonfa, bow) = (position.carry(BATMAN, "tonfa"), position.carry(GORDON, "crossbow"));
        let gadget = position.carry(BATMAN, "batarangs");
        (position, tonfa, bow, gadget)
    };
    let (position, tonfa, bow, gadget) = lay();
    let mut game = position.heroes();
    game.say(Act::Manipulate(BATMAN));
    assert_eq!(
        game.refused(Nature::Give { card: gadget, to: GORDON }),
        rule!("material.gadget.never-exchanged")
    );
    game.say(Nature::Give { card: tonfa, to: GORDON });
    assert_eq!(game.seat(), Seat(1), "the other player is asked");
    game.say(May::No);
    assert_eq!(game.box_of(BATMAN, CubeBox::Manipulation), 0, "a refusal costs nothing");
    game.say(Act::Manipulate(BATMAN));
    assert_eq!(game.refused(Nature::Give { card: tonfa, to: GORDON }), rule!("material.give.consent"));
    game.say(Nature::Take(bow)).say(May::Yes).settle_before_villain();
    assert_eq!(game.state().cards[usize::from(bow)].place, CardPlace::Carried(BATMAN));
    assert_eq!(
        (game.box_of(BATMAN, CubeBox::Manipulation), game.box_of(GORDON, CubeBox::Manipulation)),
        (1, 0)
    );
    let (mut position, tonfa, bow, _) = lay();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    let mut game = position.heroes();
    game.say(Act::Manipulate(BATMAN)).say(Nature::Take(bow)).say(May::Yes);
    assert_eq!(
        game.state().cards[usize::from(bow)].place,
        CardPlace::Carried(BATMAN),
        "from who is down, too"
    );
    game.say(Act::Manipulate(BATMAN)).say(Nature::Give { card: tonfa, to: GORDON }).say(May::Yes);
    assert_eq!(game.state().cards[usize::from(tonfa)].place, CardPlace::Carried(GORDON));
    let (mut position, tonfa, ..) = lay();
    let batman = position.hero(BATMAN);
    let why = |position: &Position| {
        let give = Nature::Give { card: tonfa, to: GORDON };
        gotham::deed::may(position.scene(), batman, give).map_err(|why| why.rule)
    };
    position.carry(GORDON, "minigun");
    position.carry(GORDON, "crowbar");
    assert_eq!(why(&position), Err(rule!("material.give.max")));
    position.put(position.hero(GORDON), "roof");
    assert_eq!(why(&position), Err(rule!("material.give.same-zone")));
}

#[test]
fn equipment_is_picked_up_and_dropped() {
    cites!(
        "material.pick-up.type",
        "material.pick-up.conditions",
        "material.pick-up.apply",
        "material.drop.not-an-action",
        "rulings.drop.moment",
    );
    let mut position = Position::bare();
    let bow = position.card("crossbow", CardPlace::Lying(position.zone("street-west")));
    let far = position.card("tonfa", CardPlace::Lying(position.zone("street-mid")));
    let batarangs = position.carry(GORDON, "batarangs");
    let mut game = position.heroes();
    game.say(Act::Manipulate(GORDON)).settle();
    assert_eq!(game.state().cards[usize::from(bow)].place, CardPlace::Carried(GORDON));
    assert_eq!(game.box_of(GORDON, CubeBox::Manipulation), 1);
    assert_eq!(game.refused(Act::Drop(batarangs)), rule!("material.gadget.never-exchanged"));
    assert_eq!(game.refused(Act::Drop(far)), rule!("material.carried-only"));
    // Dropped in the middle of a movement, at no cost.
    let mid = game.zone("street-mid");
    game.say(Act::Move(GORDON)).say(Go::To(mid)).say(Go::Drop(bow)).say(Go::Stop).settle();
    assert_eq!(game.state().cards[usize::from(bow)].place, CardPlace::Lying(mid));
    assert_eq!(game.box_of(GORDON, CubeBox::Manipulation), 1);
    // In the villain's turn, before a defence that would be better without it.
    let mut position = Position::bare();
    let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
    let bow = position.carry(GORDON, "crossbow");
    let skill = position.printed.skill("impenetrable-defence").expect("a skill");
    position.sheet(GORDON).skills.push(HasSkill { skill, level: 2, below: Some(2) });
    position.roll(Colour::Red, &[1]);
    position.roll(Colour::Black, &[1]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0))
        .say(gordon)
        .say(DropPick::Card(bow))
        .say(Amount(0))
        .settle();
    assert_eq!(game.wounds(GORDON), 0, "2 against 2");
    // Not while it is in use.
    let mut position = Position::bare();
    let shield = position.carry(GORDON, "riot-shield");
    let line = material::LineInUse { card: shield, line: 0, when: LineTrigger::Defence };
    position.state.lines.push(line);
    let refused = material::may_part_with(position.scene(), GORDON, shield).expect_err("in use");
    assert_eq!(refused.rule, rule!("rulings.drop.moment"));
}

#[test]
fn equipment_is_thrown_as_far_as_it_goes() {
    cites!(
        "material.throw.type",
        "material.throw.difficulty",
        "material.throw.reduce",
        "material.throw.success",
        "material.throw.short",
        "rulings.throw.landing-zone",
    );
    let thrown = |dice: &[u8], enemies: usize| {
        let mut position = Position::bare();
        let bow = position.carry(GORDON, "crossbow");
        position.put(position.hero(BATMAN), "roof");
        (0..enemies).for_each(|number| {
            position.thug(number, "street-west");
        });
        position.roll(Colour::Orange, dice);
        let east = position.zone("street-east");
        let mut game = position.heroes();
        game.say(Act::Manipulate(GORDON));
        let hidden = game.zone("shed-west");
        assert_eq!(game.refused(Nature::Throw { card: bow, zone: hidden }), rule!("material.throw.type"));
        game.say(Nature::Throw { card: bow, zone: east }).say(Amount(2)).settle();
        let CardPlace::Lying(zone) = game.state().cards[usize::from(bow)].place else { panic!("thrown") };
        ["street-west", "street-mid", "street-east"].into_iter().find(|id| game.zone(id) == zone)
    };
    // The street is two moves long, and the crossbow weighs 2.
    assert_eq!(thrown(&[2, 2], 0), Some("street-east"));
    assert_eq!(thrown(&[2, 1], 0), Some("street-mid"));
    assert_eq!(thrown(&[2, 2], 1), Some("street-mid"), "an enemy beside him");
    assert_eq!(thrown(&[1, 1], 0), Some("street-west"));
}

#[test]
fn belts_hold_gadgets_and_gadgets_weigh_nothing() {
    cites!(
        "material.gadget.belt-limit",
        "material.gadget.no-encumbrance",
        "setup.hero.bat-gadgets",
        "hero-sheet.bat-belt",
        "rulings.mission.hero-slots",
        "rulings.setup.hero-energy",
    );
    let printed = gotham::printed::house().unwrap_or_else(|found| panic!("{found}"));
    let mission = &printed.missions[usize::from(printed.mission("two-charges").expect("a mission"))];
    let start = |change: &dyn Fn(&mut Setup)| {
        let mut setup = Setup::usual(&printed, mission);
        change(&mut setup);
        Gotham::start(&printed, &setup)
    };
    // Batarangs are 1 of 4; a claw of 2 and a cape of 1 fill the belt.
    let gadgets = |ids: &[&str]| ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>();
    let state = start(&|setup| setup.heroes[0].gadgets = gadgets(&["bat-claw", "cape"])).expect("4 of 4");
    let scene = table::Scene::<Gotham> { state: &state, content: &printed };
    assert_eq!(material::encumbrance(scene, BATMAN), 0);
    assert_eq!(material::carried(scene, BATMAN).count(), 3);
    assert!(state.heroes.iter().all(|hero| hero.cubes.available == hero.cubes.total()));
    let full = start(&|setup| setup.heroes[0].gadgets = gadgets(&["bat-claw", "bat-claw"]));
    assert_eq!(full, Err(SetupError::Belt("batman".to_owned())));
    let none = start(&|setup| setup.heroes[1].gadgets = gadgets(&["cape"]));
    assert_eq!(none, Err(SetupError::Belt("commissioner-gordon".to_owned())));
    let wrong = start(&|setup| setup.heroes[0].gadgets = gadgets(&["tonfa"]));
    assert_eq!(wrong, Err(SetupError::UnknownGadget("tonfa".to_owned())));
    let stranger = start(&|setup| setup.heroes[1].hero = "azrael".to_owned());
    assert_eq!(stranger, Err(SetupError::NotAllowed("azrael".to_owned())));
    assert!(matches!(start(&|setup| drop(setup.heroes.pop())), Err(SetupError::Slots { .. })));
}

#[test]
fn a_task_may_explode_and_place_things() {
    cites!("explosion.player", "explosion.step1.dangerous-zone", "explosion.step2.revert");
    let mut position = Position::bare();
    let croc = position.croc("pier");
    position.put(position.hero(BATMAN), "pier");
    position.mission().tasks[0].deed = Deed::AutomaticManipulation;
    position.mission().tasks[0].effects = vec![Effect::Explode { level: 2, zone: None }];
    // The pier is dangerous already, of level 1; for the rise everybody there rolls two dice.
    position.roll(Colour::Yellow, &[1, 1]);
    position.roll(Colour::Yellow, &[1, 0]);
    let mut game = position.heroes();
    game.say(Act::Manipulate(BATMAN)).settle();
    assert_eq!((game.life(croc), game.wounds(BATMAN)), (4, 1));
    let pier = game.zone("pier");
    assert_eq!(gotham::terrain::dangerous(game.scene(), pier, croc), 1, "as before");
    game.say(Act::Pass).say(TilePick::Activate(CROC)).say(CharacterPick::Activate(croc)).settle();
}

#[test]
fn what_is_thrown_towards_a_letter_follows_the_way_there() {
    cites!("rulings.throw.landing-zone");
    // The roof is seen by the letter A, three moves away by the street and a climb.
    for (dice, zone) in [([2, 1], "street-west"), ([2, 2], "street-mid"), ([0, 0], "street-west")] {
        let mut position = Position::bare();
        position.put(position.hero(BATMAN), "quay");
        let card = position.carry(GORDON, "riot-shield");
        position.material("riot-shield").bulk = gotham::printed::Bulk::Equipment(3);
        position.roll(Colour::Orange, &dice);
        let roof = position.zone("roof");
        let mut game = position.heroes();
        game.deed(Act::Manipulate(GORDON), Nature::Throw { card, zone: roof }, 2).settle();
        let expected = CardPlace::Lying(game.zone(zone));
        assert_eq!(game.state().cards[usize::from(card)].place, expected, "{dice:?} less 3");
    }
}

#[test]
fn nobody_picks_up_more_than_he_can_carry() {
    cites!("material.pick-up.conditions", "material.encumbrance.max");
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    let gun = position.card("minigun", CardPlace::Lying(position.zone("street-west")));
    let may = |position: &Position| {
        gotham::deed::may(position.scene(), gordon, Nature::PickUp(gun)).map_err(|why| why.rule)
    };
    position.carry(GORDON, "submachine-gun");
    assert_eq!(may(&position), Ok(()), "8 of 8");
    position.carry(GORDON, "tonfa");
    assert_eq!(may(&position), Err(rule!("material.encumbrance.max")));
}

#[test]
fn of_weapons_of_one_type_one_helps_in_a_defence() {
    cites!("material.type.melee-weapon");
    let mut position = Position::bare();
    let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
    let weapons = [position.carry(GORDON, "tonfa"), position.carry(GORDON, "crowbar")];
    for card in ["tonfa", "crowbar"] {
        let line = BonusLine { when: LineTrigger::Defence, dice: Vec::new(), skill: None, successes: 1 };
        position.material(card).lines.push(line);
    }
    position.roll(Colour::Red, &[2]);
    position.roll(Colour::Black, &[1]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0)).say(May::Yes).settle();
    assert_eq!(game.wounds(GORDON), 2, "3 against 1");
    assert_ne!(weapons[0], weapons[1]);
}
