//! Advance, climb, push, throw, place.

use crisis::activation::Act;
use crisis::ask::{Ask, Spot};
use crisis::card::ability::{Condition, Motion, Tool};
use crisis::cites;
use crisis::event::Event;
use crisis::movement::{Advance, Wedge};
use crisis::state::{Battleground, FigureId, Reading};
use space::{Outline, P, Pose, Turn};

use crate::kit::{Position, Table};

fn alone(id: &str, x: f64, y: f64) -> (Position, FigureId) {
    let mut position = Position::new();
    let figure = position.a(id, x, y);
    position.b("invincible-iron-man", 33.0, 33.0);
    position.activated(figure, 2);
    (position, figure)
}

fn along(tool: Tool, way: u16, bend: i16, x: i32, y: i32, climb: bool) -> Advance {
    Advance::Along { tool, pose: Pose { way: Turn(way), bend }, to: P::new(x, y), climb }
}

fn moving(position: Position) -> Table {
    let mut table = position.play();
    table.act(Act::Move);
    table
}

#[test]
fn an_advance_uses_its_tool_or_a_shorter_one() {
    cites!("advance.tool-choice", "stat-card.field.speed", "advance.end-anywhere", "advance.bend");
    let (position, cap) = alone("captain-america-first-avenger", 10.0, 10.0);
    let mut table = moving(position);
    assert_eq!(table.refused(along(Tool::Long, 0, 0, 18_000, 10_000, false)).as_str(), "advance.tool-choice");
    assert_eq!(table.refused(along(Tool::Medium, 0, 20_000, 14_000, 10_000, false)).as_str(), "advance.bend");
    assert_eq!(
        table.refused(along(Tool::Medium, 0, 0, 20_000, 10_000, false)).as_str(),
        "advance.end-anywhere"
    );
    assert_eq!(
        table.refused(along(Tool::Short, 0, 0, 16_200, 10_000, false)).as_str(),
        "advance.end-anywhere"
    );
    // Half way along a bent tool.
    table.answer(along(Tool::Medium, 0, 10_000, 12_500, 10_400, false));
    assert_eq!(table.at(cap), (12.5, 10.4));
}

#[test]
fn slow_leaves_only_the_short_tool() {
    cites!("conditions.slow");
    let (mut position, cap) = alone("captain-america-first-avenger", 10.0, 10.0);
    position.with_condition(cap, Condition::Slow);
    let mut table = moving(position);
    assert_eq!(table.refused(along(Tool::Medium, 0, 0, 14_000, 10_000, false)).as_str(), "conditions.slow");
    table.answer(along(Tool::Short, 0, 0, 13_000, 10_000, false));
}

#[test]
fn larger_terrain_bars_the_way_unless_one_climbs_or_flies() {
    cites!(
        "advance.overlap-size",
        "climb.as-advance",
        "climb.size-5",
        "keywords.flight",
        "keywords.wall-crawler",
        "superpowers.innate.keywords"
    );
    // The kiosk of Museum Square is of size 3 and stands at (23.5, 12).
    let beside = |id: &str| {
        let (mut position, figure) = alone(id, 20.6, 12.0);
        position.stands("kiosk-1");
        (moving(position), figure)
    };
    let over = along(Tool::Medium, 0, 0, 26_000, 12_000, false);
    let (mut table, _) = beside("captain-america-first-avenger");
    assert_eq!(table.refused(over).as_str(), "advance.overlap-size");
    assert_eq!(table.refused(along(Tool::Medium, 0, 0, 23_500, 12_000, true)).as_str(), "climb.as-advance");
    table.answer(along(Tool::Short, 0, 0, 23_500, 12_000, true));
    let (mut table, _) = beside("invincible-iron-man");
    table.answer(over);
    let (mut table, _) = beside("spectacular-spider-man");
    table.answer(over);
}

