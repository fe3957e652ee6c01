//! Allied, enemy, controlled; objects; halves.

use crisis::activation::Act;
use crisis::ask::{Ask, Effect, Thing};
use crisis::card::ability::{Roll, Side as Relation};
use crisis::cites;
use crisis::effect::{Frame, Moment, Source, who};
use crisis::event::Event;
use crisis::state::{Battleground, FigureId, Side, Whereabouts};

use crate::kit::{Position, Table};

/// Whether one character counts another as allied, as filters of abilities ask it.
fn relation(position: &Position, one: FigureId, other: FigureId) -> Relation {
    let side = position.state.figure(one).side;
    let frame = Frame::new(Source::Power { figure: one, power: 0 }, side, Some(one));
    let filter = |side| {
        let filter = crisis::card::ability::Filter { side: Some(side), ..Default::default() };
        crisis::card::ability::Figures(Box::new(filter))
    };
    let is = |side| who::is(position.scene(), &frame, &filter(side), other);
    assert_ne!(is(Relation::Ally), is(Relation::Enemy));
    if is(Relation::Ally) { Relation::Ally } else { Relation::Enemy }
}

#[test]
fn who_is_controlled_by_one_player_is_allied_and_others_are_enemies() {
    cites!("characters.allied", "characters.enemy");
    let mut position = Position::new();
    let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
    let widow = position.a("the-black-widow", 14.0, 10.0);
    let ultron = position.b("ultron-metal-tyrant", 10.0, 30.0);
    let zemo = position.b("baron-helmut-zemo", 14.0, 30.0);
    assert_eq!(relation(&position, iron_man, widow), Relation::Ally);
    assert_eq!(relation(&position, iron_man, ultron), Relation::Enemy);
    assert_eq!(relation(&position, zemo, ultron), Relation::Ally);
    assert_eq!(relation(&position, ultron, widow), Relation::Enemy);
}

/// Mesmer of A beside Captain America, A's leader; Crossbones of B near both, and Red Skull behind him.
fn puppet_show() -> (Table, [FigureId; 4]) {
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 10.0, 10.0);
    let cap = position.a("captain-america-first-avenger", 6.0, 10.0);
    let crossbones = position.b("crossbones-merciless-merc", 10.0, 13.0);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 16.0);
    position.state.squads[Side::A].leader = Some(cap);
    position.tactic(Side::A, "brace-for-impact");
    position.of(mesmer).power = 5;
    position.of(crossbones).power = 5;
    position.activated(mesmer, 2);
    let puppet = position.power_of(mesmer, "puppet");
    let mut table = position.play();
    table.act(Act::Power(puppet));
    table.answer(Thing::Figure(crossbones));
    table.next_act();
    (table, [mesmer, cap, crossbones, skull])
}

#[test]
fn a_controlled_character_is_in_no_squad() {
    cites!("characters.control-no-squad");
    let (mut table, [_, cap, crossbones, skull]) = puppet_show();
    assert_eq!((table.figure(crossbones).side, table.figure(crossbones).squad), (Side::A, Side::B));
    // A activates nobody else this turn, but in the same turn Crossbones is A's to attack with.
    let order = crisis::attack::Order::plain(crossbones, crisis::attack::Weapon::Printed(0));
    let scene = table.game.now();
    assert!(crisis::attack::targetable(scene, &order, skull).is_ok());
    assert!(crisis::attack::targetable(scene, &order, cap).is_err());
    // It can neither pay for A's cards nor for B's, and neither may choose it.
    let card = scene.content.tactic("brace-for-impact").expect("in the core box");
    for side in Side::BOTH {
        assert!(!crisis::tactics::players(scene, side, card, Moment::OwnTurn).has(crossbones.0));
        let frame = Frame::new(Source::Tactic { side, card }, side, None);
        let anybody = crisis::card::ability::Figures::default();
        assert!(!who::candidates(scene, &frame, &anybody).figures.has(crossbones.0));
    }
    // A leadership does not speak of it, though it does of others.
    let lead = Frame::new(Source::Power { figure: cap, power: 0 }, Side::A, Some(cap));
    let anybody = crisis::card::ability::Figures::default();
    assert!(!who::is(scene, &lead, &anybody, crossbones) && who::is(scene, &lead, &anybody, cap));
    // For everything else it is A's, and at the end of the turn it goes home.
    table.act(Act::EndActivation);
    table.act(Act::EndTurn);
    table.next_act();
    assert_eq!((table.figure(crossbones).side, table.figure(crossbones).controlled_until), (Side::B, None));
    let changes = table.told().filter(|event| matches!(event, Event::ControlChanged { .. })).count();
    assert_eq!(changes, 2);
}

