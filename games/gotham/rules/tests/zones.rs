//! Movement step by step, terrain, tokens, sight, friends and enemies (chapters III, V C 5 and IX).

mod common;

use common::{BATMAN, CROC, GORDON, Position, THUGS};
use gotham::answer::{Act, CharacterPick, Go, May, TilePick};
use gotham::ask::Topic;
use gotham::bearer::Reading;
use gotham::board::{Board, BrokenWalls, Limit, Marker, Zone, ZoneId};
use gotham::geometry::{Outline, Point};
use gotham::hindrance::{are_enemies, are_friends, to_actions, to_moves};
use gotham::movement::{self, FirstBonus, Way};
use gotham::printed::skill::Modifier;
use gotham::printed::term::{Camp, Cloud, Colour, CubeBox, LimitKind, LineTrigger, SpecialKind, Trait};
use gotham::sight::Sight;
use gotham::state::{Clouds, Stage, Whereabouts};
use gotham::{cites, rule, terrain};

#[test]
fn batman_moves_as_in_figures_32_to_37() {
    cites!(
        "movement.composition",
        "movement.pool.definition",
        "movement.steps",
        "movement.a.declare",
        "movement.b.pool",
        "movement.c.first-bonus",
        "movement.d.start-destination",
        "movement.d.type-from-destination",
        "movement.d.simple",
        "movement.d.one-zone-per-move",
        "movement.f.enough",
        "movement.g.pay",
        "movement.h.move",
        "movement.j.end-of-move",
        "movement.k.lose-points",
        "movement.k.end",
        "boards.limit.white.move",
        "boards.limit.orange.move",
    );
    let position = Position::bare();
    let (mid, east, shed) =
        (position.zone("street-mid"), position.zone("street-east"), position.zone("shed-mid"));
    let batman = position.hero(BATMAN);
    // The destination alone says what kind of move it is.
    let mut beside = Position::bare();
    beside.put(batman, "street-east");
    let to = |zone| movement::way(beside.scene(), batman, zone);
    assert_eq!(to(mid), Some(Way::Simple));
    assert!(matches!(to(position.zone("roof")), Some(Way::Special(_))));
    let mut game = position.heroes();
    game.say(Act::Move(BATMAN));
    assert!(matches!(game.topic(), Topic::Move { points: 2, .. }));
    assert_eq!(game.refused(Go::To(east)), rule!("movement.d.one-zone-per-move"));
    assert_eq!(game.refused(Go::Stop), rule!("rulings.actions.no-empty"));
    game.say(Go::To(mid));
    assert_eq!(game.state().figure(batman).zone(), Some(mid));
    assert!(matches!(game.topic(), Topic::Move { points: 1, .. }));
    game.say(Go::To(shed));
    assert!(matches!(game.topic(), Topic::Move { points: 0, .. }));
    game.say(Go::Stop);
    assert_eq!(game.state().movement, None);
    assert_eq!(game.box_of(BATMAN, CubeBox::Movement), 0);
    // The point of the first movement that was left over would be lost: a second one starts at 0.
    game.say(Act::Move(BATMAN));
    assert!(matches!(game.topic(), Topic::Move { points: 0, .. }));
}