#[test]
fn a_move_ends_where_the_base_fits() {
    cites!(
        "movement.no-base-overlap-end",
        "movement.no-partial-terrain",
        "movement.not-off-board",
        "advance.overlap-characters",
        "advance.on-top",
        "advance.end-legal"
    );
    let (mut position, _) = alone("invincible-iron-man", 20.6, 12.0);
    position.stands("kiosk-1");
    position.a("the-black-widow", 20.6, 15.0);
    let mut table = moving(position);
    let half_on = along(Tool::Medium, 0, 0, 22_200, 12_000, false);
    assert_eq!(table.refused(half_on).as_str(), "movement.no-partial-terrain");
    let on_widow = along(Tool::Medium, 16_384, 0, 20_600, 15_500, false);
    assert_eq!(table.refused(on_widow).as_str(), "movement.no-base-overlap-end");
    // On the roof.
    table.answer(along(Tool::Medium, 0, 0, 23_500, 12_000, false));
    let (mut position, _) = alone("invincible-iron-man", 20.6, 12.0);
    position.a("the-black-widow", 20.6, 15.0);
    let mut table = moving(position);
    // Past her.
    table.answer(along(Tool::Medium, 16_384, 0, 20_600, 18_000, false));
    let (position, _) = alone("captain-america-first-avenger", 1.0, 1.0);
    let mut table = moving(position);
    assert_eq!(
        table.refused(along(Tool::Short, 32_768, 0, 500, 1_000, false)).as_str(),
        "movement.not-off-board"
    );
}

#[test]
fn a_base_stands_wholly_beside_terrain_or_wholly_on_it() {
    cites!("movement.no-partial-terrain");
    let (mut position, figure) = alone("captain-america-first-avenger", 5.0, 5.0);
    let middle = position.stands("kiosk-1");
    let scene = position.scene();
    let radius = scene.card(figure).radius;
    let kiosk = scene.terrain().next().expect("it stands");
    let wall = kiosk.outline.bounds().lo.x;
    // A hair before the wall and a hair into it; a hair over the edge of the roof and a hair inside.
    let hair = 20;
    let places = [
        (wall - radius - hair, true),
        (wall - radius + hair, false),
        (wall + radius - hair, false),
        (wall + radius + hair, true),
    ];
    for (x, fits) in places {
        let rests = crisis::movement::may_rest(scene, figure, P::new(x, middle.y));
        assert_eq!(rests.is_ok(), fits, "{x} beside a wall at {wall}: {rests:?}");
    }
}

#[test]
fn web_slinger_places_within_three() {
    cites!("place.measure-from-placed", "place.anywhere-within", "place.must-fit", "movement.tool-kinds");
    let (mut position, spider) = alone("spectacular-spider-man", 10.0, 10.0);
    position.of(spider).power = 2;
    position.with_condition(spider, Condition::Slow);
    position.a("the-black-widow", 10.0, 15.0);
    let mut table = position.play();
    table.act(Act::Power(0));
    assert!(matches!(table.ask(), Ask::Place { .. }));
    assert_eq!(table.refused(Spot(P::new(10_000, 18_000))).as_str(), "place.measure-from-placed");
    assert_eq!(table.refused(Spot(P::new(10_000, 15_500))).as_str(), "movement.no-base-overlap-end");
    table.answer(Spot(P::new(10_000, 17_300)));
    assert_eq!(table.at(spider), (10.0, 17.3));
}

const WARMED_UP: &str = "im-just-getting-warmed-up";

/// Captain Marvel in her other form, beside somebody of B.
fn binary(x: f64, y: f64) -> (Position, FigureId, FigureId) {
    let (mut position, marvel) = alone("captain-marvel-cosmic-avenger", 10.0, 10.0);
    position.of(marvel).form = 1;
    position.of(marvel).power = 4;
    let cap = position.b("captain-america-first-avenger", x, y);
    (position, marvel, cap)
}