#[test]
fn a_leadership_is_not_offered_to_whom_one_controls_for_a_while() {
    cites!("characters.control-no-squad");
    // Zemo attacks for A: once as a controlled character, once as one of A's own.
    for (squad, offered) in [(Side::B, false), (Side::A, true)] {
        let mut position = Position::vault();
        let cap = position.a("captain-america-first-avenger", 6.0, 10.0);
        let zemo = position.a("baron-helmut-zemo", 10.0, 13.0);
        let skull = position.b("red-skull-master-of-the-world", 10.0, 16.0);
        position.of(zemo).squad = squad;
        position.of(zemo).power = 3;
        position.state.squads[Side::A].leader = Some(cap);
        position.activated(zemo, 2);
        position.dice(&["h b b b b", "b b b b"]);
        let mut table = position.play();
        table.attack(0, skull);
        let heroes = Effect::Use(Source::Power { figure: cap, power: 0 });
        let own_dice = |ask: &Ask| matches!(ask, Ask::Effect { moment: Moment::OwnDice(Roll::Attack), .. });
        table.until(|ask| own_dice(ask) || matches!(ask, Ask::Act { .. }));
        assert_eq!(own_dice(&table.ask()) && table.offers(heroes), offered);
    }
}

#[test]
fn grunts_leave_rather_than_change_sides() {
    cites!("grunts.control-change", "grunts.parents-gone");
    // Once the grunts themselves are taken, once their only parent.
    for takes_parent in [false, true] {
        let mut position = Position::vault();
        let mesmer = position.a("mesmer", 10.0, 10.0);
        let ultron = position.b("ultron-metal-tyrant", 10.0, 13.5);
        let drones = position.b("ultron-drones", 13.5, 10.0);
        position.b("red-skull-master-of-the-world", 30.0, 30.0);
        position.of(mesmer).power = 1;
        position.activated(mesmer, 2);
        let mut table = position.play();
        table.act(Act::Power(0));
        table.answer(Thing::Figure(if takes_parent { ultron } else { drones }));
        table.next_act();
        assert_eq!(table.figure(drones).whereabouts, Whereabouts::Gone);
        assert_eq!(table.figure(drones).side, Side::B);
        assert_eq!(table.figure(ultron).side, if takes_parent { Side::A } else { Side::B });
    }
}

#[test]
fn objects_are_terrain_and_tokens() {
    cites!("characters.object", "objectives.no-size");
    let mut position = Position::vault();
    let mesmer = position.a("mesmer", 10.0, 15.0);
    let enemy = position.b("red-skull-master-of-the-world", 12.0, 15.0);
    position.stands("wall");
    let kind = position.crisis("high-ground");
    let token = position.token(kind, 8.0, 13.0);
    position.activated(mesmer, 2);
    let fetch = position.power_of(mesmer, "fetch");
    let wall = crisis::state::PieceId(1);
    let mut table = position.play();
    table.act(Act::Power(fetch));
    assert!(table.offers(Thing::Token(token)) && table.offers(Thing::Piece(wall)));
    assert_eq!(table.refused(Thing::Figure(enemy)).as_str(), "effects.sources");
    assert_eq!(table.refused(Thing::Figure(mesmer)).as_str(), "effects.sources");
    // A filter that asks for a size lets no token through: it has none.
    let scene = table.game.now();
    let filter = crisis::card::ability::Filter { object: true, size_at_most: Some(6), ..Default::default() };
    let frame = Frame::new(Source::Book, Side::A, Some(mesmer));
    let sized = who::candidates(scene, &frame, &crisis::card::ability::Figures(Box::new(filter)));
    assert!(sized.pieces.has(wall.0) && !sized.tokens.has(token.0));
    assert!(scene.terrain().all(|feature| feature.id == wall), "a token is no terrain");
}

#[test]
fn halves_are_rounded_up() {
    cites!("effects.halve-round-up");
    for (power, gained) in [(5, 3), (4, 2), (1, 1), (0, 0)] {
        let mut position = Position::vault();
        let mesmer = position.a("mesmer", 10.0, 15.0);
        position.b("red-skull-master-of-the-world", 30.0, 30.0);
        position.of(mesmer).power = power;
        position.activated(mesmer, 2);
        let half = position.power_of(mesmer, "half-again");
        let mut table = position.play();
        table.act(Act::Power(half));
        table.next_act();
        assert_eq!(table.figure(mesmer).power, power + gained);
    }
}
