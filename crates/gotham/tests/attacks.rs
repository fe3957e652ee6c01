//! Attacks of heroes and characters, defence, rerolls and wounds (chapters V C 1 and 2, VI D 1 and 2, VII, VIII, IX A and B).

mod common;

use common::{BATMAN, BRUTES, CROC, GORDON, Position, THUGS};
use gotham::answer::{Act, Amount, Answer, CharacterAct, CharacterPick, DiePick, TilePick, Weapon};
use gotham::ask::{RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::printed::term::{Camp, Colour, CubeBox, DieType};
use gotham::printed::{AutomaticDefence, Characteristic};
use gotham::state::{Cubes, HeroState, Stage, Whereabouts};
use gotham::{cites, rule, target};
use table::Seat;

#[test]
fn gordon_strikes_a_thug_as_in_figures_10_to_15() {
    cites!(
        "hero-melee.steps",
        "hero-melee.a.attacker",
        "hero-melee.b.defender",
        "hero-melee.b.same-zone",
        "hero-melee.c.spend",
        "hero-melee.d.pool",
        "hero-melee.e.optional-weapon",
        "hero-melee.f.roll",
        "hero-melee.g.rerolls",
        "hero-melee.h.count",
        "hero-melee.h.no-hindrance",
        "hero-melee.i.defence",
        "hero-melee.j.end",
        "material.bonus.die",
        "defence.h.wounds",
        "wounds.character.single",
        "neutralised.character.removed",
        "components.dice.success-symbols",
    );
    let mut position = Position::bare();
    let thug = position.thug(0, "street-west");
    // Two more enemies in the zone: they would hinder a shot, and do not hinder a blow.
    position.thug(1, "street-west");
    position.croc("street-west");
    let tonfa = position.carry(GORDON, "tonfa");
    position.roll(Colour::Yellow, &[1]);
    position.roll(Colour::Orange, &[1, 1]);
    let mut game = position.heroes();
    game.say(Act::Melee(GORDON));
    assert!(matches!(game.topic(), Topic::Target { kind: AttackKind::Melee, .. }));
    game.say(thug);
    assert!(matches!(game.topic(), Topic::Cubes { into: CubeBox::Melee, .. }));
    game.say(Amount(2));
    assert!(matches!(game.topic(), Topic::Weapon { .. }));
    game.say(Weapon::Card(tonfa));
    let Topic::Reroll { by: RerollBy::Cubes, pool, .. } = game.topic() else { panic!("{:?}", game.topic()) };
    assert_eq!((pool.count(), pool.successes()), (3, 3));
    game.say(DiePick::Done);
    let Topic::Cubes { attack, into: CubeBox::Defence, figure } = game.topic() else { panic!("a defence") };
    assert_eq!((attack, figure), (3, thug));
    assert_eq!(game.seat(), game.state().villain_seat());
    game.say(Amount(0)).settle();
    assert_eq!(game.state().figure(thug).whereabouts, Whereabouts::Reserve);
    assert_eq!(game.box_of(GORDON, CubeBox::Melee), 2);
}

#[test]
fn who_may_be_struck() {
    cites!(
        "hero-melee.b.no-target",
        "hero-melee.b.oversaturated-neighbour",
        "hero-melee.b.neighbour-not-full",
        "hero-melee.b.neighbour-needs-sight",
        "character-actions.melee.b.where",
        "rulings.target.enemies-only",
        "rulings.neutralised.not-a-target",
        "rulings.actions.no-empty",
    );
    let mut position = Position::bare();
    let (gordon, batman) = (position.hero(GORDON), position.hero(BATMAN));
    let thug = position.thug(0, "street-mid");
    let why = |position: &Position, attacker, target| {
        let verdict = target::may_target(position.scene(), attacker, target, AttackKind::Melee);
        verdict.map_err(|why| why.rule)
    };
    assert_eq!(why(&position, gordon, thug), Err(rule!("hero-melee.b.neighbour-not-full")));
    assert_eq!(why(&position, gordon, batman), Err(rule!("rulings.target.enemies-only")));
    // The street is full: whoever can't get in strikes from outside, and so do characters.
    for number in 1..4 {
        position.thug(number, "street-mid");
    }
    position.croc("street-mid");
    assert_eq!(why(&position, gordon, thug), Ok(()));
    let brute = position.brute(0, "street-west");
    assert_eq!(why(&position, brute, batman), Ok(()), "in the same zone");
    // A full zone behind a wall is not adjacent, one that is not seen can't be struck at.
    let quay = position.thug(0, "quay");
    position.put(gordon, "shed-west");
    for number in 1..4 {
        position.thug(number, "quay");
    }
    position.croc("quay");
    assert_eq!(why(&position, gordon, quay), Ok(()));
    let dockside = usize::from(position.printed.board("dockside").expect("a board"));
    let board = &mut position.printed.boards[dockside];
    let mut blind = board.zones.clone();
    blind.iter_mut().for_each(|zone| zone.markers.clear());
    board.sight = gotham::sight::Sight::of(&blind, &board.limits);
    assert_eq!(why(&position, gordon, quay), Err(rule!("hero-melee.b.neighbour-needs-sight")));
    // A hero who is down is no target.
    let mut position = Position::bare();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    let (gordon, thug) = (position.hero(GORDON), position.thug(0, "street-west"));
    assert_eq!(why(&position, thug, gordon), Err(rule!("rulings.neutralised.not-a-target")));
    let mut game = Position::bare().heroes();
    assert_eq!(game.refused(Act::Melee(BATMAN)), rule!("hero-melee.b.no-target"), "nobody is there");
}

#[test]
fn boxes_and_characteristics_limit_attacks() {
    cites!(
        "hero-melee.c.cap",
        "hero-melee.c.saturated",
        "hero-ranged.c.cap",
        "hero-ranged.c.saturated",
        "general.box-saturation.test",
        "general.box-saturation.check-first",
        "general.characteristic.forbidden",
        "general.characteristic.empty",
        "general.characteristic.definition",
        "general.energy-spending.definition",
        "hero-turn.step3.active.permission",
    );
    for (kind, act, cube_box) in [
        (AttackKind::Melee, Act::Melee(GORDON), CubeBox::Melee),
        (AttackKind::Ranged, Act::Ranged(GORDON), CubeBox::Ranged),
    ] {
        let lay = || {
            let mut position = Position::bare();
            position.croc("street-west");
            position.carry(GORDON, "crossbow");
            position
        };
        let mut game = lay().heroes();
        game.say(act);
        let room = if kind == AttackKind::Melee { 3 } else { 4 };
        assert!(game.offers(Amount(room)) && !game.offers(Amount(room + 1)) && !game.offers(Amount(0)));
        assert_eq!(game.refused(Amount(room + 1)), rule!("general.box-saturation.check-first"));
        // A second attack finds what the first has left.
        let mut position = lay();
        position.cubes(GORDON).boxes[cube_box as usize] = room - 1;
        position.cubes(GORDON).available -= room - 1;
        let dice: &[u8] = if kind == AttackKind::Melee { &[0] } else { &[0, 0] };
        position.roll(Colour::Orange, dice);
        let mut game = position.heroes();
        let before = game.state().hero(GORDON).cubes.available;
        game.say(act).settle();
        assert_eq!(game.box_of(GORDON, cube_box), room, "one cube fits, so nobody was asked");
        assert_eq!(game.state().hero(GORDON).cubes.available, before - 1);
        assert!(game.refused(act).as_str().ends_with("c.saturated"));
        // No die where the characteristic is empty; no attack where it is forbidden.
        let mut position = lay();
        position.sheet(GORDON).characteristics[cube_box as usize] = Characteristic::Empty;
        if kind == AttackKind::Ranged {
            position.roll(Colour::Orange, &[0]);
        }
        let mut game = position.heroes();
        game.say(act).say(Amount(2)).settle();
        let mut position = lay();
        position.sheet(GORDON).characteristics[cube_box as usize] = Characteristic::Forbidden;
        assert_eq!(position.heroes().refused(act), rule!("general.characteristic.forbidden"));
    }
}

#[test]
fn batman_throws_a_batarang_as_in_figures_16_to_22() {
    cites!(
        "hero-ranged.steps",
        "hero-ranged.a.attacker",
        "hero-ranged.b.own-zone",
        "hero-ranged.c.spend",
        "hero-ranged.d.pool",
        "hero-ranged.e.must-pick-weapon",
        "hero-ranged.f.roll",
        "hero-ranged.g.rerolls",
        "hero-ranged.h.hindrance",
        "hero-ranged.i.defence",
        "hero-ranged.j.end",
        "material.bonus.die-reroll-type",
        "reroll.b.icon",
        "reroll.b.any-die-of-colour",
        "reroll.b.optional",
        "hindrance.actions",
        "hindrance.definition",
        "rulings.house.card.reference",
    );
    let play = |friend: &str| {
        let mut position = Position::bare();
        position.put(position.hero(GORDON), friend);
        let brute = position.brute(0, "street-west");
        position.carry(BATMAN, "batarangs");
        position.roll(Colour::Yellow, &[0]);
        position.roll(Colour::Orange, &[1, 1]);
        position.roll(Colour::Yellow, &[1]);
        let mut game = position.heroes();
        game.ranged(BATMAN, brute, 2);
        assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Pictogram, .. }));
        assert!(!game.offers(DiePick::Die { colour: Colour::Orange, shown: 1 }), "yellow only");
        game.say(DiePick::Die { colour: Colour::Yellow, shown: 0 }).say(Amount(0)).settle();
        game.is_down(brute)
    };
    assert!(play("street-west"), "3 against 2: Gordon's threat makes up for the brute's");
    assert!(!play("roof"), "alone he is hindered by 1: 2 against 2");
}