#[test]
fn a_thrown_character_flies_the_whole_tool() {
    cites!("throw-character.full-length", "throw-character.along-centred", "throw-character.tool");
    let (position, marvel, cap) = binary(10.0, 13.0);
    let throw = position.power_of(marvel, WARMED_UP);
    let mut table = position.play();
    table.act(Act::Power(throw));
    assert!(matches!(table.ask(), Ask::Way { .. }));
    table.answer(Turn(16_384));
    // The tool's 5 inches and twice the root of r^2 - (w/2)^2, which is 1.26.
    let (x, y) = table.at(cap);
    assert!(x == 10.0 && (y - 19.26).abs() < 0.002, "{x} {y}");
    table.next_act();
    assert_eq!(table.figure(cap).damage, 0);
}

#[test]
fn a_thrown_character_collides_with_the_first_base() {
    cites!(
        "throw-character.stop-on-contact",
        "throw-character.character-damage",
        "throw-character.struck-dodges",
        "dodge.when",
        "dodge.step1",
        "dodge.step2",
        "dodge.step5",
        "dodge.step6",
        "effects.enemy-allied",
        "stat-card.field.size",
        "dodge.not-defense-roll"
    );
    let (mut position, marvel, cap) = binary(10.0, 13.0);
    let throw = position.power_of(marvel, WARMED_UP);
    let skull = position.b("red-skull-master-of-the-world", 10.0, 16.5);
    // A dodge is no defence roll: Incinerate takes no die.
    position.with_condition(skull, Condition::Incinerate);
    position.dice(&["k b b b"]);
    let mut table = position.play();
    table.act(Act::Power(throw));
    table.answer(Turn(16_384));
    table.next_act();
    // Thrown: 1 damage. Struck: size 2 plus 1, less one block. Both from an enemy effect.
    assert_eq!((table.figure(cap).damage, table.figure(cap).power), (1, 1));
    assert_eq!((table.figure(skull).damage, table.figure(skull).power), (2, 2));
    let (_, y) = table.at(cap);
    assert!((y - (16.5 - 1.378)).abs() < 0.005, "in contact: {y}");
}

#[test]
fn a_thrown_character_breaks_small_terrain() {
    cites!(
        "throw-character.terrain-damage",
        "throw-character.terrain-destroyed",
        "throw-character.one-collision"
    );
    cites!("terrain.destroyed", "throw-character.any-terrain-collides");
    // The benches are of size 1 and the kiosks of size 3; Captain America is of size 2.
    for (piece, breaks) in [("bench-1", true), ("kiosk-1", false)] {
        let (mut position, marvel, cap) = binary(10.0, 13.0);
        let throw = position.power_of(marvel, WARMED_UP);
        let at = position.stands(piece);
        let before = P::new(at.x, at.y + 4_000);
        position.of(FigureId(0)).at = P::new(at.x + 2_500, before.y);
        position.of(cap).at = before;
        let mut table = position.play();
        table.act(Act::Power(throw));
        if matches!(table.ask(), Ask::Thing { .. }) {
            table.answer(crisis::ask::Thing::Figure(cap));
        }
        table.answer(Turn(49_152));
        table.next_act();
        assert_eq!(table.figure(cap).damage, 1, "{piece}");
        let destroyed = table.told().any(|event| matches!(event, Event::Destroyed { .. }));
        assert_eq!(destroyed, breaks, "{piece}");
    }
}

#[test]
fn thrown_terrain_hits_the_first_thing() {
    cites!(
        "throw-terrain.destroy-first",
        "throw-terrain.tool-from-thrower",
        "throw-terrain.first-hit",
        "throw-terrain.hits-character",
        "terrain.interactive"
    );
    let (mut position, skull) = alone("red-skull-master-of-the-world", 20.6, 12.0);
    position.of(skull).power = 3;
    position.stands("kiosk-1");
    let cap = position.b("captain-america-first-avenger", 16.0, 12.0);
    let behind = position.b("baron-helmut-zemo", 14.2, 12.0);
    position.dice(&["k b b b"]);
    let mut table = position.play();
    table.act(Act::Power(1));
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    table.answer(Turn(32_768));
    table.next_act();
    assert_eq!((table.figure(cap).damage, table.figure(behind).damage), (3, 0));
}

