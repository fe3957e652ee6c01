//! One broken file for each code of [`Code`].

use super::{card, pack};
use crate::card::check::Code;

/// A file that is wrong in one way, and the text at which that is told.
fn broken(code: Code) -> (&'static str, String, &'static str) {
    let changed = |field, value| card(&[(field, value)]);
    let attack = |parts: &str| {
        card(&[("attacks", &format!("[{{ id: a, name: A, nature: energy, cost: 1, damage: 1, {parts} }}]"))])
    };
    let power = |parts: &str| card(&[("powers", &format!("[{{ id: p, name: P, when: active, {parts} }}]"))]);
    let field = |pieces: &str| format!("id: field\nname: Field\npieces: [{pieces}]\n");
    let mission = |parts: &str| format!("id: it\nname: It\n{parts}\n");
    let character = "characters/ann.yaml";
    let battlefield = "battlefields/field.yaml";
    match code {
        Code::Name => (character, changed("name", "{ en: Ann, fr: '', de: Ann }"), "{ en"),
        Code::Speed => (character, changed("speed", "[7, 4]"), "4]"),
        Code::OwnComrade => (character, changed("abilities", "[{ comrade: ann }]"), "ann }"),
        Code::TooMany => (
            character,
            attack(
                "kind: melee, overload: [{ damage: 1 }, { push: 1 }, { stun: 1 }, { dazzle: 1 }, { ensnare: 1 }]",
            ),
            "{ ensnare",
        ),
        Code::NoSingleTarget => {
            (character, attack("kind: { wave: 3 }, effects: [{ explosive: 2 }]"), "{ explosive")
        }
        Code::Template => (character, attack("kind: spray, template: { length: 3, width: 4 }"), "4 }"),
        Code::PowerParts => (character, power("do: []"), "active"),
        Code::Unbound => (character, power("do: [{ knock-down: it }]"), "it }"),
        Code::NotApplied => (character, power("do: [{ apply: { to: owner, effect: homing } }]"), "homing"),
        Code::Place => (battlefield, field("{ id: car, name: Car, class: t2, at: [9] }"), "[9]"),
        Code::SceneryTable => {
            (battlefield, field("{ id: car, name: Car, class: t2, at: [9, 9], size: 5 }"), "5 }")
        }
        Code::OffTable => (battlefield, field("{ id: car, name: Car, class: t2, at: [33, 9] }"), "[33"),
        Code::Overlap => (
            battlefield,
            field(
                "{ id: car, name: Car, class: t2, at: [9, 9] }, { id: bin, name: Bin, class: t1, at: [10, 10] }",
            ),
            "[10",
        ),
        Code::NoRoom => (
            battlefield,
            field("{ id: wall, name: Wall, class: t5, at: [1, 1], measures: { length: 34, width: 5 } }"),
            "field",
        ),
        Code::NothingToScore => {
            ("missions/it.yaml", mission("scoring: [{ control-all: 1 }]"), "{ control-all")
        }
        Code::TeamSize => ("teams/us.yaml", "id: us\nname: Us\nmembers: []\n".to_owned(), "[]"),
        Code::SameTrueName => ("teams/us.yaml", "id: us\nname: Us\nmembers: [ann, ann]\n".to_owned(), "ann]"),
    }
}

#[test]
fn every_code_is_told_at_its_place_and_with_what_would_be_right() {
    for code in Code::ALL {
        let (path, text, at) = broken(code);
        let mut files = vec![(path, text.as_str())];
        let ann = card(&[]);
        if path.starts_with("teams") {
            files.push(("characters/ann.yaml", &ann));
        }
        let found = pack(&files).unwrap_err();
        assert_eq!(found.len(), 1, "{found}");
        let mistake = found.iter().next().unwrap();
        assert_eq!(mistake.code, code.as_str(), "{found}");
        assert!(text[mistake.span.start as usize..].starts_with(at), "{found}");
        assert!(mistake.help.is_some(), "{found}");
    }
}

#[test]
fn every_code_is_in_the_manual() {
    let manual = include_str!("../../../../docs/content.md");
    for code in Code::ALL {
        assert!(
            manual.contains(&format!("`{}`", code.as_str())),
            "games/pow/docs/content.md does not list {}",
            code.as_str()
        );
    }
}

#[test]
fn a_mistake_is_drawn_with_its_line() {
    let found =
        pack(&[("characters/ann.yaml", &card(&[("abilities", "[brutal, { rage: 0 }]")]))]).unwrap_err();
    insta::assert_snapshot!(found, @r"
    error[content.out-of-range]: rage 0 is out of range
      homebrew/characters/ann.yaml:14:29
    14 | abilities: [brutal, { rage: 0 }]
       |                             ^ from 1 to 20
    ");
}

#[test]
fn more_than_a_card_or_a_table_can_hold_is_refused() {
    let many =
        |count: usize, each: &dyn Fn(usize) -> String| (0..count).map(each).collect::<Vec<_>>().join(", ");
    let attack = |number: usize| {
        format!("{{ id: a{number}, name: A, kind: melee, nature: energy, cost: 1, damage: 1 }}")
    };
    let power =
        |number: usize| format!("{{ id: p{number}, name: P, when: active, do: [{{ get-up: owner }}] }}");
    let piece = |number: usize| format!("{{ id: b{number}, name: B, class: t1, at: [{number}, 10] }}");
    let relic = |number: usize| format!("{{ relic: [{}, 18] }}", 2 * number + 1);
    let character = |field, things: String| ("characters/ann.yaml", card(&[(field, &format!("[{things}]"))]));
    let field =
        |pieces: String| ("battlefields/field.yaml", format!("id: field\nname: Field\npieces: [{pieces}]\n"));
    let mission = |objectives: String| {
        (
            "missions/it.yaml",
            format!("id: it\nname: It\nobjectives: [{objectives}]\nscoring: [{{ removed: 1 }}]\n"),
        )
    };
    type Room<'a> = (usize, &'a dyn Fn(usize) -> (&'static str, String), &'a str);
    let rooms: [Room; 4] = [
        (8, &|count| character("attacks", many(count, &attack)), "attacks"),
        (8, &|count| character("powers", many(count, &power)), "powers"),
        (32, &|count| field(many(count, &piece)), "pieces"),
        (4, &|count| mission(many(count, &relic)), "objectives"),
    ];
    for (room, file, what) in rooms {
        let load = |count| {
            let (path, text) = file(count);
            pack(&[(path, &text)])
        };
        assert!(load(room).is_ok(), "{room} {what}");
        let found = load(room + 1).unwrap_err();
        assert!(found.to_string().contains(&format!("{} {what} are too many", room + 1)), "{found}");
    }
}

#[test]
fn ids_of_attacks_and_powers_differ() {
    let attack = "[{ id: a, name: A, kind: melee, nature: energy, cost: 1, damage: 1 }]";
    let power = "[{ id: a, name: A, when: active, do: [{ get-up: owner }] }]";
    let found =
        pack(&[("characters/ann.yaml", &card(&[("attacks", attack), ("powers", power)]))]).unwrap_err();
    assert!(found.to_string().contains("the id of an attack or power `a` is taken"), "{found}");
}