#[test]
fn shots_need_a_weapon_and_sight_and_nothing_else() {
    cites!(
        "hero-ranged.a.needs-weapon",
        "hero-ranged.b.target",
        "hero-ranged.b.no-range-limit",
        "line-of-sight.needed-by",
        "line-of-sight.marker-line.distance-free",
        "line-of-sight.figures-never-block",
        "material.restriction.moral-code",
        "material.restriction.hero-name",
        "traits.moral-code.when",
        "traits.moral-code.condition",
        "traits.moral-code.effect",
        "traits.general.definition",
        "traits.general.mandatory",
        "hero-sheet.trait",
        "material.type.ranged-weapon",
    );
    let mut position = Position::bare();
    position.thug(0, "street-east");
    position.thug(1, "street-mid");
    let hidden = position.thug(2, "shed-west");
    assert_eq!(position.heroes().refused(Act::Ranged(GORDON)), rule!("hero-ranged.a.needs-weapon"));
    let mut position = Position::bare();
    let (far, _between) = (position.thug(0, "street-east"), position.thug(1, "street-mid"));
    position.thug(2, "shed-west");
    position.carry(GORDON, "crossbow");
    let mut game = position.heroes();
    game.say(Act::Ranged(GORDON));
    assert!(game.offers(far), "the whole street, with a thug on the way");
    assert_eq!(game.refused(hidden), rule!("hero-ranged.b.target"));
    // Two weapons: one of them must be named. Lethal ones are not for the moral, nor those of another for him.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    let thug = position.thug(0, "street-west");
    position.carry(GORDON, "handgun");
    position.carry(GORDON, "crossbow");
    position.carry(GORDON, "batarangs");
    position.grant(gordon, gotham::printed::term::Trait::MoralCode);
    position.material("batarangs").only_for = Some(0);
    position.put(position.hero(BATMAN), "street-west");
    position.roll(Colour::Orange, &[0, 0]);
    let mut game = position.heroes();
    game.ranged(GORDON, thug, 1);
    assert!(matches!(game.topic(), Topic::Reroll { .. }), "only the crossbow is left, so nobody asks which");
    game.settle();
    let mut position = Position::bare();
    let thug = position.thug(0, "street-west");
    let guns = [position.carry(GORDON, "handgun"), position.carry(GORDON, "crossbow")];
    let mut game = position.heroes();
    game.ranged(GORDON, thug, 1);
    assert!(matches!(game.topic(), Topic::Weapon { .. }));
    assert_eq!(game.refused(Weapon::None), rule!("hero-ranged.e.must-pick-weapon"));
    assert!(game.offers(Weapon::Card(guns[0])) && game.offers(Weapon::Card(guns[1])));
}