#[test]
fn a_throw_passes_its_thrower_and_thrown_terrain_may_hit_nothing() {
    cites!("throw-character.ignore-thrower", "throw-terrain.nothing-hit", "throw-terrain.hits-allies");
    let (position, marvel, cap) = binary(10.0, 12.5);
    let throw = position.power_of(marvel, WARMED_UP);
    let mut table = position.play();
    table.act(Act::Power(throw));
    table.answer(Turn(49_152));
    let (_, y) = table.at(cap);
    assert!((y - (12.5 - 6.259)).abs() < 0.002, "past her: {y}");
    table.next_act();
    assert_eq!(table.figure(cap).damage, 0);
    // Red Skull throws a kiosk: at nobody, then at his own side.
    for (way, hurt) in [(16_384, 0), (32_768, 4)] {
        let (mut position, skull) = alone("red-skull-master-of-the-world", 20.6, 12.0);
        position.of(skull).power = 3;
        position.stands("kiosk-1");
        let ally = position.a("crossbones-merciless-merc", 16.0, 12.0);
        position.dice(if hurt > 0 { &["b b b b"][..] } else { &[] });
        let mut table = position.play();
        table.act(Act::Power(1));
        table.until(|ask| matches!(ask, Ask::Way { .. }));
        table.answer(Turn(way));
        table.next_act();
        assert_eq!((table.figure(ally).damage, table.figure(ally).power), (hurt, 0));
        assert!(table.told().any(|event| matches!(event, Event::Destroyed { .. })));
    }
}

#[test]
fn who_stands_on_thrown_terrain_is_set_down() {
    cites!("terrain.set-down");
    let (mut position, skull) = alone("red-skull-master-of-the-world", 20.6, 12.0);
    position.of(skull).power = 3;
    let roof = position.stands("kiosk-1");
    let widow = position.b("the-black-widow", 0.0, 0.0);
    position.of(widow).at = roof;
    let mut table = position.play();
    table.act(Act::Power(1));
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    table.answer(Turn(32_768));
    table.next_act();
    assert_eq!((table.figure(widow).at, table.figure(widow).damage), (roof, 0));
}

#[test]
fn a_roof_is_left_whatever_its_size_and_tokens_are_stood_on() {
    cites!("advance.overlap-current", "objectives.may-overlap");
    let (mut position, cap) = alone("captain-america-first-avenger", 15.0, 7.0);
    position.stands("building-1");
    let kind = position.crisis("riots-spark-over-extremis");
    position.token(kind, 18.5, 7.0);
    let mut table = moving(position);
    table.answer(along(Tool::Medium, 0, 0, 18_500, 7_000, false));
    assert_eq!(table.at(cap), (18.5, 7.0));
}

#[test]
fn a_way_round_a_car_is_found_and_drawn() {
    use crisis::movement::{Climb, LayTool};
    use crisis::state::Side;
    // The kiosk stands between Zemo and where he wants to be; the tool bends round it.
    let (mut position, zemo) = alone("baron-helmut-zemo", 21.2, 12.0);
    position.stands("kiosk-1");
    let scene = position.scene();
    let question =
        LayTool { side: Side::A, figure: zemo, tool: Tool::Medium, wedge: None, climb: Climb::Barred };
    let to = P::new(24_200, 14_600);
    let answer = question.find(scene, to).expect("a bent tool reaches it");
    assert!(matches!(answer, Advance::Along { pose: Pose { bend, .. }, .. } if bend != 0), "{answer:?}");
    let strips = question.region(scene, 400);
    let within = |x: i32, y: i32| strips.iter().any(|strip| strip.y == y && strip.from <= x && x <= strip.to);
    assert!(within(21_200, 12_000), "where he stands");
    assert!(!within(23_600, 12_000), "not on the kiosk, which is larger than he is");
    assert!(question.find(scene, P::new(26_500, 12_000)).is_none(), "nor straight behind it");
    let mut table = moving(position);
    table.answer(answer);
    assert_eq!(table.at(zemo), (24.2, 14.6));
}

