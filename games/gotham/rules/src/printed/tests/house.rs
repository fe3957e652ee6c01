//! The house pack.

use crate::board::{Board, BrokenWalls, ZoneId};
use crate::cites;
use crate::printed::term::{Colour, CubeBox};
use crate::printed::{Printed, house};

fn printed() -> Printed {
    house().unwrap_or_else(|found| panic!("{found}"))
}

fn zone(board: &Board, id: &str) -> ZoneId {
    board.zone_ids().find(|&zone| board.zone(zone).id == id).expect("a zone of this board")
}

#[test]
fn the_house_pack_is_in_order() {
    let printed = printed();
    assert_eq!(printed.skills.len(), 48);
    assert!(printed.heroes.len() >= 8);
    assert!(printed.mission("two-charges").is_some());
}

#[test]
fn the_house_dice_have_the_faces_of_the_ledger() {
    cites!("rulings.house.dice.faces");
    let printed = printed();
    let sides = Colour::ALL.map(|colour| printed.dice[colour as usize].sides());
    let expected =
        [[0, 0, 0, 1, 1, 1], [0, 0, 1, 1, 1, 2], [0, 1, 1, 1, 2, 2], [0, 1, 1, 2, 2, 3], [1, 1, 2, 2, 3, 3]];
    assert_eq!(sides, expected);
}

#[test]
fn an_encumbrance_table_is_read_by_its_bands() {
    cites!("rulings.house.sheet.encumbrance-bands", "hero-sheet.encumbrance-table");
    let printed = printed();
    let gordon = &printed.heroes[usize::from(printed.hero("commissioner-gordon").unwrap())];
    assert_eq!([0, 2, 3, 5, 6, 8].map(|total| gordon.first_bonus(total)), [2, 2, 1, 1, 0, 0]);
    assert_eq!(gordon.max_encumbrance(), 8);
    assert_eq!(gordon.saturation[CubeBox::Thought as usize], 5);
}

#[test]
fn zones_are_adjacent_over_white_and_orange_limits_only() {
    cites!("boards.adjacency", "boards.limit.wall.no-simple-move", "boards.limit.special.no-simple-move");
    let printed = printed();
    let board = &printed.boards[usize::from(printed.board("dockside").unwrap())];
    let whole = BrokenWalls::new();
    let adjacent = |one: &str, other: &str| board.adjacent(zone(board, one), &whole).has(zone(board, other));
    assert!(adjacent("street-west", "street-mid"));
    assert!(adjacent("street-mid", "shed-mid"));
    assert!(!adjacent("street-west", "shed-west"));
    assert!(!adjacent("street-east", "roof"));
}

#[test]
fn sight_goes_by_lines_letters_and_orange_limits() {
    cites!(
        "line-of-sight.any-condition",
        "line-of-sight.letter",
        "line-of-sight.orange",
        "line-of-sight.mutual",
        "line-of-sight.own-zone",
        "boards.limit.wall.blocks-sight",
        "rulings.los.letter-orange-absolute",
    );
    let printed = printed();
    let board = &printed.boards[usize::from(printed.board("dockside").unwrap())];
    let whole = BrokenWalls::new();
    let sees = |one: &str, other: &str| {
        let there = board.sight.between(zone(board, one), zone(board, other), &whole);
        assert_eq!(there, board.sight.between(zone(board, other), zone(board, one), &whole));
        there
    };
    assert!(sees("street-west", "street-west"));
    assert!(sees("street-west", "street-east"), "along the street");
    assert!(sees("street-west", "roof"), "by the letter A");
    assert!(sees("street-mid", "shed-mid"), "over the orange limit");
    assert!(!sees("street-west", "shed-mid"), "past the end of a wall");
    assert!(!sees("street-west", "shed-west"), "through a wall");
}

#[test]
fn distance_counts_moves() {
    cites!("general.distance", "general.distance.zero", "rulings.distance.links");
    let printed = printed();
    let board = &printed.boards[usize::from(printed.board("dockside").unwrap())];
    let whole = BrokenWalls::new();
    let distance = |one: &str, other: &str| board.distance(zone(board, one), zone(board, other), &whole);
    assert_eq!(distance("quay", "quay"), Some(0));
    assert_eq!(distance("street-west", "street-east"), Some(2));
    assert_eq!(distance("street-west", "roof"), Some(3));
    assert_eq!(distance("roof", "pier"), Some(2));
    let mut broken = BrokenWalls::new();
    let (one, other) = (zone(board, "street-west"), zone(board, "shed-west"));
    broken.push((one.min(other), one.max(other)));
    assert_eq!(board.distance(one, other, &broken), Some(1));
    assert_eq!(board.distance(one, other, &whole), Some(3));
}