#[test]
fn from_above_one_yellow_die_is_added() {
    cites!(
        "hero-ranged.e.overhang",
        "hero-ranged.e.overhang-flat",
        "character-actions.ranged.c.overhang",
        "boards.zone.mandatory-attributes",
    );
    // From the roof, two levels up, and back.
    for (from, to, yellow) in [("roof", "street-west", true), ("street-west", "roof", false)] {
        let mut position = Position::bare();
        let gordon = position.put(position.hero(GORDON), from);
        position.carry(GORDON, "crossbow");
        let croc = position.croc(to);
        if yellow {
            position.roll(Colour::Yellow, &[2]);
        }
        position.roll(Colour::Orange, &[1, 1]);
        let mut game = position.heroes();
        game.ranged(GORDON, croc, 1).settle();
        assert_eq!(game.life(croc), if yellow { 5 } else { 6 });
        // Characters have the same.
        let mut position = Position::bare();
        position.put(gordon, to);
        position.put(position.hero(BATMAN), "quay");
        let croc = position.croc(from);
        let line = gotham::printed::Line { dice: vec![DieType::White], times: 1 };
        position.tile(CROC).lines[CubeBox::Ranged as usize].push(line);
        position.roll(Colour::White, &[1]);
        if yellow {
            position.roll(Colour::Yellow, &[1]);
        }
        let mut game = position.villain();
        game.activate(CROC, croc, CharacterAct::Ranged(0)).say(Amount(0)).settle();
        assert_eq!(game.wounds(GORDON), if yellow { 2 } else { 1 });
    }
}