#[test]
fn thrown_terrain_breaks_smaller_terrain() {
    cites!("throw-terrain.hits-smaller-terrain");
    let (mut position, skull) = alone("red-skull-master-of-the-world", 26.3, 13.5);
    position.of(skull).power = 3;
    position.stands("kiosk-1");
    position.stands("bench-1");
    let mut table = position.play();
    table.act(Act::Power(1));
    if matches!(table.ask(), Ask::Thing { .. }) {
        let kiosk = table.game.now().battlefield().pieces.iter().position(|piece| piece.id == "kiosk-1");
        let kiosk = crisis::state::PieceId(kiosk.expect("it stands") as u8);
        table.answer(crisis::ask::Thing::Piece(kiosk));
    }
    table.answer(Turn(0));
    table.next_act();
    let destroyed = table.told().filter(|event| matches!(event, Event::Destroyed { .. })).count();
    assert_eq!(destroyed, 2);
}

#[test]
fn thrown_off_a_roof_nobody_hits_it() {
    cites!("throw-character.ignore-start-terrain");
    let (mut position, marvel, cap) = binary(15.0, 7.0);
    let roof = position.stands("building-1");
    position.of(marvel).at = P::new(15_000, 11_000);
    position.of(cap).at = roof;
    let throw = position.power_of(marvel, WARMED_UP);
    let mut table = position.play();
    table.act(Act::Power(throw));
    table.answer(Turn(32_768));
    table.next_act();
    assert_eq!(table.figure(cap).damage, 0);
    let (x, y) = table.at(cap);
    assert!((x - (15.0 - 6.259)).abs() < 0.002 && y == 7.0, "{x} {y}");
}

#[test]
fn there_are_five_ways_to_be_moved() {
    cites!("movement.kinds");
    let told = |table: &Table| -> Vec<Motion> {
        let moved = table.told().filter_map(|event| match event {
            Event::Moved { motion, .. } => Some(*motion),
            _ => None,
        });
        moved.collect()
    };
    // Spider-Man walks and climbs.
    let (position, _) = alone("captain-america-first-avenger", 10.0, 10.0);
    let mut table = moving(position);
    table.answer(along(Tool::Medium, 0, 0, 12_500, 10_000, false));
    table.act(Act::Move);
    table.answer(along(Tool::Short, 0, 0, 15_000, 10_000, true));
    assert_eq!(told(&table), [Motion::Advance, Motion::Climb]);
    // Iron Man's repulsor pushes; his punch places him and throws.
    for (weapon, dice, wanted) in [
        (0, ["w b b b b", "b b b b"], vec![Motion::Push]),
        (1, ["w h b b b b b", "b b b b"], vec![Motion::Place, Motion::Throw]),
    ] {
        let mut position = Position::new();
        let iron_man = position.a("invincible-iron-man", 10.0, 10.0);
        let cap = position.b("captain-america-first-avenger", 10.0, 14.0);
        position.of(iron_man).power = 3;
        position.activated(iron_man, 2);
        position.dice(&dice);
        let mut table = position.play();
        table.attack(weapon, cap);
        table.next_act();
        assert_eq!(told(&table), wanted);
    }
}