#[test]
fn montoya_climbs_as_in_figures_38_to_46() {
    cites!(
        "movement.f.buy-missing",
        "movement.f.only-for-missing",
        "movement.f.points-per-cube",
        "movement.e.climb-cost",
        "movement.e.jump-cost",
        "hero-sheet.box.movement",
        "general.characteristic.move-multiplier",
        "boards.promontory.access",
        "rulings.board.special-over-limit",
    );
    let mut position = Position::bare();
    position.put(position.hero(GORDON), "street-mid");
    let (east, roof, crane) = (position.zone("street-east"), position.zone("roof"), position.zone("crane"));
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(Go::To(east)).say(Go::To(roof));
    assert_eq!(game.box_of(GORDON, CubeBox::Movement), 2, "1 of 3 was left from the bonus");
    // A jump of level 1 to the crane, which nothing but special moves leads to.
    game.say(Go::To(crane));
    assert_eq!(game.box_of(GORDON, CubeBox::Movement), 4);
    // A characteristic of 2 buys two points with each cube; what the last gives too much stays in the pool.
    let mut position = Position::bare();
    position.sheet(GORDON).move_points = 2;
    position.put(position.hero(GORDON), "roof");
    position.state.figure_mut(position.state.hero(GORDON).figure).moved = true;
    let (crane, roof) = (position.zone("crane"), position.zone("roof"));
    position.sheet(GORDON).move_points = 2;
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(Go::To(crane));
    assert_eq!(game.box_of(GORDON, CubeBox::Movement), 1);
    position_points(&game, 0);
    game.say(Go::To(roof));
    assert_eq!(game.box_of(GORDON, CubeBox::Movement), 2);
    // Special moves need no limit between their zones, and no limit makes one.
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "quay");
    let (roof, pier) = (position.zone("roof"), position.zone("pier"));
    let board = usize::from(position.mission().board);
    assert_eq!(movement::way(position.scene(), gordon, roof), None);
    let quay = position.zone("quay");
    let jump = gotham::board::SpecialMove { from: quay, to: roof, kind: SpecialKind::Jump, level: 1 };
    position.printed.boards[board].special_moves.push(jump);
    assert!(movement::way(position.scene(), gordon, roof).is_some(), "between zones that do not touch");
    position.put(gordon, "shed-east");
    assert_eq!(
        movement::way(position.scene(), gordon, position.zone("crane")),
        None,
        "a special limit alone"
    );
    assert!(movement::way(position.scene(), gordon, pier).is_some());
}

fn position_points(game: &common::Game, points: u8) {
    assert!(
        matches!(game.topic(), Topic::Move { points: there, .. } if there == points),
        "{:?}",
        game.topic()
    );
}

#[test]
fn a_movement_ends_when_nothing_can_be_paid_or_nobody_stands() {
    cites!(
        "movement.j.must-stop",
        "movement.neutralised-mid-move",
        "movement.i.zone-effects",
        "movement.f.cannot-pay"
    );
    let mut position = Position::bare();
    position.cubes(GORDON).available = 0;
    position.cubes(GORDON).fatigue = 10;
    position.state.figure_mut(position.state.hero(GORDON).figure).moved = false;
    let (mid, shed) = (position.zone("street-mid"), position.zone("shed-mid"));
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(Go::To(mid)).say(Go::To(shed));
    assert!(matches!(game.topic(), Topic::Act), "two points, and no cube for a third");
    // A thug that falls on the pier goes no further.
    let mut position = Position::bare();
    let thug = position.thug(0, "shed-east");
    position.thug(1, "quay");
    position.roll(Colour::Yellow, &[1]);
    let pier = position.zone("pier");
    let mut game = position.villain();
    game.say(TilePick::Activate(THUGS))
        .say(CharacterPick::Activate(thug))
        .say(May::Yes)
        .say(Go::To(pier))
        .settle();
    assert!(game.is_down(thug) && game.state().movement.is_none());
    assert!(matches!(game.topic(), Topic::Character { .. }));
}

#[test]
fn zones_are_entered_within_their_saturation() {
    cites!(
        "boards.saturation.limit",
        "boards.zone.definition",
        "boards.zone.decor-ignored",
        "boards.zone.bounded-by-limits",
        "hero-sheet.size",
        "tiles.field.size",
        "traits.flight.saturation-still",
        "traits.flight.when",
        "traits.flight.condition",
    );
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "pier");
    position.put(position.hero(BATMAN), "roof");
    position.grant(gordon, Trait::Flight);
    let crane = position.zone("crane");
    position.thug(0, "crane");
    assert_eq!(movement::may_go(position.scene(), gordon, crane, 9), Ok(()), "1 of 2");
    position.thug(1, "crane");
    let refused = movement::may_go(position.scene(), gordon, crane, 9).map_err(|why| why.rule);
    assert_eq!(refused, Err(rule!("movement.d.no-oversaturation")), "not even on wings");
    position.sheet(GORDON).size = 0;
    assert_eq!(movement::may_go(position.scene(), gordon, crane, 9), Ok(()));
    assert_eq!(
        movement::way(position.scene(), gordon, position.zone("street-west")),
        None,
        "nor where no way leads"
    );
}