#[test]
fn croc_attacks_four_times_as_in_figures_54_to_57() {
    cites!(
        "character-activation.steps",
        "character-activation.step3.optional-action",
        "character-activation.step3.choose-characteristic",
        "character-activation.step4.perform",
        "character-activation.step5.repeat",
        "character-activation.step5.stop",
        "character-activation.step5.same-action-only",
        "character-activation.step5.no-move-between",
        "character-activation.step7.end",
        "character-actions.no-energy-cost",
        "character-actions.melee.steps",
        "character-actions.melee.a",
        "character-actions.melee.b.target",
        "character-actions.melee.c.pool",
        "character-actions.melee.d.roll",
        "character-actions.melee.e.rerolls",
        "character-actions.melee.f.count",
        "character-actions.melee.g.defence",
        "character-actions.melee.h.end",
        "character-actions.melee.no-weapons",
        "general.characteristic.dice",
        "general.characteristic.multiplier",
        "tiles.field.melee",
        "defence.not-an-action",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.sheet(BATMAN).automatic_defence = AutomaticDefence::None;
    position.state.hero_mut(BATMAN).state = HeroState::Rest;
    let (batman, gordon) = (position.hero(BATMAN), position.hero(GORDON));
    for dice in [[1, 1], [1, 0], [1, 0], [1, 1]] {
        position.roll(Colour::Yellow, &dice);
    }
    let before = position.state.post;
    let mut game = position.villain();
    game.say(TilePick::Activate(CROC)).say(CharacterPick::Activate(croc));
    assert!(matches!(game.topic(), Topic::MayMove { .. }));
    game.say(CharacterAct::Melee(1));
    for (blow, target) in [batman, batman, batman, gordon].into_iter().enumerate() {
        game.say(target);
        if blow < 3 {
            game.say(gotham::answer::May::Yes);
            assert!(matches!(game.topic(), Topic::Target { .. }), "straight to the next blow, no movement");
        }
    }
    game.settle();
    assert_eq!((game.wounds(BATMAN), game.wounds(GORDON)), (4, 2), "the fourth was the last");
    let after = game.state().post;
    assert_eq!(after.boxes, before.boxes, "attacks cost a character nothing");
}

#[test]
fn characters_shoot_like_heroes() {
    cites!(
        "character-actions.ranged.steps",
        "character-actions.ranged.a",
        "character-actions.ranged.b",
        "character-actions.ranged.c.pool",
        "character-actions.ranged.d",
        "character-actions.ranged.e",
        "character-actions.ranged.f",
        "character-actions.ranged.g",
        "character-actions.ranged.h",
        "hindrance.actor-zone",
        "tiles.field.ranged",
    );
    for (thug_with, wounds) in [("street-mid", 3), ("street-west", 2)] {
        let mut position = Position::bare();
        let thug = position.thug(0, thug_with);
        position.put(position.hero(BATMAN), "roof");
        let line = gotham::printed::Line { dice: vec![DieType::Orange, DieType::Yellow], times: 1 };
        position.tile(THUGS).lines[CubeBox::Ranged as usize].push(line);
        position.roll(Colour::Yellow, &[1]);
        position.roll(Colour::Orange, &[2]);
        let gordon = position.hero(GORDON);
        let mut game = position.villain();
        game.activate(THUGS, thug, CharacterAct::Ranged(0));
        if matches!(game.topic(), Topic::Target { .. }) {
            game.say(gordon);
        }
        game.say(Amount(0)).settle();
        assert_eq!(game.wounds(GORDON), wounds, "beside Gordon it is hindered by his threat");
    }
}

#[test]
fn defence_step_by_step() {
    cites!(
        "defence.purpose",
        "defence.mandatory",
        "defence.steps",
        "defence.a.declare",
        "defence.b.spend",
        "defence.b.cap",
        "defence.b.saturated",
        "defence.c.pool",
        "defence.d.automatic-dice",
        "defence.d.material",
        "defence.e.roll",
        "defence.f.rerolls",
        "defence.g.count",
        "defence.g.no-hindrance",
        "defence.i.end",
        "general.automatic-success",
        "hero-sheet.automatic-defence",
        "hero-sheet.box.defence",
        "material.bonus.automatic-success",
        "rulings.actions.empty-pool",
        "general.negative.order",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    // Enemies around do not hinder a defence.
    position.thug(0, "street-west");
    position.carry(BATMAN, "riot-shield");
    position.cubes(BATMAN).boxes[CubeBox::Defence as usize] = 2;
    position.cubes(BATMAN).available = 6;
    position.cubes(BATMAN).fatigue = 3;
    position.roll(Colour::Red, &[3]);
    position.roll(Colour::Black, &[3]);
    // Two cubes and the orange die of automatic defence.
    position.roll(Colour::Orange, &[1, 1, 1]);
    let batman = position.hero(BATMAN);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(batman).say(DiePick::Done);
    assert!(matches!(game.topic(), Topic::Cubes { into: CubeBox::Defence, attack: 6, .. }));
    assert!(
        game.offers(Amount(0)) && game.offers(Amount(2)) && !game.offers(Amount(3)),
        "4 less 2 that lie there"
    );
    game.say(Amount(2));
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }));
    game.settle();
    assert_eq!(game.wounds(BATMAN), 2, "6 against 3 on the dice and 1 of the shield");
    assert_eq!(game.box_of(BATMAN, CubeBox::Defence), 4);
    // A full box: the automatic die all the same. A success as automatic defence. More defence than attack: nothing.
    for (defence, dice, wounds) in
        [(AutomaticDefence::Die(DieType::Orange), true, 1), (AutomaticDefence::Success, false, 2)]
    {
        let mut position = Position::bare();
        let croc = position.croc("street-west");
        position.sheet(BATMAN).automatic_defence = defence;
        position.cubes(BATMAN).boxes[CubeBox::Defence as usize] = 4;
        position.cubes(BATMAN).available = 7;
        position.roll(Colour::Red, &[2]);
        position.roll(Colour::Black, &[1]);
        if dice {
            position.roll(Colour::Orange, &[2]);
        }
        let mut game = position.villain();
        game.activate(CROC, croc, CharacterAct::Melee(0)).say(batman).settle();
        assert_eq!(game.wounds(BATMAN), wounds);
    }
}