#[test]
fn a_tool_is_laid_with_both_tips_on_the_base() {
    cites!("advance.tool-start");
    let (position, _) = alone("captain-america-first-avenger", 10.0, 10.0);
    let measures = position.scene().measures();
    for radius in [689, 984, 1280] {
        let base = space::Disc::new(P::new(10_000, 10_000), radius);
        for length in measures.tools {
            let tool = space::Tool { length, width: measures.tool_width };
            for way in (0..64).map(|i| Turn(i * 1_024)) {
                let laid = tool.lay(&base, Pose { way, bend: 9_000 });
                // The two corners of the near end lie on the rim, as far to either side of the way.
                let mut near: Vec<P> = laid.first.corners().collect();
                near.sort_by_key(|corner| (*corner - base.c).len2());
                for tip in &near[..2] {
                    let far = (*tip - base.c).len2().isqrt();
                    assert!((far - i64::from(radius)).abs() <= 2, "{far} {radius}");
                }
                let middle = P::new((near[0].x + near[1].x) / 2, (near[0].y + near[1].y) / 2);
                let aside = way.dir().cross(middle - base.c) >> 30;
                assert!(aside.abs() <= 2, "the arm points straight away from the middle: {aside}");
            }
        }
    }
    // A tool that touches the base with one tip only cannot be said; one that starts elsewhere ends nowhere it reaches.
    let mut table = moving(position);
    assert_eq!(
        table.refused(along(Tool::Medium, 16_384, 0, 15_000, 10_000, false)).as_str(),
        "advance.end-anywhere"
    );
}

#[test]
fn the_roof_under_a_thrower_does_not_catch_the_throw() {
    cites!("throw-terrain.ignore-own-terrain");
    // Red Skull stands on a shop and throws a kiosk over its edge.
    let (mut position, skull) = alone("red-skull-master-of-the-world", 24.6, 6.4);
    position.stands("shop-1");
    position.stands("kiosk-1");
    position.of(skull).power = 3;
    let cap = position.b("captain-america-first-avenger", 24.6, 2.2);
    position.dice(&["b b b b"]);
    let mut table = position.play();
    table.act(Act::Power(1));
    table.until(|ask| matches!(ask, Ask::Way { .. }));
    table.answer(Turn(49_152));
    table.next_act();
    assert_eq!(table.figure(cap).damage, 4);
}

#[test]
fn the_wedge_is_a_right_angle_snug_about_the_base() {
    cites!("toward-away.wedge-tool", "toward-away.wedge-spare-tool");
    // The corner lies the radius times the root of 2 behind the middle, the edges at 45 degrees to the line: then both touch
    // the base, and a base that moves stays between them just when the wedge allows it, whatever tool was bent.
    let from = P::new(20_000, 20_000);
    for radius in [689.0f64, 984.0, 1280.0] {
        for of in [P::new(20_000, 10_000), P::new(13_000, 24_000)] {
            let wedge = Wedge { of, toward: false };
            let axis = (f64::from(from.x - of.x), f64::from(from.y - of.y));
            let length = axis.0.hypot(axis.1);
            let unit = (axis.0 / length, axis.1 / length);
            let corner = (-unit.0 * radius * 2f64.sqrt(), -unit.1 * radius * 2f64.sqrt());
            // How far a place lies inside either edge, which start at the corner.
            let inside = |x: f64, y: f64, sign: f64| {
                let edge = ((unit.0 - sign * unit.1) / 2f64.sqrt(), (unit.1 + sign * unit.0) / 2f64.sqrt());
                -sign * (edge.0 * (y - corner.1) - edge.1 * (x - corner.0))
            };
            for sign in [1.0, -1.0] {
                assert!((inside(0.0, 0.0, sign) - radius).abs() < 1e-6, "both edges touch the base");
            }
            for i in 0..720u16 {
                let dir = Turn(i * 91).dir();
                let by = ((dir.x >> 18) as f64, (dir.y >> 18) as f64);
                let depth = inside(by.0, by.1, 1.0).min(inside(by.0, by.1, -1.0)) - radius;
                if depth.abs() > 2.0 {
                    assert_eq!(wedge.allows(from, dir), depth > 0.0, "{i} {depth}");
                }
            }
        }
    }
}