#[test]
fn flyers_ignore_falls_but_not_danger() {
    cites!(
        "traits.flight.fall",
        "traits.flight.dangerous-still",
        "traits.reduced-mobility.when",
        "traits.reduced-mobility.condition"
    );
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "crane");
    position.grant(gordon, Trait::Flight);
    // No die for the fall of level 1; one for the pier.
    position.roll(Colour::Yellow, &[1]);
    let pier = position.zone("pier");
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(Go::To(pier)).settle();
    assert_eq!(game.wounds(GORDON), 1);
    // Who moves with difficulty still makes simple moves.
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "street-east");
    position.grant(gordon, Trait::ReducedMobility);
    assert_eq!(movement::way(position.scene(), gordon, position.zone("roof")), None);
    assert!(movement::way(position.scene(), gordon, position.zone("street-mid")).is_some());
}

#[test]
fn dangerous_terrain_wounds_who_enters_and_when_it_rises() {
    cites!(
        "dangerous-terrain.definition",
        "dangerous-terrain.total",
        "dangerous-terrain.entering",
        "dangerous-terrain.increase",
        "dangerous-terrain.decrease",
        "dangerous-terrain.leaving-staying-free",
        "difficult-terrain.definition",
        "difficult-terrain.level",
    );
    let mut position = Position::bare();
    let gordon = position.put(position.hero(GORDON), "shed-east");
    let (pier, east) = (position.zone("pier"), position.zone("shed-east"));
    let gas = |full| Clouds { cloud: Cloud::Gas, zone: pier, camp: Camp::Villain, count: 2, full };
    position.state.clouds.push(gas(false));
    assert_eq!(terrain::dangerous(position.scene(), pier, gordon), 3);
    assert_eq!(terrain::difficult(position.scene(), position.zone("quay"), gordon), 1);
    // Three dice on entering, none on leaving.
    position.roll(Colour::Yellow, &[1, 1, 0]);
    let mut game = position.heroes();
    game.say(Act::Move(GORDON)).say(Go::To(pier)).say(Go::To(east)).settle();
    assert_eq!(game.wounds(GORDON), 2);
    // Staying is free; so is a level that falls when tokens go.
    let mut position = Position::bare();
    position.put(gordon, "pier");
    position.state.clouds.push(gas(false));
    let mut game = position.begin(Stage::VillainBegins);
    assert_eq!(game.state().clouds.len(), 0);
    assert_eq!(game.wounds(GORDON), 0);
    game.say(TilePick::End);
    // A rise by two is rolled for with two dice, by everybody there.
    let mut position = Position::bare();
    position.put(gordon, "pier");
    let effects = vec![gotham::printed::plot::Effect::PlaceClouds { cloud: Cloud::Flame, count: 2 }];
    position.mission().rules = vec![gotham::printed::plot::Special {
        when: gotham::printed::plot::Occasion::Upkeep,
        provided: None,
        effects,
    }];
    position.roll(Colour::Yellow, &[1, 1]);
    let mut game = position.begin(Stage::Upkeep);
    game.say(pier).settle();
    assert_eq!(game.wounds(GORDON), 2);
}

