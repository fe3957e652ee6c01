//! One broken file for each code of [`Code`].

use super::{character, pack};
use crate::card::CardKind;
use crate::card::ability::{Condition, Step};
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
        Code::Split => (ann("    stamina: { healthy: 5, injured: 5 }\n", ""), "normal"),
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
        Code::Roster => {
            let text = "id: few\nname: Few\ncharacters: []\ntactics: []\ncrises: []\n";
            (("rosters/few.yaml", text.to_owned()), "few")
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
    let manual = include_str!("../../../../docs/content.md");
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
fn the_forms_of_a_split_card_share_stamina_and_defences() {
    cites!("transform.card-kinds");
    let second = "    superpowers: []
  - { id: giant, base: 50, size: 4, speed: long, attacks: [] }
";
    let split = character(&[("threat: 3", "threat: 3\ncard: split"), ("    superpowers: []\n", second)]);
    let cards = pack(&[("characters/ann.yaml", &split)]).unwrap_or_else(|found| panic!("{found}"));
    let ann = &cards.characters[0];
    assert_eq!(ann.card, CardKind::Split);
    let [normal, giant] = &ann.forms[..] else { panic!("two forms") };
    assert_eq!(
        (giant.defence, giant.healthy, giant.injured),
        (normal.defence, normal.healthy, normal.injured)
    );
    assert_eq!((normal.size, giant.size), (2, 4));
    // What is shared stands once; and separate cards, which are the usual ones, say it each for itself.
    let found = told(
        "characters/ann.yaml",
        &split.replace("size: 4,", "size: 4, stamina: { healthy: 7, injured: 7 },"),
    );
    assert!(found.contains("the forms of a split card share stamina and defences"), "{found}");
    let found = told("characters/ann.yaml", &split.replace("card: split", "card: separate"));
    assert!(found.contains("a stat card says stamina and defences"), "{found}");
    let found = told("characters/ann.yaml", &split.replace("card: split", "card: folded"));
    assert!(found.contains("`folded` is not a choice"), "{found}");
}

#[test]
fn a_pack_may_bring_conditions_along() {
    cites!("conditions.list-open");
    let dizzy = "{ id: dizzy, name: Dizzy, modifiers: [{ dice: { roll: attack, by: 1 } }] }";
    let gains = |condition: &str| {
        let gain = format!("{{ gain-conditions: {{ who: self, all: [stun, {condition}] }} }}");
        let power = format!("superpowers: [{{ id: spin, name: Spin, kind: active, do: [{gain}] }}]");
        character(&[("superpowers: []", &power)])
    };
    let ann = gains("dizzy");
    let files = [("characters/ann.yaml", ann.as_str()), ("conditions/dizzy.yaml", dizzy)];
    let cards = pack(&files).unwrap_or_else(|found| panic!("{found}"));
    assert_eq!(cards.conditions[0].id, "dizzy");
    let Step::GainConditions { all, .. } = &cards.characters[0].forms[0].superpowers[0].steps[0] else {
        panic!("it gains conditions")
    };
    let named: Vec<Condition> = all.iter().map(|named| named.condition).collect();
    assert_eq!(named, [Condition::Stun, Condition::Other(0)]);
    let found = told("characters/ann.yaml", &gains("stunn"));
    assert!(found.contains("did you mean `stun`"), "{found}");
    let found = told("conditions/dizzy.yaml", "{ id: dizzy, name: Dizzy }");
    assert!(found.contains("a condition does something"), "{found}");
}

#[test]
fn every_feature_says_its_size_and_whether_it_is_interactive() {
    cites!("battlefield.terrain-sizes-agreed");
    let field = |pieces: &str| format!("id: field\nname: Field\npieces: [{pieces}]\n");
    let wall = "{ id: wall, kind: building, at: [18, 18], length: 4, width: 2, size: 6, interactive: false }";
    let car = "{ id: car, kind: car, at: [8, 18], length: 4, width: 2 }";
    let text = field(&format!("{wall}, {car}"));
    let cards = pack(&[("battlefields/field.yaml", &text)]).unwrap_or_else(|found| panic!("{found}"));
    let agreed: Vec<_> = cards.battlefields[0].pieces.iter().map(|it| (it.size, it.interactive)).collect();
    // A car is of the book's size, and interactive since nobody says otherwise (q.diff-terrain-interactive).
    assert_eq!(agreed, [(6, false), (2, true)]);
    // Nothing stands for a feature whose size nobody knows.
    let sizeless =
        told("battlefields/field.yaml", &field(&format!("{wall}, {}", car.replace("kind: car, ", ""))));
    assert!(sizeless.contains("the field `kind` is missing"), "{sizeless}");
    let neither = told("battlefields/field.yaml", &text.replace("interactive: false", "interactive: maybe"));
    assert!(neither.contains("interactive"), "{neither}");
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