#[test]
fn the_villain_defends_with_the_command_post() {
    cites!(
        "defence.villain-defends",
        "command-post.defence-box",
        "command-post.available-energy",
        "command-post.boxes-persist",
        "rulings.house.post.boxes",
        "tiles.field.automatic-defence",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.roll(Colour::Orange, &[2, 2, 2]);
    position.roll(Colour::Orange, &[2, 1]);
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 3).say(Amount(2)).settle_before_villain();
    assert_eq!(game.life(croc), 6, "6 against 3 + 3");
    assert_eq!(game.state().post.boxes[CubeBox::Defence as usize], 2);
    // They stay there until the villain's own upkeep.
    game.melee(BATMAN, croc, 1);
}

#[test]
fn rerolls_step_by_step() {
    cites!(
        "reroll.not-an-action",
        "reroll.effect",
        "reroll.after-any-roll",
        "reroll.step-mandatory",
        "reroll.steps",
        "reroll.a.declare",
        "reroll.b.colour-only",
        "reroll.c.declare",
        "reroll.c.includes-free",
        "reroll.c.stop",
        "reroll.d.cost",
        "reroll.d.cap",
        "reroll.d.saturated",
        "reroll.e.roll",
        "reroll.e.loop",
        "reroll.f.end",
        "reroll.new-result-stands",
        "rulings.reroll.free-batch",
        "hero-sheet.box.reroll",
        "general.free-action.no-cube",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    position.sheet(GORDON).characteristics[CubeBox::Melee as usize] =
        Characteristic::Die(DieType::OrangeReroll);
    position.sheet(GORDON).saturation[CubeBox::Reroll as usize] = 3;
    let tonfa = position.carry(GORDON, "tonfa");
    position.roll(Colour::Yellow, &[0]);
    position.roll(Colour::Orange, &[0, 0]);
    position.roll(Colour::Orange, &[0, 1]);
    position.roll(Colour::Yellow, &[2]);
    position.roll(Colour::Orange, &[0]);
    position.roll(Colour::Orange, &[2]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).say(Weapon::Card(tonfa));
    let (orange, yellow) = (
        DiePick::Die { colour: Colour::Orange, shown: 0 },
        DiePick::Die { colour: Colour::Yellow, shown: 0 },
    );
    // Two pictograms, both thrown together, and only orange dice.
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Pictogram, .. }));
    assert_eq!(game.refused(yellow), rule!("reroll.c.declare"));
    game.say(orange).say(orange);
    // Paid: one that was thrown for free, and another colour, as often as there is room for cubes.
    assert!(matches!(game.topic(), Topic::Reroll { by: RerollBy::Cubes, .. }));
    game.say(yellow).say(orange).say(DiePick::Done);
    assert_eq!(game.box_of(GORDON, CubeBox::Reroll), 2);
    let Topic::Reroll { pool, .. } = game.topic() else { panic!("it may go on") };
    assert_eq!(pool.successes(), 3, "yellow 2, orange 0 for the 0, and 1");
    game.say(orange);
    assert_eq!(game.box_of(GORDON, CubeBox::Reroll), 3);
    assert!(matches!(game.topic(), Topic::Cubes { attack: 5, .. }), "the box is full: the rerolls are over");
    game.say(Amount(0)).settle();
    assert_eq!(game.life(croc), 4);
}

