//! Sheets, tiles, cards and boards within their ranges, and the reference values of the ledger.

use super::{pack, told};
use crate::cites;
use crate::printed::term::{Camp, Colour, CubeBox, DieType, MaterialType};
use crate::printed::{AutomaticDefence, Bulk, Characteristic, Printed, house};

/// The reference hero of the ledger, with one thing written otherwise.
fn hero(from: &str, to: &str) -> String {
    let whole = "\
id: reference
name: Reference
energy: 10
recovery: { active: 2, rest: 5 }
size: 1
threat: 1
automatic-defence: { die: yellow }
bat-belt: 2
melee: { die: orange, saturation: 4 }
ranged: { die: orange, saturation: 4 }
manipulation: { die: orange, saturation: 4 }
thought: { die: orange, saturation: 4 }
movement: { points: 1, saturation: 4 }
defence: { die: orange, saturation: 4 }
reroll: 4
encumbrance: [{ up-to: 2, bonus: 2 }, { up-to: 5, bonus: 1 }, { up-to: 8, bonus: 0 }]
";
    assert!(whole.contains(from), "{from}");
    whole.replacen(from, to, 1)
}

fn told_of_hero(from: &str, to: &str) -> String {
    told(&[("heroes/reference.yaml", &hero(from, to))])
}

#[test]
fn the_reference_hero_is_read_as_it_is_written() {
    cites!(
        "rulings.house.sheet.reference",
        "components.hero-sheets.two-parts",
        "hero-sheet.figure",
        "hero-sheet.action-boxes",
        "hero-sheet.action-box-contents",
        "hero-sheet.box.melee",
        "hero-sheet.box.ranged",
        "hero-sheet.box.manipulation",
        "hero-sheet.box.thought",
    );
    let printed = pack(&[("heroes/reference.yaml", &hero("energy: 10", "energy: 10"))]);
    let printed = printed.unwrap_or_else(|found| panic!("{found}"));
    let sheet = &printed.heroes[0];
    assert_eq!((sheet.energy, sheet.recovery_active, sheet.recovery_rest), (10, 2, 5));
    assert_eq!((sheet.size, sheet.threat, sheet.bat_belt, sheet.move_points), (1, 1, 2, 1));
    assert_eq!(sheet.automatic_defence, AutomaticDefence::Die(DieType::Yellow));
    assert_eq!(sheet.saturation, [4; 7]);
    for cube_box in
        [CubeBox::Melee, CubeBox::Ranged, CubeBox::Manipulation, CubeBox::Thought, CubeBox::Defence]
    {
        assert_eq!(sheet.characteristics[cube_box as usize], Characteristic::Die(DieType::Orange));
    }
    assert_eq!([0, 2, 3, 5, 6, 8].map(|total| sheet.first_bonus(total)), [2, 2, 1, 1, 0, 0]);
    assert!(sheet.skills.is_empty() && sheet.traits.is_empty());
    // Each of the boxes is its own.
    let change =
        [("melee: { die: orange", 0), ("ranged: { die: orange", 1), ("manipulation: { die: orange", 2)];
    for (from, place) in change.into_iter().chain([("thought: { die: orange", 3)]) {
        let to = from.replace("orange", "red");
        let printed = pack(&[("heroes/reference.yaml", &hero(from, &to))]).expect("a sheet");
        let red = Characteristic::Die(DieType::Red);
        let boxes = printed.heroes[0].characteristics;
        assert_eq!(boxes.iter().position(|it| *it == red), Some(place));
    }
}

#[test]
fn sheets_beyond_their_ranges_are_refused() {
    cites!("rulings.house.sheet.ranges");
    let ranges = [
        ("energy: 10", "energy: 13", "energy 13 is out of range"),
        ("active: 2", "active: 4", "recovery 4 is out of range"),
        ("rest: 5", "rest: 3", "recovery 3 is out of range"),
        ("size: 1", "size: 4", "size 4 is out of range"),
        ("threat: 1", "threat: 4", "threat 4 is out of range"),
        ("bat-belt: 2", "bat-belt: 5", "bat-belt 5 is out of range"),
        ("reroll: 4", "reroll: 7", "saturation 7 is out of range"),
        ("points: 1", "points: 3", "movement characteristic 3 is out of range"),
        ("up-to: 5, bonus: 1", "up-to: 5, bonus: 3", "who carries more has no larger bonus"),
    ];
    for (from, to, message) in ranges {
        let found = told_of_hero(from, to);
        assert!(found.contains(message), "{to}: {found}");
    }
}

/// The reference tile of the ledger.
const TILE: &str = "\
id: reference
name: Reference
camp: villain
level: henchman
figures: 3
life: 1
automatic-defence: 1
first-bonus: 2
size: 1
threat: 1
melee: [{ dice: [orange, yellow] }]
ranged: [{ dice: [yellow, white] }]
manipulation: [{ dice: [yellow] }]
thought: [{ dice: [white] }]
reinforcement-cost: 1
";

