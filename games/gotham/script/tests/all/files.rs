//! What an author of a scenario of Gotham City Chronicles sees.

use crate::of_file;

/// The first line of each thing that is wrong.
fn messages(rest: &str) -> Vec<String> {
    let drawn = of_file(&format!("game: gotham\ntitle: T\n{rest}"));
    drawn.lines().filter(|line| line.starts_with("error")).map(str::to_owned).collect()
}

/// Messages of a scenario of Batman and a thug.
fn beside_a_thug(rest: &str) -> Vec<String> {
    messages(&format!(
        "given: {{ bare: true, heroes: {{ batman: {{ at: quay, carries: [tonfa] }} }}, figures: {{ thug: {{ tile: thug-with-crowbar, at: quay }} }} }}\n{rest}"
    ))
}

#[test]
fn the_place_of_a_mistake_is_drawn_with_what_would_be_right() {
    let drawn = of_file("game: gotham\ntitle: T\ngiven: { heroes: { batman: { at: quy } } }\n");
    insta::assert_snapshot!(drawn, @"
    error[scenario.unknown-name]: there is no zone `quy`
      t.yaml:3:34
    3 | given: { heroes: { batman: { at: quy } } }
      |                                  ^^^ did you mean `quay`?
    ");
}

#[test]
fn names_that_nothing_has_are_told() {
    let unknown = |what: &str| format!("error[scenario.unknown-name]: there is no {what}");
    assert_eq!(messages("given: { heroes: { batmann: { at: quay } } }\n")[0], unknown("hero `batmann`"));
    assert_eq!(messages("given: { figures: { thugs: { at: quay } } }\n")[0], unknown("tile `thugs`"));
    assert_eq!(
        messages("given: { heroes: { batman: { at: quay, carries: [tonfah] } } }\n"),
        [unknown("card `tonfah`")]
    );
    assert_eq!(
        messages("given: { clouds: [{ cloud: gas, at: nowhere, by: villain }] }\n"),
        [unknown("zone `nowhere`")]
    );
    assert_eq!(
        messages("given: { tokens: [charge at quay] }\n"),
        [unknown("token of this mission `charge`")]
    );
    assert_eq!(beside_a_thug("then: { thugg: { down: true } }\n"), [unknown("figure `thugg`")]);
    let skill = messages("given: { heroes: { batman: { at: quay, skills: { lukc: 1 } } } }\n");
    assert!(skill[0].contains("`lukc`"), "{skill:?}");
    let mission = messages("given: { mission: two-charge }\n");
    assert!(mission[0].contains("`two-charge`"), "{mission:?}");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let impossible = |what: &str| format!("error[scenario.impossible]: {what}");
    assert_eq!(messages("given: { heroes: { batman: {} } }\n"), [impossible("`batman` is nowhere")]);
    assert_eq!(
        messages("given: { heroes: { batman: { at: quay, fatigue: 4, available: 4 } } }\n"),
        [impossible("`batman` has 11 cubes, not 8")]
    );
    assert_eq!(
        messages("given: { mission: two-charges, villain: { available: 6, fatigue: 6 } }\n"),
        [impossible("the villain of this mission has 11 cubes, not 12")]
    );
    assert_eq!(
        messages("given: { mission: two-charges, board: dockside }\n"),
        [impossible("a mission has its own board")]
    );
    assert_eq!(
        messages("given: { broken-walls: [street-west and street-mid] }\n"),
        [impossible("no wall that can be broken is between these zones")]
    );
    let full = "given: { heroes: { batman: { at: crane } }, figures: { killer-croc: { at: crane } } }\n";
    assert_eq!(messages(full), [impossible("`crane` holds 3 and may hold 2")]);
    let board = "given: { board: { id: b, name: B, zones: [{ id: a, name: A, outline: [[0, 0], [9, 9], [9, 0], [0, 9]], elevation: 0, saturation: 4 }], limits: [] } }\n";
    assert_eq!(messages(board), ["error[gotham.outline]: the outline is no closed shape"]);
    let twice = "given: { kept: { once: [[9, heal]] } }\n";
    assert_eq!(messages(twice), [impossible("this speaks of cards or figures that are not there")]);
}

#[test]
fn lines_and_dice_that_cannot_be_read_say_what_would_be_right() {
    let misread = |what: &str| format!("error[scenario.misread]: {what}");
    assert_eq!(beside_a_thug("do: [batman atacks thug]\n"), [misread("nobody can do this: `atacks`")]);
    assert_eq!(beside_a_thug("do: [robin attacks thug]\n"), [misread("nobody here is called `robin`")]);
    assert_eq!(beside_a_thug("do: [batman attacks thug spending]\n"), [misread("this can't be understood")]);
    assert_eq!(beside_a_thug("do: [batman moves to key]\n"), [misread("there is no zone `key`")]);
    assert_eq!(beside_a_thug("do: [batman]\n"), [misread("a line says who does what")]);
    let roll = beside_a_thug("dice: [purple 1]\n");
    assert!(roll[0].contains("a roll is a colour (white, yellow, orange, red, black)"), "{roll:?}");
    let other = beside_a_thug("dice: [orange 2]\ndo: [batman attacks thug]\n");
    assert_eq!(other, ["error[scenario.chance]: orange dice are forced here, and red dice are rolled"]);
    let face = beside_a_thug("dice: [white 3]\n");
    assert_eq!(face, ["error[scenario.chance]: a white die shows from 0 to 1, not 3"]);
}

#[test]
fn what_the_rules_refuse_is_refused_by_its_rule() {
    let refused = beside_a_thug("do: [batman shoots thug]\n");
    assert_eq!(refused, ["error[scenario.refused]: refused by hero-ranged.a.needs-weapon"]);
    let unasked = beside_a_thug("do: [batman rests]\n");
    assert_eq!(unasked, ["error[scenario.unusable]: nobody asks for this where the game stands"]);
    // What can be done in one way only is not asked for, and so must not stand for something else.
    let other = messages(
        "given: { bare: true, heroes: { batman: { at: quay } }, figures: { thug-with-crowbar: { at: quay }, killer-croc: { at: pier } } }\ndo: [batman attacks killer-croc]\n",
    );
    assert_eq!(other, ["error[scenario.unusable]: nobody asks for this where the game stands"]);
}

#[test]
fn what_differs_is_told_with_what_there_is() {
    let differs = beside_a_thug(
        "dice: [red 3]\ndo: [batman attacks thug]\nthen: { thug: { at: quay, wounds: 1 }, batman: { melee: 2, carries: [] }, river: [], outcome: heroes }\n",
    );
    assert_eq!(
        differs,
        [
            "error[scenario.differs]: the place of thug is reserve, not quay",
            "error[scenario.differs]: thug is a character: it has life points, and no sheet",
            "error[scenario.differs]: the melee box of batman is 1, not 2",
            "error[scenario.differs]: what batman carries is tonfa, not nothing",
            "error[scenario.differs]: the river is thug-with-crowbar, not nothing",
            "error[scenario.differs]: the outcome is none, not heroes",
        ]
    );
}