#[test]
fn the_immune_do_not_roll_for_gas() {
    cites!("traits.gas-immunity.when", "traits.gas-immunity.condition", "traits.gas-immunity.effect");
    let mut position = Position::bare();
    let (gordon, pier) = (position.hero(GORDON), position.zone("pier"));
    for cloud in [Cloud::Gas, Cloud::Flame] {
        position.state.clouds.push(Clouds { cloud, zone: pier, camp: Camp::Villain, count: 1, full: true });
    }
    assert_eq!(terrain::dangerous(position.scene(), pier, gordon), 3);
    position.grant(gordon, Trait::GasImmunity);
    assert_eq!(terrain::dangerous(position.scene(), pier, gordon), 2, "flames and the pier itself are left");
}

#[test]
fn tokens_turn_over_and_go() {
    cites!("dissipation.faces", "dissipation.flip", "dissipation.remove", "dissipation.both-sides-effective");
    let mut position = Position::bare();
    let (gordon, zone) = (position.hero(GORDON), position.zone("roof"));
    position.state.clouds.push(Clouds {
        cloud: Cloud::Frost,
        zone,
        camp: Camp::Villain,
        count: 1,
        full: true,
    });
    let level = |game: &common::Game| terrain::difficult(game.scene(), zone, gordon);
    let mut game = position.begin(Stage::HeroesBegin);
    assert_eq!(level(&game), 1, "the heroes' turn does nothing to the villain's tokens");
    let a_turn = |game: &mut common::Game| {
        while !matches!(game.topic(), Topic::Tile) {
            let next: gotham::answer::Answer = match game.topic() {
                Topic::State { .. } => gotham::state::HeroState::Active.into(),
                _ => Act::Pass.into(),
            };
            game.say(next);
        }
    };
    assert!(game.state().clouds[0].full);
    a_turn(&mut game);
    assert!(!game.state().clouds[0].full);
    assert_eq!(level(&game), 1, "still there");
    game.say(TilePick::End);
    a_turn(&mut game);
    assert_eq!((game.state().clouds.len(), level(&game)), (0, 0));
}

#[test]
fn friends_enemies_and_those_who_are_neither() {
    cites!(
        "friend-enemy.enemy",
        "friend-enemy.friend",
        "friend-enemy.self-excluded",
        "friend-enemy.neutral",
        "rulings.neutral.position",
        "hero-sheet.threat",
        "tiles.field.threat",
        "components.figures.camp-colours",
        "components.tiles.colours",
        "tiles.field.camp",
    );
    let position = Position::of("hotel-hostages", 1);
    let state = &position.state;
    let of =
        |camp: Camp| state.figure_ids().find(|&figure| state.figure(figure).camp == camp).expect("somebody");
    let (hero, villain, citizen) = (of(Camp::Heroes), of(Camp::Villain), of(Camp::Neutral));
    assert!(are_enemies(state, hero, villain) && are_enemies(state, villain, hero));
    assert!(!are_enemies(state, hero, citizen) && !are_enemies(state, villain, citizen));
    assert!(!are_friends(state, hero, citizen) && !are_friends(state, hero, hero));
    assert!(are_friends(state, position.hero(BATMAN), position.hero(GORDON)));
    // They fill their zone and hinder nobody; nobody runs them.
    let mut position = Position::of("hotel-hostages", 1);
    let zone = position.zone("south-street");
    position.printed.tiles.iter_mut().for_each(|tile| tile.size = tile.size.max(1));
    assert_eq!(position.scene().size_in(zone), 1);
    let batman = position.put(position.hero(BATMAN), "south-street");
    assert_eq!(to_moves(position.scene(), batman), 0);
    assert_eq!(to_actions(position.scene(), batman, LineTrigger::RangedAttack), 0);
    let citizens = position.printed.tile("citizens");
    assert!(!position.state.river.iter().any(|&tile| position.state.tile(tile).printed == citizens));
    let hit =
        gotham::target::may_target(position.scene(), batman, citizen, gotham::attack::AttackKind::Melee);
    assert_eq!(hit.map_err(|why| why.rule), Err(rule!("rulings.target.enemies-only")));
}

