//! Broken missions, each with what its author is told.

use super::{pack, told};
use crate::cites;

const BOARD: &str = "\
id: yard
name: Yard
zones:
  - { id: west, name: West, outline: [[0, 0], [10, 0], [10, 10], [0, 10]], elevation: 0, saturation: 3, markers: [{ at: [5, 5] }] }
  - { id: east, name: East, outline: [[10, 0], [20, 0], [20, 10], [10, 10]], elevation: 0, saturation: 3 }
  - { id: vault, name: Vault, outline: [[20, 0], [30, 0], [30, 10], [20, 10]], elevation: 0, saturation: 3 }
limits:
  - { between: [west, east], kind: white }
  - { between: [east, vault], kind: wall }
";
const HERO: &str = "\
id: hero
name: Hero
energy: 10
recovery: { active: 2, rest: 5 }
size: 1
threat: 1
melee: { die: orange, saturation: 4 }
ranged: { die: orange, saturation: 4 }
manipulation: { die: orange, saturation: 4 }
thought: { die: orange, saturation: 4 }
movement: { points: 1, saturation: 4 }
defence: { die: orange, saturation: 4 }
reroll: 4
encumbrance: [{ up-to: 8, bonus: 0 }]
";

fn tile(id: &str, camp: &str) -> String {
    format!(
        "{{ id: {id}, name: Thug, camp: {camp}, level: henchman, figures: 4, life: 1, automatic-defence: 1, first-bonus: 2, size: 1, threat: 1, melee: [{{ dice: [white] }}] }}"
    )
}

/// A mission with one thing written otherwise.
fn mission(from: &str, to: &str) -> String {
    let whole = "\
id: test
name: Test
board: yard
initiative: heroes
last-turn: 6
on-time: villain
heroes: [{ allowed: [{ hero: hero }], start: west }]
river:
  - characters: { tile: thug, at: [east] }
  - event
villain: { cubes: 9, recovery: 4 }
events: [{ id: calm, name: Calm, do: [] }]
closed: [vault]
tokens: [{ id: bomb, name: Bomb, at: [east] }]
tasks:
  - { id: disarm, name: Disarm, who: heroes, token: bomb, deed: complex-manipulation, difficulty: 3, do: [remove-token] }
ends:
  - { winner: heroes, if: { tokens-at-most: { token: bomb, count: 0 } } }
";
    assert!(whole.contains(from), "{from}");
    whole.replacen(from, to, 1)
}

fn files(mission: &str) -> Vec<(&'static str, String)> {
    vec![
        ("boards/yard.yaml", BOARD.to_owned()),
        ("heroes/hero.yaml", HERO.to_owned()),
        ("tiles/thug.yaml", tile("thug", "villain")),
        ("tiles/citizen.yaml", tile("citizen", "neutral")),
        ("missions/test.yaml", mission.to_owned()),
    ]
}

fn told_of(from: &str, to: &str) -> String {
    let files = files(&mission(from, to));
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (*path, text.as_str())).collect();
    told(&files)
}

#[test]
fn missions_are_refused_where_they_are_wrong() {
    cites!(
        "rulings.mission.fields",
        "rulings.mission.start-saturation",
        "rulings.board.reachable",
        "rulings.house.post.energy",
        "rulings.house.post.river",
    );
    let whole = files(&mission("id: test", "id: test"));
    let whole: Vec<(&str, &str)> = whole.iter().map(|(path, text)| (*path, text.as_str())).collect();
    pack(&whole).unwrap_or_else(|found| panic!("{found}"));
    let cases = [
        ("closed: [vault]\n", "", "no way leads from here to `vault`"),
        (
            "at: [east] }\n  - event",
            "at: [east, east, east, east] }\n  - event",
            "figures of size 4 start in `east`",
        ),
        ("at: [east] }\n  - event", "at: [east], reserve: 4 }\n  - event", "5 figures of this tile can't be"),
        ("events: [{ id: calm, name: Calm, do: [] }]\n", "", "the event tile has no event"),
        ("  - event\n", "  - event\n  - event\n", "the event tile is there twice"),
        ("tile: thug", "tile: citizen", "the villain does not run this tile"),
        ("cubes: 9", "cubes: 21", "number of cubes 21 is out of range"),
        ("recovery: 4", "recovery: 9", "recovery 9 is out of range"),
        ("last-turn: 6", "last-turn: 13", "turn 13 is out of range"),
        ("on-time: villain", "on-time: neutral", "nobody plays the neutral camp"),
        (", difficulty: 3", "", "deed and difficulty do not fit"),
        ("token: bomb, deed", "token: bom, deed", "did you mean `bomb`"),
        ("start: west", "start: wets", "did you mean `west`"),
        ("do: [] }", "do: [remove-token] }", "nobody does this at a token"),
        ("winner: heroes, if", "winner: neutral, if", "the neutral camp can't win"),
        ("{ tokens-at-most: { token: bomb, count: 0 } }", "{ turn-reached: 7 }", "this end can never come"),
        (
            "{ tokens-at-most: { token: bomb, count: 0 } }",
            "{ heroes-in: { zone: east, count: 2 } }",
            "there are 1 heroes",
        ),
        (
            "{ tokens-at-most: { token: bomb, count: 0 } }",
            "{ tile-neutralised: citizen }",
            "`citizen` is not in the river",
        ),
        ("{ tokens-at-most: { token: bomb, count: 0 } }", "{ any: [] }", "this end can never come"),
        (
            "{ tokens-at-most: { token: bomb, count: 0 } }",
            "{ tokens-at-least: { token: bomb, count: 2 } }",
            "1 lie there, and nothing places more of `bomb`",
        ),
        (
            "do: [remove-token] }",
            "do: [explode: { level: 2 }] }",
            "1 lie there, and nothing takes `bomb` away",
        ),
        (
            "closed: [vault]",
            "closed: [vault]\nbystanders: [{ tile: thug, at: [east] }]",
            "these are no bystanders",
        ),
        ("heroes: [{ allowed: [{ hero: hero }], start: west }]", "heroes: []", "0 hero slots can't be"),
        ("board: yard\n", "", "board"),
    ];
    for (from, to, message) in cases {
        let found = told_of(from, to);
        assert!(found.contains(message), "{to}: {found}");
        assert!(found.contains("missions/test.yaml"), "{found}");
    }
}

#[test]
fn tiles_can_t_push_their_limits() {
    cites!("rulings.pushing-limits.heroes-only");
    let printed = crate::printed::house().unwrap_or_else(|found| panic!("{found}"));
    let heroes_only: Vec<&str> =
        printed.skills.iter().filter(|skill| skill.heroes_only).map(|skill| skill.id.as_str()).collect();
    assert_eq!(heroes_only, ["elite-command", "henchman-command", "pushing-limits"]);
    let skill =
        "{ id: push, name: Push, heroes-only: true, abilities: [{ when: spending, do: [spend-wounds] }] }";
    let bearer =
        tile("thug", "villain").replace("threat: 1,", "threat: 1, skills: [{ skill: push, level: 1 }],");
    let found = told(&[("skills/push.yaml", skill), ("tiles/thug.yaml", &bearer)]);
    assert!(found.contains("`push` belongs on hero sheets"), "{found}");
}

#[test]
fn boards_whose_zones_lie_on_one_another_are_refused() {
    cites!("rulings.board.fields");
    let board =
        BOARD.replace("[[10, 0], [20, 0], [20, 10], [10, 10]]", "[[9, 0], [20, 0], [20, 10], [9, 10]]");
    let found = told(&[("boards/yard.yaml", &board)]);
    assert!(found.contains("`east` lies on `west`"), "{found}");
}
