//! What rules say when they are asked why: the parts of a cost, paths of several moves, and what blocks a line of sight.

mod common;

use common::{BATMAN, Position};
use gotham::bearer::Reading as _;
use gotham::board::BrokenWalls;
use gotham::cites;
use gotham::move_cost::{self, Source};
use gotham::movement::{cost, may_go, way};
use gotham::path::Paths;
use gotham::printed::house;
use gotham::sight::{Explanation, Means, Obstacle};
use gotham::state::Whereabouts;

#[test]
fn a_cost_names_its_parts_and_their_rules() {
    cites!("movement.e.simple-cost", "movement.e.climb-cost", "hindrance.move", "difficult-terrain.leaving");
    let mut position = Position::bare();
    let batman = position.hero(BATMAN);
    position.put(batman, "quay");
    position.thug(0, "quay");
    let parts = |position: &Position, to: &str| {
        let (from, to) = (position.state.figure(batman).zone().expect("on the board"), position.zone(to));
        let way = way(position.scene(), batman, to).expect("a way there");
        let parts = move_cost::parts(position.scene(), batman, from, to, way);
        parts.iter().map(|part| (part.source, part.points)).collect::<Vec<_>>()
    };
    // A thug of size 1 in the way, and one level of difficult ground.
    let wanted = vec![(Source::Move, 1), (Source::Hindrance, 1), (Source::DifficultTerrain, 1)];
    assert_eq!(parts(&position, "shed-west"), wanted);
    assert_eq!(Source::Hindrance.rule(), gotham::rule!("hindrance.move"));
    position.put(batman, "street-east");
    assert_eq!(parts(&position, "roof"), vec![(Source::Move, 1), (Source::Climb, 2)]);
}

/// A path is what the rules would ask for, move by move: every leg of every path from every zone is paid as it is told.
#[test]
fn every_leg_of_a_path_costs_what_the_rules_ask() {
    cites!("movement.d.one-zone-per-move", "movement.f.only-for-missing", "movement.f.cannot-pay");
    let mut position = Position::reference();
    let batman = position.hero(BATMAN);
    let zones: Vec<_> = position.scene().board().zone_ids().collect();
    let (mut legs, mut walked) = (0, Position::reference());
    for &start in &zones {
        position.state.figure_mut(batman).whereabouts = Whereabouts::Zone(start);
        let paths = Paths::of(position.scene(), batman, 2, 0);
        assert!(paths.to(start).is_empty());
        for &goal in &zones {
            walked.state = position.state.clone();
            let mut points = 0;
            for leg in paths.to(goal) {
                let scene = walked.scene();
                let way = way(scene, batman, leg.to).expect("a leg is one move");
                let paid = cost(scene, batman, leg.from, leg.to, way);
                assert_eq!(paid, leg.parts.iter().map(|part| part.points).sum::<u8>());
                assert!(may_go(scene, batman, leg.to, 60).is_ok());
                points += paid;
                let sheet = walked.sheet(BATMAN).move_points;
                assert_eq!((leg.points, leg.cubes), (points, points.saturating_sub(2).div_ceil(sheet)));
                walked.state.figure_mut(batman).whereabouts = Whereabouts::Zone(leg.to);
                legs += 1;
            }
        }
    }
    assert!(legs > 100, "{legs}");
}

#[test]
fn dread_goes_round_what_is_dangerous_where_it_can() {
    cites!("dangerous-terrain.entering");
    let mut position = Position::bare();
    let batman = position.hero(BATMAN);
    position.put(batman, "quay");
    let (pier, goal) = (position.zone("pier"), position.zone("shed-east"));
    let crosses = |position: &Position, dread: u8| {
        let paths = Paths::of(position.scene(), batman, 9, dread);
        let path = paths.to(goal);
        let danger = path.iter().map(|leg| leg.danger).sum::<u8>();
        assert_eq!(path.last().map(|leg| leg.dangers), Some(danger));
        path.iter().any(|leg| leg.to == pier)
    };
    assert!(crosses(&position, 0), "the pier is the shortest way");
    assert!(!crosses(&position, 3), "and the dangerous one");
}

/// The explanation and the table of lines that the game is played with agree on every pair of zones of every board.
#[test]
fn explanations_agree_with_what_is_seen() {
    cites!("line-of-sight.any-condition", "line-of-sight.mutual", "line-of-sight.own-zone");
    let printed = house().expect("the house pack is in order");
    let mut blocked = 0;
    for board in &printed.boards {
        for one in board.zone_ids() {
            for other in board.zone_ids() {
                let why = Explanation::of(board, one, other, &BrokenWalls::new());
                assert_eq!(why.sees(), board.sight.between(one, other, &BrokenWalls::new()));
                assert_eq!(why.by == Some(Means::OwnZone), one == other);
                blocked += usize::from(!why.sees());
            }
        }
    }
    assert!(blocked > 100, "{blocked}");
}

#[test]
fn an_explanation_names_what_blocks_each_line() {
    cites!("boards.limit.wall.blocks-sight", "rulings.los.broken-wall-pair", "line-of-sight.letter");
    let position = Position::bare();
    let board = position.scene().board();
    let zones = ["street-west", "shed-west", "roof"].map(|id| position.zone(id));
    let [street, shed, roof] = zones;
    let why = Explanation::of(board, street, shed, &BrokenWalls::new());
    assert!(!why.sees() && why.by.is_none());
    let wall = why.lines[0].blocked.expect("the wall of the shed");
    assert!(matches!(wall, Obstacle::Wall(one, other) if board.wall(one, other).is_some()));
    assert_eq!(wall.rule(), gotham::rule!("boards.limit.wall.blocks-sight"));
    // Once the wall is broken they see each other, though no line is clear.
    let broken = BrokenWalls::from_iter([(street.min(shed), street.max(shed))]);
    let why = Explanation::of(board, street, shed, &broken);
    assert!(why.sees() && why.by == Some(Means::BrokenWall) && why.lines[0].blocked.is_some());
    let why = Explanation::of(board, street, roof, &BrokenWalls::new());
    assert_eq!(why.by, Some(Means::Letter(0)), "both bear an A");
}