#[test]
fn the_villain_pays_for_rerolls_from_the_command_post() {
    cites!("command-post.reroll-box", "rulings.reroll.hazards", "defence.only-vs-attacks");
    let mut position = Position::bare();
    let thug = position.thug(0, "shed-east");
    position.roll(Colour::Yellow, &[1]);
    position.roll(Colour::Yellow, &[0]);
    let pier = position.zone("pier");
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS)).say(CharacterPick::Activate(thug)).say(gotham::answer::May::Yes);
    game.say(gotham::answer::Go::To(pier));
    // A hazard is rerolled too, by whoever wants fewer successes; nobody defends.
    game.say(DiePick::Die { colour: Colour::Yellow, shown: 1 });
    assert_eq!(game.state().post.boxes[CubeBox::Reroll as usize], 1);
    game.settle();
    assert!(!game.is_down(thug));
}

#[test]
fn wounds_take_cubes_in_order() {
    cites!(
        "wounds.hero.place",
        "wounds.hero.order",
        "wounds.hero.box-choice",
        "wounds.hero.neutralised",
        "wounds.hero.excess",
        "hero-sheet.wounds",
        "hero-sheet.fatigue",
        "hero-sheet.available-energy",
        "components.cubes.meaning",
        "neutralised.hero.stays-on-board",
        "neutralised.hero.no-actions",
        "rulings.neutralised.indices",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    let boxes = [1, 0, 0, 0, 1, 0, 0];
    *position.cubes(GORDON) = Cubes { available: 6, fatigue: 1, wounds: 1, boxes };
    position.roll(Colour::Red, &[1]);
    position.roll(Colour::Black, &[1]);
    let gordon = position.hero(GORDON);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0));
    // One from fatigue; for the other his player names a box.
    assert!(matches!(game.topic(), Topic::CubeFrom { left: 1, .. }));
    assert_eq!(game.seat(), Seat(0));
    game.say(CubeBox::Movement).settle();
    let cubes = game.state().hero(GORDON).cubes;
    assert_eq!((cubes.wounds, cubes.fatigue, cubes.available), (3, 0, 6));
    assert_eq!(cubes.boxes, [1, 0, 0, 0, 0, 0, 0]);
    // More wounds than cubes: he is neutralised, stays where he is, and fills his place.
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    *position.cubes(GORDON) = Cubes { available: 1, wounds: 9, ..Cubes::default() };
    position.roll(Colour::Red, &[3]);
    position.roll(Colour::Black, &[3]);
    let mut game = position.villain();
    game.activate(CROC, croc, CharacterAct::Melee(0)).say(gordon).say(Amount(0)).settle();
    assert!(game.is_down(gordon) && game.wounds(GORDON) == 10);
    let street = game.zone("street-west");
    assert_eq!(game.state().figure(gordon).zone(), Some(street));
    assert_eq!(gotham::bearer::Reading::size_in(game.scene(), street), 4, "two heroes and Croc");
    assert_eq!(gotham::hindrance::to_moves(game.scene(), croc), 2);
    let mut position = Position::bare();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    position.state.hero_mut(GORDON).state = HeroState::Active;
    let mut game = position.heroes();
    assert_eq!(game.refused(Act::Move(GORDON)), rule!("neutralised.hero.no-actions"));
}

