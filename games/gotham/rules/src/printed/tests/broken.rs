//! Broken files, each with what its author is told.

use super::{pack, told};
use crate::cites;

/// Two zones side by side, with one thing written otherwise.
fn board(from: &str, to: &str) -> String {
    let whole = "\
id: yard
name: Yard
zones:
  - { id: west, name: West, outline: [[0, 0], [10, 0], [10, 10], [0, 10]], elevation: 0, saturation: 3, markers: [{ at: [5, 5] }] }
  - { id: east, name: East, outline: [[10, 0], [20, 0], [20, 10], [10, 10]], elevation: 1, saturation: 3 }
limits:
  - { between: [west, east], kind: white }
";
    assert!(whole.contains(from), "{from}");
    whole.replacen(from, to, 1)
}

fn told_of_board(from: &str, to: &str) -> String {
    told(&[("boards/yard.yaml", &board(from, to))])
}

#[test]
fn boards_are_refused_where_they_are_wrong() {
    cites!("rulings.board.marker-inside", "rulings.board.fields", "rulings.board.special-directed");
    pack(&[("boards/yard.yaml", &board("white", "white"))]).unwrap_or_else(|found| panic!("{found}"));
    let found = told_of_board("at: [5, 5]", "at: [15, 5]");
    assert!(found.contains("the marker lies outside `west`"), "{found}");
    let found = told_of_board("[10, 10], [0, 10]]", "[0, 10], [10, 10]]");
    assert!(found.contains("the outline is no closed shape"), "{found}");
    let found = told_of_board("  - { between: [west, east], kind: white }\n", "  []\n");
    assert!(found.contains("nothing says what lies between `west` and `east`"), "{found}");
    let found = told_of_board("[west, east]", "[west, eats]");
    assert!(found.contains("did you mean `east`"), "{found}");
    let found = told_of_board("kind: white }", "kind: white, level: 2 }");
    assert!(found.contains("only walls have a level"), "{found}");
    let fall = "kind: white }\nspecial-moves: [{ from: west, to: east, kind: fall, level: 1 }]";
    let found = told_of_board("kind: white }", fall);
    assert!(found.contains("a fall leads down"), "{found}");
}

#[test]
fn nobody_walks_onto_a_promontory() {
    cites!("boards.promontory.access");
    let promontory = "elevation: 1, saturation: 3, promontory: true }";
    let found = told_of_board("elevation: 1, saturation: 3 }", promontory);
    assert!(found.contains("nobody walks onto a promontory"), "{found}");
    let special = board("elevation: 1, saturation: 3 }", promontory).replace("kind: white", "kind: special");
    let climb = "special-moves: [{ from: west, to: east, kind: climb, level: 1 }, { from: east, to: west, kind: fall, level: 1 }]\n";
    let found = pack(&[("boards/yard.yaml", &format!("{special}{climb}"))]);
    found.unwrap_or_else(|found| panic!("a climb leads there: {found}"));
}

#[test]
fn dice_have_six_faces() {
    cites!("rulings.house.dice.replaceable");
    let dice = "{ id: odd, name: Odd, white: [0, 0, 0, 1, 1], yellow: [0, 0, 0, 0, 0, 4], orange: [0, 0, 0, 0, 0, 0], red: [1, 1, 1, 1, 1, 1], black: [3, 3, 3, 3, 3, 3] }";
    let found = told(&[("dice/odd.yaml", dice)]);
    assert_eq!(found.matches("no die has these faces").count(), 2, "{found}");
}

#[test]
fn a_tile_can_t_have_what_only_heroes_have() {
    cites!("rulings.command.heroes-only", "rulings.house.tile.ranges");
    let skill = "{ id: command, name: Command, heroes-only: true, modifiers: [{ command: elite }] }";
    let tile = "{ id: thug, name: Thug, camp: villain, level: henchman, figures: 7, life: 1, automatic-defence: 1, first-bonus: 2, size: 1, threat: 1, skills: [{ skill: command, level: 1 }] }";
    let found = told(&[("skills/command.yaml", skill), ("tiles/thug.yaml", tile)]);
    assert!(found.contains("`command` belongs on hero sheets"), "{found}");
    assert!(found.contains("number of figures 7 is out of range"), "{found}");
    let slip = tile.replace("skill: command", "skill: comand");
    let found = told(&[("skills/command.yaml", skill), ("tiles/thug.yaml", &slip)]);
    assert!(found.contains("did you mean `command`"), "{found}");
}