/// A row of square zones of these elevations, with markers in their middles and white limits between.
fn row(elevations: &[u8], change: impl Fn(&mut Vec<Zone>, &mut Vec<Limit>)) -> (Vec<Zone>, Vec<Limit>) {
    let at = |x: i32, y: i32| Point { x, y };
    let zone = |(place, &elevation): (i32, &u8)| Zone {
        id: format!("z{place}"),
        name: content::Names { en: String::new(), fr: String::new(), de: String::new() },
        outline: Outline(vec![
            at(place * 10, 0),
            at(place * 10 + 10, 0),
            at(place * 10 + 10, 10),
            at(place * 10, 10),
        ]),
        elevation,
        saturation: 5,
        markers: vec![Marker { at: at(place * 10 + 5, 5), letters: 0 }],
        difficult: 0,
        dangerous: 0,
        promontory: false,
        look: None,
    };
    let mut zones: Vec<Zone> = (0..).zip(elevations).map(zone).collect();
    let stretch = |place: i32| gotham::geometry::Segment { from: at(place * 10, 0), to: at(place * 10, 10) };
    let limit = |place: u8| Limit {
        one: ZoneId(place - 1),
        other: ZoneId(place),
        kind: LimitKind::White,
        level: None,
        stretches: vec![stretch(i32::from(place))],
    };
    let mut limits: Vec<Limit> = (1..elevations.len() as u8).map(limit).collect();
    change(&mut zones, &mut limits);
    (zones, limits)
}

fn sees(elevations: &[u8], change: impl Fn(&mut Vec<Zone>, &mut Vec<Limit>)) -> bool {
    let (zones, limits) = row(elevations, change);
    let sight = Sight::of(&zones, &limits);
    sight.between(ZoneId(0), ZoneId(zones.len() as u8 - 1), &BrokenWalls::new())
}

#[test]
fn lines_of_sight_cross_limits_and_stop_at_heights() {
    cites!(
        "line-of-sight.marker-line",
        "line-of-sight.different-elevation",
        "boards.limit.white.sight",
        "boards.limit.orange.sight",
        "boards.limit.special.sight",
        "boards.limit.wall.blocks-sight",
        "boards.promontory.definition",
        "boards.promontory.blocks-sight",
        "boards.promontory.endpoint-ok",
        "boards.los-marker.presence",
        "rulings.los.ends-not-crossed",
        "rulings.los.no-marker",
        "boards.limit.source",
    );
    let plain = |_: &mut Vec<Zone>, _: &mut Vec<Limit>| {};
    for (kind, clear) in [
        (LimitKind::White, true),
        (LimitKind::Orange, true),
        (LimitKind::Special, true),
        (LimitKind::Wall, false),
    ] {
        let between = |_: &mut Vec<Zone>, limits: &mut Vec<Limit>| limits[0].kind = kind;
        assert_eq!(sees(&[0, 0, 0], between), clear, "{kind:?}");
    }
    // Equal ends see over what is as high as they are; of unequal ends the higher one's own height is too much.
    assert!(sees(&[1, 1, 1], plain));
    assert!(!sees(&[1, 2, 1], plain));
    assert!(sees(&[2, 1, 0], plain));
    assert!(!sees(&[2, 2, 0], plain));
    assert!(!sees(&[0, 2, 2], plain));
    // A promontory in between blocks even what looks down on it; at the end it does not.
    let promontory =
        |place: usize| move |zones: &mut Vec<Zone>, _: &mut Vec<Limit>| zones[place].promontory = true;
    assert!(!sees(&[3, 0, 3], promontory(1)));
    assert!(sees(&[3, 0, 3], promontory(2)));
    // Without a marker only an orange limit helps.
    let blind = |zones: &mut Vec<Zone>, _: &mut Vec<Limit>| zones[0].markers.clear();
    assert!(!sees(&[0, 0], blind));
    let over_orange = |zones: &mut Vec<Zone>, limits: &mut Vec<Limit>| {
        zones[0].markers.clear();
        limits[0].kind = LimitKind::Orange;
    };
    assert!(sees(&[0, 0], over_orange));
    // Any pair of markers will do.
    let second = |zones: &mut Vec<Zone>, limits: &mut Vec<Limit>| {
        limits[0].kind = LimitKind::Wall;
        limits[0].stretches[0].to.y = 6;
        zones[0].markers.push(Marker { at: Point { x: 5, y: 9 }, letters: 0 });
        zones[1].markers.push(Marker { at: Point { x: 15, y: 9 }, letters: 0 });
    };
    assert!(sees(&[0, 0], second));
}