#[test]
fn life_points_and_tiles_that_lose_them() {
    cites!(
        "wounds.character.track",
        "wounds.character.excess",
        "command-post.life-track",
        "tiles.field.life-points",
        "tiles.attributes-per-character",
        "neutralised.tile.definition",
        "neutralised.tile.reposition",
        "neutralised.tile.costs-change",
        "rulings.river.neutralised-not-activated",
    );
    let mut position = Position::bare();
    let croc = position.croc("street-west");
    let (one, other) = (position.brute(0, "street-west"), position.brute(1, "street-west"));
    position.roll(Colour::Orange, &[2, 2]);
    position.roll(Colour::Red, &[3, 3, 3]);
    position.roll(Colour::Red, &[3]);
    let mut game = position.heroes();
    game.melee(GORDON, croc, 2).settle_before_villain();
    assert_eq!(game.life(croc), 5, "one of six");
    game.melee(BATMAN, one, 3).settle_before_villain();
    assert!(game.is_down(one) && !game.is_down(other), "each for himself, and 7 wounds on one life are one");
    assert!(!game.state().tile(BRUTES).neutralised);
    let river = |game: &common::Game| game.state().river.to_vec();
    assert_eq!(river(&game), [THUGS, BRUTES, common::EVENT, CROC]);
    game.say(Act::Melee(BATMAN)).say(other).settle();
    assert!(game.state().tile(BRUTES).neutralised);
    assert_eq!(river(&game), [THUGS, common::EVENT, CROC, BRUTES], "in the heroes' turn, at once");
    let cost = |tile| gotham::command_post::activation_cost(game.scene(), tile);
    assert_eq!((cost(CROC), cost(BRUTES)), (Some(3), Some(4)));
    game.say(Act::Pass);
    assert_eq!(game.refused(TilePick::Activate(BRUTES)), rule!("rulings.river.neutralised-not-activated"));
}