#[test]
fn the_reference_tile_is_read_as_it_is_written() {
    cites!("rulings.house.tile.reference", "tiles.field.name", "tiles.field.traits", "tiles.field.skills");
    let printed = pack(&[("tiles/reference.yaml", TILE)]).unwrap_or_else(|found| panic!("{found}"));
    let tile = &printed.tiles[0];
    assert_eq!((tile.figures, tile.life, tile.automatic_defence, tile.first_bonus), (3, 1, 1, 2));
    assert_eq!((tile.size, tile.threat, tile.reinforcement_cost), (1, 1, Some(1)));
    let dice: Vec<&[DieType]> = tile.lines.iter().flatten().map(|line| line.dice.as_slice()).collect();
    use DieType::{Orange, White, Yellow};
    assert_eq!(dice, [&[Orange, Yellow][..], &[Yellow, White], &[Yellow], &[White]]);
    assert_eq!((tile.name.en.as_str(), tile.traits.len(), tile.skills.len()), ("Reference", 0, 0));
    // Traits and skills of the house tiles are those that were written.
    let house = printed_house();
    let moth = &house.tiles[usize::from(house.tile("killer-moth").expect("a tile"))];
    assert_eq!(moth.traits, [crate::printed::term::Trait::GasImmunity]);
    let levels: Vec<u8> = moth.skills.iter().map(|has| has.level).collect();
    assert_eq!(levels, [2, 2, 1]);
}

fn printed_house() -> Printed {
    house().unwrap_or_else(|found| panic!("{found}"))
}

#[test]
fn cards_and_boards_beyond_their_ranges_are_refused() {
    cites!("rulings.house.card.ranges", "rulings.board.ranges");
    let card = |body: &str| told(&[("materials/thing.yaml", &format!("id: thing\nname: Thing\n{body}"))]);
    let found = card("bulk: { equipment: 5 }\ntype: tool\nlines: [{ when: thought, successes: 1 }]");
    assert!(found.contains("encumbrance 5 is out of range"), "{found}");
    let found = card("bulk: { bat-gadget: 4 }\ntype: tool\nlines: [{ when: thought, successes: 3 }]");
    assert!(found.contains("size 4 is out of range"), "{found}");
    assert!(found.contains("number of successes 3 is out of range"), "{found}");
    let found = card("bulk: { equipment: 1 }\ntype: object\nlines: [{ when: thought, successes: 1 }]");
    assert!(found.contains("bonus lines of an object"), "{found}");
    let found = card("bulk: { equipment: 1 }\ntype: tool\nlines: [{ when: thought, dice: [red, red, red] }]");
    assert!(found.contains("3 dice can't be"), "{found}");
    let two = "lines: [{ when: permanent, successes: 1 }, { when: permanent, successes: 1 }]";
    let found = card(&format!("bulk: {{ equipment: 1 }}\ntype: tool\n{two}"));
    assert!(found.contains("one permanent line at most"), "{found}");
    let board = "\
id: yard
name: Yard
zones:
  - { id: west, name: West, outline: [[0, 0], [10, 0], [10, 10], [0, 10]], elevation: 6, saturation: 13, difficult: 5 }
  - { id: east, name: East, outline: [[10, 0], [20, 0], [20, 10], [10, 10]], elevation: 0, saturation: 1, dangerous: 5 }
limits: [{ between: [west, east], kind: wall, level: 5 }]
special-moves: [{ from: west, to: east, kind: fall, level: 5 }]
";
    let found = told(&[("boards/yard.yaml", board)]);
    for message in ["elevation 6", "saturation 13", "level 5"] {
        assert!(found.contains(message), "{found}");
    }
    assert_eq!(found.matches("level 5 is out of range").count(), 4, "{found}");
}

#[test]
fn the_pack_is_no_smaller_than_a_box_needs() {
    cites!(
        "components.box-contents",
        "components.boards.count",
        "components.dice.count-and-colours",
        "rulings.house.dice.no-shortage"
    );
    let printed = printed_house();
    assert!(printed.boards.len() >= 2, "two boards at least");
    let large = printed.boards.iter().filter(|board| board.zones.len() >= 20).count();
    assert_eq!(large, 3);
    assert_eq!(printed.dice.len(), Colour::ALL.len());
    // More than four dice of a colour can be picked up: the box is no limit.
    let handful = crate::dice::Handful::of(DieType::Orange, 7);
    assert_eq!(handful.dice[Colour::Orange as usize], 7);
    // One command post, and at most three hero sheets, in every mission.
    assert!(printed.missions.iter().all(|mission| (1..=3).contains(&mission.slots.len())));
    assert!(printed.tiles.iter().any(|tile| tile.camp == Camp::Neutral));
    assert!(printed.tiles.len() >= 16 && printed.missions.len() >= 6);
    let gadgets = printed.materials.iter().filter(|card| matches!(card.bulk, Bulk::BatGadget(_)));
    assert!(gadgets.count() >= 4 && printed.materials.iter().any(|card| card.kind == MaterialType::Object));
}
