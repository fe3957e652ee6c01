//! Attacks of heroes and characters (chapters V C 1 and 2, VI D 1 and 2).

mod common;

use common::{BATMAN, CROC, GORDON, Position, THUGS};
use gotham::answer::{Act, Amount, CharacterAct, CharacterPick, DiePick, TilePick, Weapon};
use gotham::ask::{RerollBy, Topic};
use gotham::attack::AttackKind;
use gotham::printed::term::{Colour, CubeBox, DieType};
use gotham::printed::{AutomaticDefence, Characteristic};
use gotham::state::{Cubes, HeroState, Whereabouts};
use gotham::{cites, rule, target};

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