#[test]
fn a_neutralised_hero_comes_back_by_resting() {
    cites!(
        "neutralised.hero.recovers",
        "hero-turn.step3.neutralised-must-rest",
        "rulings.neutralised.skills-until",
        "rulings.mission.all-heroes-down",
    );
    let mut position = Position::bare();
    *position.cubes(GORDON) = Cubes { wounds: 10, ..Cubes::default() };
    position.state.hero_mut(GORDON).dazed = true;
    let mut game = position.begin(Stage::HeroesBegin);
    game.say(HeroState::Active);
    // Nobody asked Gordon: he rests, and has cubes in fatigue.
    let gordon = *game.state().hero(GORDON);
    assert_eq!((gordon.state, gordon.cubes.wounds, gordon.cubes.fatigue), (HeroState::Rest, 5, 5));
    assert!(gordon.dazed && !gordon.is_neutralised(), "no skills in this turn");
    assert_eq!(game.refused(Act::Move(GORDON)), rule!("hero-turn.step3.rest.restriction"));
    game.say(Act::Pass).say(TilePick::End);
    assert!(!game.state().hero(GORDON).dazed, "in the next turn he has them again");
    // With all of them down at a check the villain has won.
    let mut position = Position::bare();
    for hero in [BATMAN, GORDON] {
        let energy = position.sheet(hero).energy;
        *position.cubes(hero) = Cubes { wounds: energy, ..Cubes::default() };
    }
    let game = position.begin(Stage::Check);
    assert!(game.over());
    assert_eq!(game.state().winner, Some(Camp::Villain));
}

#[test]
fn successes_are_counted_in_order() {
    cites!("rulings.actions.count-order");
    // The example of the ledger: 4, Marksman 1, hindrance 2, a shackle, and smoke on the line.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    position.put(position.hero(BATMAN), "roof");
    position.learn(gordon, "marksman", 1);
    position.state.figure_mut(gordon).shackles = 1;
    let (_, _) = (position.thug(0, "street-west"), position.thug(1, "street-west"));
    let (croc, zone) = (position.croc("street-east"), position.zone("street-mid"));
    let smoke = gotham::printed::term::Cloud::Smoke;
    position.state.clouds.push(gotham::state::Clouds {
        cloud: smoke,
        zone,
        camp: Camp::Villain,
        count: 1,
        full: true,
    });
    position.carry(GORDON, "crossbow");
    position.roll(Colour::Orange, &[2, 2]);
    let mut game = position.heroes();
    game.ranged(GORDON, croc, 1).say(DiePick::Done);
    assert!(matches!(game.topic(), Topic::Cubes { attack: 1, .. }), "{:?}", game.topic());
}

#[test]
fn the_side_whose_turn_it_is_ends_the_attack_first() {
    cites!("rulings.end-step.order");
    for villains_turn in [false, true] {
        let mut position = Position::bare();
        let (croc, gordon) = (position.croc("street-west"), position.hero(GORDON));
        position.put(position.hero(BATMAN), "roof");
        position.learn(gordon, "frost", 1);
        position.learn(croc, "frost", 1);
        position.learn(gordon, "counterattack", 1);
        position.learn(croc, "counterattack", 1);
        let mut game = if villains_turn {
            position.roll(Colour::Red, &[0]);
            position.roll(Colour::Black, &[1]);
            let mut game = position.villain();
            game.activate(CROC, croc, CharacterAct::Melee(0)).say(Amount(0));
            game
        } else {
            position.roll(Colour::Orange, &[0]);
            let mut game = position.heroes();
            game.melee(GORDON, croc, 1).say(Amount(0));
            game
        };
        while !matches!(game.topic(), Topic::Skill { .. }) {
            let next = game.options()[0];
            game.say(next);
        }
        let first = if villains_turn { croc } else { gordon };
        assert!(matches!(game.topic(), Topic::Skill { figure, .. } if figure == first));
        game.say(Answer::Skill(gotham::answer::SkillPick::Done));
        assert!(matches!(game.topic(), Topic::Skill { figure, .. } if figure != first));
    }
}
