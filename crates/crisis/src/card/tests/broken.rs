//! One broken file for each code of [`Code`].

use super::{character, pack};
use crate::card::check::Code;
use crate::cites;

/// A file that is wrong in one way, and the text at which that is told.
fn broken(code: Code) -> (&'static str, String, &'static str) {
    let ann = |plain, changed| ("characters/ann.yaml", character(&[(plain, changed)]));
    let power = |power: &str| {
        ("characters/ann.yaml", character(&[("superpowers: []", &format!("superpowers: [{power}]"))]))
    };
    let field = |pieces: &str| {
        let usual = "{ id: car, kind: car, at: [8, 18], length: 4, width: 2 }";
        ("battlefields/field.yaml", format!("id: field\nname: Field\npieces: [{usual}, {pieces}]\n"))
    };
    let kiosk = |at: &str| field(&format!("{{ id: kiosk, kind: kiosk, at: {at}, length: 2, width: 2 }}"));
    let crisis = |kind: &str, at: &str| {
        let tokens = format!("tokens: {{ name: Bomb, kind: {kind}, at: [{at}] }}");
        let text = format!("id: boom\nname: Boom\ntype: secure\nthreat: 17\n{tokens}\nscore: []\n");
        ("crises/boom.yaml", text)
    };
    let ((path, text), at) = match code {
        Code::Name => (ann("name: Ann", "name: { en: Ann, fr: '', de: Ann }"), "{ en"),
        Code::Range => (ann("{ range: 2 }", "{ range: 6 }"), "{ range: 6"),
        Code::AbilityParts => (power("{ id: run, name: Run, kind: active }"), "run, name"),
        Code::Unbound => (
            power(
                "{ id: run, name: Run, kind: active, do: [{ heal: { who: { the: friend }, amount: 1 } }] }",
            ),
            "friend",
        ),
        Code::Base => (ann("base: 35", "base: 36"), "36"),
        Code::Sides => (ann(", injured: 5", ""), "5 }"),
        Code::Place => (kiosk("[9]"), "[9]"),
        Code::TokenKind => (crisis("asset", "[0, 0]"), "asset"),
        Code::OffBattlefield => (crisis("point-of-interest", "[0, 19]"), "[0, 19]"),
        Code::Spacing => (kiosk("[13, 18]"), "[13"),
        Code::Variety => (field("{ id: van, kind: car, at: [20, 18], length: 4, width: 2 }"), "field"),
        Code::TooMany => {
            let fist = "{ id: fist, name: Fist, type: physical, reach: { range: 2 }, strength: 5, cost: 0 }";
            let many: Vec<String> = (1..=5).map(|n| fist.replace("fist,", &format!("fist{n},"))).collect();
            let text = character(&[(&format!("[{fist}]"), &format!("[{}]", many.join(", ")))]);
            (("characters/ann.yaml", text), "fist5")
        }
    };
    (path, text, at)
}

#[test]
fn every_code_is_told_at_its_place_and_with_what_would_be_right() {
    cites!(
        "measuring.range-tools",
        "objectives.types-by-crisis",
        "battlefield.terrain-required",
        "battlefield.terrain-spacing"
    );
    for code in Code::ALL {
        let (path, text, at) = broken(code);
        let found = pack(&[(path, &text)]).expect_err(code.as_str());
        assert_eq!(found.len(), 1, "{found}");
        let mistake = found.iter().next().unwrap();
        assert_eq!(mistake.code, code.as_str(), "{found}");
        assert!(text[mistake.span.start as usize..].starts_with(at), "{found}");
        assert!(mistake.help.is_some(), "{found}");
    }
}

#[test]
fn every_code_is_in_the_manual() {
    let manual = include_str!("../../../../../docs/crisis-content.md");
    for code in Code::ALL {
        assert!(manual.contains(&format!("`{}`", code.as_str())), "{}", code.as_str());
    }
}

#[test]
fn a_character_in_order_is_read() {
    let text = character(&[]);
    let cards = pack(&[("characters/ann.yaml", &text)]).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.characters[0].forms[0].attacks[0].id, "fist");
}

/// What is wrong with a file, as an author sees it.
fn told(path: &str, text: &str) -> String {
    pack(&[(path, text)]).expect_err("a broken file").to_string()
}

#[test]
fn slips_are_answered_with_what_was_meant() {
    cites!("crisis-card.two-types", "objectives.four-types", "terrain.size-value");
    let power =
        "superpowers: [{ id: run, name: Run, kind: active, do: [{ advnce: { who: self, tool: short } }] }]";
    insta::assert_snapshot!(told("characters/ann.yaml", &character(&[("superpowers: []", power)])), @r"
    error[content.unknown-variant]: `advnce` is not a choice for an entry of `do`
      homebrew/characters/ann.yaml:13:62
    13 |     superpowers: [{ id: run, name: Run, kind: active, do: [{ advnce: { who: self, tool: short } }] }]
       |                                                              ^^^^^^ did you mean `advance`?
    ");
    let crisis = "id: boom\nname: Boom\ntype: rescue\nthreat: 17\ntokens: { name: Bomb, kind: bomb, at: [] }\nscore: []\n";
    let found = told("crises/boom.yaml", crisis);
    assert!(found.contains("`rescue` is not a choice"), "{found}");
    let found = told("crises/boom.yaml", &crisis.replace("rescue", "secure"));
    assert!(found.contains("`bomb` is not a choice"), "{found}");
    let field = "id: field\nname: Field\npieces: [{ id: car, at: [8, 18], length: 4, width: 2 }]\n";
    let found = told("battlefields/field.yaml", field);
    assert!(found.contains("the field `kind` is missing"), "{found}");
}

#[test]
fn references_must_lead_somewhere() {
    let power = |does: &str| {
        let power = format!("superpowers: [{{ id: run, name: Run, kind: active, do: [{does}] }}]");
        told("characters/ann.yaml", &character(&[("superpowers: []", &power)]))
    };
    let found = power("{ transform: { to: norml } }");
    assert!(found.contains("there is no form of this character `norml`"), "{found}");
    assert!(found.contains("did you mean `normal`"), "{found}");
    let found = power("{ attack: { with: { named: fis } } }");
    assert!(found.contains("there is no attack on this card `fis`"), "{found}");
    let found = power("{ push: { who: target, tool: short } }");
    assert!(found.contains("nobody is `target` here"), "{found}");
    let found = power("{ heal: { who: { choose: { from: { named: bob } } }, amount: 1 } }");
    assert!(found.contains("there is no character `bob`"), "{found}");
}
