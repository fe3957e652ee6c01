//! Line of sight and cover.

use crisis::cites;
use crisis::cover;
use crisis::sight::sees;
use crisis::state::{FigureId, Reading};
use space::P;

use crate::kit::Position;

/// Iron Man west and somebody east of a piece of Museum Square, so far from its middle.
fn across(piece: &str, target: &str, west: i32, east: i32) -> (Position, FigureId, FigureId) {
    let mut position = Position::new();
    let at = position.stands(piece);
    let viewer = position.a("invincible-iron-man", 0.0, 0.0);
    let target = position.b(target, 0.0, 0.0);
    position.of(viewer).at = P::new(at.x - west, at.y);
    position.of(target).at = P::new(at.x + east, at.y);
    (position, viewer, target)
}

#[test]
fn larger_terrain_blocks_and_equal_terrain_does_not() {
    cites!("line-of-sight.terrain-blocks", "line-of-sight.definition", "stat-card.field.size-not-physical");
    // Building 5, kiosk 3, car 2; Red Skull and Doc Ock are of size 2, Ultron of size 3.
    let sight = |piece: &str, target: &str| {
        let (position, viewer, target) = across(piece, target, 5_000, 3_600);
        sees(position.scene(), viewer, target)
    };
    assert!(!sight("building-1", "red-skull-master-of-the-world"));
    assert!(!sight("building-1", "ultron-metal-tyrant"));
    assert!(sight("kiosk-1", "ultron-metal-tyrant"));
    assert!(sight("car-1", "red-skull-master-of-the-world"));
    assert!(sight("car-1", "doc-ock-sinister-scientist"));
}

#[test]
fn a_line_past_the_building_is_enough() {
    cites!("line-of-sight.self", "line-of-sight.characters-dont-block");
    let (mut position, viewer, target) = across("building-1", "red-skull-master-of-the-world", 5_000, 3_600);
    assert!(sees(position.scene(), viewer, viewer));
    // Up beside its northern edge: half of his base looks past it.
    position.of(target).at.y += 2_300;
    position.of(viewer).at.y += 2_300;
    let between = position.b("crossbones-merciless-merc", 15.0, 10.2);
    assert!(sees(position.scene(), viewer, target));
    assert!(sees(position.scene(), viewer, between));
}

#[test]
fn standing_on_terrain_is_seen_from_afar_and_looks_down() {
    cites!("line-of-sight.on-top-adds", "line-of-sight.viewer-ignores-own");
    let mut position = Position::new();
    let roof = position.stands("building-1");
    let viewer = position.a("invincible-iron-man", 0.0, 0.0);
    let target = position.b("red-skull-master-of-the-world", 0.0, 0.0);
    position.of(viewer).at = roof;
    position.of(target).at = P::new(roof.x + 6_000, roof.y);
    assert!(sees(position.scene(), viewer, target) && sees(position.scene(), target, viewer));
}

#[test]
fn cover_needs_near_terrain_a_line_through_it_and_distance() {
    cites!("cover.near-terrain", "cover.line-through", "cover.not-within-2", "cover.all-three");
    let covered = |piece: &str, west: i32, east: i32| {
        let (position, attacker, defender) = across(piece, "red-skull-master-of-the-world", west, east);
        cover::from_terrain(position.scene(), attacker, defender)
    };
    // The car is 2 inches deep and 4 long, turned to lie north and south.
    assert!(covered("car-1", 5_000, 2_000));
    assert!(!covered("car-1", 5_000, 3_500), "too far behind it");
    assert!(!covered("car-1", 1_800, 2_000), "the attacker is within range 2");
    assert!(!covered("car-1", -6_500, 2_000), "the attacker stands on the same side");
    assert!(!covered("bench-1", 5_000, 1_500), "the bench is smaller than he is");
}

#[test]
fn measuring_is_level_and_from_edge_to_edge() {
    cites!("measuring.within", "measuring.horizontal", "measuring.self-in-range");
    let mut position = Position::new();
    let one = position.a("invincible-iron-man", 10.0, 10.0);
    let other = position.b("red-skull-master-of-the-world", 10.0, 10.0);
    // Range 2 is 3 inches from edge to edge: 4.378 between the middles of two small bases.
    position.of(other).at = P::new(10_000 + 4_378, 10_000);
    assert!(position.scene().within(one, 2, other) && position.scene().within(one, 1, one));
    position.of(other).at = P::new(10_000 + 4_379, 10_000);
    assert!(!position.scene().within(one, 2, other));
}

#[test]
fn cover_turns_one_die_but_no_failure_into_a_block() {
    cites!("cover.effect", "cover.timing", "cover.no-stacking");
    use crisis::ask::{Ask, Effect};
    use crisis::card::ability::{Face, Roll};
    use crisis::dice::Faces;
    use crisis::effect::{Moment, Source};
    let (mut position, attacker, defender) = across("car-1", "red-skull-master-of-the-world", 5_000, 2_000);
    position.activated(attacker, 2);
    position.dice(&["h h h b b", "h b f"]);
    let mut table = position.play();
    table.attack(0, defender);
    table.until(|ask| matches!(ask, Ask::Effect { moment: Moment::OwnDice(Roll::Defence), .. }));
    table.answer(Effect::Use(Source::Cover));
    let one = |face: Face| [face].into_iter().collect::<Faces>();
    assert_eq!(table.refused(one(Face::Failure)).as_str(), "dice.failure");
    table.answer(one(Face::Blank));
    table.next_act();
    assert_eq!(table.figure(defender).damage, 2);
}