#[test]
fn sight_on_the_house_board_is_as_in_the_ledger() {
    cites!("line-of-sight.any-condition", "rulings.distance.unreachable");
    let position = Position::bare();
    let board: &Board = position.scene().board();
    let sees = |one: &str, other: &str| {
        board.sight.between(position.zone(one), position.zone(other), &BrokenWalls::new())
    };
    assert!(
        sees("street-west", "street-mid")
            && sees("street-west", "street-east")
            && sees("street-west", "roof")
    );
    assert!(!sees("street-west", "shed-mid") && !sees("roof", "pier") && sees("shed-west", "shed-east"));
    // A zone that no move leads to has no distance, and nothing can be thrown there.
    let mut position = Position::bare();
    let gordon = position.hero(GORDON);
    let bow = position.carry(GORDON, "crossbow");
    let (roof, place) = (position.zone("roof"), usize::from(position.mission().board));
    let board = &mut position.printed.boards[place];
    for linked in &mut board.linked {
        linked.0 &= !(1 << roof.0);
    }
    board.linked[usize::from(roof.0)].0 = 0;
    assert_eq!(board.distance(ZoneId(0), roof, &BrokenWalls::new()), None);
    let throw = gotham::answer::Nature::Throw { card: bow, zone: roof };
    let refused = gotham::deed::may(position.scene(), gordon, throw).map_err(|why| why.rule);
    assert_eq!(refused, Err(rule!("rulings.distance.unreachable")), "though it is seen");
}

#[test]
fn everybody_sees_everything() {
    cites!(
        "rulings.open-information",
        "components.figures.hero-definition",
        "components.figures.character-definition"
    );
    let position = Position::reference();
    let views = [None, Some(table::Seat(0)), Some(table::Seat(1))];
    let views = views.map(|seat| <gotham::Gotham as table::Game>::view(position.scene(), seat));
    assert!(views.iter().all(|view| view.state == position.state));
    let croc = position.of_tile(CROC, 0);
    assert_eq!(position.state.hero_of(position.hero(BATMAN)), Some(BATMAN));
    assert_eq!(position.state.hero_of(croc), None);
    assert_eq!(position.state.seat_of(croc), position.state.villain_seat());
    assert_eq!(position.state.figure(croc).whereabouts, Whereabouts::Zone(position.zone("pier")));
    let horror = |modifier: &Modifier| *modifier == Modifier::RaiseEntryCost;
    assert_eq!(position.scene().level(croc, LineTrigger::Permanent, horror), 0);
    assert_eq!(movement::pool(position.scene(), croc, 0, FirstBonus::Counts), 3);
}

#[test]
fn nobody_enters_a_closed_zone() {
    cites!("rulings.board.reachable");
    let mut position = Position::bare();
    let (gordon, mid) = (position.hero(GORDON), position.zone("street-mid"));
    assert_eq!(movement::may_go(position.scene(), gordon, mid, 9), Ok(()));
    position.mission().closed.add(mid);
    let refused = movement::may_go(position.scene(), gordon, mid, 9).map_err(|why| why.rule);
    assert_eq!(refused, Err(rule!("rulings.board.reachable")));
}
